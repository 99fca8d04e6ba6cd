import { listOf } from '../../../core/cards/list.js';
import { DEALER_HANDS, type AdviceOptions } from './advice-options.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import { type PaigowAdvice, Tally } from './advice-tally.js';
import { HandClasses } from './hand-classes.js';
import { shapeOf } from '../rules/hand-shape.js';
import { splitAt, twosOf } from '../rules/split.js';

export type { AdviceOptions } from './advice-options.js';
export type { PaigowAdvice, SplitAdvice } from './advice-tally.js';

/** All 53 cards. */
const DECK = listOf(JOKER + 1, (card): Card => card);

/** An advice that is computed in slices. To cancel it, stop calling `run`. */
export interface Advising {
  /**
   * Continues for slightly more than the given time. It looks at the clock every few milliseconds.
   *
   * @returns the advice, the same at every later call; `undefined` if it is not complete
   */
  run(milliseconds: number): PaigowAdvice | undefined;
  /** From 0 to 1. */
  readonly progress: number;
}

/**
 * Starts to compute the chances of each way to set seven cards, against a dealer who sets by the
 * table's house way.
 *
 * @param cards the player's seven cards in any order; the joker is 52
 * @param now the time in milliseconds, as from `performance.now`, since the core has no clock; if
 *   omitted, the first `run` does everything
 * @throws RangeError if these are not seven different cards
 */
export function beginAdvice(
  cards: readonly Card[],
  options: AdviceOptions,
  now: () => number = () => 0,
): Advising {
  if (cards.length !== 7 || DECK.filter((card) => cards.includes(card)).length !== 7) {
    throw new RangeError(`These are not seven different cards: ${cards.join()}`);
  }
  const { cards: sorted } = shapeOf(cards);
  const splits = twosOf(sorted).map((front) => splitAt(sorted, front));
  const tally = new Tally(splits, options);
  const unseen = DECK.filter((card) => !cards.includes(card));
  const classes = new HandClasses(unseen, (hand, hands) => tally.count(hand, hands));
  let chunk = 0;
  let advice: PaigowAdvice | undefined;
  return {
    run(milliseconds) {
      const end = now() + milliseconds;
      while (!advice && chunk < classes.chunks) {
        classes.run(chunk++);
        if (now() >= end) break;
      }
      if (chunk === classes.chunks) advice ??= tally.advice();
      return advice;
    },
    get progress() {
      return tally.hands / DEALER_HANDS;
    },
  };
}

/**
 * Computes the chances of each way to set seven cards at once. It takes about a tenth of a second.
 */
export function advise(cards: readonly Card[], options: AdviceOptions): PaigowAdvice {
  return beginAdvice(cards, options).run(Infinity)!;
}
