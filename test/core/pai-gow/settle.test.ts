import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { PaigowOptions, SeatResult } from '../../../src/core.js';
import { type Showdown, resultAt, resultsOf, showdown, table } from '../support/pai-gow.js';

/** The dealer's hand as the house way sets it. */
const DEALER = 'KH QD | 9C 9D 7S 5C 3D';

const HANDS = {
  'wins both': 'AC KC | TC TD 8S 6H 4H',
  'loses both': 'JC TH | 8C 8D 6S 4S 2C',
  'wins in front, loses behind': 'AC JC | 8C 8D 6S 4S 2C',
  'loses in front, wins behind': 'JC TH | AC AD 8S 6S 4S',
  'copies in front, wins behind': 'KC QC | TC TD 8S 6H 4H',
  'wins in front, copies behind': 'AC KC | 9H 9S 7C 5D 3S',
  'copies in front, loses behind': 'KC QC | 8C 8D 6S 4S 2C',
  'loses in front, copies behind': 'JC TH | 9H 9S 7C 5D 3S',
  'copies both': 'KS QS | 9H 9S 7C 5D 3S',
} as const;

/** One player against the dealer. */
const alone = (hand: string, bet = '10', given: Partial<PaigowOptions> = {}): SeatResult =>
  resultAt(
    showdown({ options: table(2, given), bets: { 1: bet }, hands: { 0: DEALER, 1: hand } }),
    1,
  );

const SETTLED: readonly (readonly [keyof typeof HANDS, string, string, string, number])[] = [
  ['wins both', 'win', 'win', 'win', 10],
  ['loses both', 'lose', 'lose', 'lose', -10],
  ['wins in front, loses behind', 'win', 'lose', 'push', 0],
  ['loses in front, wins behind', 'lose', 'win', 'push', 0],
  ['copies in front, wins behind', 'copy', 'win', 'push', 0],
  ['wins in front, copies behind', 'win', 'copy', 'push', 0],
  ['copies in front, loses behind', 'copy', 'lose', 'lose', -10],
  ['loses in front, copies behind', 'lose', 'copy', 'lose', -10],
  ['copies both', 'copy', 'copy', 'lose', -10],
];

describe('a hand against the dealer', () => {
  for (const [name, front, back, outcome, net] of SETTLED) {
    it(`${name}: ${outcome}`, () => {
      const result = alone(HANDS[name]);
      expect(result).to.deep.include({ front, back, outcome, net, foul: false, commission: 0 });
      expect(result).to.deep.include({ stake: 10, covered: 10, returned: 0, total: net });
    });
  }

  it('moves the chips between the seat and the house', () => {
    const options = table(2);
    const play = (hand: string): object =>
      resultsOf(showdown({ options, bets: { 1: '10' }, hands: { 0: DEALER, 1: hand } }));
    expect(play(HANDS['wins both'])).to.deep.include({
      dealer: { seat: 0, net: -10, commission: 0 },
      transfers: [{ from: 'house', to: 'seat-1', amount: 10, for: 'stake' }],
      stacks: [null, 1010],
    });
    expect(play(HANDS['loses both'])).to.deep.include({
      dealer: { seat: 0, net: 10, commission: 0 },
      transfers: [{ from: 'seat-1', to: 'house', amount: 10, for: 'stake' }],
      stacks: [null, 990],
    });
    expect(play(HANDS['copies in front, wins behind'])).to.deep.include({
      transfers: [],
      stacks: [null, 1000],
    });
  });
});

describe('the commission', () => {
  const paid: readonly (readonly [stake: number, percent: number, net: number])[] = [
    [10, 5, 9],
    [20, 5, 19],
    [19, 5, 18],
    [21, 5, 19],
    [100, 5, 95],
    [5, 5, 4],
    [10, 0, 10],
    [10, 100, 0],
    [99, 1, 98],
  ];
  for (const [stake, commission, net] of paid) {
    it(`of ${commission} %: a win of ${stake} pays ${net}`, () => {
      const result = alone(HANDS['wins both'], String(stake), { commission });
      expect(result).to.deep.include({ net, commission: stake - net, total: net });
    });
  }

  it('is not taken from a push or a loss', () => {
    expect(alone(HANDS['copies both'], '10', { commission: 5 })).to.deep.include({
      net: -10,
      commission: 0,
    });
    const pushed = alone(HANDS['wins in front, loses behind'], '10', { commission: 5 });
    expect(pushed).to.deep.include({ net: 0, commission: 0 });
  });
});

describe('a foul set at a table where fouls lose', () => {
  // Ace-king in front, and nothing behind.
  const foul = 'AC KC | TC 8S 6H 4H 2H';

  it('loses both hands, whatever they are', () => {
    const result = alone(foul, '10', { foul: 'lose' });
    expect(result).to.deep.include({ front: 'lose', back: 'lose', outcome: 'lose', foul: true });
    expect(result.net).to.equal(-10);
  });

  it('does not affect the bonus bet', () => {
    const rules: Partial<PaigowOptions> = { foul: 'lose', bonus: 'fortune' };
    const fouled = alone('TC TD | AC TH KS 8H 2S', '10+5', rules);
    expect(fouled).to.deep.include({ foul: true, net: -10 });
    expect(fouled.bonus).to.deep.equal({ stake: 5, line: 'trips', net: 15 });
    expect(fouled.total).to.equal(5);
  });
});

