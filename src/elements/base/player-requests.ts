import { wrongOption } from '../../core/engine/option.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import { hostText } from './host-value.js';
import { dispatchTo } from './listener-errors.js';

interface RequestDetail {
  /** `player`; `auto` for the next hand that comes by itself, as the player has set. */
  readonly source: Source;
  /**
   * Stops the request, as `preventDefault()` does, and tells the player why in these words, in writing and in
   * speech. Of use only while the event is dispatched.
   */
  readonly refuse: (words: string) => void;
}

/** A player asks for another game, for the same deal again, or for another hand or table. */
export interface GameRequestNewDetail extends RequestDetail {
  /** What the player used, by its name in `controls`; `day` in games of days; at tables also `next` and `rebuy`, for the next hand. */
  readonly control: 'new' | 'deal' | 'restart' | 'day' | 'next' | 'rebuy' | 'forget';
  /** The deal number that is asked for; `undefined` for any. */
  readonly deal: number | undefined;
  /** The day whose deal is asked for (`2026-11-21`), with the control `day`: today's, or that of the day before. */
  readonly day?: string;
}

/** A player is about to make a move that the rules allow, or to make one again. */
export interface GameRequestMoveDetail<Move = unknown> extends RequestDetail {
  /** `redo` for a move that was taken back; `undefined` for a move by hand. */
  readonly control: 'redo' | undefined;
  readonly move: Move;
  /** The move in the field's standard notation. */
  readonly notation: string;
}

/** A player wants moves taken back. */
export interface GameRequestUndoDetail extends RequestDetail {
  readonly control: 'undo' | 'back-to-winnable';
}

/** A player wants to be shown a move, or a whole way to win. */
export interface GameRequestHintDetail extends RequestDetail {
  readonly control: 'hint' | 'show-way';
}

/** What every request of a player tells, by its name. */
export interface GameRequestDetails {
  'game-request-new': GameRequestNewDetail;
  'game-request-move': GameRequestMoveDetail;
  'game-request-undo': GameRequestUndoDetail;
  'game-request-hint': GameRequestHintDetail;
}

/** What a request tells, but for its source, which is the player unless it says another. */
export type Asked<Name extends keyof GameRequestDetails> = Omit<
  GameRequestDetails[Name],
  keyof RequestDetail
> & { readonly source?: Source };

/** The element whose player asks. */
export interface AskingElement extends HTMLElement {
  /** What happened before is dispatched before. */
  readonly events: { flush(): void };
  complain(problem: Problem): unknown;
}

/** The page does not let a player do something. */
export interface PageRefusal extends Refusal {
  readonly code: 'by-page';
  /** The page's own words, where it gave any. */
  readonly words: string | undefined;
}

/**
 * Asks the page whether a player may do something, by an event that the page can cancel.
 *
 * @param show tells the player what the page says
 * @returns the refusal; nothing where the player may
 */
export function ask<Name extends keyof GameRequestDetails>(
  element: AskingElement,
  name: Name,
  asked: Asked<Name>,
  show: (refusal: PageRefusal) => unknown,
): PageRefusal | undefined {
  element.events.flush();
  let words: string | undefined;
  const refuse = (given: unknown): void => {
    event.preventDefault();
    words = hostText(given);
    if (!words) element.complain(wrongOption('refuse', given, 'a text').problem);
  };
  const detail = { source: 'player', ...asked, refuse };
  const event = new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail });
  dispatchTo(element, event);
  if (!event.defaultPrevented) return undefined;
  const refusal = { code: 'by-page', words } as const;
  if (words) show(refusal);
  return refusal;
}

/** Why an element without a game refuses what a page asks of it. */
export const NOT_BEGUN: Refusal = { code: 'not-begun' };

/** The words for a refusal that is not the rules': the page's own, or that the game has not begun. */
export function outerRefusal(
  { code, words }: Refusal,
  kit: { readonly notBegun: string },
): string | undefined {
  if (code === NOT_BEGUN.code) return kit.notBegun;
  return code === 'by-page' ? String(words) : undefined;
}
