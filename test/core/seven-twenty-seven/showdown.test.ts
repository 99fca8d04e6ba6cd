import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SCORINGS, type Scoring } from '../../../src/games/seven-twenty-seven/rules/options.js';
import { potTransfers } from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { type Given, half, judge, won } from '../support/seven27-pots.js';

describe('5.5, 7.5, 26 and 28', () => {
  const hands = ['5C KC', '7C KD', 'TC TD 6C', 'TH 9C 9D'];
  const wins: Readonly<Record<Scoring, readonly number[]>> = {
    nearest: [0, 50, 25, 25],
    'over-is-bust': [50, 0, 50, 0],
    'under-beats-over': [0, 50, 50, 0],
    'over-beats-under': [0, 50, 0, 50],
    'inside-beats-outside': [0, 50, 50, 0],
    'outside-beats-inside': [0, 50, 0, 50],
  };
  for (const scoring of SCORINGS) {
    it(`${scoring}: ${wins[scoring].join(', ')}`, () => {
      // If over is bust, the hand of 28 is already folded.
      const shown = scoring === 'over-is-bust' ? [...hands.slice(0, 3), '-'] : hands;
      expect(won({ hands: shown, scoring })).to.deep.equal(wins[scoring]);
    });
  }

  it('tells each winner’s own total', () => {
    const [pot] = judge({ hands });
    expect(pot!.halves).to.deep.equal([
      {
        ...{ target: 'low', amount: 50, reason: 'best' },
        winners: [{ seat: 1, amount: 50, total: 15 }],
      },
      {
        ...{ target: 'high', amount: 50, reason: 'best' },
        winners: [
          { seat: 2, amount: 25, total: 52 },
          { seat: 3, amount: 25, total: 56 },
        ],
      },
    ]);
    expect(pot).to.deep.include({ alone: null, failedBoth: [], declarationsVoid: false });
  });
});

describe('6.5, 6.5 and 25', () => {
  const hands = ['6C KC', '6D KD', 'TC TD 5C'];

  it('a half, and a quarter each', () => {
    expect(won({ hands })).to.deep.equal([25, 25, 50]);
  });

  it('gives the odd chip of the pot to 27, that of a half to the first from the dealer’s left', () => {
    expect(won({ hands, pot: 101 })).to.deep.equal([25, 25, 51]);
    expect(won({ hands, pot: 103 })).to.deep.equal([26, 25, 52]);
    expect(won({ hands, pot: 103, first: 1 })).to.deep.equal([25, 26, 52]);
    expect(won({ hands, pot: 103, first: 2 })).to.deep.equal([26, 25, 52]);
    expect(won({ hands, pot: 1 })).to.deep.equal([0, 0, 1]);
    expect(won({ hands, pot: 2 })).to.deep.equal([1, 0, 1]);
  });

  it('gives two odd chips to two of three', () => {
    const three = ['6C KC', 'TC TD 5C', '6D KD', '6H KH'];
    expect(won({ hands: three, pot: 34 })).to.deep.equal([6, 17, 6, 5]);
    expect(won({ hands: three, pot: 34, first: 2 })).to.deep.equal([5, 17, 6, 6]);
  });
});

describe('5-A-A', () => {
  it('takes both halves', () => {
    for (const scoring of SCORINGS) {
      const given: Given = { hands: ['6C KC', '5C AC AD', 'TC TD 6D'], scoring, pot: 101 };
      expect(won(given), scoring).to.deep.equal([0, 101, 0]);
      const [pot] = judge(given);
      expect(half(pot!, 'low')).to.equal('50 best: 1×50');
      expect(half(pot!, 'high')).to.equal('51 best: 1×51');
    }
  });

  it('shares both halves with another, each with its own odd chip', () => {
    const hands = ['5D AH AS', '6C KC', '5C AC AD'];
    expect(won({ hands, pot: 100 })).to.deep.equal([50, 0, 50]);
    expect(won({ hands, pot: 101 })).to.deep.equal([51, 0, 50]);
    expect(won({ hands, pot: 102 })).to.deep.equal([52, 0, 50]);
    expect(won({ hands, pot: 102, first: 1 })).to.deep.equal([50, 0, 52]);
  });

  it('shares one half with a 7', () => {
    expect(won({ hands: ['7C', '5C AC AD'], pot: 101 })).to.deep.equal([25, 76]);
  });
});

