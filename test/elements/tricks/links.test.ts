import { expect } from 'chai';
import { readShare, share } from '../../../src/core.js';
import { linkedHand } from '../../../src/core/tricks/hand-link.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { warnings } from '../support/mount.js';
import { HAND_LINK, mountTable } from '../support/tricks.js';

describe('the methods of links at a table', () => {
  it('give no text before a hand is over', async () => {
    const table = await mountTable('hearts-table');
    const errors = [undefined, 1, 7].map((hand) => table.share(hand).catch(String));
    expect(await Promise.all(errors)).to.deep.equal([
      'Error: The hand is not over yet.',
      'Error: The hand is not over yet.',
      'Error: hand "7" cannot be used; accepted: the number of a finished hand of this table',
    ]);
  });

  it('show a hand at the table itself, until a new game', async () => {
    const table = await mountTable('hearts-table');
    const replay = await table.replay(`https://page.example/#${HAND_LINK}`);
    if ('problem' in replay) throw new Error(replay.problem.code);
    expect([replay.value.length, replay.value.goTo(57), replay.value.goTo(56)]).to.deep.equal([
      ...[56, false, true],
    ]);
    expect([table.outcome, table.legalMoves.length]).to.deep.equal(['over', 0]);
    expect(table.nextHand()).to.deep.equal({ code: 'replay-shown' });
    table.newGame();
    expect([replay.value.goTo(3), table.handNumber]).to.deep.equal([false, 1]);
    expect([table.state!.phase, table.outcome]).to.deep.equal(['ready', undefined]);
  });

  it('tell what is wrong with a link, and keep the hand', async () => {
    const warned = warnings();
    const table = await mountTable('spades-table');
    const read = await table.replay(HAND_LINK);
    expect('problem' in read && read.problem.code).to.equal('share-other-game');
    expect([table.state!.phase, warned.length]).to.deep.equal(['ready', 1]);
  });

  it('refuse a link to a hand that is not over', async () => {
    const warned = warnings();
    const table = await mountTable('hearts-table');
    const game = linkedHand(hearts);
    const save = readShare(game, HAND_LINK);
    if ('problem' in save) throw new Error(save.problem.code);
    const begun = share(game, { ...save.value, moves: [], at: 0, count: 0 });
    if ('problem' in begun) throw new Error(begun.problem.code);
    const read = await table.replay(begun.value);
    expect(read).to.deep.equal({ problem: { code: 'share-broken', field: 'moves' } });
    expect([table.state!.phase, warned.length]).to.deep.equal(['ready', 1]);
  });
});
