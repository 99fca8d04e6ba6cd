import { expect } from 'chai';
import { tops } from '../support/board.js';
import { advance, mount, ownKey } from '../support/mount.js';
import { SEVEN, TOPS, puzzle } from '../support/puzzle.js';
import { until } from '../support/until.js';

describe('a position of the host’s', () => {
  const position = `${SEVEN}\nGoal: 7H in 3`;

  it('is begun by newGame, kept, and shared', async () => {
    const key = ownKey();
    const game = await mount({ deal: '617', 'save-key': key });
    expect(game.newGame({ position })).to.equal(undefined);
    await until('it is there', () => tops(game) === TOPS);
    await advance(game, 'column-1 cell-3');
    const link = await game.share();
    game.remove();
    const again = await mount({ deal: '617', 'save-key': key });
    await until('it is taken up', () => again.state);
    expect([tops(again).slice(0, 2), again.moveCount]).to.deep.equal(['QH', 1]);
    const other = await mount({ deal: '1' });
    expect(await other.load(link)).to.equal(undefined);
    expect(other.state).to.deep.equal(again.state);
  });

  it('of a save is taken up by an element that knows of none yet', async () => {
    const save = { ...(await puzzle()).save()! };
    const game = await mount({ deal: '617' });
    expect(game.load(save)).to.equal(undefined);
    await until('it is there', () => tops(game) === TOPS);
    expect(game.save()!.position).to.equal(position);
  });

  it('is given up for another game that is asked for meanwhile', async () => {
    const game = await mount({ deal: '617' });
    game.newGame({ position });
    game.newGame(12);
    await until('the rules are there', () => game.puzzles.definition.game.positions);
    await game.updateComplete;
    expect(game.dealNumber).to.equal(12);
  });
});
