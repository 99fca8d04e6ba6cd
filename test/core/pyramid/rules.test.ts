import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PyramidState, formatCards, pyramid } from '../../../src/core.js';
import {
  type PyramidSketch,
  pyramidAfter,
  pyramidAt,
  pyramidDeal,
  pyramidMoves,
} from '../support/pyramid.js';

const pile = (state: PyramidState, id: string): string => formatCards(state.piles[id]!);
const moves = (sketch: PyramidSketch): string => pyramidMoves(pyramidAt(sketch));
const outcome = (sketch: PyramidSketch): unknown => pyramid.outcome(pyramidAt(sketch));

describe('the deal of Pyramid', () => {
  const state = pyramidDeal(1);
  const places = (from: number, to: number): string =>
    Array.from({ length: to - from + 1 }, (_, n) => pile(state, `pyramid-${from + n}`)).join(' ');

  it('lays the pyramid row by row, left to right', () => {
    expect(places(1, 1)).to.equal('JD');
    expect(places(2, 3)).to.equal('2D 9H');
    expect(places(4, 6)).to.equal('JC 5D 7H');
    expect(places(7, 10)).to.equal('7C 5H KD KC');
    expect(places(11, 15)).to.equal('9S 5S AD QC KH');
    expect(places(16, 21)).to.equal('3H 2S KS 9D QD JS');
    expect(places(22, 28)).to.equal('AS AH 3C 4C 5C TS QH');
  });

  it('leaves the rest as the stock, the next card on top', () => {
    const next = '4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H';
    expect(formatCards([...state.piles['stock']!].reverse())).to.equal(next);
    expect(pile(pyramidAfter(state, 's s s'), 'waste-1')).to.equal('4H AC 4D');
  });

  it('has as many wastes as the options say, and one foundation', () => {
    const ids = Object.keys(pyramidDeal(1, { wastes: 3 }).piles);
    expect(ids.slice(0, 5)).to.deep.equal([
      ...['stock', 'waste-1', 'waste-2', 'waste-3', 'foundation-1'],
    ]);
    expect(ids.length).to.equal(33);
    expect(Object.keys(state.piles).length).to.equal(31);
  });

  it('begins with these moves', () => {
    expect(pyramidMoves(state)).to.equal('ASQH AHQH 3CTS s');
    expect(pyramidMoves(pyramidDeal(1, { wastes: 2 }))).to.equal('ASQH AHQH 3CTS s s2');
  });
});

describe('what may be removed in Pyramid', () => {
  it('two free cards of the pyramid, or one and the top of the waste', () => {
    const sketch = { rows: ['AC', '6S 8C', '- 2H -'], waste: ['JD 7D'] };
    expect(moves({ ...sketch, rows: ['AC', '6S 8C'] })).to.equal('6S7D r');
    expect(moves({ ...sketch, rows: ['AC', '6S 7C'] })).to.equal('6S7C 6S7D r');
    expect(moves({ ...sketch, rows: ['AC', '6S 7C', '2H - -'] })).to.equal('r');
  });

  it('a king alone, of the pyramid and of the waste', () => {
    expect(moves({ rows: ['AC', 'KS KC', '- - 2H'], waste: ['7C KD'] })).to.equal('KS KD r');
  });

  it('not the card on the stock, nor two of one waste', () => {
    expect(moves({ rows: ['6S'], stock: '7D' })).to.equal('s');
    expect(moves({ rows: ['AC'], waste: ['6S 7D'] })).to.equal('r');
    expect(moves({ rows: ['6S'], stock: '7D', openStock: true })).to.equal('s');
    expect(moves({ rows: ['AC'], stock: 'KD' })).to.equal('s');
  });

  it('the tops of two wastes', () => {
    const waste = ['2C 6S', '7D', '3C'];
    expect(moves({ rows: ['AC'], waste, wastes: 3 })).to.equal('6S7D r');
    expect(moves({ rows: ['AC'], waste, wastes: 3, stock: '9C' })).to.equal('6S7D s s2 s3');
  });

  it('a card and the one it alone covers, unless that is forbidden', () => {
    const rows = ['AC', '7D 2C', '6S - -'];
    expect(moves({ rows })).to.equal('7D6S');
    expect(moves({ rows, coverPairs: false })).to.equal('');
    expect(moves({ rows: ['AC', '7D 2C', '6S 3C -'] })).to.equal('');
    expect(moves({ rows: ['7D', '6S -', '9C - -'] })).to.equal('');
  });
});

