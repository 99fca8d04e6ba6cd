import type { GameEventMap, GameTypes } from './events.js';

/** The type of an element's `addEventListener` and `removeEventListener`. */
export interface Listening<Events, Options> {
  <Name extends keyof Events & string>(
    type: Name,
    listener: (this: HTMLElement, event: Events[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  <Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | Options,
  ): void;
}

/** The events of a game without chips that may be shared with people elsewhere. */
export type SharedSoloEventMap<Element extends HTMLElement, Options extends object, Move> = Omit<
  GameEventMap<{
    element: Element;
    options: Options;
    settings: Options;
    move: Move;
    results: never;
  }>,
  'hand-start' | 'hand-end' | 'trick-end' | 'bankroll-change'
>;

/** The events of a game that is not a table. */
export type SoloEventMap<Element extends HTMLElement, Options extends object, Move> = Omit<
  SharedSoloEventMap<Element, Options, Move>,
  'game-send'
>;

/** The events of a table. */
export type TableEventMap<
  Element extends HTMLElement,
  Types extends Omit<GameTypes, 'element'>,
> = Omit<
  GameEventMap<Types & { element: Element }>,
  | 'game-undo'
  | 'game-redo'
  | 'game-win'
  | 'game-lose'
  | 'game-verdict'
  | 'game-request-undo'
  | 'trick-end'
  | 'bankroll-change'
>;

/** The events of a table that plays for points, trick by trick. */
export type TrickTableEventMap<
  Element extends HTMLElement,
  Types extends Omit<GameTypes, 'element'>,
> = TableEventMap<Element, Types> &
  Pick<GameEventMap<Types & { element: Element }>, 'game-win' | 'game-lose' | 'trick-end'>;

/** The events of all elements. */
export type KitEventMap<Element extends HTMLElement = HTMLElement> = Pick<
  GameEventMap<GameTypes & { element: Element }>,
  'game-error'
>;
