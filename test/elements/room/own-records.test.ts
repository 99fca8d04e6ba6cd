import { expect } from 'chai';
import type { GameRecord } from '../../../src/core.js';
import { BrowserHistory } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import { part, parts } from '../support/board.js';
import { MOVE, OFF, win } from '../support/browser.js';
import { focusOn, keys } from '../support/keys.js';
import { address } from '../support/links.js';
import { advance, afterTest, mount, mountDeck, ownKey } from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { mountReplay } from '../support/replay.js';
import { drawn, mountRoom } from '../support/room.js';
import { figures, mountStats, played, readText } from '../support/stats.js';
import { nextFrame, until } from '../support/until.js';

/** A save key whose history contains these games. Both are removed after the test. */
async function keptKey(...records: readonly GameRecord[]): Promise<string> {
  const key = ownKey();
  afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
  if (records.length > 0) await historyOf(key).change({ put: records, remove: [] });
  return key;
}

const historyOf = (key: string): BrowserHistory => new BrowserHistory(`baize:${key}`);

/** Waits until a game's own history has this many records, and returns them. */
async function recordsOf(key: string, count: number): Promise<readonly string[]> {
  let records: readonly GameRecord[] = [];
  for (let tries = 0; tries < 600 && records.length < count; tries++) {
    await nextFrame();
    records = (await historyOf(key).read()).records as readonly GameRecord[];
  }
  return [...records]
    .sort((one, other) => one.ended - other.ended)
    .map(({ outcome, deal, moves }) => `${outcome} ${String(deal ?? 'deck')} ${moves}`);
}

describe('a game that stands in no room', () => {
  it('is counted from the move on that has the counting loaded, won by it or not', async () => {
    const key = await keptKey();
    const game = await mountDeck(FINISHABLE, { 'save-key': key });
    await focusOn(game, 'AC');
    await keys(game, 'h');
    expect(game.outcome).to.equal('won');
    expect(await recordsOf(key, 1)).to.deep.equal(['won deck 1']);
  });

  it('is counted where it was won before the counting was there, and the next one begun', async () => {
    const key = await keptKey();
    const game = await mountDeck(FINISHABLE, { 'save-key': key });
    await advance(game, 'column-4 foundation-1');
    game.newGame({ deal: 5 });
    await advance(game, MOVE);
    game.newGame({ deal: 6 });
    await advance(game, MOVE);
    expect(await recordsOf(key, 2)).to.deep.equal(['won deck 1', 'left 5 1']);
  });

  it('is given up where it was begun at an earlier visit, though nothing was played since', async () => {
    const key = await keptKey();
    const before = await mount({ deal: '617', 'save-key': key });
    await advance(before, 'column-5 column-8');
    before.remove();
    const game = await mount({ deal: '617', 'save-key': key });
    expect(game.moveCount).to.equal(1);
    await focusOn(game, 'JC');
    await keys(game, 'n');
    await advance(game, MOVE);
    expect((await recordsOf(key, 1))[0]).to.equal('left 617 1');
  });

  it('is counted once beside statistics that count it as well, whichever came first', async () => {
    const key = await keptKey();
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': key, ...OFF });
    const first = await mountStats(null, { for: 'mine' });
    await until('they are read', () => first.shadowRoot!.querySelector('[part~="empty"]'));
    await win(game);
    await until('it is counted', () => first.statistics?.games === 1);
    first.remove();
    game.newGame({ deal: 5 });
    await advance(game, MOVE);
    const second = await mountStats(null, { for: 'mine' });
    game.newGame({ deal: 6 });
    await advance(game, MOVE);
    await until('both are counted', () => second.statistics?.games === 2);
    expect(figures(second)).to.include({ Games: '2', Won: '1' });
    expect(await recordsOf(key, 2)).to.deep.equal(['won deck 52', 'left 5 1']);
  });

  it('is counted by a room alone that it comes to', async () => {
    const key = await keptKey();
    const game = await mountDeck(FINISHABLE, { 'save-key': key, ...OFF });
    await win(game);
    expect(await recordsOf(key, 1)).to.deep.equal(['won deck 52']);
    const room = await mountRoom();
    room.append(game);
    await drawn(game);
    game.newGame({ deal: 5 });
    await advance(game, MOVE);
    game.newGame({ deal: 6 });
    await advance(game, MOVE);
    expect(room.history!.history.records.map(({ deal }) => deal)).to.deep.equal([5]);
    expect(await recordsOf(key, 1)).to.deep.equal(['won deck 52']);
  });

  it('is not counted, nor compared, where its way to win was shown', async () => {
    const key = await keptKey(played(1));
    const game = await mountDeck(FINISHABLE, { 'save-key': key });
    await openMenu(game);
    await press(game, parts(game, 'menu-item')[2]!);
    await until('it is won', () => game.outcome === 'won');
    await until('its bests are told', () => parts(game, 'bests').length > 0);
    expect(readText(part(game, 'bests'))).to.equal('Best: 1:05 · 100 moves');
    expect(parts(game, 'record').length).to.equal(0);
    expect(await recordsOf(key, 1)).to.deep.equal(['won 617 100']);
  });

  it('is counted, and not compared, where it was taken up from a link in its middle', async () => {
    const key = await keptKey();
    const before = await mountDeck(FINISHABLE, OFF);
    await advance(before, 'column-1 cell-1', 'column-1 cell-2', 'cell-1 foundation-1');
    const link = await before.share();
    before.remove();
    address(link);
    const game = await mount({ linked: true, 'save-key': key, ...OFF });
    await until(
      'it is taken up',
      () => game.dealNumber === undefined && game.legalMoves.length > 0,
    );
    await win(game);
    expect((await recordsOf(key, 1)).length).to.equal(1);
    await until('the panel is open', () => parts(game, 'panel-win').length > 0);
    expect([...parts(game, 'record'), ...parts(game, 'bests')]).to.deep.equal([]);
  });

  it('that is looked at in a replay is counted by nobody', async () => {
    const key = await keptKey();
    const before = await mountDeck(FINISHABLE, { 'save-key': key, ...OFF });
    await win(before);
    const link = await before.share();
    expect((await recordsOf(key, 1)).length).to.equal(1);
    before.remove();
    const kept = async (): Promise<readonly unknown[]> => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      return [...databases, ...Object.keys(localStorage)].sort();
    };
    const atFirst = await kept();
    const replay = await mountReplay({ link });
    replay.goTo(replay.length);
    await until('it is at its end', () => replay.at === replay.length);
    expect((await kept()).filter((name) => !atFirst.includes(name))).to.deep.equal([]);
  });
});