describe('what a move of Pyramid does', () => {
  it('both cards of a pair go to the foundation, in one order however it is named', () => {
    const state = pyramidAt({ rows: ['AC', '6S 7C'] });
    const there = pyramid.play(state, { from: 'pyramid-2', to: 'pyramid-3', count: 1 });
    const back = pyramid.play(state, { from: 'pyramid-3', to: 'pyramid-2', count: 1 });
    expect(there).to.deep.equal(back);
    expect(pile(there, 'foundation-1').slice(-5)).to.equal('6S 7C');
    expect(there.piles['pyramid-2']).to.deep.equal([]);
    expect(there.piles['pyramid-3']).to.deep.equal([]);
  });

  it('a king goes to the foundation', () => {
    const state = pyramidAfter(pyramidAt({ rows: ['AC'], waste: ['QC KD'] }), 'KD');
    expect(pile(state, 'foundation-1').slice(-2)).to.equal('KD');
    expect(pile(state, 'waste-1')).to.equal('QC');
  });

  it('REDEAL turns the waste over as it is, and counts', () => {
    const state = pyramidAt({ rows: ['AC'], stock: '2C 3C 4C' });
    const again = pyramidAfter(state, 's s s r');
    expect(again.piles).to.deep.equal(state.piles);
    expect(again.redeals).to.equal(1);
    expect(pyramidAfter(again, 's s s r').redeals).to.equal(2);
  });

  it('REDEAL takes waste 1, then 2, then 3', () => {
    const waste = ['2C 3C', '4C', '5C 6C'];
    const state = pyramidAfter(pyramidAt({ rows: ['AC'], waste, wastes: 3 }), 'r');
    expect(formatCards([...state.piles['stock']!].reverse())).to.equal('2C 3C 4C 5C 6C');
    expect([1, 2, 3].map((n) => state.piles[`waste-${n}`]!.length)).to.deep.equal([0, 0, 0]);
  });
});

describe('how a game of Pyramid ends', () => {
  it('won with an empty pyramid, whatever lies in stock and waste', () => {
    expect(outcome({ rows: [], stock: '7C', waste: ['8C'] })).to.equal('won');
    const state = pyramidAt({ rows: ['7D', '6S -'], stock: '2C' });
    expect(pyramid.outcome(state)).to.equal(undefined);
    expect(pyramid.outcome(pyramidAfter(state, '7D6S'))).to.equal('won');
  });

  it('lost where nothing at all can be done', () => {
    expect(outcome({ rows: ['7D', '5S -'] })).to.equal('lost');
    expect(outcome({ rows: ['7D'], waste: ['5S'], redeals: 0 })).to.equal('lost');
    expect(outcome({ rows: ['7D'], waste: ['5S'], redeals: 2, used: 2 })).to.equal('lost');
    expect(outcome({ rows: ['7D', '6S -'], coverPairs: false })).to.equal('lost');
  });

  it('not while the stock can be turned, or the waste put back', () => {
    expect(outcome({ rows: ['7D'], stock: '5S', redeals: 0 })).to.equal(undefined);
    expect(outcome({ rows: ['7D'], waste: ['5S'], redeals: 2, used: 1 })).to.equal(undefined);
    expect(outcome({ rows: ['7D'], waste: ['5S'] })).to.equal(undefined);
  });

  it('is won in 14 moves at best', () => {
    // Each row from the last: no kings, and neighbours that make 13.
    const rows = ['6D', '7D 5C', '8C 4C 9C', '3C TC 2C JC', 'AC QC 6C 7C 5D'];
    const state = pyramidAt({
      rows: [...rows, '8D 4D 9D 3D TD 2D', 'JD AD QD 6H 7H 5H 8H'],
    });
    const line = 'ADQD 6H7H 5H8H JD2D 9D4D 3DTD 5D8D 6C7C AC' + 'QC 2CJC 3CTC 9C4C 5C8C 7D6D';
    expect(line.split(' ').length).to.equal(14);
    expect(pyramid.outcome(pyramidAfter(state, line))).to.equal('won');
  });
});
