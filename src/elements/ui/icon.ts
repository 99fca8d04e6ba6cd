import { type TemplateResult, html, nothing } from 'lit';
import { lazy } from '../base/lazy.js';

/** Renders an icon, 24 by 24, stroked in the text's colour. */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" part="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path} />
  </svg>`;

/** The icon of the menu button in all toolbars. */
export const MENU_ICON = icon('M12 5v.01M12 12v.01M12 19v.01');

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
  /** Its name among the controls that a page can remove. It chooses the drawing. */
  readonly name: string;
  readonly label: string;
  readonly choose: () => void;
  /** The key that does the same. */
  readonly key?: string | undefined;
}

const importDrawings = lazy('menu-icons', () => import('./menu-icons.js'));

/** The drawings of menu items, once they are loaded. Until then their places are empty. */
let drawings: Readonly<Record<string, string>> = {};

/** Loads the drawings of menu items. The menu can be used without them. */
export async function loadMenuIcons(host: {
  requestUpdate(): unknown;
  loadFailed(error: unknown): void;
}): Promise<void> {
  try {
    drawings = (await importDrawings()).MENU_ICONS;
    host.requestUpdate();
  } catch (error) {
    host.loadFailed(error);
  }
}

export const menuItemTemplate = ({ name, label, choose, key }: MenuLine): TemplateResult =>
  html`<button
    type="button"
    part="menu-item"
    data-key=${key ?? nothing}
    aria-keyshortcuts=${key ?? nothing}
    @click=${choose}
  >
    ${icon(drawings[name] ?? '')}<span>${label}</span>
  </button>`;

/** Renders a menu. A line separates its groups. `first` are items of another kind, before the others. */
export const menuTemplate = (
  groups: readonly (readonly MenuLine[])[],
  first?: unknown,
): TemplateResult =>
  html`<div class="menu-place">
    <div class="menu" part="menu">
      ${first ? html`<div class="menu-group">${first}</div>` : nothing}
      ${groups.map((lines) =>
        lines.length > 0
          ? html`<div class="menu-group">${lines.map(menuItemTemplate)}</div>`
          : nothing,
      )}
    </div>
  </div>`;
