import {
  type Card,
  type KlondikeOptions,
  type KlondikeState,
  cardOf,
  isRed,
  rankOf,
} from '../../../src/core.js';
import { COLUMNS, FOUNDATIONS } from '../../../src/games/klondike/solver/piles.js';
import { randomFrom, shuffledBy } from './small-random.js';

type Random = (below: number) => number;
const SUITS = [0, 1, 2, 3] as const;

/** Every way to play, but for the scoring, and redeals up to three. */
export const WAYS: readonly KlondikeOptions[] = ([1, 3] as const).flatMap((draw) =>
  (['unlimited', 0, 1, 2, 3] as const).flatMap((redeals) =>
    [false, true].map((foundationReturn) => ({
      draw,
      redeals,
      foundationReturn,
      scoring: 'none' as const,
    })),
  ),
);

/** Takes the first card out of the rest, and cards that go on from it, as far as chance has it. */
function takeRun(rest: Card[], random: Random): Card[] {
  const run = rest.splice(0, 1);
  for (let more = random(12); more > 0 && run.length > 0; more--) {
    const last = run.at(-1)!;
    const next = rest.findIndex(
      (card) => rankOf(card) + 1 === rankOf(last) && isRed(card) !== isRed(last),
    );
    if (next < 0) break;
    run.push(...rest.splice(next, 1));
  }
  return run;
}

/** So many cards of each suit up that this many are left. */
function heightsFor(left: number, random: Random): number[] {
  const heights = [13, 13, 13, 13];
  for (let count = left; count > 0;) {
    const suit = random(4);
    if (heights[suit] === 0) continue;
    heights[suit]!--;
    count--;
  }
  return heights;
}

/** Columns out of the rest, no deeper than a game's; now and then a top card is face down. */
function layColumns(rest: Card[], random: Random): Pick<KlondikeState, 'piles' | 'faceDown'> {
  const piles: Record<string, readonly Card[]> = {};
  const faceDown: Record<string, number> = {};
  for (const [index, id] of COLUMNS.entries()) {
    const under = rest.splice(0, random(Math.min(index, 3) + 1));
    const over = takeRun(rest, random);
    piles[id] = [...under, ...over];
    const turn = over.length === 1 && under.length < index && random(8) === 0;
    faceDown[id] = under.length + (turn ? 1 : 0);
  }
  for (const [index, id] of COLUMNS.entries()) {
    if (piles[id]!.length === 0) continue;
    const more = rest.splice(0, index - faceDown[id]!);
    piles[id] = [...more, ...piles[id]!];
    faceDown[id]! += more.length;
  }
  return { piles, faceDown };
}

/** A position with fewer than so many cards left, as chance makes it; the same for a seed. */
export function smallGame(options: KlondikeOptions, seed: number, most: number): KlondikeState {
  const random = randomFrom(seed * 7919 + 1);
  for (let n = 0; n < 8; n++) random(2);
  const heights = heightsFor(3 + random(most - 3), random);
  const up = SUITS.map((suit) =>
    Array.from({ length: heights[suit]! }, (_, index) => cardOf(index + 1, suit)),
  );
  const left = SUITS.flatMap((suit) =>
    Array.from({ length: 13 - heights[suit]! }, (_, n) => cardOf(heights[suit]! + n + 1, suit)),
  );
  const rest = shuffledBy(random, left);
  const stocked = rest.splice(0, random(7));
  const { piles, faceDown } = layColumns(rest, random);
  stocked.push(...rest);
  const waste = random(stocked.length + 1);
  return {
    options,
    piles: {
      ...piles,
      ...Object.fromEntries(FOUNDATIONS.map((id, suit) => [id, up[suit]!])),
      'waste-1': stocked.slice(0, waste),
      stock: stocked.slice(waste),
    },
    faceDown,
    redeals: options.redeals === 'unlimited' ? 0 : random(options.redeals + 1),
    score: 0,
    takenBack: [],
  };
}

/**
 * Seeds of games with `most` 53 that are lost although cards may come back, six for each way to
 * play, in which fewer than 300 positions can be reached. Games like these are rare.
 */
export const LOST_WITH_RETURNS: readonly number[] = [
  93, 539, 623, 715, 1351, 1411, 1507, 1679, 1717, 1725, 1843, 1983, 2011, 2561, 2663, 2735, 2855,
  2933, 2957, 3053, 3135, 3151, 3403, 3435, 3807, 4063, 4131, 4473, 4493, 4517, 4525, 4691, 4765,
  5965, 6213, 6815, 6959, 9927, 9957, 10105, 10741, 11319, 11445, 11501, 11709, 11739, 11921, 12389,
  13907, 15197, 15339, 15881, 15941, 16337, 19767, 20049, 20547, 25809, 26289, 34949,
];

/**
 * Seeds of games with `most` 46 that can be won, with ways on which a search may give up, as they are lost even with an aid. A
 * search that gives up one position too many misses the win of 1042, 1728, 1818 and 2058.
 */
export const WON_WITH_LOST_WAYS: readonly number[] = [
  114, 216, 414, 672, 764, 946, 955, 1042, 1098, 1104, 1112, 1318, 1488, 1534, 1553, 1728, 1818,
  1912, 2058, 2082, 2277, 2442, 2472, 2664, 2724, 2759, 2783, 2839, 2890,
];
