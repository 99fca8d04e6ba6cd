import { describe, it } from '#bdd';
import { expect } from 'chai';
import { advisePaigow } from '../../../src/core.js';
import { DEALER_HANDS } from '../../../src/games/pai-gow/advice/advice-options.js';
import {
  expectedChips,
  effectiveCommission,
  waysOf,
} from '../../../src/games/pai-gow/advice/ways.js';
import { formatCards, parseCards } from '../../../src/core/cards/notation.js';

const ways = (hand: string): readonly (readonly string[])[] => {
  const cards = parseCards(hand) as readonly number[];
  const rules = { houseWay: 'foxwoods', wheel: 'second', commission: 0 } as const;
  return waysOf(advisePaigow(cards, rules).splits, 'second').map((way) =>
    way.map(({ front }) => formatCards(front)),
  );
};

describe('the ways to set seven cards', () => {
  it('are one if only suits of equal value differ', () => {
    const fronts = ways('AH AC KD QS 9C 5H 2D');
    expect(fronts.flat().length).to.equal(18);
    expect(fronts.filter(({ length }) => length > 1)).to.deep.equal([
      ['AC QS', 'AH QS'],
      ['AC 9C', 'AH 9C'],
      ['AC 5H', 'AH 5H'],
      ['AC 2D', 'AH 2D'],
    ]);
  });

  it('are several if a suit makes a flush, or the joker stands for the ace', () => {
    const flush = ways('KH KC QH 9H 7H 4H 2S');
    const kings = flush.filter(([front]) => /^K. 2S$/.test(front!));
    expect(kings).to.deep.equal([['KC 2S'], ['KH 2S']]);
    expect(ways('AH XX KD QS 9C 5H 2D').every(({ length }) => length === 1)).to.equal(true);
  });
});

describe('the average win of a set', () => {
  it('is computed in whole chips: a win of 5 at 5 % pays 4', () => {
    const half = [DEALER_HANDS / 2, 0, DEALER_HANDS / 2] as const;
    expect(expectedChips(half, 5, 5)).to.equal(-0.5);
    expect(expectedChips(half, 100, 5)).to.equal(-2.5);
    expect([
      effectiveCommission(5, 5),
      effectiveCommission(100, 5),
      effectiveCommission(0, 5),
    ]).to.deep.equal([20, 5, 5]);
  });
});
