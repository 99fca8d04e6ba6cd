import { suitOf } from '../cards/card.js';
import type { Refusal } from '../engine/reason.js';
import { homeMove } from './automatic.js';
import type { Hand } from './move-resolver.js';
import { type Piles, type Transfer, isColumn, isFoundation, topOf } from './piles.js';

/** The move of the hand to a pile. */
export const toMove = <Id extends string>({ from, count }: Hand, to: string): Transfer<Id> => ({
  from: from as Id,
  to: to as Id,
  count,
});

/** The item with the lowest rank, the first one of several. */
export function firstBy<T>(all: readonly T[], rank: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of all) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/** The preference of target piles: foundation, card, empty column, cell. */
export const placeRank =
  (piles: Piles) =>
  ({ to }: Transfer): number => {
    if (isFoundation(to)) return 0;
    return isColumn(to) ? (piles[to]!.length > 0 ? 1 : 2) : 3;
  };

/** Whether a move takes a whole column to an empty one, which changes nothing. */
export const movesWholeColumn = (piles: Piles, { from, to, count }: Transfer): boolean =>
  isColumn(from) && isColumn(to) && piles[to]!.length === 0 && piles[from]!.length === count;

/**
 * The move of a click onto a card, where only one number of cards can fit. The clicked number is tried first,
 * so that a refusal is about it.
 *
 * @param longest the number of cards at the top of the hand's pile that are in order
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
    // The player meant the longer run: its refusal says how many cards can move.
    if (!why || why.code === 'too-many') return other;
  }
  return asked;
}

/** The move of a card to its foundation. If it is illegal, its refusal says why. */
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
  const started = tops.findIndex((top) => top !== undefined && suitOf(top) === suitOf(card));
  const at = started < 0 ? tops.indexOf(undefined) : started;
  return toMove(hand, foundations[Math.max(at, 0)]!);
}

/**
 * The best move of the hand, for one tap: to its foundation, else to the best of `others`.
 *
 * @param isUseful whether a move is legal and changes something
 */
export function bestMove<Id extends string>(
  piles: Piles,
  foundations: readonly Id[],
  others: readonly Id[],
  hand: Hand,
  isUseful: (move: Transfer<Id>) => boolean,
): Transfer<Id> | undefined {
  if (isFoundation(hand.from)) return undefined;
  const up = homeMove(piles, foundations, hand.from as Id);
  const targets = [...(up ? [up.to] : []), ...others];
  return firstBy(targets.map((to) => toMove<Id>(hand, to)).filter(isUseful), placeRank(piles));
}
