import fc from 'fast-check';
import { type Card, type KlondikeOptions, type KlondikeState, cardOf } from '../../../src/core.js';
import type { Suit } from '../../../src/core.js';
import { COLUMNS, FOUNDATIONS } from '../../../src/games/klondike/solver/piles.js';
import { frozen } from './frozen.js';

/** The parts of a random position. */
interface Parts {
  readonly heights: readonly number[];
  readonly order: readonly number[];
  readonly columns: readonly { readonly hidden: number; readonly shown: number }[];
  readonly drawn: number;
  readonly redealt: number;
}

/** Cards that run down in alternating colours from the first of these, as far as they do. */
function runOf(rest: Card[], length: number): Card[] {
  const run = rest.splice(0, 1);
  while (run.length > 0 && run.length < length) {
    const last = run.at(-1)!;
    const next = rest.findIndex(
      (card) =>
        (card >> 2) + 1 === last >> 2 && [1, 2].includes(card & 3) !== [1, 2].includes(last & 3),
    );
    if (next < 0) break;
    run.push(...rest.splice(next, 1));
  }
  return run;
}

function positionOf(options: KlondikeOptions, parts: Parts): KlondikeState {
  const suits = [0, 1, 2, 3] as const;
  const up = (suit: Suit, from: number, to: number): Card[] =>
    Array.from({ length: to - from }, (_, index) => cardOf(from + index + 1, suit));
  const left = suits.flatMap((suit) => up(suit, parts.heights[suit]!, 13));
  // A shuffle by the keys that go with the cards.
  const rest = left.sort((a, b) => parts.order[a]! - parts.order[b]! || a - b);
  const piles: Record<string, readonly Card[]> = {};
  const faceDown: Record<string, number> = {};
  for (const [index, id] of FOUNDATIONS.entries()) {
    piles[id] = up(index as Suit, 0, parts.heights[index]!);
  }
  for (const [index, id] of COLUMNS.entries()) {
    const { hidden, shown } = parts.columns[index]!;
    const under = rest.splice(0, hidden);
    const over = runOf(rest, shown);
    piles[id] = [...under, ...over];
    faceDown[id] = under.length;
  }
  const waste = Math.min(parts.drawn, rest.length);
  piles['waste-1'] = rest.slice(0, waste);
  piles['stock'] = rest.slice(waste);
  const redeals = options.redeals === 'unlimited' ? 0 : Math.min(parts.redealt, options.redeals);
  return frozen({ options, piles, faceDown, redeals, score: 0, takenBack: [] });
}

/** Random positions, `hidden` cards at most face down in a column, most of them near their end. */
export const klondikePositions = (
  options: fc.Arbitrary<KlondikeOptions>,
  hidden: number,
): fc.Arbitrary<KlondikeState> =>
  fc
    .tuple(
      options,
      fc.record({
        heights: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 4, maxLength: 4 }),
        order: fc.array(fc.nat(), { minLength: 52, maxLength: 52 }),
        columns: fc.array(
          fc.record({
            hidden: fc.integer({ min: 0, max: hidden }),
            shown: fc.integer({ min: 0, max: 5 }),
          }),
          { minLength: 7, maxLength: 7 },
        ),
        drawn: fc.integer({ min: 0, max: 24 }),
        redealt: fc.integer({ min: 0, max: 2 }),
      }),
    )
    .map(([some, parts]) => positionOf(some, parts));
