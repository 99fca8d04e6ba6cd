import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PyramidMove, type PyramidState, pyramid } from '../../../src/core.js';
import { card } from '../support/cards.js';
import { must } from '../support/result.js';
import { type PyramidSketch, pyramidAt, pyramidGesture } from '../support/pyramid.js';

const text = (state: PyramidState, move: PyramidMove | undefined): string =>
  move ? pyramid.writeMove(state, move) : 'none';

/** What a gesture makes of a view, as text. */
function gesture(sketch: PyramidSketch) {
  const state = pyramidAt(sketch);
  const view = pyramid.view(state);
  const press = must(pyramidGesture.press);
  return {
    state,
    pick: (pile: string) => pyramidGesture.pick(view, pile, 0),
    move: (from: string, to: string) => pyramidGesture.move(view, { from, count: 1 }, to),
    home: (from: string) => pyramidGesture.home(view, { from, count: 1 }),
    best: (from: string) => text(state, pyramidGesture.best(view, { from, count: 1 })),
    hint: () => text(state, pyramidGesture.hint(view)),
    press: (pile: string) => text(state, press(view, pile)),
  };
}

const ROWS = ['AC', '7D 2C', '6S - KC'];

describe('picking up in Pyramid', () => {
  it('takes what is free, and the stock to choose its waste', () => {
    const { pick } = gesture({ rows: ROWS, waste: ['4C'], stock: '5C', wastes: 2 });
    for (const pile of ['pyramid-4', 'pyramid-6', 'waste-1', 'stock']) {
      expect(pick(pile)).to.deep.equal({ hand: { from: pile, count: 1 } });
    }
  });

  it('takes a covered card only where it makes a pair with what covers it', () => {
    const covered = (text: string) => ({ refusal: { code: 'covered', card: card(text) } });
    const { pick } = gesture({ rows: ROWS });
    expect(pick('pyramid-2')).to.deep.equal({ hand: { from: 'pyramid-2', count: 1 } });
    expect(pick('pyramid-1')).to.deep.equal(covered('AC'));
    expect(pick('pyramid-3')).to.deep.equal(covered('2C'));
    expect(gesture({ rows: ROWS, coverPairs: false }).pick('pyramid-2')).to.deep.equal(
      covered('7D'),
    );
  });

  it('takes nothing from where nothing is, or comes back', () => {
    const { pick } = gesture({ rows: ROWS });
    for (const pile of ['stock', 'waste-1', 'pyramid-5', 'pyramid-28', 'nowhere']) {
      expect(pick(pile)).to.deep.equal({ refusal: { code: 'empty-pile', pile } });
    }
    expect(pick('foundation-1')).to.deep.equal({ refusal: { code: 'no-return' } });
  });
});

describe('putting down in Pyramid', () => {
  it('pairs, in either direction', () => {
    const { state, move } = gesture({ rows: ['AC', '5D 2C'], waste: ['8S'] });
    expect(pyramid.refusal(state, move('pyramid-2', 'waste-1'))).to.equal(undefined);
    expect(pyramid.refusal(state, move('waste-1', 'pyramid-2'))).to.equal(undefined);
  });

  it('takes any waste back to the stock as REDEAL', () => {
    const { state, move } = gesture({ rows: ['AC'], waste: ['3C', '4C 5C'], wastes: 2 });
    expect(text(state, move('waste-2', 'stock'))).to.equal('r');
    expect(pyramid.refusal(state, move('waste-2', 'stock'))).to.equal(undefined);
    expect(pyramid.refusal(state, move('pyramid-1', 'stock'))).to.deep.equal({
      code: 'takes-none',
      pile: 'stock',
    });
  });

  it('turns the stock to the waste that it is dropped on', () => {
    const { state, move } = gesture({ rows: ['AC'], stock: '4C', wastes: 3 });
    expect(text(state, move('stock', 'waste-3'))).to.equal('s3');
  });

  it('sends home what is a king, or names the move that says why not', () => {
    const { state, home } = gesture({ rows: ROWS, stock: '5C' });
    expect(text(state, home('pyramid-6'))).to.equal('KC');
    expect(pyramid.refusal(state, must(home('pyramid-4')))).to.deep.equal({
      code: 'not-king',
      card: card('6S'),
    });
    expect(home('stock')).to.equal(undefined);
  });
});

