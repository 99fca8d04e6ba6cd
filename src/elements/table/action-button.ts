import { type TemplateResult, html, nothing } from 'lit';
import { trueIf } from './card.js';

/** A button under the own cards. */
export interface ActionButton {
  /** Its part's name. */
  readonly name: string;
  readonly label: string;
  /** The main one stands out, unless it is only `either` of what may be done. */
  readonly primary?: 'primary' | 'primary either' | undefined;
  /** One that would be refused stays a button: pressed, it says why. */
  readonly refused?: boolean | undefined;
  /** One that switches something on and off: whether that is on. */
  readonly pressed?: boolean | undefined;
  readonly press: () => void;
}

export const actionButton = ({
  name,
  label,
  primary,
  refused = false,
  pressed,
  press,
}: ActionButton): TemplateResult =>
  html`<button
    type="button"
    class="button ${primary ?? ''}"
    part="button button-${name} ${primary ? 'primary' : ''}"
    aria-disabled=${trueIf(refused)}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${press}
  >
    ${label}
  </button>`;
