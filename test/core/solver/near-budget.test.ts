import { expect } from 'chai';
import { describe, it } from '#bdd';
import {
  type PyramidOptions,
  Session,
  dealDeck,
  freecellPuzzles,
  golf,
  klondike,
} from '../../../src/core.js';
import type { CountedSearch, Solved, Stepped } from '../../../src/core/solver/search.js';
import { inSlices } from '../../../src/elements/solver/slices.js';
import { search as freecellSearch } from '../../../src/games/freecell/solver/solve.js';
import { solver as freecellSolver } from '../../../src/games/freecell/solver/solver.js';
import { search as golfSearch } from '../../../src/games/golf/solver/solve.js';
import { search as klondikeSearch } from '../../../src/games/klondike/solver/solve.js';
import { search as pyramidSearch } from '../../../src/games/pyramid/solver/solve.js';
import { dealt } from '../support/deals.js';
import { pyramidDeal } from '../support/pyramid.js';
import { valueOf } from '../support/result.js';
import { firstOf } from '../../support/counts.js';
import { randomFrom } from '../support/small-random.js';

/** No position below needs more. */
const MOST = 1 << 15;

/** A search of one position within a budget. */
type Begin = (budget: number) => Stepped<unknown>;

const klondikeDeal = (deal: number, draw: 1 | 3) =>
  klondike.deal(valueOf(klondike.options.check({ draw })), dealDeck(deal));
const pyramidOf =
  (deal: number, options: Partial<PyramidOptions>): Begin =>
  (budget) =>
    pyramidSearch(pyramidDeal(deal, options), budget);

/** The seven of hearts lies deep: see goals.test.ts. */
const puzzle = (goal: string) =>
  valueOf(
    Session.start(freecellPuzzles, {
      position: [
        'Foundations: C-9 D-9 H-6 S-9',
        'Freecells: KC KD - -',
        '7H QH KH',
        '8H 9H TH JH',
        ...['TC', 'TD', 'TS', 'JC', 'JD', 'JS QC QD QS KS'],
        `Goal: ${goal}`,
      ].join('\n'),
    }),
  ).state;

/** A normal run has the first: one for each solver, won and lost, and a goal. */
const FIRST = 7;
const POSITIONS: Readonly<Record<string, Begin>> = {
  'FreeCell 10, by several orders': (budget) => freecellSearch(dealt(10), budget),
  'ForeCell 10, lost': (budget) => freecellSearch(dealt(10, { variant: 'forecell' }), budget),
  'Seahaven 3': (budget) => freecellSearch(dealt(3, { variant: 'seahaven' }), budget),
  'Pyramid 3, one redeal': pyramidOf(3, { redeals: 1 }),
  'Golf 2 round the corner': (budget) =>
    golfSearch(golf.deal({ corner: true }, dealDeck(2)), budget),
  'Klondike 6, draw three': (budget) => klondikeSearch(klondikeDeal(6, 3), budget),
  'a goal': (budget) => freecellSolver.search(puzzle('TH'), () => 0, budget),
  'KingCell 5': (budget) => freecellSearch(dealt(5, { variant: 'kingcell' }), budget),
  'Baker’s Game 10, lost': (budget) =>
    freecellSearch(dealt(10, { variant: 'bakers-game' }), budget),
  'Eight Off 2 with 5 cells': (budget) =>
    freecellSearch(dealt(2, { variant: 'eight-off', cells: 5 }), budget),
  'Pyramid 1, any card at will': pyramidOf(1, {}),
  'Pyramid 4, two wastes': pyramidOf(4, { redeals: 1, wastes: 2 }),
  'Klondike 8, draw one, lost': (budget) => klondikeSearch(klondikeDeal(8, 1), budget),
  'Pyramid 2, one pass': pyramidOf(2, { redeals: 0 }),
  'Golf 6': (budget) => golfSearch(golf.deal({ corner: false }, dealDeck(6)), budget),
  'a goal that the way to win reaches': (budget) =>
    freecellSolver.search(puzzle('JH'), () => 0, budget),
};

/** The result of a search, and the number of positions it counted. */
function endOf(search: Stepped<unknown>, step: (search: Stepped<unknown>) => unknown): unknown {
  let found = step(search);
  while (found === undefined) found = step(search);
  return [found, (search as Partial<CountedSearch>).searched];
}

const by =
  (nodes: number) =>
  (search: Stepped<unknown>): unknown =>
    search.step(nodes);

/** The slices of a worker whose machine is now fast, now slow. */
function asInWorker(search: Stepped<unknown>, ms: number): unknown {
  const random = randomFrom(ms);
  let time = 0;
  const slow: Stepped<unknown> = {
    step(nodes) {
      time += nodes * (1 + random(100)) * 0.01;
      return search.step(nodes);
    },
  };
  const slice = inSlices(
    () => slow,
    ms,
    () => time,
  );
  return endOf(search, slice);
}

const isKnown = (found: unknown): boolean =>
  found !== 'unknown' && (found as Solved)[0] !== 'unknown';

const known = (begin: Begin, budget: number): boolean => {
  const search = begin(budget);
  let found = search.step(Infinity);
  while (found === undefined) found = search.step(Infinity);
  return isKnown(found);
};

/** The least budget within which a position is settled. */
function enough(begin: Begin): number {
  let [least, most] = [0, MOST];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (known(begin, middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}

describe('a verdict near its budget', () => {
  for (const [name, begin] of firstOf(Object.entries(POSITIONS), FIRST)) {
    it(`does not depend on the slices: ${name}`, () => {
      const budget = enough(begin);
      expect(budget).to.be.within(1, MOST - 1);
      for (const near of firstOf([-1, 0, -7, -2, 1, 7], 2).map((more) =>
        Math.max(0, budget + more),
      )) {
        const whole = endOf(begin(near), by(Infinity));
        expect(isKnown((whole as readonly unknown[])[0]), `${near}`).to.equal(near >= budget);
        for (const nodes of [1, 7, 100]) {
          expect(endOf(begin(near), by(nodes)), `${near} by ${nodes}`).to.deep.equal(whole);
        }
        for (const ms of [8, 50]) {
          expect(asInWorker(begin(near), ms), `${near} in ${ms} ms`).to.deep.equal(whole);
        }
      }
    });
  }
});