describe('over is bust, and nobody at 7 or below', () => {
  const scoring = 'over-is-bust';

  it('gives the 7 half to the winner of 27', () => {
    const given: Given = { hands: ['7C KC', 'TC TD 6D', '9C 9D'], scoring, pot: 101 };
    expect(won(given)).to.deep.equal([0, 101, 0]);
    const [pot] = judge(given);
    expect(half(pot!, 'low')).to.equal('50 nobody: 1×50');
    expect(half(pot!, 'high')).to.equal('51 best: 1×51');
    expect(pot!.halves[0]!.winners[0]!.total).to.equal(52);
  });

  it('shares it among those who tie for 27: the whole pot, as evenly as can be', () => {
    const hands = ['TC TD 6D', '7C KC', 'TH TS 6C'];
    expect(won({ hands, scoring, pot: 10 })).to.deep.equal([5, 0, 5]);
    expect(won({ hands, scoring, pot: 11 })).to.deep.equal([6, 0, 5]);
    const [pot] = judge({ hands, scoring, pot: 10 });
    expect(half(pot!, 'high')).to.equal('5 best: 0×3 2×2');
    expect(half(pot!, 'low')).to.equal('5 nobody: 0×2 2×3');
    const three = [...hands, '9C 9D 8C'];
    expect(won({ hands: three, scoring, pot: 10 })).to.deep.equal([4, 0, 3, 3]);
    expect(won({ hands: three, scoring, pot: 11 })).to.deep.equal([4, 0, 4, 3]);
  });

  it('lets 7 itself win it', () => {
    expect(won({ hands: ['7C', 'TC TD 6D'], scoring })).to.deep.equal([50, 50]);
  });
});

