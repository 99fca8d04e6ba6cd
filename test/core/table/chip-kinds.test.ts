import { describe, it } from '#bdd';
import { expect } from 'chai';
import { chipsFor, pileOf } from '../../../src/core/table/chip-kinds.js';

describe('the chips that a stake is made of', () => {
  it('offers four kinds from the highest that the least stake has, up to the most', () => {
    expect(chipsFor(5, 1000)).to.deep.equal([5, 25, 100, 500]);
    expect(chipsFor(5, 100)).to.deep.equal([5, 25, 100]);
    expect(chipsFor(10, 100)).to.deep.equal([5, 25, 100]);
    expect(chipsFor(1, 4)).to.deep.equal([1]);
    expect(chipsFor(500, 1e9)).to.deep.equal([500, 1000, 5000, 25_000]);
    expect(chipsFor(1e6, 1e9)).to.deep.equal([25_000]);
  });

  it('piles an amount from its highest chip down', () => {
    expect(pileOf(130)).to.deep.equal([100, 25, 5]);
    expect(pileOf(5)).to.deep.equal([5]);
    expect(pileOf(0)).to.deep.equal([]);
  });

  it('piles no more than five, however much it is', () => {
    expect(pileOf(9)).to.deep.equal([5, 1, 1, 1, 1]);
    expect(pileOf(1e9)).to.deep.equal([25_000, 25_000, 25_000, 25_000, 25_000]);
  });

  it('piles nothing of what is no amount', () => {
    for (const amount of [-5, NaN, 0.5]) expect(pileOf(amount)).to.deep.equal([]);
  });
});
