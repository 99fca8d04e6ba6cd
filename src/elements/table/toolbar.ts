import { type TemplateResult, html, nothing } from 'lit';
import { MENU_ICON, icon } from '../icon.js';

/** A line of the menu: what it says and does. */
export type MenuItem = readonly [label: string, choose: () => void];

const SHIELD = icon(
  'M12 3l7.5 2.6v5.6c0 4.8-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5-7.5-9.8V5.6zM8.6 12l2.4 2.4 4.4-4.7',
);

const tool = (
  name: string,
  drawing: TemplateResult,
  [label, choose]: MenuItem,
  expanded: unknown = nothing,
): TemplateResult =>
  html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-expanded=${expanded}
    @click=${choose}
  >
    ${drawing}
  </button>`;

/**
 * One quiet line: the game, the hand, the own chips (none at a calm table); what proves the shuffle;
 * the rest in a menu, where it is open.
 */
export const tableToolbar = (
  [title, hand, chips]: readonly (string | undefined)[],
  fair: MenuItem,
  menu: MenuItem,
  items: readonly MenuItem[] | undefined,
): TemplateResult =>
  html`<div class="toolbar" part="toolbar">
    <slot name="toolbar-start"></slot>
    <div class="facts">
      <span class="what"
        ><span class="title" part="title">${title}</span>
        <span class="deal" part="hand-number">${hand}</span></span
      >
      ${chips && html`<span class="figures" part="chips">${chips}</span>`}
    </div>
    <div class="tools">
      ${tool('fair', SHIELD, fair)} ${tool('menu', MENU_ICON, menu, items !== undefined)}
    </div>
    <slot name="toolbar-end"></slot>
    ${
      items &&
      html`<div class="menu" part="menu">
        ${items.map(
          ([label, choose]) =>
            html`<button type="button" part="menu-item" @click=${choose}>${label}</button>`,
        )}
      </div>`
    }
  </div>`;
