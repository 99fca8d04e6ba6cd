import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  DAILY_BUDGET,
  type SolvableGame,
  type Verdict,
  daily,
  dailyCandidate,
  dailyDeal,
  dealDeck,
  freecell,
  pyramid,
  pyramidSearch,
  solve,
} from '../../../src/core.js';
import { search as freecellSearch } from '../../../src/games/freecell/solver/solve.js';
import { klondike } from '../../../src/games/klondike/rules/game.js';
import { search as klondikeSearch } from '../../../src/games/klondike/solver/solve.js';
import type { Search } from '../../../src/core/solver/search.js';
import { listOf } from '../../../src/core/cards/list.js';
import { countOf, firstOf, itInFull } from '../../support/counts.js';
import { problemOf, valueOf } from '../support/result.js';

/** 2026-11-21, the last of a year, the first of the next, and a leap day. */
const DAYS = ['2026-11-21', '2026-12-31', '2027-01-01', '2028-02-29'] as const;

type Named = readonly [game: SolvableGame, options: object, deals: readonly number[]];

/** A normal run has two of them for each game and its options. */
const days = firstOf(DAYS, 2);

/** Once released these must not change: everyone plays the same deal on a day. */
const NAMED: readonly Named[] = [
  ['freecell', {}, [1308315457, 1639008853, 1044011322, 843199376]],
  ['freecell', { variant: 'kingcell' }, [895499477, 263747024, 870304569, 729056861]],
  ['freecell', { variant: 'bakers-game' }, [963427834, 1242184327, 1941139814, 1933897788]],
  ['freecell', { cells: 3 }, [957906476, 1972730742, 890085836, 1551643771]],
  ['klondike', {}, [980771100, 1457829886, 2087309298, 815173435]],
  ['klondike', { draw: 3, scoring: 'vegas' }, [2028321601, 1353706443, 844762746, 995439181]],
  ['pyramid', {}, [733445732, 799478492, 1561733899, 1567741345]],
  ['pyramid', { redeals: 0 }, [1119734552, 845367262, 2134012088, 441899013]],
];

describe('the deal of a day', () => {
  for (const [game, options, deals] of NAMED) {
    it(`is known for all time: ${game} ${JSON.stringify(options)}`, async () => {
      const found = [];
      for (const day of days) found.push(valueOf(await daily(game, options, day)));
      expect(found).to.deep.equal(deals.slice(0, days.length));
      // The day's own search has won each of them already: another one is for the full run.
      for (const deal of firstOf(deals, 1)) {
        expect(valueOf(solve(game, options, { deal })).verdict).to.equal('winnable');
      }
    });
  }

  it('stays though the solver, with more positions, can win a candidate that it passes over', async () => {
    const options = { draw: 3 };
    const day = '2026-12-18';
    expect(await daily('klondike', options, day)).to.deep.equal({ value: 881367747 });
    expect(valueOf(solve('klondike', options, { deal: 1209466389 })).verdict).to.equal('winnable');
  });

  it('hangs on the very move at which a search looks at its budget', () => {
    const within = (deal: number, budget: number): Verdict =>
      valueOf(solve('klondike', { draw: 3 }, { deal, budget })).verdict;
    expect(within(931057964, 2000)).to.equal('unknown');
    expect(within(2129974140, 2000)).to.equal('winnable');
  });

  for (const [day, deal] of [
    ['2027-03-15', 1806516222],
    ['2031-04-11', 383770029],
  ] as const) {
    it(`stays in ForeCell, whose search tries fewer moves later: ${day}`, async () => {
      expect(await daily('freecell', { variant: 'forecell' }, day)).to.deep.equal({ value: deal });
    });
  }

  it('is the same however the options are given', async () => {
    const full = { variant: 'freecell', cells: 4, supermove: 'linear' };
    expect(await daily('freecell', full, '2026-11-21')).to.deep.equal({ value: 1308315457 });
  });

  it('is the first candidate that can be won: what is unknown is passed over', async () => {
    const verdicts: readonly Verdict[] = ['unwinnable', 'unknown', 'winnable', 'winnable'];
    const asked: number[] = [];
    const found = await dailyDeal(pyramid, {}, '2026-11-21', (deal) => {
      asked.push(deal);
      return Promise.resolve(verdicts[asked.length - 1]!);
    });
    const options = valueOf(pyramid.options.check({}));
    const candidates = [0, 1, 2].map((tried) =>
      valueOf(dailyCandidate(pyramid, options, '2026-11-21', tried)),
    );
    expect(new Set(candidates)).to.have.length(3);
    expect(asked).to.deep.equal(candidates);
    expect(found).to.deep.equal({ value: candidates[2] });
  });

  it('is a problem where there is no such day, no such option, and nothing that can be won', async () => {
    const code = async (found: ReturnType<typeof daily>): Promise<string> =>
      problemOf(await found).code;
    expect(await code(daily('freecell', {}, '2026-02-29'))).to.equal('day');
    expect(await code(daily('freecell', { cells: 9 }, '2026-11-21'))).to.equal('option');
    let asked = 0;
    const never = dailyDeal(freecell, {}, '2026-11-21', () => (asked++, 'unwinnable'));
    expect(problemOf(await never)).to.deep.equal({ code: 'no-daily', tried: 1000 });
    expect(asked).to.equal(1000);
  });

  it('ends after ten deals without an answer', async () => {
    const answers = [...listOf(9, () => 'unknown' as const), 'unwinnable' as const];
    const asked: number[] = [];
    const none = dailyDeal(freecell, {}, '2026-11-21', (deal) => {
      asked.push(deal);
      return answers[asked.length - 1] ?? 'unknown';
    });
    expect(problemOf(await none)).to.deep.equal({ code: 'no-daily', tried: 11 });
    expect(asked).to.have.length(11);
  });

  it('differs from day to day, from game to game and from options to options', () => {
    const options = valueOf(freecell.options.check({}));
    const year = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const deals = year.map((day) => valueOf(dailyCandidate(freecell, options, day, 0)));
    expect(new Set(deals)).to.have.length(365);
    const others = [
      valueOf(dailyCandidate(freecell, { ...options, cells: 3 }, year[0]!, 0)),
      valueOf(dailyCandidate(pyramid, valueOf(pyramid.options.check({})), year[0]!, 0)),
      valueOf(dailyCandidate({ ...freecell, game: 'golf' }, options, year[0]!, 0)),
    ];
    expect(new Set([...deals, ...others])).to.have.length(368);
  });
});