describe('declarations', () => {
  it('let only those compete who declared', () => {
    // Seat 0 would win both.
    const given: Given = { hands: ['5C AC AD: high', '6C KC: low', 'TC TD 6D: high'] };
    expect(won(given)).to.deep.equal([50, 50, 0]);
  });

  it('give the whole pot to the other target where nobody declared one', () => {
    const given: Given = { hands: ['7C: high', 'TC TD 6D: high', 'TH TS 5D: high'], pot: 101 };
    expect(won(given)).to.deep.equal([0, 101, 0]);
    expect(half(judge(given)[0]!, 'low')).to.equal('50 nobody: 1×50');
    const low: Given = { hands: ['6C KC: low', 'TC TD 6D: low', '6D KD: low'], pot: 101 };
    expect(won(low)).to.deep.equal([51, 0, 50]);
    expect(half(judge(low)[0]!, 'high')).to.equal('51 nobody: 0×26 2×25');
    expect(half(judge(low)[0]!, 'low')).to.equal('50 best: 0×25 2×25');
  });

  it('share a whole pot as evenly as can be', () => {
    const hands = ['6C KC: low', '6D KD: low'];
    expect(won({ hands, pot: 10 })).to.deep.equal([5, 5]);
    expect(won({ hands, pot: 10, first: 1 })).to.deep.equal([5, 5]);
    expect(won({ hands, pot: 9, first: 1 })).to.deep.equal([4, 5]);
    const three = [...hands, '6H KH: low'];
    expect(won({ hands: three, pot: 10 })).to.deep.equal([4, 3, 3]);
    expect(won({ hands: three, pot: 11 })).to.deep.equal([4, 4, 3]);
  });

  it('of both win both where they are the one best at both', () => {
    const given: Given = { hands: ['6C KC: low', '5C AC AD: both', 'TC TD 6D: high'], pot: 101 };
    expect(won(given)).to.deep.equal([0, 101, 0]);
    expect(judge(given)[0]!.failedBoth).to.deep.equal([]);
  });

  it('of both win nothing where they tie for one', () => {
    const given: Given = { hands: ['7C: low', '5C AC AD: both', 'TC TD 6D: high'] };
    expect(won(given)).to.deep.equal([50, 0, 50]);
    expect(judge(given)[0]!.failedBoth).to.deep.equal([1]);
    const high: Given = { hands: ['6C KC: low', '5C AC AD: both', 'TC TD 7D: high'] };
    expect(won(high)).to.deep.equal([50, 0, 50]);
  });

  it('of both win nothing where they are beaten for one', () => {
    const given: Given = { hands: ['6C AD: low', '5C AC AH: both', 'TC TD 7D: high'] };
    expect(won(given)).to.deep.equal([50, 0, 50]);
    // 6 and 26: second for 7, best for 27.
    const second: Given = { hands: ['6C KC: low', '4C AC AH: both', 'TC TD 5D: high'] };
    expect(won(second)).to.deep.equal([50, 0, 50]);
    expect(judge(second)[0]!.failedBoth).to.deep.equal([1]);
  });

  it('of both give the half to the other where nobody is left who declared it', () => {
    const low: Given = { hands: ['7C: low', '5C AC AD: both', '6C KC: low'], pot: 101 };
    expect(won(low)).to.deep.equal([101, 0, 0]);
    expect(half(judge(low)[0]!, 'high')).to.equal('51 nobody: 0×51');
    const high: Given = { hands: ['TC TD 7C: high', '5C AC AD: both'], pot: 101 };
    expect(won(high)).to.deep.equal([101, 0]);
  });

  it('of both by two: the one best at both wins, the other fails', () => {
    const given: Given = { hands: ['4C AC AH: both', '5C AD AS: both', '6C KC: low'] };
    expect(won(given)).to.deep.equal([0, 100, 0]);
    expect(judge(given)[0]!.failedBoth).to.deep.equal([0]);
  });

  it('of both by two who beat one another: both fail, and the rest are compared', () => {
    // 7 and 17; 8 and 26.5.
    const hands = ['6C AC: both', 'TC 6D TD KC: both', '5H KD: low', '9C 9D 5D: high'];
    expect(won({ hands, pot: 101 })).to.deep.equal([0, 0, 50, 51]);
    expect(judge({ hands })[0]!.failedBoth).to.deep.equal([0, 1]);
  });

  it('of both are judged once: who comes second is not the best when the first is out', () => {
    // Seat 1 would be best at both if seat 0 were out.
    const hands = ['7C: both', '4C AC AH: both', '5H KD: low', '9C 9D 5D: high'];
    expect(won({ hands })).to.deep.equal([0, 0, 50, 50]);
    expect(judge({ hands })[0]!.failedBoth).to.deep.equal([0, 1]);
  });

  it('are void where nobody can win by them: the totals decide', () => {
    const tied: Given = { hands: ['5C AC AD: both', '5D AH AS: both', '-'], pot: 102 };
    expect(won(tied)).to.deep.equal([52, 50, 0]);
    expect(judge(tied)[0]).to.deep.include({ declarationsVoid: true, failedBoth: [] });
    const crossed: Given = { hands: ['6C KC: both', 'TC TD 6D: both'], pot: 101 };
    expect(won(crossed)).to.deep.equal([50, 51]);
    expect(judge(crossed)[0]!.declarationsVoid).to.equal(true);
  });

  it('for 7 above it win nothing where over is bust', () => {
    const scoring = 'over-is-bust';
    const beside: Given = { hands: ['7C KC: low', 'TC TD: high', '9C 9D 7D: high'], scoring };
    expect(won(beside)).to.deep.equal([0, 0, 100]);
    expect(half(judge(beside)[0]!, 'low')).to.equal('50 nobody: 2×50');
    // Nobody declared 27 either, so the totals decide, and none is 7 or less.
    const alone: Given = { hands: ['7C KC: low', 'TC TD: low'], scoring };
    expect(won(alone)).to.deep.equal([0, 100]);
    expect(judge(alone)[0]!.declarationsVoid).to.equal(true);
    const both: Given = { hands: ['TC TD 6C: both', '6D: low', 'TH: high'], scoring };
    expect(won(both)).to.deep.equal([0, 50, 50]);
    expect(judge(both)[0]!.failedBoth).to.deep.equal([0]);
  });

  it('are judged in each pot alone', () => {
    // Seat 0 is all-in and ties with seat 1 for 7 in the main pot. In the side pot seat 1 is best
    // alone.
    const hands = ['7C: low', '5C AC AD: both', 'TC TD 6D: high', '6C KC: low'];
    const paid = [10, 50, 50, 50];
    const [main, side] = judge({ hands, paid });
    expect(main).to.deep.include({ amount: 40, failedBoth: [1], seats: [0, 1, 2, 3] });
    expect(side).to.deep.include({ amount: 120, failedBoth: [], seats: [1, 2, 3] });
    expect(won({ hands, paid })).to.deep.equal([20, 120, 20, 0]);
  });
});

