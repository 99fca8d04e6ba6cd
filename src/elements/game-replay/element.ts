import type { Checked } from '../../core/engine/reason.js';
import { ELEMENTS, loadPatiences } from '../../games/elements.js';
import { lazy, loadProblem } from '../base/lazy.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { ReplayElement } from './replay-element.js';
import type { ReplayEventMap } from './events.js';
import type { ReplayableElement } from './replayable.js';

const loaders = Object.fromEntries(
  Object.entries(ELEMENTS).map(([tag, load]) => [tag, lazy(tag, load)]),
);

const loadPatience = lazy('patience-game', loadPatiences);

/** The events of `<game-replay>`, with their details. */
export type GameReplayEventMap = KitEventMap<GameReplay> & ReplayEventMap<GameReplay>;

export type * from '../base/public-types.js';
export type { ReplayEndDetail, ReplayPlayDetail, ReplayStepDetail } from './events.js';

/**
 * Replays a shared game step by step, forward and back.
 *
 * @slot - The content until the game is shown.
 * @event {CustomEvent<ReplayStepDetail>} replay-step - Another step is shown.
 * @event {CustomEvent<ReplayEndDetail>} replay-end - The last step is shown.
 * @event {CustomEvent<ReplayPlayDetail>} replay-play - The player wants to continue the game. Then the game replaces the replay, unless `preventDefault()` is called.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used, or something failed to load. Each problem is reported once.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The background.
 * @cssproperty [--baize-scheme] - `light` or `dark`, independent of the page. Default: the page's.
 * @cssproperty [--baize-shade=black] - The colour that is mixed into the felt for the bar.
 * @cssproperty [--baize-text=#eef4f0] - The text on the felt.
 * @cssproperty [--baize-accent=#f4c04e] - The slider, and the focus ring.
 * @cssproperty [--baize-frame-radius=14px] - The radius of the corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The font.
 * @csspart bar - The controls below the game. Names: `slider`, `position`, `speed`.
 * @csspart icon - Every line drawing in a button.
 * @csspart button - Every button. Names: `button-start`, `button-back`, `button-play`, `button-forward`, `button-end`, `button-play-on`, `button-watch`.
 * @csspart problem - Why the link can't be shown.
 */
export class GameReplay extends ReplayElement {
  /** @ignore */
  declare addEventListener: Listening<GameReplayEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameReplayEventMap, EventListenerOptions>;

  /** A new element of a game, whose module is loaded unless the page has defined its tag. */
  protected override async elementFor(game: string): Promise<Checked<ReplayableElement>> {
    const table = `${game}-table`;
    // The name comes from a link, so it may be that of anything.
    const tag = Object.hasOwn(loaders, table) ? table : `${game}-game`;
    try {
      if (!customElements.get(tag) && Object.hasOwn(loaders, tag)) await loaders[tag]!();
    } catch (error) {
      return { problem: loadProblem(error, tag) };
    }
    const known = customElements.get(tag);
    if (known && 'replay' in known.prototype)
      return { value: document.createElement(tag) as ReplayableElement };
    try {
      const { elementByName } = await loadPatience();
      const element = elementByName(game) as ReplayableElement | undefined;
      return element ? { value: element } : { problem: { code: 'replay-game', got: game } };
    } catch (error) {
      return { problem: loadProblem(error, 'patience-game') };
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-replay': GameReplay;
  }
}
