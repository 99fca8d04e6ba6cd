import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PyramidState, pyramid } from '../../../src/core.js';
import { announce } from '../../../src/core/patience/rules/announce.js';
import { card } from '../support/cards.js';
import { pyramidAt, pyramidMove, pyramidWords } from '../support/pyramid.js';

const words = pyramidWords();
const severalWords = pyramidWords({ wastes: 3 });

const STATE = pyramidAt({
  rows: ['AC', '7H KS'],
  stock: '9C 2C',
  waste: ['6S'],
});

const tell = (state: PyramidState, text: string, type: 'move' | 'undo' | 'redo' = 'move') => {
  const step = { move: pyramidMove(state, text), automatic: [], text };
  // An undo is announced from the view after it only.
  const after = type === 'undo' ? state : pyramid.play(state, step.move);
  const table = pyramid.tableOf(state.options);
  return announce(
    table,
    pyramid.view(state),
    { type, step, source: 'player' },
    pyramid.view(after),
  );
};

const say = (...given: Parameters<typeof tell>): string =>
  tell(...given)
    .map((announcement) => words.announce(announcement))
    .map((said) => (typeof said === 'string' ? said : said.code))
    .join(' ');

describe('what is told of Pyramid', () => {
  it('is which cards were removed', () => {
    expect(tell(STATE, '7H6S')).to.deep.equal([
      { code: 'pair', way: 'move', card: card('7H'), other: card('6S') },
    ]);
    expect(say(STATE, '7H6S')).to.equal('7 of hearts and 6 of spades removed.');
    expect(tell(STATE, 'KS')).to.deep.equal([{ code: 'alone', way: 'move', card: card('KS') }]);
    expect(say(STATE, 'KS')).to.equal('King of spades removed.');
    expect(say(STATE, '7H6S', 'undo')).to.equal('Undone: 7 of hearts and 6 of spades removed.');
    expect(say(STATE, 'KS', 'redo')).to.equal('Redone: king of spades removed.');
  });

  it('is which card was turned, to which of several wastes', () => {
    expect(tell(STATE, 's')).to.deep.equal([
      { code: 'drawn', card: card('9C'), count: 1, waste: undefined },
    ]);
    expect(say(STATE, 's')).to.equal('Drew the 9 of clubs.');
    const two = pyramidAt({ rows: ['AC'], stock: '9C', wastes: 2 });
    expect(tell(two, 's2')).to.deep.equal([
      { code: 'drawn', card: card('9C'), count: 1, waste: 2 },
    ]);
    expect(say(two, 's2')).to.equal('Drew the 9 of clubs to waste 2.');
  });

  it('is which pass of the stock begins', () => {
    const state = pyramidAt({ rows: ['AC'], waste: ['9C 2C'], used: 1 });
    expect(tell(state, 'r')).to.deep.equal([{ code: 'redealt', pass: 3, of: undefined }]);
    expect(say(state, 'r')).to.equal('Waste turned over, pass 3.');
    const limited = pyramidAt({ rows: ['AC'], waste: ['9C'], redeals: 3 });
    expect(say(limited, 'r')).to.equal('Waste turned over, pass 2 of 4.');
  });
});

describe('the names of Pyramid’s piles', () => {
  const name = words.pileName;

  it('say the row and the place in it', () => {
    const ids = [1, 2, 3, 4, 22, 28].map((n) => name(`pyramid-${n}`));
    expect(ids).to.deep.equal([
      ...['row 1, place 1', 'row 2, place 1', 'row 2, place 2', 'row 3, place 1'],
      ...['row 7, place 1', 'row 7, place 7'],
    ]);
  });

  it('number the wastes where there are several', () => {
    expect(['stock', 'waste-1', 'foundation-1'].map(name)).to.deep.equal([
      'stock',
      'waste',
      'foundation',
    ]);
    const ids = ['waste-1', 'waste-2', 'waste-3'].map(severalWords.pileName);
    expect(ids).to.deep.equal(['waste 1', 'waste 2', 'waste 3']);
    expect(words.wayTo('stock')).to.equal('back to the stock');
    expect(words.wayTo('waste-1')).to.equal('to the waste');
    expect(severalWords.wayTo('waste-2')).to.equal('to waste 2');
  });
});