describe('side pots', () => {
  it('three of them, each split, with odd chips', () => {
    // Seat 4 folded after paying 7. Seats 0, 1 and 2 are all-in.
    const hands = ['7C', '6C KC', '6D KD', 'TC TD 6D', '-', 'TH TS 6H'];
    const paid = [10, 25, 40, 61, 7, 61];
    const pots = judge({ hands, paid, first: 3 });
    expect(pots.map(({ amount, seats }) => [amount, ...seats])).to.deep.equal([
      [57, 3, 5, 0, 1, 2],
      [60, 3, 5, 1, 2],
      [45, 3, 5, 2],
      [42, 3, 5],
    ]);
    expect(pots.map((pot) => half(pot, 'low'))).to.deep.equal([
      '28 best: 0×28',
      '30 best: 1×15 2×15',
      '22 best: 2×22',
      '21 best: 3×11 5×10',
    ]);
    expect(pots.map((pot) => half(pot, 'high'))).to.deep.equal([
      '29 best: 3×15 5×14',
      '30 best: 3×15 5×15',
      '23 best: 3×12 5×11',
      '21 best: 3×11 5×10',
    ]);
    expect(won({ hands, paid, first: 3 })).to.deep.equal([28, 15, 37, 64, 0, 60]);
  });

  it('with one player left in it is that one’s, without halves', () => {
    const hands = ['7C', 'TC TD 6D', '-'];
    const [main, side] = judge({ hands, paid: [10, 30, 30] });
    expect(main).to.deep.include({ amount: 30, alone: null });
    expect(side).to.deep.equal({
      ...{ amount: 40, seats: [1], alone: 1, halves: [] },
      ...{ failedBoth: [], declarationsVoid: false, threeQuarters: null },
    });
    expect(potTransfers([side!])).to.deep.equal([
      { from: 'pot', to: 'seat-1', amount: 40, for: 'fold' },
    ]);
    expect(won({ hands, paid: [10, 30, 30] })).to.deep.equal([15, 55, 0]);
  });
});

describe('the chips out of the pots', () => {
  it('say which half they are for, and none is a share of nothing', () => {
    expect(potTransfers(judge({ hands: ['6C KC', '6D KD', 'TC TD 5C'], pot: 3 }))).to.deep.equal([
      { from: 'pot', to: 'seat-0', amount: 1, for: 'low' },
      { from: 'pot', to: 'seat-2', amount: 2, for: 'high' },
    ]);
  });
});