describe('the verdict within a budget', () => {
  const SLICES = [1, 7, 1000, Infinity] as const;
  const DEALS = {
    klondike: countOf({ normal: 2, full: 12 }),
    pyramid: countOf({ normal: 1, full: 12 }),
  };

  const inSteps = (search: Search, nodes: number): Verdict => {
    for (;;) {
      const verdict = search.step(nodes);
      if (verdict) return verdict;
    }
  };

  /** The verdict, which slices of every size must give. */
  function same(search: (budget: number) => Search, budget: number, name: string): Verdict {
    const verdicts = SLICES.map((nodes) => inSteps(search(budget), nodes));
    expect(new Set(verdicts), `${name}, ${budget}`).to.have.length(1);
    return verdicts[0]!;
  }

  /** The verdicts within budgets around the smallest one that settles a game. */
  function around(search: (budget: number) => Search, name: string, most: number): Set<Verdict> {
    let [low, high] = [0, most];
    const seen = new Set<Verdict>([same(search, most, name)]);
    while (high - low > 1) {
      const budget = (low + high) >> 1;
      const verdict = same(search, budget, name);
      seen.add(verdict);
      if (verdict === 'unknown') low = budget;
      else high = budget;
    }
    for (const budget of [low - 1, high + 1, high + 7]) seen.add(same(search, budget, name));
    return seen;
  }

  const all = ['unknown', 'unwinnable', 'winnable'];

  itInFull('is the same in slices of any size, so that all machines choose alike: FreeCell', () => {
    const seen = new Set<Verdict>();
    for (const cells of [0, 4]) {
      const options = valueOf(freecell.options.check({ cells }));
      for (let deal = 1; deal <= 6; deal++) {
        const state = freecell.deal(options, dealDeck(deal));
        const name = `deal ${deal}, ${cells} cells`;
        around((budget) => freecellSearch(state, budget), name, 3000).forEach((verdict) =>
          seen.add(verdict),
        );
      }
    }
    expect([...seen].sort()).to.deep.equal(all);
  });

  itInFull('is the same in slices of any size: Klondike', () => {
    const vegas = valueOf(klondike.options.check({ draw: 3, scoring: 'vegas' }));
    const seen = new Set<Verdict>();
    for (let deal = 1; deal <= DEALS.klondike; deal++) {
      const state = klondike.deal(vegas, dealDeck(deal));
      around((budget) => klondikeSearch(state, budget), `deal ${deal}`, 6000).forEach((verdict) =>
        seen.add(verdict),
      );
    }
    expect([...seen].sort()).to.deep.equal(all);
  });

  itInFull('is the same in slices of any size: Pyramid', () => {
    const seen = new Set<Verdict>();
    for (const redeals of [0, 1, 2]) {
      const options = valueOf(pyramid.options.check({ redeals }));
      for (let deal = 1; deal <= DEALS.pyramid; deal++) {
        const state = pyramid.deal(options, dealDeck(deal));
        const name = `deal ${deal}, ${redeals} redeals`;
        around((budget) => pyramidSearch(state, budget), name, 4000).forEach((verdict) =>
          seen.add(verdict),
        );
      }
    }
    expect([...seen].sort()).to.deep.equal(all);
  });

  it('is asked of a deal of the day with a hundred thousand positions', () => {
    expect(DAILY_BUDGET).to.equal(100_000);
  });
});
