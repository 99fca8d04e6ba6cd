import type { Words } from '../../locales/words.js';
import { wrongOption } from '../../core/engine/option.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import { hostText } from './host-value.js';
import { dispatchTo } from './listener-errors.js';

interface RequestDetail {
  /** `player`, or `auto` for a next hand that starts automatically by the player's setting. */
  readonly source: Source;
  /**
   * Cancels the request, as `preventDefault()` does, and shows and speaks these words as the reason. Works
   * only while the event is dispatched.
   */
  readonly refuse: (words: string) => void;
}

/**
 * The detail of `game-request-new`: the player asks for another game, the same deal again, or another hand or
 * table.
 */
export interface GameRequestNewDetail extends RequestDetail {
  /**
   * The control that the player used, as named in `controls`. `day` is a day's deal. `game` is a similar game in
   * the help of `<patience-game>`. At a table, `next` and `rebuy` start the next hand.
   */
  readonly control: 'new' | 'deal' | 'restart' | 'day' | 'game' | 'next' | 'rebuy' | 'forget';
  /** The requested deal number. `undefined` for a random deal. */
  readonly deal: number | undefined;
  /** With the control `day`: the day whose deal is requested (`2026-11-21`), today or the day before. */
  readonly day?: string;
  /** With the control `game`: the name of the game that the player asks for, such as `wasp`. */
  readonly game?: string;
}

/** The detail of `game-request-move`: the player is about to make or redo a legal move. */
export interface GameRequestMoveDetail<Move = unknown> extends RequestDetail {
  /** `redo` for a move that was undone. `undefined` for any other move. */
  readonly control: 'redo' | undefined;
  /** The move, as `game-move` or `game-redo` will report it. */
  readonly move: Move;
  /** The move in the game's standard notation. */
  readonly notation: string;
}

/** The detail of `game-request-undo`: the player wants to undo moves. */
export interface GameRequestUndoDetail extends RequestDetail {
  /** `undo` for the last step, `back-to-winnable` for all steps after the last winnable position. */
  readonly control: 'undo' | 'back-to-winnable';
}

/** The detail of `game-request-hint`: the player asks for a hint or a way to win. */
export interface GameRequestHintDetail extends RequestDetail {
  /** `hint` for one move, `show-way` for a way to win. */
  readonly control: 'hint' | 'show-way';
}

/** The details of all requests, by event name. */
export interface GameRequestDetails {
  'game-request-new': GameRequestNewDetail;
  'game-request-move': GameRequestMoveDetail;
  'game-request-undo': GameRequestUndoDetail;
  'game-request-hint': GameRequestHintDetail;
}

/** The detail of a request without `refuse`. The source is the player unless given. */
export type RequestOf<Name extends keyof GameRequestDetails> = Omit<
  GameRequestDetails[Name],
  keyof RequestDetail
> & { readonly source?: Source };

/** The element whose player makes a request. */
export interface RequestingElement extends HTMLElement {
  /** The queue of events, which are dispatched before the request. */
  readonly events: { flush(): void };
  complain(problem: Problem): unknown;
}

/** The page's refusal of a request. */
export interface PageRefusal extends Refusal {
  readonly code: 'by-page';
  /** The page's words, if it gave any. */
  readonly words: string | undefined;
}

/**
 * Asks the page whether the player may do something, by a cancelable event.
 *
 * @param show shows the page's words to the player
 * @returns the refusal, or `undefined` if the player may
 */
export function askPage<Name extends keyof GameRequestDetails>(
  element: RequestingElement,
  name: Name,
  request: RequestOf<Name>,
  show: (refusal: PageRefusal) => unknown,
): PageRefusal | undefined {
  element.events.flush();
  let words: string | undefined;
  const refuse = (given: unknown): void => {
    event.preventDefault();
    words = hostText(given);
    if (!words) element.complain(wrongOption('refuse', given, 'a text').problem);
  };
  const detail = { source: 'player', ...request, refuse };
  const event = new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail });
  dispatchTo(element, event);
  if (!event.defaultPrevented) return undefined;
  const refusal = { code: 'by-page', words } as const;
  if (words) show(refusal);
  return refusal;
}

/** The refusal of an element without a game. */
export const NOT_BEGUN: Refusal = { code: 'not-begun' };

/** The words for refusals that don't come from the rules: by the page, or because the game has not begun. */
export function commonRefusalText({ code, words }: Refusal, { kit }: Words): string | undefined {
  if (code === NOT_BEGUN.code) return kit.notBegun;
  return code === 'by-page' ? String(words) : undefined;
}
