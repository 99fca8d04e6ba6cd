import { type TemplateResult, html, nothing } from 'lit';

/** Renders an icon, 24 by 24, stroked in the text's colour. */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" part="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path} />
  </svg>`;

/** The icon of the menu button in all toolbars. */
export const MENU_ICON = icon('M12 5.5v.01M12 12v.01M12 18.5v.01');

/** A button of a toolbar. */
export interface Tool {
  readonly name: string;
  readonly label: string;
  readonly drawing: TemplateResult;
  readonly press: () => void;
  readonly isDisabled?: boolean;
  /** For a tool that opens something: whether that is open. */
  readonly expanded?: boolean | undefined;
  readonly isBusy?: boolean;
}

export const toolTemplate = ({
  name,
  label,
  drawing,
  press,
  isDisabled = false,
  expanded,
  isBusy = false,
}: Tool): TemplateResult =>
  html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${isDisabled ? 'true' : nothing}
    aria-expanded=${expanded ?? nothing}
    aria-busy=${isBusy ? 'true' : nothing}
    @click=${press}
  >
    ${drawing}
  </button>`;

/** An item of a menu. */
export interface MenuLine {
  readonly label: string;
  readonly choose: () => void;
}

/** Renders a menu. `more` are items of another kind, after the others. */
export const menuTemplate = (lines: readonly MenuLine[], more?: unknown): TemplateResult =>
  html`<div class="menu" part="menu">
    ${lines.map(
      ({ label, choose }) =>
        html`<button type="button" part="menu-item" @click=${choose}>${label}</button>`,
    )}
    ${more}
  </div>`;
