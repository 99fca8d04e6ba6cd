import { type TemplateResult, html, nothing } from 'lit';
import type { Frame, FrameHost } from './frame-host.js';
import { overlayTemplate } from './overlays.js';
import { toolbarTemplate } from './toolbar.js';

/** Listeners for what a player does on the board. */
export interface BoardHandlers {
  readonly keydown: (event: KeyboardEvent) => void;
  readonly pointerdown: (event: PointerEvent) => void;
  readonly click?: (event: MouseEvent) => void;
  readonly focusin?: (event: FocusEvent) => void;
}

/** The browser's own drag, for example of a selection, would take the pointer from the game. */
const preventDrag = (event: Event): void => event.preventDefault();

/** Whether the game has not begun, or a long one is being read. */
const isWaitingFor = ({ isWaiting, session }: FrameHost['game']): boolean => isWaiting || !session;

/**
 * The panel over the board, and whether it also blocks board and status line. A win panel doesn't block the board,
 * and a message before the game begins doesn't block the status line.
 */
function coverOf(host: FrameHost, frame: Frame): { overlay: unknown; isCovered: boolean } {
  const overlay = frame.overlay ?? overlayTemplate(host, frame);
  const isBlocking = host.game.session !== undefined && !frame.isWon;
  return { overlay, isCovered: overlay !== nothing && isBlocking };
}

/** Renders a game: toolbar, board, status line, and the panel over the board. */
export function frameTemplate(
  host: FrameHost,
  frame: Frame,
  board: TemplateResult,
  on: BoardHandlers,
): TemplateResult {
  const { inForce, words, game, liveRegion } = host;
  const { overlay, isCovered } = coverOf(host, frame);
  const isWaiting = isWaitingFor(game);
  return html`<div
    class="frame ${inForce.isOn('mirrored') ? 'mirrored' : ''}"
    part="frame"
    data-theme=${inForce.theme}
    data-motion=${inForce.player['motion']}
    data-size=${inForce.player['cardSize']}
    data-full=${host.fullScreen?.fills ?? nothing}
    data-felt=${inForce.player['felt'] ?? nothing}
    data-faces=${inForce.faces}
    @keydown=${on.keydown}
  >
    ${toolbarTemplate(host, frame)}
    <div
      class="board ${frame.boardClasses ?? ''}"
      part="board"
      data-back=${inForce.cardBack}
      role="group"
      aria-label=${words.kit.board({ title: frame.title })}
      aria-busy=${isWaiting ? 'true' : nothing}
      ?inert=${isWaiting || isCovered}
      @pointerdown=${on.pointerdown}
      @click=${on.click}
      @dragstart=${preventDrag}
      @focusin=${on.focusin}
    >
      ${board}
    </div>
    ${liveRegion.template(frame.notice?.text, !isCovered && frame.notice?.actions)} ${frame.offer}
    ${overlay}
  </div>`;
}

/** Updates the time played without a render, because it changes each second. */
export function showTime({ shadowRoot, words, game }: FrameHost): void {
  const node = shadowRoot?.querySelector('.time');
  const text = words.patience.time({ ms: game.elapsed });
  if (node && node.textContent !== text) node.textContent = text;
}
