import { type Card, rankOf } from '../cards/card.js';
import type { AutoFoundation } from './foundation-aids.js';
import { type Heights, foundationFor, heightsOf, isNext, isSafe } from './foundations.js';
import { type Build, type Piles, type Transfer, isFoundation, topOf } from './piles.js';

/** The move of a pile's top card to its foundation, if that is legal. */
export function homeMove<Id extends string>(
  piles: Piles,
  foundations: readonly Id[],
  from: Id,
): Transfer<Id> | undefined {
  const card = topOf(piles[from]);
  if (card === undefined || isFoundation(from)) return undefined;
  const to = foundationFor(piles, foundations, card);
  return to && { from, to, count: 1 };
}

/** Decides whether a card goes to its foundation, by the heights of the foundations. */
export type MayGoUp = (card: Card, heights: Heights) => boolean;

/** The move of the lowest card that may go to a foundation, so that the suits rise together. */
export function nextUp<Id extends string>(
  piles: Piles,
  sources: readonly Id[],
  foundations: readonly Id[],
  mayGoUp: MayGoUp,
): Transfer<Id> | undefined {
  const heights = heightsOf(piles, foundations);
  let best: { from: Id; rank: number } | undefined;
  for (const from of sources) {
    const card = topOf(piles[from]);
    if (card === undefined || !isNext(heights, card) || !mayGoUp(card, heights)) continue;
    if (!best || rankOf(card) < best.rank) best = { from, rank: rankOf(card) };
  }
  return best && homeMove(piles, foundations, best.from);
}

/** The cards that `auto-foundation` moves. Cards that the player took back stay. */
export const autoFoundationRule =
  (mode: AutoFoundation, build: Build, takenBack: readonly Card[]): MayGoUp =>
  (card, heights) =>
    mode !== 'off' && !takenBack.includes(card) && (mode === 'all' || isSafe(build, heights, card));

/** Plays moves until `choose` returns none. Each is chosen for the position after the last one. */
export function playWhile<State, Move>(
  start: State,
  play: (state: State, move: Move) => State,
  choose: (state: State) => Move | undefined,
): readonly Move[] {
  const played: Move[] = [];
  for (let at = start; ;) {
    const next = choose(at);
    if (!next) return played;
    played.push(next);
    at = play(at, next);
  }
}

/** The cards that the player took back from foundations and has not moved since, after a move. */
export function takenBackAfter(
  { piles, takenBack }: { readonly piles: Piles; readonly takenBack: readonly Card[] },
  { from, count }: Transfer,
): readonly Card[] {
  const moved = piles[from]!.slice(-count);
  const rest = takenBack.filter((card) => !moved.includes(card));
  return isFoundation(from) ? [...rest, ...moved] : rest;
}
