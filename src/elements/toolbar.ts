import { type TemplateResult, html, nothing } from 'lit';
import type { CommonWords } from '../locales/en.js';
import { ICONS } from './icons.js';

/** What the toolbar can ask for. */
export type ToolbarRequest =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'new'
  | 'menu'
  | 'restart'
  | 'deal'
  | 'pause'
  | 'keys';

export interface ToolbarLook {
  readonly words: CommonWords;
  readonly title: string;
  readonly deal: number | undefined;
  readonly count: number;
  readonly time: string;
  readonly calm: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  readonly menuOpen: boolean;
  readonly paused: boolean;
  request(what: ToolbarRequest): void;
}

type IconName = 'undo' | 'redo' | 'hint' | 'new' | 'menu';

const labels = (words: CommonWords): Readonly<Record<IconName, string>> => ({
  undo: words.undo,
  redo: words.redo,
  hint: words.hint,
  new: words.newGame,
  menu: words.menu,
});

function iconButton(look: ToolbarLook, name: IconName, disabled = false): TemplateResult {
  const label = labels(look.words)[name];
  return html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${disabled ? 'true' : nothing}
    aria-haspopup=${name === 'menu' ? 'menu' : nothing}
    aria-expanded=${name === 'menu' ? String(look.menuOpen) : nothing}
    @click=${() => disabled || look.request(name)}
  >
    ${ICONS[name]}
  </button>`;
}

function menu(look: ToolbarLook): TemplateResult {
  const { words } = look;
  const items: [ToolbarRequest, string][] = [
    ['restart', words.restart],
    ['deal', words.chooseDeal],
    ['pause', look.paused ? words.resume : words.pause],
    ['keys', words.keys],
  ];
  return html`<div class="menu" part="menu" role="menu">
    ${items.map(
      ([request, label]) =>
        html`<button
          type="button"
          role="menuitem"
          part="menu-item"
          tabindex="-1"
          @click=${() => look.request(request)}
        >
          ${label}
        </button>`,
    )}
  </div>`;
}

/** One quiet line: the game, its deal and figures; four tools, and the rest in a menu. */
export function toolbarTemplate(look: ToolbarLook): TemplateResult {
  const { words } = look;
  const deal = look.deal === undefined ? words.ownDeck : words.dealNumber(look.deal);
  return html`<div class="toolbar" part="toolbar">
    <slot name="toolbar-start"></slot>
    <div class="facts">
      <span class="what"
        ><span class="title" part="title">${look.title}</span>
        <button type="button" class="deal" part="deal" @click=${() => look.request('deal')}>
          ${deal}
        </button></span
      >
      ${
        look.calm
          ? nothing
          : html`<span class="figures" part="figures"
              ><span part="move-count">${words.moves(look.count)}</span> ·
              <span class="time" part="time" role="timer" .textContent=${look.time}></span></span
            >`
      }
    </div>
    <div class="tools">
      ${iconButton(look, 'undo', !look.canUndo)} ${iconButton(look, 'redo', !look.canRedo)}
      ${iconButton(look, 'hint', !look.canHint)} ${iconButton(look, 'new')}
      ${iconButton(look, 'menu')}
    </div>
    <slot name="toolbar-end"></slot>
    ${look.menuOpen ? menu(look) : nothing}
  </div>`;
}
