import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type ChipTransfer,
  HISTORY_LENGTH,
  type TableRun,
  bringChips,
  canGoOn,
  checkRun,
  endHand,
  seatsWithChips,
  startRun,
} from '../../../src/core.js';
import { problemOf, valueOf } from '../support/result.js';

const kinds = ['human', 'bot', 'open', 'bot'] as const;
const rotating = (): TableRun => startRun({ kinds, stack: 100 });
const housed = (): TableRun =>
  startRun({ kinds: ['bot', 'human', 'human'], stack: 100, houseSeat: 0 });

const stake = (
  from: ChipTransfer['from'],
  to: ChipTransfer['to'],
  amount: number,
): ChipTransfer => ({
  from,
  to,
  amount,
  for: 'stake',
});

const hand = (run: TableRun, ...transfers: readonly ChipTransfer[]): TableRun =>
  endHand(run, { transfers, played: [0, 1, 3] });

describe('a table from hand to hand', () => {
  it('begins with everybody’s chips and a dealer', () => {
    expect(rotating()).to.deep.include({
      stacks: [100, 100, null, 100],
      dealer: 0,
      hand: 1,
      house: 0,
    });
    expect(housed()).to.deep.include({ stacks: [null, 100, 100], dealer: 0, houseDeals: true });
    expect(startRun({ kinds, stack: 5, random: (bound) => bound - 1 }).dealer).to.equal(3);
    expect(startRun({ kinds: ['human', 'bot'], stack: 5, houseSeat: 0 }).kinds[0]).to.equal('bot');
  });

  it('moves chips, counts hands, and records their results', () => {
    const run = hand(rotating(), stake('seat-1', 'seat-0', 30), stake('seat-3', 'house', 5));
    expect(run.stacks).to.deep.equal([130, 70, null, 95]);
    expect(run.house).to.equal(5);
    expect(run.hand).to.equal(2);
    expect(run.history).to.deep.equal([{ hand: 1, dealer: 0, net: [30, -30, null, -5] }]);
    expect(run.totals[0]).to.deep.equal({ hands: 1, ahead: 1, behind: 0, net: 30, biggest: 30 });
    expect(run.totals[1]).to.deep.equal({ hands: 1, ahead: 0, behind: 1, net: -30, biggest: 0 });
    expect(run.totals[2]).to.deep.equal({ hands: 0, ahead: 0, behind: 0, net: 0, biggest: 0 });
  });

  it('passes the deal on counter-clockwise, skipping open seats and those without chips', () => {
    const dealers: number[] = [];
    let run = rotating();
    for (let n = 0; n < 6; n++) {
      dealers.push(run.dealer);
      run = hand(run);
    }
    expect(dealers).to.deep.equal([0, 1, 3, 0, 1, 3]);
    run = hand(rotating(), stake('seat-1', 'seat-0', 100));
    expect(run.dealer).to.equal(3);
    expect(hand(housed()).dealer).to.equal(0);
  });

  it('can continue while somebody can play, and after more chips are brought', () => {
    const poor = hand(rotating(), stake('seat-1', 'seat-0', 100), stake('seat-3', 'seat-0', 100));
    expect(seatsWithChips(poor)).to.deep.equal([0]);
    expect(canGoOn(poor)).to.equal(false);
    const richer = bringChips(poor, 3, 50);
    expect(canGoOn(richer)).to.equal(true);
    expect([richer.stacks, richer.brought]).to.deep.equal([
      [300, 0, null, 50],
      [100, 100, null, 150],
    ]);
    expect(bringChips(richer, 2, 50).stacks[2]).to.equal(null);
    expect(valueOf(checkRun(richer))).to.deep.equal(richer);
    expect(canGoOn(housed())).to.equal(true);
  });

  it('keeps the last hands and the totals of all', () => {
    let run = rotating();
    for (let n = 0; n < HISTORY_LENGTH + 7; n++) {
      run = hand(run, stake(n % 2 ? 'seat-0' : 'seat-1', n % 2 ? 'seat-1' : 'seat-0', 1));
    }
    expect(run.history).to.have.length(HISTORY_LENGTH);
    expect(run.history[0]!.hand).to.equal(8);
    expect(run.totals[0]).to.deep.include({ hands: 107, ahead: 54, behind: 53, net: 1 });
    expect(valueOf(checkRun(JSON.parse(JSON.stringify(run))))).to.deep.equal(run);
  });
});

describe('a saved table', () => {
  const good = hand(rotating(), stake('seat-1', 'seat-0', 30), stake('seat-3', 'house', 5));
  const [first] = good.history;
  const spoilt: readonly (readonly [string, object, string])[] = [
    ['a seat of no kind', { kinds: ['human', 'ghost', 'open', 'bot'] }, 'kinds'],
    ['no list of seats', { kinds: 'human' }, 'kinds'],
    ['a stack more', { stacks: [130, 70, null, 95, 7] }, 'stacks'],
    ['a fraction', { stacks: [130.5, 70, null, 95] }, 'stacks'],
    ['chips at an open seat', { stacks: [130, 70, 0, 95] }, 'stacks'],
    ['more chips than were won', { stacks: [131, 70, null, 95] }, 'totals'],
    ['more chips than were brought', { brought: [101, 100, null, 100] }, 'totals'],
    ['debts', { stacks: [130, -70, null, 95] }, 'stacks'],
    ['more than the house gave', { house: 6 }, 'house'],
    ['half a house', { house: 0.5 }, 'house'],
    ['a house that may be', { houseDeals: 'yes' }, 'houseDeals'],
    ['a dealer at an open seat', { dealer: 2 }, 'dealer'],
    ['a dealer who left', { dealer: 4 }, 'dealer'],
    ['no hand', { hand: 0 }, 'hand'],
    ['a hand that is not in the history', { hand: 3 }, 'history'],
    ['another history', { history: [{ ...first, net: [31, -30, null, -5] }] }, 'history'],
    ['a hand of another number', { history: [{ ...first, hand: 2 }] }, 'history'],
    ['a history of nothing', { history: null }, 'history'],
    ['totals of nothing', { totals: [{}, {}, {}, {}] }, 'totals'],
    [
      'more hands than there were',
      { totals: good.totals.map((one) => ({ ...one, hands: 9 })) },
      'totals',
    ],
  ];
  for (const [name, changes, field] of spoilt) {
    it(`is rejected with ${name}`, () => {
      const saved: unknown = JSON.parse(JSON.stringify({ ...good, ...changes }));
      expect(problemOf(checkRun(saved))).to.deep.equal({ code: 'save-broken', field });
    });
  }

  it('is rejected if it is no table, or if a field is missing', () => {
    for (const value of [null, undefined, 7, 'run', []]) {
      expect(problemOf(checkRun(value))).to.deep.equal({ code: 'save-broken', field: 'run' });
    }
    for (const field of Object.keys(good)) {
      const { [field as keyof TableRun]: _gone, ...rest } = good;
      expect(problemOf(checkRun(rest)).code, field).to.equal('save-broken');
    }
  });

  it('is read without unknown fields', () => {
    expect(valueOf(checkRun({ ...good, seed: 'secret' }))).to.deep.equal(good);
  });
});
