import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Card,
  type PyramidOptions,
  type PyramidState,
  type WasteCount,
  cardOf,
  pyramid,
  pyramidVerdict,
} from '../../../src/core.js';
import { COVER, PLACES, bitsOf } from '../../../src/games/pyramid/solver/places.js';
import { popcount } from '../../../src/core/solver/bits.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { canBeWon } from '../support/pyramid-brute.js';
import { pyramidDeal, pyramidWith } from '../support/pyramid.js';
import { SEED } from '../support/walks.js';

/** How many positions a plain search may try; what needs more is left out. */
const MOST = countOf({ normal: 200, full: 1200 });

/** How many small positions are tried with one waste; with several there are many more moves. */
const RUNS = countOf({ normal: 50, full: 200 });
const RUNS_SEVERAL = countOf({ normal: 50, full: 80 });

/** Of each verdict there are more than so many, so that both are compared. */
const SOME = countOf({ normal: 2, full: 5 });

/** How many deals are played by chance in each variant, to try the positions that come. */
const DEALS = countOf({ normal: 1, full: 2 });

const options = (wastes: WasteCount): fc.Arbitrary<PyramidOptions> =>
  fc.record({
    redeals: fc.constantFrom('unlimited' as const, 0, 1, 2, 3),
    coverPairs: fc.boolean(),
    openStock: fc.constant(false),
    wastes: fc.constant(wastes),
  });

/** The places that are left after free ones were taken away one by one, as bits. */
function shape(left: number, picks: readonly number[]): number {
  let bits = 2 ** 28 - 1;
  for (const pick of picks.slice(left)) {
    const free = PLACES.map((_, place) => place).filter(
      (place) => (bits >> place) & 1 && !(COVER[place]! & bits),
    );
    bits ^= 1 << free[pick % free.length]!;
  }
  return bits;
}

/** Pairs and kings, so that by the ranks alone nothing stands against a win. */
const pairs = fc
  .shuffledSubarray(
    Array.from({ length: 24 }, (_, n) => [
      cardOf(1 + (n >> 2), (n & 3) as 0),
      cardOf(12 - (n >> 2), (n & 3) as 0),
    ]),
    { minLength: 5, maxLength: 8 },
  )
  .chain((some) => fc.shuffledSubarray([...some.flat(), 50, 51], { minLength: 2 * some.length }));

/** A small position: a few cards of the pyramid, a few of stock and wastes. */
const endgames = (wastes: WasteCount): fc.Arbitrary<PyramidState> =>
  fc
    .record({
      options: options(wastes),
      cards: pairs,
      left: fc.integer({ min: 4, max: 9 }),
      picks: fc.array(fc.nat(27), { minLength: 28, maxLength: 28 }),
      turned: fc.array(fc.nat(wastes), { minLength: 20, maxLength: 20 }),
    })
    .map(({ options, cards, left, picks, turned }) => {
      const piles: Record<string, Card[]> = { stock: [] };
      for (let n = 1; n <= wastes; n++) piles[`waste-${n}`] = [];
      const rest = [...cards];
      const bits = shape(left, picks);
      piles['foundation-1'] = ALL_CARDS.filter((card) => !cards.includes(card));
      PLACES.forEach((id, n) => (piles[id] = (bits >> n) & 1 ? rest.splice(0, 1) : []));
      rest.forEach((card, n) => piles[turned[n] ? `waste-${turned[n]}` : 'stock']!.push(card));
      return pyramidWith(options, piles);
    });

/** Compares the verdict with a plain search; counts what was found. */
class Comparison {
  readonly found = { winnable: 0, unwinnable: 0, unknown: 0 };

  check(state: PyramidState): void {
    const plain = canBeWon(state, MOST);
    if (plain === undefined) return;
    const verdict = pyramidVerdict(state);
    this.found[verdict]++;
    expect(verdict).to.equal(plain ? 'winnable' : 'unwinnable');
  }
}

for (const wastes of [1, 2, 3] as const) {
  describe(`a verdict with ${wastes} wastes`, () => {
    it('is what trying all moves comes to, in small positions', () => {
      const comparison = new Comparison();
      fc.assert(
        fc.property(endgames(wastes), (state) => comparison.check(state)),
        { seed: SEED, numRuns: wastes > 1 ? RUNS_SEVERAL : RUNS },
      );
      expect(comparison.found.winnable).to.be.greaterThan(SOME);
      expect(comparison.found.unwinnable).to.be.greaterThan(SOME);
    });
  });
}

/** A game of random moves, the same at every run; it turns where nothing can be removed. */
function* game(deal: number, options: Partial<PyramidOptions>): Generator<PyramidState> {
  let state = pyramidDeal(deal, options);
  for (let seed = deal, turn = 0; turn < 80 && !pyramid.outcome(state); turn++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const legal = pyramid.moves(state);
    const removing = legal.filter(({ from, to }) => from !== 'stock' && to !== 'stock');
    const some = removing.length > 0 && seed % 5 > 0 ? removing : legal;
    state = pyramid.play(state, some[(seed >> 3) % some.length]!);
    yield state;
  }
}

const VARIANTS = ([0, 1, 2, 'unlimited'] as const).flatMap((redeals) =>
  [true, false].map((coverPairs) => ({ redeals, coverPairs })),
);

describe('a verdict in a random game', () => {
  it('is what trying all moves comes to, wherever these are few', () => {
    const comparison = new Comparison();
    for (const variant of VARIANTS) {
      for (let deal = 1; deal <= DEALS; deal++) {
        let left = 28;
        for (const state of game(deal, variant)) {
          // Only where the pyramid changed: turning is tried by the search itself.
          const now = popcount(bitsOf(state.piles));
          if (now < left && now < 14) comparison.check(state);
          left = now;
        }
      }
    }
    expect(comparison.found.winnable).to.be.greaterThan(5);
    expect(comparison.found.unwinnable).to.be.greaterThan(5);
  });

  it('never comes back from unwinnable', () => {
    let turned = 0;
    for (const variant of VARIANTS) {
      for (let deal = 1; deal <= countOf({ normal: 2, full: 3 }); deal++) {
        let before: unknown;
        for (const state of game(deal, variant)) {
          const after = pyramidVerdict(state, 10_000);
          if (before === 'unwinnable') expect(after).to.not.equal('winnable');
          if (before === 'winnable' && after === 'unwinnable') turned++;
          before = after;
        }
      }
    }
    expect(turned).to.equal(countOf({ normal: 4, full: 8 }));
  });
});
