import { listOf } from '../../../core/cards/list.js';
import { DEALER_HANDS, type AdviceOptions } from './advice-options.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import { type Advice, Tally } from './advice-tally.js';
import { HandClasses } from './hand-classes.js';
import { shapeOf } from '../rules/hand-shape.js';
import { splitAt, twosOf } from '../rules/split.js';

export type { AdviceOptions } from './advice-options.js';
export type { Advice, SplitAdvice } from './advice-tally.js';

/** All 53 cards. */
const DECK = listOf(JOKER + 1, (card): Card => card);

/** An advice in the making: to be gone on with in slices; to give it up, don't call it again. */
export interface Advising {
  /**
   * Goes on for so many milliseconds, and a little: it looks at the clock every few of them.
   *
   * @returns the advice, the same at every later call; `undefined` where there is more to do.
   */
  run(milliseconds: number): Advice | undefined;
  /** How much is done, 0 to 1. */
  readonly progress: number;
}

/**
 * Begins to find out what each way to set seven cards comes to, against a dealer who sets by the
 * table's house way.
 *
 * @param cards the player's seven, in whatever order; the joker is 52
 * @param now tells the time in milliseconds, as `performance.now`; the core has no clock of its own.
 *   Without one the first `run` does everything.
 * @throws where these are not seven different cards
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
  let advice: Advice | undefined;
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

/** What each way to set seven cards comes to, all at once; a tenth of a second or so. */
export function advise(cards: readonly Card[], options: AdviceOptions): Advice {
  return beginAdvice(cards, options).run(Infinity)!;
}
