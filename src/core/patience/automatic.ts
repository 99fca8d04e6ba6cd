import { type Card, rankOf } from '../cards/card.js';
import { type Heights, foundationFor, heightsOf, isNext, isSafe } from './foundations.js';
import { type Piles, type Transfer, isFoundation, topOf } from './piles.js';
import type { Build } from './runs.js';

export const AUTO_FOUNDATIONS = ['off', 'safe', 'all'] as const;
export type AutoFoundation = (typeof AUTO_FOUNDATIONS)[number];

/** What a game does by itself; it may change at any time and is no part of the rules. */
export interface FoundationAids {
  /** Clear the tableau as soon as foundation moves alone can. */
  readonly autoFinish: boolean;
  /** Which cards go up by themselves after each move of the player. */
  readonly autoFoundation: AutoFoundation;
}

/** The default automatic moves: those of an element without attributes. */
export const FOUNDATION_AIDS: FoundationAids = { autoFinish: true, autoFoundation: 'safe' };

/** The move that sends a pile's top card up, where it can go. */
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

/** Whether a card is to go up, by how far the suits are. */
export type WantedUp = (card: Card, heights: Heights) => boolean;

/** The lowest card on top of these piles that may go up, so that the suits rise together. */
export function nextUp<Id extends string>(
  piles: Piles,
  sources: readonly Id[],
  foundations: readonly Id[],
  wanted: WantedUp,
): Transfer<Id> | undefined {
  const heights = heightsOf(piles, foundations);
  let best: { from: Id; rank: number } | undefined;
  for (const from of sources) {
    const card = topOf(piles[from]);
    if (card === undefined || !isNext(heights, card) || !wanted(card, heights)) continue;
    if (!best || rankOf(card) < best.rank) best = { from, rank: rankOf(card) };
  }
  return best && homeMove(piles, foundations, best.from);
}

/** What `auto-foundation` wants up; a card that was taken back stays: the player wants it down. */
export const wantedBy =
  (mode: AutoFoundation, build: Build, takenBack: readonly Card[]): WantedUp =>
  (card, heights) =>
    mode !== 'off' && !takenBack.includes(card) && (mode === 'all' || isSafe(build, heights, card));

/** Moves one after another, each chosen by the position that the last one led to. */
export function inTurn<State, Move>(
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

/** The cards taken back from a foundation that the player has not moved since, after a move. */
export function takenBackAfter(
  { piles, takenBack }: { readonly piles: Piles; readonly takenBack: readonly Card[] },
  { from, count }: Transfer,
): readonly Card[] {
  const moved = piles[from]!.slice(-count);
  const rest = takenBack.filter((card) => !moved.includes(card));
  return isFoundation(from) ? [...rest, ...moved] : rest;
}
