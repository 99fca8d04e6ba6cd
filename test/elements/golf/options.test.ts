import { expect } from 'chai';
import { part, parts, status } from '../support/board.js';
import { playText } from '../support/games.js';
import { keys } from '../support/keys.js';
import { detailsOf, hear, makeElement, mountGame, putInBox } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

describe('corner', () => {
  it('makes kings and aces neighbours from the next game on', async () => {
    const game = await mountGame('golf-game', { deal: '5' });
    game.setAttribute('corner', '');
    await game.updateComplete;
    expect(game.state?.options).to.deep.equal({ corner: false });
    game.newGame(5);
    expect(game.state?.options).to.deep.equal({ corner: true });
  });
});

describe('the score of Golf', () => {
  it('is the number of cards left in the columns', async () => {
    const game = await mountGame('golf-game', { deal: '5' });
    expect(part(game, 'score').textContent).to.equal('35 left');
    for (const text of ['1', 's']) playText(game, text);
    await game.updateComplete;
    expect(part(game, 'score').textContent).to.equal('34 left');
  });

  it('is hidden with the other figures by `calm`', async () => {
    const game = await mountGame('golf-game', { deal: '5', calm: true });
    expect(parts(game, 'score')).to.deep.equal([]);
  });
});

describe('the solver of Golf', () => {
  it('tells a hint that keeps the game winnable', async () => {
    const game = await mountGame('golf-game', { deal: '5' });
    await press(game, part(game, 'button-hint'));
    // One that is not sure yet is only a legal move.
    await until('the hint is sure', () =>
      /^(Checked: this leads to a win\. )?Try /.test(status(game)),
    );
    expect(parts(game, 'card hint').length).to.be.greaterThan(0);
    expect(status(game)).to.match(/Try the (stock|.+ on the 9 of diamonds)\.$/);
  });

  it('tells in the toolbar, and by an event, that a deal can’t be won', async () => {
    const heard = hear();
    await mountGame('golf-game', { deal: '3', verdict: true });
    await until('the verdict is there', () => detailsOf(heard, 'game-verdict').length > 0);
    expect(detailsOf(heard, 'game-verdict')[0]).to.include({ verdict: 'unwinnable' });
  });

  it('deals only what can be won with `solvable`', async () => {
    const game = makeElement('golf-game', { solvable: true, verdict: true });
    const heard = hear();
    putInBox(game, {});
    await until('it is judged', () => detailsOf(heard, 'game-verdict').length > 0);
    expect(detailsOf(heard, 'game-verdict')[0]).to.include({ verdict: 'winnable' });
  });

  itInFull('shows a way to win', async () => {
    const game = await mountGame('golf-game', { deal: '5' });
    const heard = hear();
    await press(game, part(game, 'button-menu'));
    const show = [...game.shadowRoot!.querySelectorAll('button')].find((button) =>
      button.textContent.includes('Show a way to win'),
    )!;
    await press(game, show);
    await until('it has played two moves', () => game.moveCount >= 2);
    await keys(game, 'Escape');
    expect(detailsOf(heard, 'game-refuse')).to.deep.equal([]);
  });
});
