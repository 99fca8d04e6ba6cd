import { type TemplateResult, html } from 'lit';
import { trueIf } from '../../elements/table/card.js';
import type { PaigowHost, PaigowWords } from './element-host.js';

/** A button under the own cards. One that would be refused stays a button: pressed, it says why. */
export const button = (
  { gameWords: { buttons }, request }: PaigowHost,
  name: keyof PaigowWords['buttons'] | 'sort',
  primary: 'primary' | '' = '',
  refused = false,
  label: string = buttons[name as keyof typeof buttons],
): TemplateResult =>
  html`<button
    type="button"
    class="button ${primary}"
    part="button button-${name} ${primary && 'button-primary'}"
    aria-disabled=${trueIf(refused)}
    @click=${() => request({ type: name === 'deal' ? 'bet' : name })}
  >
    ${label}
  </button>`;
