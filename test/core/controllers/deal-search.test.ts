import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type FreecellMove,
  type FreecellState,
  cardCode,
  freecell,
  klondike,
} from '../../../src/core.js';
import type { DealFinder } from '../../../src/elements/controllers/adviser.js';
import { DealSearch } from '../../../src/elements/controllers/deal-search.js';
import { settle } from '../support/stores.js';
import { start } from '../support/sessions.js';

/** The first card of a position's columns. */
const first = (state: unknown): string => cardCode((state as FreecellState).piles['column-1']![0]!);

interface Search {
  readonly by: string;
  readonly next: () => number;
  readonly deal: (number: number) => unknown;
  readonly found: (number: number, isStopped?: boolean) => unknown;
  readonly options: object;
}

/** From now on chance gives these deals, and the last of them ever after; returns how many were asked for. */
function chance(...deals: readonly number[]): () => number {
  let asked = 0;
  crypto.getRandomValues = (array) => {
    const deal = deals[asked++] ?? deals.at(-1)!;
    new DataView((array as unknown as Uint8Array).buffer).setUint32(0, deal - 1);
    return array;
  };
  return () => asked;
}

afterEach(() => {
  delete (crypto as Partial<Crypto>).getRandomValues;
});

interface StageOptions {
  readonly solvable?: boolean;
  readonly findsDeals?: boolean;
  readonly fails?: boolean;
  readonly rules?: object;
}

function stage({
  solvable = true,
  findsDeals = false,
  fails = false,
  rules = freecell,
}: StageOptions = {}) {
  const searches: Search[] = [];
  const finder = (by: string): DealFinder => ({
    findDeal: (next, deal, found, options) =>
      void searches.push({ by, next, deal, found, options }),
  });
  const host = {
    inForce: { isOn: () => solvable, grade: undefined as string | undefined },
    game: { session: undefined as unknown, hasConflict: false },
    sharing: {
      findsDeals,
      load: () => (fails ? Promise.reject(new Error('no line')) : Promise.resolve(finder('day'))),
    },
    solver: { load: () => Promise.resolve(fails ? undefined : finder('solver')) },
  };
  const search = new DealSearch<FreecellState, FreecellMove>(host as never, () => ({
    game: rules as typeof freecell,
  }));
  const dealt: number[] = [];
  const ask = (options: object = {}): number | undefined =>
    search.anyDeal(options, (deal) => dealt.push(deal));
  return { host, searches, dealt, ask };
}

/** A deal that nobody chose. */
const expectAny = (deal: number | undefined): void => {
  expect(deal).to.be.within(1, 1_000_000);
  expect(Number.isInteger(deal)).to.equal(true);
};

describe('the search for a deal', () => {
  it('takes any where nobody minds', () => {
    const { searches, ask } = stage({ solvable: false });
    const deals = new Set(Array.from({ length: 20 }, () => ask()));
    for (const deal of deals) expectAny(deal);
    expect([deals.size > 1, searches.length]).to.deep.equal([true, 0]);
  });

  it('takes any of whatever grade where nobody minds whether it can be won', () => {
    const { host, searches, ask } = stage({ solvable: false });
    host.inForce.grade = 'hard';
    expectAny(ask());
    expect(searches.length).to.equal(0);
  });

  it('takes none that is over before the first move', () => {
    const { ask } = stage({ solvable: false, rules: klondike });
    chance(35, 35, 36);
    expect(ask({ draw: 3 })).to.equal(36);
    chance(35, 36);
    expect(ask({ draw: 1 })).to.equal(35);
  });

  it('takes one after a hundred where each is over', () => {
    const { ask } = stage({ solvable: false, rules: klondike });
    const asked = chance(35);
    expect([ask({ draw: 3 }), asked()]).to.deep.equal([35, 100]);
  });

  it('lets the solver try no deal that is over, nor fall back on one', async () => {
    const { searches, ask } = stage({ rules: klondike });
    ask({ draw: 3 });
    await settle();
    chance(35, 36);
    expect(searches[0]!.next()).to.equal(36);
  });

  it('takes any where the options can’t be used: the game refuses them itself', () => {
    expectAny(stage().ask({ cells: 9 }));
  });

  it('asks the solver for one that can be won, and deals what that finds', async () => {
    const { searches, dealt, ask } = stage();
    expect(ask({ cells: 3 })).to.equal(undefined);
    await settle();
    const [{ by, deal, found, options }] = searches as [Search];
    expect([by, options]).to.deep.equal([
      'solver',
      { variant: 'freecell', cells: 3, supermove: 'linear' },
    ]);
    expect([first(deal(617)), first(deal(1))]).to.deep.equal(['7D', 'JD']);
    found(25);
    expect(dealt).to.deep.equal([25]);
  });

  it('asks for the day’s before one that can be won', async () => {
    const { searches, dealt, ask } = stage({ findsDeals: true });
    ask();
    await settle();
    expect(searches.map(({ by }) => by)).to.deep.equal(['day']);
    searches[0]!.found(7);
    expect(dealt).to.deep.equal([7]);
  });

  for (const findsDeals of [false, true]) {
    it(`deals any where the ${findsDeals ? 'day' : 'solver'} can’t be loaded`, async () => {
      const { dealt, ask } = stage({ findsDeals, fails: true });
      expect(ask()).to.equal(undefined);
      await settle();
      expect(dealt.length).to.equal(1);
      expectAny(dealt[0]);
    });
  }

  it('asks once for the same options as long as there is no game, and anew for others', async () => {
    const { searches, dealt, ask } = stage();
    ask({ cells: 3 });
    ask({ cells: 3, variant: 'freecell' });
    ask({ cells: 2 });
    await settle();
    expect(searches.length).to.equal(2);
    searches[0]!.found(1);
    expect(dealt).to.deep.equal([]);
    searches[1]!.found(2);
    expect(dealt).to.deep.equal([2]);
  });

  it('asks anew for another grade', async () => {
    const { host, searches, ask } = stage();
    ask();
    host.inForce.grade = 'hard';
    ask();
    ask();
    await settle();
    expect(searches.length).to.equal(2);
  });

  it('asks anew for the same options once there is a game', async () => {
    const { host, searches, ask } = stage();
    host.game.session = start(617);
    ask();
    ask();
    await settle();
    expect(searches.length).to.equal(2);
  });

  it('deals nothing to whoever has ended it, unless the page has set other rules', async () => {
    const { host, searches, dealt, ask } = stage();
    host.game.session = start(617);
    ask();
    ask({ variant: 'kingcell' });
    await settle();
    searches[0]!.found(25, true);
    expect(dealt).to.deep.equal([]);
    searches[1]!.found(26, true);
    expect(dealt).to.deep.equal([26]);
  });

  it('deals nothing once another game stands there', async () => {
    const { host, searches, dealt, ask } = stage();
    ask();
    await settle();
    host.game.session = start(617);
    searches[0]!.found(25);
    expect(dealt).to.deep.equal([]);
  });

  it('deals nothing while the player has to choose between two tabs', async () => {
    const { host, searches, dealt, ask } = stage();
    ask();
    await settle();
    host.game.hasConflict = true;
    searches[0]!.found(25);
    host.game.hasConflict = false;
    searches[0]!.found(26);
    expect(dealt).to.deep.equal([26]);
  });
});
