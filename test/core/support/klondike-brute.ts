import {
  type Card,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
  cardOf,
  isRed,
  klondike,
  rankOf,
} from '../../../src/core.js';
import type { Suit } from '../../../src/core.js';
import { COLUMNS, FOUNDATIONS } from '../../../src/games/klondike/state.js';

/** Whole numbers below a limit, always the same ones for a seed. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed * 2 + 1;
  return (limit) => {
    state = (Math.imul(state, 0x2c9277b5) + 0x5bd1e995) | 0;
    return (((state ^ (state >>> 15)) >>> 8) * limit) >>> 24;
  };
}

/** Takes a card and those that can be built on it out of the rest, as far as chance lets it run. */
function takeRun(rest: Card[], random: (limit: number) => number): Card[] {
  const run = rest.splice(0, 1);
  for (const longest = random(12); run.length > 0 && run.length <= longest;) {
    const last = run.at(-1)!;
    const next = rest.findIndex(
      (card) => rankOf(card) + 1 === rankOf(last) && isRed(card) !== isRed(last),
    );
    if (next < 0) break;
    run.push(...rest.splice(next, 1));
  }
  return run;
}

/** A position with few cards left, most of them face up, as chance makes it. */
export function endgame(options: KlondikeOptions, seed: number, sizes = 9): KlondikeState {
  const random = numbersFrom(seed);
  const heights = [13, 13, 13, 13];
  const most = 4 + random(sizes);
  for (let left = 0; left < most; ) {
    const suit = random(4);
    if (heights[suit]! > 0) {
      heights[suit]!--;
      left++;
    }
  }
  const suits = [0, 1, 2, 3] as const;
  const up = (suit: Suit, from: number, to: number): Card[] =>
    Array.from({ length: to - from }, (_, index) => cardOf(from + index + 1, suit));
  const rest = suits.flatMap((suit) => up(suit, heights[suit]!, 13));
  for (let n = rest.length; n > 1; n--) {
    const other = random(n);
    [rest[n - 1], rest[other]] = [rest[other]!, rest[n - 1]!];
  }
  const piles: Record<string, readonly Card[]> = {};
  for (const suit of suits) piles[FOUNDATIONS[suit]!] = up(suit, 0, heights[suit]!);
  const stocked = rest.splice(0, random(1 + Math.min(sizes, 20) / 2));
  const faceDown: Record<string, number> = {};
  for (const [index, id] of COLUMNS.entries()) {
    const under = rest.splice(0, Math.min(index, random(4)));
    const over = takeRun(rest, random);
    piles[id] = [...under, ...over];
    // Now and then a card on top is still to be turned over.
    faceDown[id] = over.length === 1 && under.length < index && random(8) === 0 ? 1 : 0;
    faceDown[id] += under.length;
  }
  for (const [index, id] of COLUMNS.entries()) {
    // What is left lies undermost, face down, as far as a game has place for it.
    if (piles[id]!.length === 0) continue;
    const more = rest.splice(0, index - faceDown[id]!);
    piles[id] = [...more, ...piles[id]!];
    faceDown[id]! += more.length;
  }
  stocked.push(...rest);
  const waste = random(stocked.length + 1);
  piles['waste-1'] = stocked.slice(0, waste);
  piles['stock'] = stocked.slice(waste);
  const redeals = options.redeals === 'unlimited' ? 0 : random(options.redeals + 1);
  return { options, piles, faceDown, redeals, score: 0, takenBack: [] };
}

/** A position's name; the order of its columns and foundations is left out, which says nothing. */
function nameOf({ piles, faceDown, redeals }: KlondikeState): string {
  const columns = COLUMNS.map((id) => `${faceDown[id]}:${piles[id]!.join()}`).sort();
  const heights = FOUNDATIONS.map((id) => piles[id]!.at(-1) ?? -1).sort((a, b) => a - b);
  return [columns.join(';'), heights, piles['waste-1'], piles['stock'], redeals].join('|');
}

/**
 * Every position that can be reached, by the rules alone, the start first.
 *
 * @returns `undefined` where there are more than `most`
 */
export function reachable(
  start: KlondikeState,
  most: number,
): readonly KlondikeState[] | undefined {
  const names = new Set([nameOf(start)]);
  const found = [start];
  for (let next = 0; next < found.length; next++) {
    const state = found[next]!;
    for (const move of klondike.moves(state) as readonly KlondikeMove[]) {
      const after = klondike.play(state, move);
      // Redeals beyond the number of cards bring nothing new, where they have no limit.
      const named = start.options.redeals === 'unlimited' ? { ...after, redeals: 0 } : after;
      const name = nameOf(named);
      if (names.has(name)) continue;
      names.add(name);
      found.push(named);
      if (found.length > most) return undefined;
    }
  }
  return found;
}
