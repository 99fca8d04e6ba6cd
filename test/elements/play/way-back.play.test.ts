import { expect } from 'chai';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { held, part, parts, spoken, status, tops } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { detailsOf, hear, mount } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { openMenu } from '../support/panels.js';
import { itInFull } from '../support/counts.js';

const PLAYED = 'JD KS KC 4H 7C 6C JH JC';

describe('a new game by mistake', () => {
  it('is undone by u, if nothing was played in it', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8', 'n');
    expect([game.moveCount, game.dealNumber === 617]).to.deep.equal([0, false]);
    const heard = hear();
    await keys(game, 'u');
    expect([game.dealNumber, tops(game), game.moveCount]).to.deep.equal([617, PLAYED, 1]);
    expect(heard.map(({ type, detail }) => `${type} ${detail.source}`)).to.deep.equal([
      'game-start player',
    ]);
    expect(detailsOf(heard, 'game-start')[0]!.resumed).to.equal(true);
    await keys(game, 'u');
    expect(tops(game)).to.equal('JD KS KC 4H JC 6C JH QH');
  });

  itInFull('stays when something was played in it', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8', 'n');
    const { dealNumber } = game;
    await keys(game, '1', 'Enter', 'a', 'u', 'u');
    expect([game.dealNumber, held(game, 'cell-1'), game.moveCount]).to.deep.equal([
      dealNumber,
      '',
      2,
    ]);
    expect(status(game)).to.equal('There is nothing to undo.');
  });
});

describe('a restart by mistake', () => {
  const restart = async (game: FreecellGame): Promise<void> => {
    await openMenu(game);
    await press(game, part(game, 'menu-item'));
  };

  it('is undone by u, with everything that was played', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8', '1', 'Enter', 'a', 'u');
    await restart(game);
    expect([game.moveCount, tops(game)]).to.deep.equal([0, 'JD KS KC 4H JC 6C JH QH']);
    await focusOn(game, 'column-1');
    await keys(game, 'u');
    expect([game.moveCount, tops(game)]).to.deep.equal([3, PLAYED]);
    await keys(game, 'r');
    expect([game.moveCount, held(game, 'cell-1')]).to.deep.equal([4, 'JD']);
  });

  it('stays once something is played in it', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8');
    await restart(game);
    await focusOn(game, 'column-1');
    await keys(game, 'Enter', 'a', 'u', 'u');
    expect([game.moveCount, held(game, 'cell-1')]).to.deep.equal([2, '']);
    expect(status(game)).to.equal('There is nothing to undo.');
  });

  itInFull(
    'of a new game where nothing was played leaves the one before within reach',
    async () => {
      const game = await mount();
      await focusOn(game, 'JC');
      await keys(game, 'Enter', '8', 'n');
      await restart(game);
      await press(game, part(game, 'button-undo'));
      expect([game.dealNumber, tops(game)]).to.deep.equal([617, PLAYED]);
    },
  );
});

describe('a deal that is lost before its first move', () => {
  it('is announced at once, to the player and the page', async () => {
    const heard = hear();
    const game = await mount({ deal: '1', cells: '0' });
    expect(game.outcome).to.equal('lost');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start', 'game-lose']);
    expect(detailsOf(heard, 'game-lose')).to.have.lengthOf(1);
    expect(detailsOf(heard, 'game-lose')[0]).to.deep.include({
      ...{ source: 'host', deal: 1, outcome: 'lost', count: 0, elapsed: 0 },
    });
    expect(spoken(game)).to.equal('FreeCell, № 1. This deal can’t be won.');
    expect(status(game)).to.equal('This deal can’t be won.');
    expect(parts(game, 'card').length).to.equal(52);
  });
});
