import type { Save } from '../../core/engine/save.js';
import type { GameEvent } from '../base/events.js';

/** A step was shown, forward or back. */
export interface ReplayStepDetail {
  /** After how many steps the game now stands; 0 is the deal. */
  readonly at: number;
  readonly length: number;
  /** The step that led there, in notation; empty at the deal. */
  readonly notation: string;
}

/** The last step is shown. */
export interface ReplayEndDetail {
  readonly length: number;
}

/** The game is to be handed to the player; where the default is prevented, the page takes it. */
export interface ReplayPlayDetail {
  readonly save: Save;
}

/** What a replay tells the page by events, and what each comes with. */
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

/** Tells the page; whether it left the default, where there is one. */
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