/** A player deals with `chips` chips, and three others stake 10 each. */
const rotation = (
  stack: number,
  given: Partial<PaigowOptions>,
  hands: Showdown['hands'],
): Showdown => ({
  options: table(4, { house: false, stacks: [stack, 1000, 1000, 1000], ...given }),
  bets: { 1: '10', 2: '10', 3: '10' },
  hands: { 0: DEALER, ...hands },
});

const WINS = {
  1: 'AC KC | TC TD 8S 6H 4H',
  2: 'AD KD | JC JD 8H 6C 4C',
  3: 'AS KS | TH TS 8D 6D 4D',
};
const LOSES = {
  1: 'JC TH | 8C 8D 6S 4S 2C',
  2: 'JD TC | 8H 8S 6C 4C 2D',
  3: 'JH TD | 7C 7D 6D 4D 2H',
};

describe('a dealing player who is short of chips', () => {
  it('covers the stakes from the right in a quick deal, as far as the stack goes', () => {
    const session = showdown(rotation(25, {}, WINS));
    const covered = resultsOf(session).seats.map((one) => [one.seat, one.covered, one.returned]);
    expect(covered).to.deep.equal([
      [1, 10, 0],
      [2, 10, 0],
      [3, 5, 5],
    ]);
    expect(resultsOf(session).stacks).to.deep.equal([0, 1010, 1010, 1005]);
  });

  it('returns what is not covered, win or lose', () => {
    const session = showdown(rotation(5, {}, LOSES));
    const nets = resultsOf(session).seats.map((one) => [one.outcome, one.net, one.returned]);
    expect(nets).to.deep.equal([
      ['lose', -5, 5],
      ['lose', 0, 10],
      ['lose', 0, 10],
    ]);
    expect(resultsOf(session).stacks).to.deep.equal([10, 995, 1000, 1000]);
  });

  it('covers from the player with the first hand', () => {
    // The dealer is 1, and seat 2 is 3, so the dice give it the first hand.
    const session = showdown(rotation(25, { quickDeal: false, dice: [1, 1, 1] }, WINS));
    expect(session.state.first).to.equal(2);
    const covered = resultsOf(session).seats.map((one) => [one.seat, one.covered]);
    expect(covered).to.deep.equal([
      [2, 10],
      [3, 10],
      [1, 5],
    ]);
  });

  it('covers from the right if the first hand is the dealer’s own', () => {
    const session = showdown(rotation(15, { quickDeal: false, dice: [1, 1, 3] }, WINS));
    expect(session.state.first).to.equal(0);
    const covered = resultsOf(session).seats.map((one) => [one.seat, one.covered]);
    expect(covered).to.deep.equal([
      [1, 10],
      [2, 5],
      [3, 0],
    ]);
  });

  it('does not cover with chips won in the round', () => {
    const session = showdown(rotation(10, {}, { ...WINS, 1: 'QS JS | 3C 3H 7C 5H 2C' }));
    expect(resultsOf(session).seats.map((one) => one.net)).to.deep.equal([-10, 0, 0]);
  });

  it('covers a stake that is pushed, and takes commission only from the covered part', () => {
    const session = showdown(
      rotation(15, { commission: 5 }, { ...WINS, 1: 'AH QS | 3C 3H 7C 5H 2C' }),
    );
    const nets = resultsOf(session).seats.map((one) => [one.covered, one.net, one.commission]);
    expect(nets).to.deep.equal([
      [10, 0, 0],
      [5, 4, 1],
      [0, 0, 0],
    ]);
  });
});

describe('the commission of a dealing player', () => {
  it('is taken from the net win of the round', () => {
    const session = showdown(rotation(1000, { commission: 5 }, LOSES));
    expect(resultsOf(session).dealer).to.deep.equal({ seat: 0, net: 28, commission: 2 });
    expect(resultsOf(session).stacks).to.deep.equal([1028, 990, 990, 990]);
  });

  it('is taken from what is left after the wins of others, who pay their own', () => {
    const session = showdown(
      rotation(1000, { commission: 5 }, { ...LOSES, 1: 'AC KC | TH TS 8C 6H 4H' }),
    );
    const { dealer, stacks, transfers } = resultsOf(session);
    expect(dealer).to.deep.equal({ seat: 0, net: 9, commission: 1 });
    expect(stacks).to.deep.equal([1009, 1009, 990, 990]);
    const toHouse = transfers.filter(({ to }) => to === 'house');
    expect(toHouse).to.deep.equal([
      { from: 'seat-1', to: 'house', amount: 1, for: 'commission' },
      { from: 'seat-0', to: 'house', amount: 1, for: 'commission' },
    ]);
  });

  it('is nothing if the dealer won nothing in the round', () => {
    const lost = showdown(rotation(1000, { commission: 5 }, WINS));
    expect(resultsOf(lost).dealer).to.deep.equal({ seat: 0, net: -30, commission: 0 });
    expect(resultsOf(lost).stacks).to.deep.equal([970, 1009, 1009, 1009]);
  });

  it('is nothing if the house deals', () => {
    const session = showdown({
      options: table(2, { commission: 5 }),
      bets: { 1: '10' },
      hands: { 0: DEALER, 1: HANDS['loses both'] },
    });
    expect(resultsOf(session).dealer).to.deep.equal({ seat: 0, net: 10, commission: 0 });
  });
});
