import type { Card } from '../cards/card.js';
import { type Piles, type Transfer, isFoundation } from './piles.js';

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
