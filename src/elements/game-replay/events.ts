import type { Save } from '../../core/engine/save.js';
import type { GameEvent } from '../base/events.js';

/** Another step is shown. */
export interface ReplayStepDetail {
  /** The number of steps that have been played; 0 at the deal. */
  readonly at: number;
  /** The number of steps in the game. */
  readonly length: number;
  /** The last step in notation; empty at the deal. */
  readonly notation: string;
}

/** The last step is shown. */
export interface ReplayEndDetail {
  /** The number of steps in the game. */
  readonly length: number;
}

/** The player wants to play on. `preventDefault()` leaves the game to the page. */
export interface ReplayPlayDetail {
  /** The game at the present step, for `load()` of a game element. */
  readonly save: Save;
}

interface ReplayDetails {
  readonly 'replay-step': ReplayStepDetail;
  readonly 'replay-end': ReplayEndDetail;
  readonly 'replay-play': ReplayPlayDetail;
}

/** The events of a replay, with their details. */
export interface ReplayEventMap<Element extends HTMLElement = HTMLElement> {
  'replay-step': GameEvent<ReplayStepDetail, Element>;
  'replay-end': GameEvent<ReplayEndDetail, Element>;
  'replay-play': GameEvent<ReplayPlayDetail, Element>;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging is by interface
  interface GlobalEventHandlersEventMap extends ReplayEventMap {}
}

/**
 * Fires an event of a replay.
 *
 * @returns `false` if a listener prevented the default
 */
export const emitReplay = <Type extends keyof ReplayDetails>(
  replay: EventTarget,
  type: Type,
  detail: ReplayDetails[Type],
): boolean =>
  replay.dispatchEvent(
    new CustomEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: type === 'replay-play',
      detail,
    }),
  );
