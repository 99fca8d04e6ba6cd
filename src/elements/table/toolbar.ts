import { type TemplateResult, html, nothing } from 'lit';
import { ICONS } from '../icons.js';

/** A line of the menu. */
export interface MenuItem {
  readonly label: string;
  readonly choose: () => void;
}

/** What a table's toolbar shows. */
export interface TableToolbar {
  readonly title: string;
  /** `hand 12`. */
  readonly hand: string;
  /** The own seat's chips; nothing at a calm table. */
  readonly chips: string | undefined;
  readonly fair: MenuItem;
  readonly menu: MenuItem & { readonly open: boolean; readonly items: readonly MenuItem[] };
}

const shield = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M12 3l7.5 2.6v5.6c0 4.8-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5-7.5-9.8V5.6zM8.6 12l2.4 2.4 4.4-4.7"
  />
</svg>`;

const tool = (
  name: string,
  { label, choose }: MenuItem,
  icon: TemplateResult,
  expanded?: boolean,
): TemplateResult =>
  html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-expanded=${expanded ?? nothing}
    @click=${choose}
  >
    ${icon}
  </button>`;

/** One quiet line: the game, the hand, the own chips; what proves the shuffle; the rest in a menu. */
export const tableToolbar = ({ title, hand, chips, fair, menu }: TableToolbar): TemplateResult =>
  html`<div class="toolbar" part="toolbar">
    <slot name="toolbar-start"></slot>
    <div class="facts">
      <span class="what"
        ><span class="title" part="title">${title}</span>
        <span class="deal" part="hand-number">${hand}</span></span
      >
      ${chips === undefined ? nothing : html`<span class="figures" part="chips">${chips}</span>`}
    </div>
    <div class="tools">
      ${tool('fair', fair, shield)} ${tool('menu', menu, ICONS.menu, menu.open)}
    </div>
    <slot name="toolbar-end"></slot>
    ${
      menu.open
        ? html`<div class="menu" part="menu">
            ${menu.items.map(
              ({ label, choose }) =>
                html`<button type="button" part="menu-item" @click=${choose}>${label}</button>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
