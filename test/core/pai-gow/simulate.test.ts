import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  HOUSE_WAYS,
  paigowHouseEdge,
  rankFive,
  rankTwo,
  shareOf,
  simulatePaigow,
} from '../../../src/core.js';
import { randomHands } from '../support/plain-poker.js';
import { WHOLE_DECK } from '../support/quick-hands.js';

const OPTIONS = { houseWay: 'foxwoods', wheel: 'second', hands: 20_000, seed: 1 } as const;

describe('the house way against itself', () => {
  it('gives the same result with the same seed, and another one with another', () => {
    const found = simulatePaigow(OPTIONS);
    expect(found.wins + found.pushes + found.losses).to.equal(OPTIONS.hands);
    expect(simulatePaigow(OPTIONS)).to.deep.equal(found);
    expect(simulatePaigow({ ...OPTIONS, seed: 2 })).not.to.deep.equal(found);
    expect(simulatePaigow({ ...OPTIONS, seed: 2 ** 32 - 1 })).not.to.deep.equal(found);
  });

  it('has a known result for a seed', () => {
    expect(simulatePaigow(OPTIONS)).to.deep.equal({ wins: 5899, pushes: 7994, losses: 6107 });
  });

  it('agrees with hands dealt and set by the table’s own rules', () => {
    const won = [0, 0, 0];
    for (const hands of randomHands(WHOLE_DECK, 14, OPTIONS.hands)) {
      const [player, dealer] = [hands.slice(0, 7), hands.slice(7)].map((hand) => {
        const { front, back } = HOUSE_WAYS.foxwoods(hand, 'second');
        return { front: rankTwo(...front), back: rankFive(...back, 'second') };
      });
      won[Number(player!.front > dealer!.front) + Number(player!.back > dealer!.back)]!++;
    }
    const { wins, pushes, losses } = simulatePaigow(OPTIONS);
    [losses, pushes, wins].forEach((some, at) => {
      const { value, error } = shareOf(some, OPTIONS.hands);
      // The difference of two samples of equal size deviates √2 times as much as one. Four times
      // that happens once in 16,000 runs.
      expect(won[at]! / OPTIONS.hands).to.be.closeTo(value, 4 * Math.SQRT2 * error);
    });
  });

  it('reports its progress', () => {
    const shares: number[] = [];
    simulatePaigow({ ...OPTIONS, hands: 25_000 }, (share) => shares.push(share));
    expect(shares).to.deep.equal([0.4, 0.8]);
  });
});

describe('an estimate', () => {
  it('of a share has its standard error', () => {
    expect(shareOf(20, 100)).to.deep.equal({ value: 0.2, error: 0.04 });
    expect(shareOf(0, 100)).to.deep.equal({ value: 0, error: 0 });
  });

  it('of the house edge takes the commission from wins', () => {
    const even = { wins: 50, pushes: 0, losses: 50 };
    expect(paigowHouseEdge(even, 0)).to.deep.equal({ value: 0, error: 0.1 });
    const edge = paigowHouseEdge({ wins: 40, pushes: 40, losses: 20 }, 50);
    expect(edge.value).to.equal(0);
    // A win brings ½, so the variance is 0.4 · ¼ + 0.2 = 0.3.
    expect(edge.error).to.be.closeTo(Math.sqrt(0.3 / 100), 1e-12);
    expect(paigowHouseEdge({ wins: 0, pushes: 1, losses: 1 }, 5).value).to.equal(0.5);
  });
});
