import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PyramidMove, pyramid } from '../../../src/core.js';
import { pyramidAt } from '../support/pyramid.js';

const move = (from: string, to: string, count = 1): PyramidMove => ({ from, to, count });

describe('Pyramid notation', () => {
  const state = pyramidAt({
    rows: ['AC', '5D KS', '8S 6C -', '- 7H KC -'],
    stock: '2C 3C',
    waste: ['QH 6S', '', '4C'],
    wastes: 3,
  });
  const rows: readonly (readonly [string, PyramidMove | undefined])[] = [
    ['s', move('stock', 'waste-1')],
    ['s1', move('stock', 'waste-1')],
    ['S3', move('stock', 'waste-3')],
    ['r', move('waste-1', 'stock', 3)],
    ['7H6S', move('pyramid-8', 'waste-1')],
    ['6s7h', move('pyramid-8', 'waste-1')],
    ['8S5D', move('pyramid-2', 'pyramid-4')],
    ['4C6S', move('waste-1', 'waste-3')],
    ['KC', move('pyramid-9', 'foundation-1')],
    // Moves that the rules refuse are moves too.
    ['7H', move('pyramid-8', 'foundation-1')],
    ['KSAC', move('pyramid-1', 'pyramid-3')],
    // Cards that are hidden, buried, removed, or none.
    ['2C7H', undefined],
    ['QHAC', undefined],
    ['KD', undefined],
    ['7H7H', undefined],
    ['7H6', undefined],
    ['7H6S4C', undefined],
    ['XX', undefined],
    ['s4', undefined],
    ['s0', undefined],
    ['ss', undefined],
    ['rr', undefined],
    ['', undefined],
    [' s', undefined],
    ['10h3c', undefined],
  ];

  for (const [text, meant] of rows) {
    it(`reads "${text}"${meant ? '' : ' as no move'}`, () => {
      expect(pyramid.readMove(state, text)).to.deep.equal(meant);
    });
  }

  it('knows no waste that is not there', () => {
    const one = pyramidAt({ rows: ['AC'], stock: '2C' });
    expect(pyramid.readMove(one, 's2')).to.equal(undefined);
  });

  it('writes one text for a pair in either order', () => {
    const write = (from: string, to: string): string => pyramid.writeMove(state, move(from, to));
    expect(write('pyramid-8', 'waste-1')).to.equal('7H6S');
    expect(write('waste-1', 'pyramid-8')).to.equal('7H6S');
    expect(write('waste-3', 'waste-1')).to.equal('6S4C');
    expect(write('stock', 'waste-1')).to.equal('s');
    expect(write('stock', 'waste-2')).to.equal('s2');
    expect(write('pyramid-9', 'foundation-1')).to.equal('KC');
    expect(pyramid.writeMove(state, move('waste-1', 'stock', 3))).to.equal('r');
  });
});
