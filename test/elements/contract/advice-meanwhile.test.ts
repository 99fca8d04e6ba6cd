import { expect } from 'chai';
import { detailsOf, hasten, hear, mountGame } from '../support/mount.js';
import { mountPyramid, playOn } from '../support/pyramid.js';
import { pass, until } from '../support/until.js';
import { parts } from '../support/board.js';

/** The verdicts in the events so far. */
const verdicts = (heard: ReturnType<typeof hear>): string =>
  detailsOf(heard, 'game-verdict')
    .map(({ verdict }) => verdict)
    .join(' ');

describe('what was asked before the game went on', () => {
  it('says nothing of the game that is there by then', async () => {
    const heard = hear();
    const game = await mountGame('freecell-game', { deal: '617', verdict: true });
    const asked = game.hint();
    game.newGame(11982);
    expect(await asked).to.equal(undefined);
    await until('it is told', () => verdicts(heard).endsWith('unwinnable'), 15_000);
    expect(verdicts(heard)).to.equal('unwinnable');
    expect(await game.hint()).to.equal(undefined);
  });

  it('shows no win in the next game, which a listener begins at a win', async () => {
    hasten();
    const game = await mountGame('klondike-game', { deal: '15' });
    game.addEventListener('game-move', () => game.newGame(16), { once: true });
    parts(game, 'button-menu')[0]!.click();
    await game.updateComplete;
    parts(game, 'menu-item')[2]!.click();
    await until('the next game is there', () => game.dealNumber === 16);
    await pass(150);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([16, 0]);
  });
});

describe('steps that are quicker than their verdicts', () => {
  it('take none of them for that of a position between', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '5' });
    await playOn(game, 's s s s s');
    await until('it can be won', () => verdicts(heard) === 'winnable');
    // The pair loses it; what is taken back is the draw after it alone.
    void playOn(game, '8D5S');
    void playOn(game, 's');
    game.undo();
    await until('the pair has lost it', () => verdicts(heard) === 'winnable unwinnable');
    // The other way round: back to where the game can be won, and on with another move.
    game.undo();
    void playOn(game, 's');
    await until('it can be won again', () => verdicts(heard) === 'winnable unwinnable winnable');
  });
});
