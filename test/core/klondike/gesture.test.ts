import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeMove, type KlondikeState, klondike } from '../../../src/core.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { type KlondikeSketch, klondikeAfter, klondikeAt } from '../support/klondike.js';

const klondikeGesture = resolverOf(klondike.tableOf);

/** What the player sees of a position: gestures are told nothing else. */
const seen = (sketch: KlondikeSketch): KlondikeState => klondike.view(klondikeAt(sketch));

const text = (view: KlondikeState, move: KlondikeMove | undefined): string =>
  move ? klondike.writeMove(view, move) : 'none';

const TABLE: KlondikeSketch = {
  columns: ['2C 3C | KS QH JS', '9C', '', 'TH 5C |', 'KD'],
  waste: '6C 7C',
  stock: '8C TC',
  home: '3D',
  rest: 5,
};

describe('picking up in Klondike', () => {
  const view = seen(TABLE);
  const pick = (pile: string, index: number): unknown => klondikeGesture.pick(view, pile, index);
  const refused = (code: string, more = {}): unknown => ({ refusal: { code, ...more } });

  it('takes a face-up card and all that lies on it', () => {
    expect(pick('column-1', 4)).to.deep.equal({ hand: { from: 'column-1', count: 1 } });
    expect(pick('column-1', 2)).to.deep.equal({ hand: { from: 'column-1', count: 3 } });
    expect(pick('column-1', 1)).to.deep.equal(refused('face-down'));
    expect(pick('column-1', 0)).to.deep.equal(refused('face-down'));
    expect(pick('column-4', 1)).to.deep.equal(refused('turn-first', { pile: 'column-4' }));
    expect(pick('column-3', 0)).to.deep.equal(refused('empty-pile', { pile: 'column-3' }));
  });

  it('takes the top of the waste alone, and nothing from the stock', () => {
    expect(pick('waste-1', 1)).to.deep.equal({ hand: { from: 'waste-1', count: 1 } });
    expect(pick('waste-1', 0)).to.deep.equal(refused('waste-top'));
    expect(pick('stock', 1)).to.deep.equal(refused('stock-turns'));
    const empty = seen({ columns: ['KD'], rest: 1 });
    for (const pile of ['waste-1', 'stock']) {
      expect(klondikeGesture.pick(empty, pile, 0)).to.deep.equal(refused('empty-pile', { pile }));
    }
  });

  it('takes a card from a foundation only where one may go back', () => {
    expect(pick('foundation-1', 2)).to.deep.equal(refused('no-return'));
    expect(pick('foundation-2', 0)).to.deep.equal(refused('empty-pile', { pile: 'foundation-2' }));
    const back = seen({ ...TABLE, foundationReturn: true });
    expect(klondikeGesture.pick(back, 'foundation-1', 2)).to.deep.equal({
      hand: { from: 'foundation-1', count: 1 },
    });
  });
});

describe('one press', () => {
  const press = (sketch: KlondikeSketch, pile: string): string => {
    const view = seen(sketch);
    return text(view, klondikeGesture.press?.(view, pile));
  };

  it('on the stock draws, or turns the waste over', () => {
    expect(press(TABLE, 'stock')).to.equal('s');
    expect(press({ ...TABLE, stock: '' }, 'stock')).to.equal('r');
    // The rules then say why not.
    expect(press({ ...TABLE, stock: '', redeals: 0 }, 'stock')).to.equal('r');
    expect(press({ ...TABLE, stock: '', waste: '' }, 'stock')).to.equal('s');
  });

  it('turns over as many cards as there are', () => {
    const count = (sketch: KlondikeSketch): unknown =>
      klondikeGesture.press?.(seen(sketch), 'stock')?.count;
    expect(count({ ...TABLE, draw: 3 })).to.equal(2);
    expect(count({ ...TABLE, draw: 3, stock: '8C TC QC AC' })).to.equal(3);
    expect(count({ ...TABLE, stock: '' })).to.equal(2);
  });

  it('turns over the face-down card on top of a column, and picks up all else', () => {
    expect(press(TABLE, 'column-4')).to.equal('f4');
    for (const pile of ['column-1', 'column-3', 'waste-1', 'foundation-1', 'foundation-2']) {
      expect(press(TABLE, pile), pile).to.equal('none');
    }
  });
});

describe('a click on a target in Klondike', () => {
  const view = seen({ columns: ['2C | 9S 8H 7S', '8D', 'TH', '', '5C |', 'KD'], rest: 6 });
  const nearest = (count: number, to: string): number =>
    klondikeGesture.nearest(view, { from: 'column-1', count }, to).count;

  it('takes the one number of cards that fits', () => {
    expect(nearest(3, 'column-2')).to.equal(1);
    expect(nearest(1, 'column-3')).to.equal(3);
    expect(nearest(2, 'column-6')).to.equal(2);
    expect(nearest(2, 'column-4')).to.equal(2);
    expect(nearest(2, 'column-5')).to.equal(2);
  });

  it('is the hand as it is for a drag', () => {
    expect(klondikeGesture.move(view, { from: 'column-1', count: 1 }, 'column-3').count).to.equal(
      1,
    );
  });
});

