import type { Checked } from '../../core/engine/reason.js';
import { elementFor } from '../../registry/games.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { ReplayElement } from './replay-element.js';
import type { ReplayEventMap } from './events.js';
import type { Watched } from './watched.js';

/** The events of `<game-replay>`, with their details. */
export type GameReplayEventMap = KitEventMap<GameReplay> & ReplayEventMap<GameReplay>;

export type * from '../base/public-types.js';
export type { ReplayEndDetail, ReplayPlayDetail, ReplayStepDetail } from './events.js';

/**
 * Shows a shared game from the deal to its end, by steps, forward and back.
 *
 * @slot - What stands here until the game does.
 * @event {CustomEvent<ReplayStepDetail>} replay-step - Another step is shown.
 * @event {CustomEvent<ReplayEndDetail>} replay-end - The last step is shown.
 * @event {CustomEvent<ReplayPlayDetail>} replay-play - The player wants to play on; it can be prevented.
 * @event {CustomEvent<GameErrorDetail>} game-error - The link, the speed or the language can't be used.
 * @csspart bar - What moves the game.
 * @csspart slider - The steps as a line.
 * @csspart position - Which step is shown, and of how many.
 * @csspart speed - The choice of a speed.
 * @csspart icon - Every line drawing in one.
 * @csspart button - Every button.
 * @csspart button-start - To the deal.
 * @csspart button-back - A step back.
 * @csspart button-play - Plays and pauses.
 * @csspart button-forward - A step on.
 * @csspart button-end - To the last step.
 * @csspart button-play-on - Hands the game to the player.
 * @csspart button-watch - Back to the replay.
 * @csspart problem - Why the link can't be shown.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The felt, light and dark.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for the bar.
 * @cssproperty [--baize-text=#eef4f0] - Text on it.
 * @cssproperty [--baize-accent=#f4c04e] - The line of steps, and rings.
 * @cssproperty [--baize-frame-radius=14px] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 */
export class GameReplay extends ReplayElement {
  /** @ignore */
  declare addEventListener: Listening<GameReplayEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameReplayEventMap, EventListenerOptions>;

  protected override elementFor(game: string): Promise<Checked<Watched>> {
    return elementFor(game);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-replay': GameReplay;
  }
}