describe('one click in Pyramid', () => {
  it('removes a free king, and nothing else', () => {
    const { press } = gesture({ rows: ['AC', 'KH 2C', '- KC 3C'], waste: ['5C KD'] });
    expect(press('pyramid-5')).to.equal('KC');
    expect(press('waste-1')).to.equal('KD');
    for (const pile of ['pyramid-2', 'pyramid-6', 'pyramid-28', 'foundation-1']) {
      expect(press(pile)).to.equal('none');
    }
    expect(gesture({ rows: ['AC'], waste: ['KD 5C'] }).press('waste-1')).to.equal('none');
  });

  it('turns the stock to the first empty waste, else to waste 1', () => {
    const wastes = 3;
    const press = (waste: readonly string[]): string =>
      gesture({ rows: ['AC'], stock: '4C', waste, wastes }).press('stock');
    expect(press([])).to.equal('s');
    expect(press(['5C'])).to.equal('s2');
    expect(press(['5C', '', '6C'])).to.equal('s2');
    expect(press(['5C', '7C', ''])).to.equal('s3');
    expect(press(['5C', '7C', '6C'])).to.equal('s');
  });

  it('puts the waste back on an empty stock, or has the rules say why not', () => {
    expect(gesture({ rows: ['AC'], waste: ['5C'] }).press('stock')).to.equal('r');
    const { state, press } = gesture({ rows: ['AC'], waste: ['5C'], redeals: 0 });
    expect(press('stock')).to.equal('r');
    expect(pyramid.refusal(state, must(pyramid.readMove(state, 'r')))?.code).to.equal('no-redeal');
  });
});

describe('one tap in Pyramid', () => {
  it('takes a partner that frees the most, then one of the pyramid', () => {
    const rows = ['AC', '- 2C', '6S - 7H', '- - 6C 7D'];
    const { best } = gesture({ rows, waste: ['6H'] });
    expect(best('pyramid-10')).to.equal('6C7D');
    expect(best('pyramid-4')).to.equal('6S7D');
    expect(best('waste-1')).to.equal('7D6H');
    expect(best('stock')).to.equal('none');
    expect(best('pyramid-1')).to.equal('none');
  });

  it('neither turns the stock nor puts the waste back from a card of the waste', () => {
    const rows = ['AC', '5D 2C'];
    expect(gesture({ rows, stock: '4C', waste: ['5C'] }).best('waste-1')).to.equal('none');
    expect(gesture({ rows, waste: ['5C'] }).best('waste-1')).to.equal('none');
  });

  it('removes a king', () => {
    const { best } = gesture({ rows: ['AC', 'KH 2C'], stock: '4C', waste: ['5C'], wastes: 2 });
    expect(best('pyramid-2')).to.equal('KH');
  });
});

describe('a hint in Pyramid', () => {
  it('is a king, then a pair, then a turn, then REDEAL', () => {
    const rows = ['AC', '5D KH'];
    expect(gesture({ rows, waste: ['8S'], stock: '2C' }).hint()).to.equal('KH');
    expect(gesture({ rows: ['AC', '5D 2C'], waste: ['8S'], stock: '3C' }).hint()).to.equal('5D8S');
    expect(gesture({ rows: ['AC', '5D 2C'], waste: ['9S'], stock: '3C' }).hint()).to.equal('s');
    expect(gesture({ rows: ['AC', '5D 2C'], waste: ['9S'] }).hint()).to.equal('r');
  });

  it('is none where there is no move', () => {
    expect(gesture({ rows: ['AC', '5D 2C'] }).hint()).to.equal('none');
    expect(gesture({ rows: ['AC'], waste: ['2C'], redeals: 0 }).hint()).to.equal('none');
  });

  it('does not know what lies in the stock', () => {
    const hint = (stock: string): string => gesture({ rows: ['AC', '5D 2C'], stock }).hint();
    expect(hint('8S QC')).to.equal(hint('QC 8S'));
  });
});
