import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PyramidState, pyramid } from '../../../src/core.js';
import { announce } from '../../../src/games/pyramid/rules/announce.js';
import { pyramidWords } from '../../../src/games/pyramid/words.js';
import { patience } from '../../../src/locales/compiled/en/patience.js';
import { pyramid as messages } from '../../../src/locales/compiled/en/pyramid.js';
import { card } from '../support/cards.js';
import { pyramidAt, pyramidMove } from '../support/pyramid.js';

const words = pyramidWords(messages, patience, false);
const severalWords = pyramidWords(messages, patience, true);

const STATE = pyramidAt({
  rows: ['AC', '7H KS'],
  stock: '9C 2C',
  waste: ['6S'],
});

const tell = (state: PyramidState, text: string, type: 'move' | 'undo' | 'redo' = 'move') => {
  const step = { move: pyramidMove(state, text), automatic: [], text };
  // An undo is announced from the view after it only.
  const after = type === 'undo' ? state : pyramid.play(state, step.move);
  return announce(pyramid.view(state), { type, step, source: 'player' }, pyramid.view(after));
};

const say = (...given: Parameters<typeof tell>): string =>
  tell(...given)
    .map(words.announce)
    .join(' ');

describe('what is told of Pyramid', () => {
  it('is which cards were removed', () => {
    expect(tell(STATE, '7H6S')).to.deep.equal([
      { code: 'pair', way: 'move', card: card('7H'), other: card('6S') },
    ]);
    expect(say(STATE, '7H6S')).to.equal('7 of hearts and 6 of spades removed.');
    expect(tell(STATE, 'KS')).to.deep.equal([{ code: 'king', way: 'move', card: card('KS') }]);
    expect(say(STATE, 'KS')).to.equal('King of spades removed.');
    expect(say(STATE, '7H6S', 'undo')).to.equal('Undone: 7 of hearts and 6 of spades removed.');
    expect(say(STATE, 'KS', 'redo')).to.equal('Redone: king of spades removed.');
  });

  it('is which card was turned, to which of several wastes', () => {
    expect(tell(STATE, 's')).to.deep.equal([
      { code: 'turned', way: 'move', card: card('9C'), waste: undefined },
    ]);
    expect(say(STATE, 's')).to.equal('Drew the 9 of clubs.');
    const two = pyramidAt({ rows: ['AC'], stock: '9C', wastes: 2 });
    expect(say(two, 's2')).to.equal('Drew the 9 of clubs to waste 2.');
  });

  it('is how often the waste was put back', () => {
    const state = pyramidAt({ rows: ['AC'], waste: ['9C 2C'], used: 1 });
    expect(tell(state, 'r')).to.deep.equal([
      { code: 'put-back', way: 'move', count: 2, redeal: 2, allowed: 'unlimited' },
    ]);
    expect(say(state, 'r')).to.equal('Waste put back, redeal 2.');
    const limited = pyramidAt({ rows: ['AC'], waste: ['9C'], redeals: 3 });
    expect(say(limited, 'r')).to.equal('Waste put back, redeal 1 of 3.');
  });

  it('is that no win is possible', () => {
    const verdict = words.announce({ code: 'unwinnable' });
    expect(verdict).to.equal('This game can no longer be won.');
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
