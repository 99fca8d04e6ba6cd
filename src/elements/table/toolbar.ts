import { type TemplateResult, html, nothing } from 'lit';
import { MENU_ICON, type Tool, icon, menuTemplate, toolTemplate } from '../ui/icon.js';
import { groupsOf, menuItems } from './menu.js';
import { runningCount } from './running-count.js';
import type { TableScene } from './scene.js';

const SHIELD = icon(
  'M12 3l7.5 2.6v5.6c0 4.8-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5-7.5-9.8V5.6zM8.6 12l2.4 2.4 4.4-4.7',
);

/**
 * The toolbar: the game, the hand, the player's chips (not at a calm table), the check of the shuffle, and
 * the menu.
 */
export function toolbarTemplate(
  scene: TableScene<unknown, never>,
  chips: number | null,
  hasBegun: boolean,
): TemplateResult {
  const { gameWords, hand, isCalm, request } = scene;
  const isOpen = scene.open === 'menu';
  const items = menuItems(scene);
  const opening = (name: 'fair' | 'menu', drawing: TemplateResult, expanded?: boolean): Tool => ({
    ...{ name, drawing, expanded },
    label: gameWords[name],
    press: () => request({ type: 'panel', panel: name }),
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
        ${scene.offers('fair') ? toolTemplate(opening('fair', SHIELD)) : nothing}
        ${items.length ? toolTemplate(opening('menu', MENU_ICON, isOpen)) : nothing}
      </div>
      <slot name="toolbar-end"></slot>
    </div>
    ${isOpen ? menuTemplate(groupsOf(items)) : nothing}`;
}
