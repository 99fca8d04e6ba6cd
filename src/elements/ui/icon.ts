import { type TemplateResult, html } from 'lit';

/** Renders an icon, 24 by 24, stroked in the text's colour. */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" part="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path} />
  </svg>`;

/** The icon of the menu button in all toolbars. */
export const MENU_ICON = icon('M12 5.5v.01M12 12v.01M12 18.5v.01');
