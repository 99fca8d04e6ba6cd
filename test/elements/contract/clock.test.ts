import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { FINISHABLE } from '../../support/decks.js';
import { part, parts } from '../support/board.js';
import { advance, afterTest, mount, mountDeck } from '../support/mount.js';
import { pass, until } from '../support/until.js';

const time = (game: FreecellGame): string => part(game, 'time').textContent;

/** Whether the clock goes: whether it shows more after a while. */
async function goes(game: FreecellGame): Promise<boolean> {
  const before = game.elapsed;
  await pass(30);
  return game.elapsed > before;
}

describe('the clock', () => {
  it('starts at the first move', async () => {
    const game = await mount();
    expect([await goes(game), game.elapsed]).to.deep.equal([false, 0]);
    await advance(game, 'column-5 column-8');
    expect(await goes(game)).to.equal(true);
  });

  it('is not started by a refused move or a hint', async () => {
    const game = await mount();
    game.play({ from: 'column-5', to: 'column-1', count: 1 });
    await game.hint();
    expect([await goes(game), game.elapsed]).to.deep.equal([false, 0]);
  });

  it('stands while the game is paused, whatever the host plays', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    game.pause();
    expect([game.paused, await goes(game)]).to.deep.equal([true, false]);
    await advance(game, 'column-4 cell-1');
    expect([game.moveCount, await goes(game)]).to.deep.equal([2, false]);
    game.resume();
    expect([game.paused, await goes(game)]).to.deep.equal([false, true]);
  });

  it('does not start at resume where no move was made', async () => {
    const game = await mount();
    game.pause();
    game.resume();
    expect([await goes(game), game.elapsed]).to.deep.equal([false, 0]);
  });

  it('stands while the game is off the page', async () => {
    const game = await mount();
    const box = game.parentElement!;
    await advance(game, 'column-5 column-8');
    game.remove();
    expect(await goes(game)).to.equal(false);
    box.append(game);
    expect([await goes(game), game.moveCount]).to.deep.equal([true, 1]);
  });

  it('stands while the page is hidden', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    // A headless browser never hides a page, so the test fakes the page's visibility.
    const tell = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    afterTest(() => Reflect.deleteProperty(document, 'hidden'));
    tell(true);
    expect(await goes(game)).to.equal(false);
    game.pause();
    tell(false);
    expect([game.paused, await goes(game)]).to.deep.equal([true, false]);
    game.resume();
    expect(await goes(game)).to.equal(true);
  });

  it('stops at the end of the game, and goes on when the end is taken back', async () => {
    const won = await mountDeck(FINISHABLE);
    await advance(won, 'column-4 foundation-1');
    expect([won.outcome, await goes(won)]).to.deep.equal(['won', false]);
    const lost = await mount({ deal: '21', cells: '0' });
    await advance(lost, 'column-4 column-7');
    expect([lost.outcome, await goes(lost)]).to.deep.equal(['lost', false]);
    lost.undo();
    expect(await goes(lost)).to.equal(true);
  });

  it('stands at zero after a restart until the next move', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    await pass(20);
    game.restart();
    expect([await goes(game), game.elapsed]).to.deep.equal([false, 0]);
    await advance(game, 'column-5 column-8');
    expect(await goes(game)).to.equal(true);
  });

  it('goes on in a game taken up again only from its next move', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    game.load({ ...game.save(), elapsed: 5000 });
    expect([await goes(game), game.elapsed]).to.deep.equal([false, 5000]);
    await advance(game, 'column-4 cell-1');
    expect(await goes(game)).to.equal(true);
  });

  it('shows minutes and seconds, hours where there are any', async () => {
    const game = await mount();
    const shown: string[] = [];
    for (const elapsed of [0, 999, 1000, 187_400, 3_599_000, 3_787_000]) {
      game.load({ ...game.save(), elapsed });
      await game.updateComplete;
      shown.push(time(game));
    }
    expect(shown).to.deep.equal(['0:00', '0:00', '0:01', '3:07', '59:59', '1:03:07']);
  });

  it('shows each second without a move', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    expect(time(game)).to.equal('0:00');
    await until('a second is shown', () => time(game) !== '0:00');
    expect(time(game)).to.match(/^0:0[1-5]$/);
    expect(game.elapsed).to.be.at.least(1000);
  });

  it('is not shown in calm, where the time still is measured', async () => {
    const game = await mount({ deal: '617', calm: true });
    await advance(game, 'column-5 column-8');
    expect([parts(game, 'time').length, await goes(game)]).to.deep.equal([0, true]);
  });
});

describe('pause', () => {
  it('covers the board and takes it out of reach until resume', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    game.pause();
    await game.updateComplete;
    const [board, veil] = [part(game, 'board'), part(game, 'veil')];
    expect(board.inert).to.equal(true);
    const [under, over] = [board, veil].map((node) => node.getBoundingClientRect());
    expect([over!.left <= under!.left, over!.right >= under!.right]).to.deep.equal([true, true]);
    const { x, y } = under!;
    const { width, height } = under!;
    for (const [across, down] of [
      [0.1, 0.1],
      [0.5, 0.5],
      [0.9, 0.95],
    ] as const) {
      const at = game.shadowRoot!.elementFromPoint(x + width * across, y + height * down);
      expect(board.contains(at)).to.equal(false);
    }
    game.resume();
    await game.updateComplete;
    expect([board.inert, parts(game, 'veil').length]).to.deep.equal([false, 0]);
  });

  it('ends with a new game', async () => {
    const game = await mount();
    game.pause();
    game.newGame(1);
    await game.updateComplete;
    expect([game.paused, parts(game, 'veil').length]).to.deep.equal([false, 0]);
  });
});
