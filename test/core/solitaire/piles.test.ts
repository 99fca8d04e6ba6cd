import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Piles, type Transfer, transfer } from '../../../src/core/patience/piles.js';

const piles: Piles = { stock: [1, 2, 3, 4], 'waste-1': [5, 6], 'column-1': [7, 8], cell: [] };

const after = (from: string, to: string, count: number): Piles =>
  transfer(piles, { from, to, count });

describe('a transfer', () => {
  it('keeps the order of the cards from pile to pile', () => {
    expect(after('column-1', 'waste-1', 2)).to.deep.equal({
      ...piles,
      ...{ 'column-1': [], 'waste-1': [5, 6, 7, 8] },
    });
  });

  it('turns the cards of the stock over, so that the first lies undermost', () => {
    expect(after('stock', 'waste-1', 3)).to.deep.equal({
      ...piles,
      ...{ stock: [1], 'waste-1': [5, 6, 4, 3, 2] },
    });
    expect(after('waste-1', 'stock', 2).stock).to.deep.equal([1, 2, 3, 4, 6, 5]);
  });

  it('from a pile to itself leaves all cards where they are', () => {
    expect(after('column-1', 'column-1', 1)).to.equal(piles);
  });

  it('is undone by the transfer the other way', () => {
    const some: readonly Transfer[] = [
      { from: 'stock', to: 'waste-1', count: 3 },
      { from: 'waste-1', to: 'stock', count: 2 },
      { from: 'column-1', to: 'cell', count: 2 },
    ];
    for (const move of some) {
      const { from, to, count } = move;
      expect(transfer(transfer(piles, move), { from: to, to: from, count })).to.deep.equal(piles);
    }
  });
});
