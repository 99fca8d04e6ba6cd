import { suitOf } from '../cards/card.js';
import type { Refusal } from '../engine/reason.js';
import { homeMove } from './automatic.js';
import type { Hand } from './gesture.js';
import { type Piles, type Transfer, isColumn, isFoundation, topOf } from './piles.js';

/** The hand laid on a pile, as it is. */
export const toMove = <Id extends string>({ from, count }: Hand, to: string): Transfer<Id> => ({
  from: from as Id,
  to: to as Id,
  count,
});

/** The first of those that come first: a smaller rank is better. */
export function firstBy<T>(all: readonly T[], rank: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of all) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/** The order in which places are preferred: foundation, card, empty column, cell. */
export const placeRank =
  (piles: Piles) =>
  ({ to }: Transfer): number => {
    if (isFoundation(to)) return 0;
    return isColumn(to) ? (piles[to]!.length > 0 ? 1 : 2) : 3;
  };

/** A whole column that goes to an empty one: nothing is different after it. */
export const movesWholeColumn = (piles: Piles, { from, to, count }: Transfer): boolean =>
  isColumn(from) && isColumn(to) && piles[to]!.length === 0 && piles[from]!.length === count;

/**
 * A click may mean more or fewer cards than the one it was on: onto a card only one number can
 * fit. The hand's own number goes first, so that the reason for a refusal is about it.
 *
 * @param longest how many cards of the hand's pile may go together by their order
 */
export function nearestMove<Id extends string>(
  piles: Piles,
  asked: Transfer<Id>,
  longest: number,
  refusal: (move: Transfer<Id>) => Refusal | undefined,
): Transfer<Id> {
  const { from, to } = asked;
  if (!isColumn(from) || !isColumn(to) || piles[to]!.length === 0 || !refusal(asked)) return asked;
  for (let count = 1; count <= longest; count++) {
    const other = { ...asked, count };
    const why = refusal(other);
    // One that is too long is what the player meant: its refusal tells how many could go.
    if (!why || why.code === 'too-many') return other;
  }
  return asked;
}

/** The move to the card's foundation; where it cannot go yet, one that says why. */
export function sendHome<Id extends string>(
  piles: Piles,
  foundations: readonly Id[],
  hand: Hand,
): Transfer<Id> | undefined {
  const card = piles[hand.from]!.at(-hand.count);
  if (card === undefined || isFoundation(hand.from)) return undefined;
  const legal = hand.count === 1 && homeMove(piles, foundations, hand.from as Id);
  if (legal) return legal;
  const tops = foundations.map((id) => topOf(piles[id]));
  const own = tops.findIndex((top) => top !== undefined && suitOf(top) === suitOf(card));
  const at = own < 0 ? tops.indexOf(undefined) : own;
  return toMove(hand, foundations[Math.max(at, 0)]!);
}

/**
 * Where one tap sends the hand: its foundation, else the best of some other places.
 *
 * @param gets whether a move may be made, and changes something
 */
export function bestMove<Id extends string>(
  piles: Piles,
  foundations: readonly Id[],
  others: readonly Id[],
  hand: Hand,
  gets: (move: Transfer<Id>) => boolean,
): Transfer<Id> | undefined {
  if (isFoundation(hand.from)) return undefined;
  const up = homeMove(piles, foundations, hand.from as Id);
  const targets = [...(up ? [up.to] : []), ...others];
  return firstBy(targets.map((to) => toMove<Id>(hand, to)).filter(gets), placeRank(piles));
}
