import { expect } from 'chai';
import { part, parts } from '../support/board.js';
import { mountKlondike, playOn } from '../support/klondike.js';
import { drawAll } from '../support/stock.js';

describe('the score of Klondike', () => {
  it('standard: cards up, from the waste and turned over; an undo takes the points back', async () => {
    const game = await mountKlondike({ scoring: 'standard' });
    const score = (): string => part(game, 'score').textContent;
    expect(score()).to.equal('Score 0');
    await playOn(game, '7h');
    expect(score()).to.equal('Score 15');
    await playOn(game, '56');
    expect(score()).to.equal('Score 20');
    game.undo();
    await game.updateComplete;
    expect(score()).to.equal('Score 15');
    await drawAll(game);
    await playOn(game, 'r');
    expect(score()).to.equal('Score 0');
    game.undo();
    await game.updateComplete;
    expect(score()).to.equal('Score 15');
  });

  it('vegas: 52 to be earned, 5 a card, and one pass', async () => {
    const game = await mountKlondike({ scoring: 'vegas' });
    expect(part(game, 'score').textContent).to.equal('Score −52');
    expect(game.state?.options.redeals).to.equal(0);
    await playOn(game, '7h');
    expect(part(game, 'score').textContent).to.equal('Score −47');
    const three = await mountKlondike({ scoring: 'vegas', draw: '3' });
    expect(three.state?.options.redeals).to.equal(2);
  });

  it('leaves room for moves and time on the narrowest phones', async () => {
    const game = await mountKlondike({ scoring: 'standard' });
    game.parentElement!.style.width = '320px';
    await playOn(game, '7h 56');
    game.load({ ...game.save(), elapsed: 754_000 });
    await game.updateComplete;
    const figures = part(game, 'figures');
    expect(figures.textContent).to.match(/Score 20 · 2 moves\s+·\s+12:34/);
    expect(figures.scrollWidth).to.be.at.most(figures.clientWidth);
    for (let turn = 0; turn < 63; turn++) {
      game.undo();
      game.redo();
    }
    await game.updateComplete;
    expect(figures.textContent).to.match(/Score 20 · 128 moves · 63 undos\s+·\s+12:34/);
    expect(figures.scrollWidth).to.be.at.most(figures.clientWidth);
  });

  it('is not there where none is kept, and not in calm', async () => {
    const none = await mountKlondike();
    const calm = await mountKlondike({ scoring: 'standard', calm: true });
    expect([parts(none, 'score').length, parts(calm, 'score').length]).to.deep.equal([0, 0]);
    calm.calm = false;
    await calm.updateComplete;
    expect(part(calm, 'score').textContent).to.equal('Score 0');
  });
});
