import { type TemplateResult, html, nothing } from 'lit';
import { MENU_ICON, icon } from '../ui/icon.js';
import { menuItems, menuTemplate } from './menu.js';
import { runningCount } from './running-count.js';
import type { MenuItem, TableScene } from './scene.js';

const SHIELD = icon(
  'M12 3l7.5 2.6v5.6c0 4.8-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5-7.5-9.8V5.6zM8.6 12l2.4 2.4 4.4-4.7',
);

/** A button of the toolbar. */
interface Tool extends MenuItem {
  readonly drawing: TemplateResult;
  /** Whether what it opens is open; where it opens something. */
  readonly expanded?: boolean;
}

const tool = ({ name, drawing, label, choose, expanded }: Tool): TemplateResult =>
  html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-expanded=${expanded ?? nothing}
    @click=${choose}
  >
    ${drawing}
  </button>`;

/**
 * One quiet line: the game, the hand, the own chips (none at a calm table); what proves the shuffle;
 * the rest in a menu, where it is open.
 */
export function toolbarTemplate(
  scene: TableScene<unknown, never>,
  chips: number | null,
  hasBegun: boolean,
): TemplateResult {
  const { gameWords, hand, isCalm, request } = scene;
  const isOpen = scene.open === 'menu';
  const items = menuItems(scene);
  const opening = (name: 'fair' | 'menu'): MenuItem => ({
    name,
    label: gameWords[name],
    choose: () => request({ type: 'panel', panel: name }),
  });
  return html`<div class="toolbar" part="toolbar">
    <slot name="toolbar-start"></slot>
    <div class="facts">
      <span class="what"
        ><span class="title" part="title"><slot name="title">${gameWords.title}</slot></span>
        <span class="deal" part="hand-number"
          >${hasBegun ? gameWords.handNumber(hand) : ''}</span
        ></span
      >
      ${
        isCalm || chips === null
          ? nothing
          : html`<span class="figures" part="chips"
              >${runningCount(chips, (count) => gameWords.chips(count), scene.motion)}</span
            >`
      }
    </div>
    <div class="tools" ?inert=${!hasBegun}>
      ${scene.together?.tools}
      ${scene.offers('fair') ? tool({ ...opening('fair'), drawing: SHIELD }) : nothing}
      ${items.length ? tool({ ...opening('menu'), drawing: MENU_ICON, expanded: isOpen }) : nothing}
    </div>
    <slot name="toolbar-end"></slot>
    ${isOpen ? menuTemplate(items) : nothing}
  </div>`;
}
