import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type FreecellState, freecell } from '../../../src/core.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { position } from '../support/position.js';

const freecellGesture = resolverOf(freecell.tableOf);

/** A gesture's move as text, by the hand that makes it. */
const text = (state: FreecellState, move: ReturnType<typeof freecellGesture.hint>): string =>
  move ? freecell.writeMove(state, move) : 'none';

const best = (state: FreecellState, from: string, count = 1): string =>
  text(state, freecellGesture.best(state, { from, count }));

describe('picking up', () => {
  const state = position({ columns: ['2C KS QH JS', 'KH', ''], held: 'KC', home: '3D' });

  it('takes the card and all on it, if they are in order', () => {
    const hand = (pile: string, index: number): unknown => freecellGesture.pick(state, pile, index);
    expect(hand('column-1', 3)).to.deep.equal({ hand: { from: 'column-1', count: 1 } });
    expect(hand('column-1', 1)).to.deep.equal({ hand: { from: 'column-1', count: 3 } });
    expect(hand('column-1', 0)).to.deep.equal({
      refusal: { code: 'not-in-order', build: 'alternate' },
    });
    expect(hand('cell-1', 0)).to.deep.equal({ hand: { from: 'cell-1', count: 1 } });
    expect(hand('foundation-1', 2)).to.deep.equal({ hand: { from: 'foundation-1', count: 1 } });
    expect(hand('column-3', 0)).to.deep.equal({
      refusal: { code: 'empty-pile', pile: 'column-3' },
    });
  });

  it('takes nothing from a foundation where none goes back', () => {
    const kings = position({ variant: 'kingcell', columns: ['KH'], home: '3D' });
    expect(freecellGesture.pick(kings, 'foundation-1', 2)).to.deep.equal({
      refusal: { code: 'no-return' },
    });
  });
});

describe('one tap', () => {
  it('goes up before anything else', () => {
    const state = position({ columns: ['KC 4D', '5S', ''], home: '- 3D' });
    expect(best(state, 'column-1')).to.equal('1h');
  });

  it('then extends a run', () => {
    expect(best(position({ columns: ['KC 4D', '', '5S'] }), 'column-1')).to.equal('13');
    expect(best(position({ columns: ['4D', '5C', '5S'], held: '4H' }), 'cell-1')).to.equal('a2');
    const two = position({ columns: ['KC 4D 3S', '', '5S'] });
    expect(best(two, 'column-1', 2)).to.equal('13');
  });

  it('then takes an empty column', () => {
    expect(best(position({ columns: ['KC 4D', 'KD', '', ''] }), 'column-1')).to.equal('13');
    expect(best(position({ columns: ['KC', '', ''], held: '4D' }), 'cell-1')).to.equal('a2');
  });

  it('then a cell', () => {
    const columns = ['KC 4D', 'KD', 'KH', 'KS', 'QC', 'QD', 'QH', 'QS'];
    expect(best(position({ columns, held: '7D' }), 'column-1')).to.equal('1b');
    const kings = position({ variant: 'forecell', columns: ['KC 4D', 'KD', ''], held: '7D' });
    expect(best(kings, 'column-1')).to.equal('1b');
  });

  it('does not go from one empty place to another', () => {
    const state = position({ columns: ['KC', '', 'KD'], held: 'KS', home: '3C' });
    expect(best(state, 'column-1')).to.equal('1b');
    const cells = position({ variant: 'forecell', columns: ['KC', ''], held: '7D' });
    expect(best(cells, 'cell-1')).to.equal('none');
    expect(best(state, 'foundation-1')).to.equal('none');
  });
});

describe('a click on a target', () => {
  const state = position({ columns: ['KC 9S 8H 7S', '8D', 'TH', '', 'KD'], held: 'QC QD' });
  const nearest = (count: number, to: string): unknown =>
    freecellGesture.nearest(state, { from: 'column-1', count }, to).count;

  it('takes the one number of cards that fits', () => {
    expect(nearest(1, 'column-2')).to.equal(1);
    expect(nearest(3, 'column-2')).to.equal(1);
    expect(nearest(1, 'column-3')).to.equal(3);
  });

  it('keeps the number where none fits, and to an empty place', () => {
    expect(nearest(2, 'column-5')).to.equal(2);
    expect(nearest(2, 'column-4')).to.equal(2);
    expect(nearest(2, 'cell-3')).to.equal(2);
  });

  it('takes a number that fits and is too many, so that the reason tells how many can go', () => {
    const columns = ['KC 9S 8H 7S', '8D', 'TH', 'KD', 'KS', 'KH', 'QC', 'QD'];
    const blocked = position({ columns, cells: 0 });
    const move = freecellGesture.nearest(blocked, { from: 'column-1', count: 1 }, 'column-3');
    expect(freecell.refusal(blocked, move)).to.deep.equal({
      ...{ code: 'too-many', count: 3, allowed: 1 },
    });
  });
});

describe('sending home', () => {
  const state = position({ columns: ['KC 4D', '5S 4H 3S', 'AC'], home: '- 3D - 2S' });
  const home = (from: string, count = 1): unknown =>
    freecellGesture.home(state, { from, count })?.to;

  it('goes to its suit, and an ace to the leftmost empty foundation', () => {
    expect(home('column-1')).to.equal('foundation-2');
    expect(home('column-2')).to.equal('foundation-4');
    expect(home('column-3')).to.equal('foundation-1');
  });

  it('names the move that says why not', () => {
    expect(home('column-2', 2)).to.equal('foundation-1');
    expect(home('column-2', 3)).to.equal('foundation-4');
    expect(home('foundation-2')).to.equal(undefined);
  });
});

describe('a hint', () => {
  it('is a legal move that gets on', () => {
    const hint = (columns: readonly string[], more = {}): string => {
      const state = position({ columns, ...more });
      return text(state, freecellGesture.hint(state));
    };
    expect(hint(['KC 4D', '5S'], { home: '3D' })).to.equal('1h');
    expect(hint(['KC 4D', '5S'], { under: 3 })).to.equal('12');
    expect(hint(['4D', '5S', '4C', '5H'], { under: 5 })).to.equal('12');
  });

  it('is none where there is no move', () => {
    const columns = ['2H KH', 'KD', 'JS', 'JC', 'KS', 'KC', 'JH', '9H'];
    const state = position({ columns, held: '7C 7S 5C 5S' });
    expect(freecellGesture.hint(state)).to.equal(undefined);
  });
});
