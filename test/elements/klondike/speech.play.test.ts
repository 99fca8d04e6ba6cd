import { expect } from 'chai';
import { part, spoken } from '../support/board.js';
import { hinted } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import { mountKlondike, playOn } from '../support/klondike.js';
import { until } from '../support/until.js';

describe('a game of Klondike, as it is spoken', () => {
  it('tells each step in its turn', async () => {
    const game = await mountKlondike({ redeals: '1', 'manual-flip': true });
    const heard = [spoken(game)];
    const then = async (...names: readonly string[]): Promise<void> => {
      await keys(game, ...names);
      if (names[0] === 't') await hinted(game);
      await until('the solver is sure', () => !spoken(game).startsWith('Still checking'));
      // A slow machine shows the hint before its proof, and says so.
      heard.push(spoken(game).replace(/^Checked: this leads to a win\. /, ''));
    };
    await focusOn(game, 'AC');
    await then('h');
    await then('t');
    await then('7', 'Enter');
    await then('u');
    await then('r');
    game.manualFlip = false;
    await then('h');
    await then('5', 'Enter');
    await then('6');
    await then('u');
    await then('r');
    await then('s');
    await then('u');
    await then('w', 'Enter');
    await playOn(game, Array<string>(23).fill('s').join(' '));
    await then('s');
    await then('s');
    await then('u');
    await then('3', 'h');
    expect(heard).to.deep.equal([
      'Klondike, № 15.',
      'Ace of clubs to foundation 1.',
      'Try turning over the top card of column 7.',
      'Turned over the ace of spades.',
      'Undone: the card is face down again.',
      'Turned over the ace of spades.',
      'Ace of spades to foundation 2. Turned over the king of diamonds.',
      '4 of clubs can go on the 5 of diamonds.',
      '4 of clubs to column 6, on the 5 of diamonds. Turned over the 2 of spades.',
      'Undone: 4 of clubs back to column 5.',
      'Redone: 4 of clubs to column 6, on the 5 of diamonds. Turned over the 2 of spades.',
      'Drew the 3 of spades.',
      'Undone: the draw.',
      'Waste is empty.',
      'Drew the 4 of diamonds.',
      'Waste turned over, pass 2 of 2.',
      'Undone: the redeal.',
      'That foundation starts with an ace.',
    ]);
  });

  it('names stock, waste and columns', async () => {
    const game = await mountKlondike();
    await focusOn(game, 'column-1');
    await keys(game, 's');
    const names = [...part(game, 'board').querySelectorAll('button:not([aria-hidden])')].map(
      (node) => node.getAttribute('aria-label'),
    );
    expect(names.slice(0, 8)).to.deep.equal([
      'stock, 23 cards',
      '3 of spades, waste, can move',
      'foundation 1, empty',
      'foundation 2, empty',
      'foundation 3, empty',
      'foundation 4, empty',
      '9 of spades, column 1, can move',
      'face-down card, column 2, first of 2',
    ]);
  });

  it('tells of three cards at a time', async () => {
    const game = await mountKlondike({ draw: '3' });
    await focusOn(game, 'column-1');
    await keys(game, 's');
    expect(spoken(game)).to.equal('Drew three cards, the 5 of hearts on top.');
  });
});