describe('sending home in Klondike', () => {
  const view = seen({
    columns: ['4D', '5S 4H', 'AC', '5D'],
    waste: '2C 3S',
    home: '- 3D - 2S',
    rest: 4,
  });
  const home = (from: string, count = 1): unknown =>
    klondikeGesture.home(view, { from, count })?.to;

  it('goes to its suit, and an ace to the leftmost empty foundation', () => {
    expect(home('column-1')).to.equal('foundation-2');
    expect(home('column-3')).to.equal('foundation-1');
    expect(home('waste-1')).to.equal('foundation-4');
  });

  it('names the move that says why not', () => {
    expect(home('column-2', 2)).to.equal('foundation-4');
    expect(home('column-2')).to.equal('foundation-1');
    expect(home('column-4')).to.equal('foundation-2');
    expect(home('foundation-2')).to.equal(undefined);
  });
});

describe('one tap in Klondike', () => {
  const best = (sketch: KlondikeSketch, from: string, count = 1): string => {
    const view = seen(sketch);
    return text(view, klondikeGesture.best(view, { from, count }));
  };

  it('goes up before anything else, then onto a card, then to an empty column', () => {
    expect(best({ columns: ['KC', '5S', '4D'], home: '3D', rest: 1 }, 'column-3')).to.equal('3h');
    expect(best({ columns: ['KC', '5S', '4D'], rest: 1 }, 'column-3')).to.equal('32');
    expect(best({ columns: ['', '5S', 'KC'], rest: 3, waste: '4D' }, 'waste-1')).to.equal('w2');
    expect(best({ columns: ['', '5S', '2D'], rest: 3, waste: 'KC' }, 'waste-1')).to.equal('w1');
    expect(best({ columns: ['KC', '6D', '5S 4D'], rest: 1 }, 'column-3', 2)).to.equal('32');
  });

  it("does not carry a king's whole pile to another empty place", () => {
    const columns = ['', 'KC QD', '5S', '2D | KH'];
    expect(best({ columns, rest: 3 }, 'column-2', 2)).to.equal('none');
    expect(best({ columns, rest: 3 }, 'column-4')).to.equal('41');
  });

  it('takes nothing back', () => {
    const sketch = { foundationReturn: true, columns: ['KC', '4S'], home: '3D', rest: 1 };
    expect(best(sketch, 'foundation-1')).to.equal('none');
  });
});

describe('a hint in Klondike', () => {
  const hint = (sketch: KlondikeSketch): string => {
    const view = seen(sketch);
    return text(view, klondikeGesture.hint(view));
  };

  /** Each first choice is there beside all that come after it. */
  const columns = ['2H | 9S', 'TH', '3S', '8H', 'JC', '5D'];

  it('turns over what may be turned over', () => {
    expect(hint({ columns: [...columns, 'KD |'], rest: 6 })).to.equal('f7');
  });

  it('then bares a face-down card', () => {
    expect(hint({ columns, home: '2S', waste: '7S', stock: 'KC', rest: 6 })).to.equal('12');
    expect(hint({ columns: ['2H | AS', '2D', ...columns.slice(2)], rest: 6 })).to.equal('1h');
  });

  it('then sends a card up', () => {
    expect(
      hint({ columns: ['9S', ...columns.slice(1)], home: '2S', waste: '7S', rest: 6 }),
    ).to.equal('3h');
  });

  it('then takes from the waste', () => {
    expect(hint({ columns: ['9S', ...columns.slice(1)], waste: '7S', rest: 6 })).to.equal('w4');
  });

  it('then empties a column', () => {
    expect(hint({ columns: ['9S', 'TH', ...columns.slice(2)], stock: '7S', rest: 6 })).to.equal(
      '12',
    );
  });

  it('then draws or turns the waste over, rather than shuffle or go back', () => {
    const idle = ['KS', '9S 8H', '9C', '3S', '', 'QC'];
    expect(hint({ columns: idle, stock: '2S', rest: 6 })).to.equal('s');
    expect(hint({ columns: idle, waste: '2S', rest: 6 })).to.equal('r');
    const back = { foundationReturn: true, columns: ['4S', '9D'], home: '3D', rest: 2 };
    expect(hint({ ...back, stock: '2S' })).to.equal('s');
    expect(hint(back)).to.equal('h11');
  });

  it('is none where there is no move', () => {
    expect(hint({ columns: ['9C', '9S', '7C', '7S', '5C', '5S', '3C'] })).to.equal('none');
  });

  it('is the same whatever lies face down', () => {
    const one = klondikeAt({ columns: ['2H 4C | 9S', 'TH'], stock: 'AC 8D', rest: 2 });
    const piles = { ...one.piles };
    piles['stock'] = [...piles['stock']!].reverse();
    const other = { ...one, piles };
    for (const state of [one, other]) {
      expect(text(state, klondikeGesture.hint(klondike.view(state)))).to.equal('12');
      expect(text(state, klondikeGesture.hint(klondikeAfter(state, 's')))).to.not.equal('none');
    }
  });
});
