import type { TranslatedWords } from '../../locales/translations.js';
import { type TemplateResult, html, nothing } from 'lit';
import { ICONS } from './icons.js';

/** What the toolbar can ask for. */
export type ToolbarRequest =
  'undo' | 'redo' | 'hint' | 'show' | 'new' | 'restart' | 'deal' | 'pause' | Panel;

/** What can lie open over the board, one at a time. */
export type Panel = 'menu' | 'keys' | 'settings';

/** What the toolbar shows of a game. */
export interface ToolbarHost {
  readonly words: TranslatedWords;
  readonly gameTitle: string;
  readonly dealNumber: number | undefined;
  readonly dealText: string;
  readonly countText: string;
  readonly elapsed: number;
  /** What the game counts beside moves and time. */
  readonly figure: unknown;
  /** Whether it can be won, where that is shown. */
  readonly light: unknown;
  readonly isCalm: boolean;
  /** Whether a hint is shown whose proof is still looked for. */
  readonly isSeekingHint: boolean;
  readonly paused: boolean;
  readonly open: Panel | undefined;
  /** The tools, and lines of the menu, that the game has no use for. */
  readonly hiddenCommands: readonly ToolbarRequest[];
  /** Whether there is something to do for a tool. */
  can(tool: ToolbarRequest): boolean;
  command(request: ToolbarRequest): void;
  /** What else the menu offers. */
  more(part: 'menu-item'): unknown;
  /** Deals what was typed, or says why not. */
  chooseDeal(text: string): void;
}

function tool(host: ToolbarHost, name: keyof typeof ICONS): TemplateResult {
  const label = host.words.tools[name];
  const menu = name === 'menu';
  return html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${host.can(name) ? nothing : 'true'}
    aria-expanded=${menu ? host.open === name : nothing}
    aria-busy=${name === 'hint' && host.isSeekingHint ? 'true' : nothing}
    @click=${() => host.can(name) && host.command(name)}
  >
    ${ICONS[name]}
  </button>`;
}

function menuTemplate(host: ToolbarHost): TemplateResult {
  const { words } = host;
  const item = (request: ToolbarRequest, label: string): unknown =>
    host.hiddenCommands.includes(request)
      ? nothing
      : html`<button type="button" part="menu-item" @click=${() => host.command(request)}>
          ${label}
        </button>`;
  return html`<div class="menu" part="menu">
    ${item('restart', words.restart)} ${item('deal', words.chooseDeal)} ${item('show', words.show)}
    ${item('pause', host.paused ? words.resume : words.pause)} ${item('keys', words.keys)}
    ${item('settings', words.settings)} ${host.more('menu-item')}
  </div>`;
}

/**
 * The deal number, which is a field: another one typed and entered is dealt. The focus selects it,
 * so that typing replaces it; WebKit would let the button's release undo that.
 */
function dealTemplate(host: ToolbarHost): TemplateResult {
  const { words, dealNumber, dealText } = host;
  if (dealNumber === undefined) return html`<span class="deal" part="deal">${dealText}</span>`;
  const enter = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    if (input.value !== String(dealNumber)) host.chooseDeal(input.value);
    input.value = String(dealNumber);
    input.select();
  };
  return html`<label class="deal" part="deal" title=${words.deal}
    >${words.dealSign}<input
      aria-label=${words.deal}
      inputmode="numeric"
      autocomplete="off"
      maxlength="10"
      size=${String(dealNumber).length}
      .value=${String(dealNumber)}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      @mouseup=${(event: Event) => event.preventDefault()}
      @change=${enter}
  /></label>`;
}

/** One quiet line: the game, its deal and figures; four tools, and the rest in a menu. */
export const toolbarTemplate = (host: ToolbarHost): TemplateResult =>
  html`<div class="toolbar" part="toolbar">
    <slot name="toolbar-start"></slot>
    <div class="facts">
      <span class="what"
        ><span class="title" part="title">${host.gameTitle}</span> ${dealTemplate(host)}</span
      >
      ${host.light}
      ${
        host.isCalm
          ? nothing
          : html`<span class="figures" part="figures"
              >${host.figure}<span part="move-count">${host.countText}</span> ·
              <span
                class="time"
                part="time"
                role="timer"
                .textContent=${host.words.time(host.elapsed)}
              ></span
            ></span>`
      }
    </div>
    <div class="tools">
      ${(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((name) =>
        host.hiddenCommands.includes(name) ? nothing : tool(host, name),
      )}
    </div>
    <slot name="toolbar-end"></slot>
    ${host.open === 'menu' ? menuTemplate(host) : nothing}
  </div>`;
