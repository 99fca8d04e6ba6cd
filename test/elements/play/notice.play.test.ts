import { expect } from 'chai';
import { part, parts, pile, status, spoken } from '../support/board.js';
import type { PyramidGame } from '../../../src/games/pyramid/element/element.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, detailsOf, hear, mount, mountGame } from '../support/mount.js';
import { mountPyramid, playOn } from '../support/pyramid.js';
import { press } from '../support/pointer.js';
import { back } from '../support/stock.js';
import { noticeButton as button, noticeButtons as buttons } from '../support/notice.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const LOST = 'No moves are left. Undo, or start again.';
const HOPELESS = 'This game can no longer be won.';
const DEAD = 'This deal can’t be won.';

const noticed = (game: AnyGame): Promise<void> =>
  until('the notice stands', () => buttons(game) !== '');

/** Pyramid 5 after a pair too soon: from then on no win is possible. */
async function hopeless(): Promise<PyramidGame> {
  const game = await mountPyramid({ deal: '5' });
  await playOn(game, 's s s s s 8D5S');
  await noticed(game);
  return game;
}

describe('the notice that no win is possible', () => {
  it('stays while the game goes on, disappears at an undo, and returns with the position', async () => {
    const game = await hopeless();
    expect([status(game), buttons(game)]).to.deep.equal([
      HOPELESS,
      'Undo, Undo until winnable, Restart, New game',
    ]);
    expect(spoken(game)).to.equal(HOPELESS);
    await press(game, back(game, 'stock'));
    expect([status(game), spoken(game)]).to.deep.equal([HOPELESS, 'Drew the queen of hearts.']);
    // A refusal has the line for as long as it stands there; the ways out stay.
    await press(game, 'waste-1');
    await press(game, 'waste-1');
    expect(buttons(game)).to.include('Undo until winnable');
    await press(game, button(game, 'Undo'));
    expect(buttons(game)).to.include('Undo until winnable');
    await press(game, button(game, 'Undo'));
    expect(buttons(game)).to.equal('');
    await keys(game, 'r');
    expect([status(game), buttons(game) !== '']).to.deep.equal([HOPELESS, true]);
  });

  it('does not change the board: its height, and every card', async () => {
    const game = await mountPyramid({ deal: '5' });
    const boxes = (): readonly string[] =>
      [game as Element, part(game, 'board'), pile(game, 'stock')].map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
    const before = boxes();
    await playOn(game, 's s s s s 8D5S');
    await noticed(game);
    expect(boxes()).to.deep.equal(before);
    const { top } = part(game, 'notice').getBoundingClientRect();
    expect(top).to.be.at.least(part(game, 'board').getBoundingClientRect().bottom);
  });

  it('takes the game back to the last winnable position, and keeps the redo steps', async () => {
    const game = await hopeless();
    await playOn(game, 's s s');
    const heard = hear();
    await press(game, button(game, 'Undo until winnable'));
    await until('it is there', () => buttons(game) === '');
    const text = '4 moves undone. This is the last winnable position.';
    expect([status(game), spoken(game)]).to.deep.equal([text, text]);
    expect(detailsOf(heard, 'game-undo').map(({ source }) => source)).to.deep.equal(
      Array.from({ length: 4 }, () => 'player'),
    );
    // 9 moves, and one undo for the way back.
    expect(part(game, 'move-count').textContent).to.equal('10 moves · 1 undo');
    expect([game.moveCount, game.undoCount]).to.deep.equal([10, 1]);
    for (let times = 0; times < 4; times++) await keys(game, 'r');
    expect([buttons(game) !== '', game.save()!.at]).to.deep.equal([true, 9]);
  });

  it('can be reached by keys, and keeps the focus in the game', async () => {
    const game = await hopeless();
    await focusOn(game, 'stock');
    await keys(game, 'Tab', 'Tab', 'Enter');
    await until('it is there', () => buttons(game) === '');
    expect(game.save()!.at).to.equal(5);
    await until('the focus is on the board', () =>
      part(game, 'board').contains(game.shadowRoot!.activeElement),
    );
  });

  it('is shown for a lost game in each game, with the same buttons', async () => {
    const lost = [
      ['freecell-game', { deal: '21', cells: '0' }],
      ['klondike-game', { deal: '35', draw: '3' }],
    ] as const;
    for (const [tag, attributes] of lost) {
      const game = await mountGame(tag, attributes);
      for (const { from, to, count } of game.legalMoves.slice(0, 1)) {
        if (tag === 'freecell-game') await advance(game, `${from} ${to} ${count}`);
      }
      expect(game.outcome).to.equal('lost');
      await noticed(game);
      expect([status(game), buttons(game)]).to.deep.equal(
        tag === 'freecell-game'
          ? [LOST, 'Undo, Undo until winnable, Restart, New game']
          : [DEAD, 'New game'],
      );
      game.remove();
    }
  });

  it('says that a deal can’t be won, before and after the first move', async () => {
    const game = await mountPyramid({ deal: '18' });
    await noticed(game);
    expect([status(game), spoken(game), buttons(game)]).to.deep.equal([DEAD, DEAD, 'New game']);
    await press(game, back(game, 'stock'));
    expect([status(game), buttons(game)]).to.deep.equal([DEAD, 'Undo, Restart, New game']);
    await press(game, button(game, 'New game'));
    await until('another deal', () => game.dealNumber !== 18);
  });

  it('is shown when a hint has found that out, and the menu has the way back too', async () => {
    const game = await mountPyramid({ deal: '5', 'no-verdict': true });
    await playOn(game, 's s s s s 8D5S');
    await focusOn(game, 'stock');
    await keys(game, 't');
    await noticed(game);
    await press(game, part(game, 'button-menu'));
    const item = parts(game, 'menu-item').find(({ textContent }) =>
      textContent.includes('winnable'),
    )!;
    await press(game, item);
    await until('it is there', () => buttons(game) === '');
    expect(game.save()!.at).to.equal(5);
  });
});

describe('backToWinnable()', () => {
  itInFull('takes nothing back where the game can be won', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    expect([await game.backToWinnable(), game.save()!.at]).to.deep.equal([0, 1]);
    await until('it is said', () => status(game) === 'You can still win from here.');
  });

  it('finds nothing if the deal can’t be won', async () => {
    const game = await mountGame('freecell-game', { deal: '21', cells: '0' });
    await advance(game, ...game.legalMoves.slice(0, 1).map(({ from, to }) => `${from} ${to}`));
    expect([await game.backToWinnable(), game.save()!.at]).to.deep.equal([undefined, 1]);
    await until('it is said', () => status(game) === DEAD);
  });
});
