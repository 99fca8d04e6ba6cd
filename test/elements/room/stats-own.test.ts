import { expect } from 'chai';
import type { GameStats } from '../../../src/elements/game-stats/element.js';
import { BrowserHistory } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import {
  advance,
  afterTest,
  make,
  mountDeck,
  mountGame,
  ownKey,
  putInBox,
} from '../support/mount.js';
import { figures, mountStats, partOf, readText } from '../support/stats.js';
import { pass, until } from '../support/until.js';

/** A save key whose history is removed after the test. */
function keptKey(): string {
  const key = ownKey();
  afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
  return key;
}

/** Whether the history is loaded, and is empty. */
const isRead = (stats: GameStats): boolean =>
  readText(partOf(stats, 'empty')).startsWith('No games yet');

describe('the statistics of a game in no room', () => {
  it('are kept in the browser under the game’s own name, and counted once for all who show them', async () => {
    const key = keptKey();
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': key });
    const one = await mountStats(null, { for: 'mine' });
    const other = await mountStats(null, { for: 'mine' });
    await until('it is known that there is none', () => readText(partOf(one, 'empty')) !== '');
    await advance(game, 'column-4 foundation-1');
    await other.updateComplete;
    for (const stats of [one, other]) expect(figures(stats)).to.include({ Games: '1', Won: '1' });
    const history = new BrowserHistory(`baize:${key}`);
    for (let tries = 0; tries < 100 && (await history.read()).records.length === 0; tries++) {
      await pass(50);
    }
    // Leaves time for anything that might count the game again.
    await pass(100);
    const { records } = await history.read();
    expect(records.length).to.equal(1);
    expect(records[0]).to.deep.include({ game: 'freecell', outcome: 'won', moves: 1 });
  });

  it('are those of the game that the property htmlFor names, as the attribute `for` does', async () => {
    const key = keptKey();
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': key });
    const stats = await mountStats(null);
    expect(stats.htmlFor).to.equal(null);
    stats.htmlFor = 'mine';
    await stats.updateComplete;
    await until('it is known that there is none', () => isRead(stats));
    await advance(game, 'column-4 foundation-1');
    await until('it is counted', () => stats.statistics?.games === 1);
    stats.htmlFor = null;
    await until('it is nobody’s', () => stats.statistics === undefined);
  });

  it('are found for a game that comes later, and calm where that is', async () => {
    const key = keptKey();
    const stats = await mountStats(null, { for: 'mine' });
    await until('there is none', () => readText(partOf(stats, 'empty')).startsWith('No games yet'));
    const game = make({ id: 'mine', 'save-key': key, calm: true, deal: '617' });
    putInBox(game, {});
    await until('nothing is shown', () => stats.shadowRoot!.querySelector('*') === null);
    game.removeAttribute('calm');
    game.newGame({ deck: FINISHABLE });
    await advance(game, 'column-4 foundation-1');
    await until('it is counted', () => stats.statistics?.games === 1);
    expect(figures(stats)).to.include({ Games: '1', Won: '1' });
  });

  it('follow the id to the game that has it now', async () => {
    const [first, second] = [keptKey(), keptKey()];
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': first });
    const stats = await mountStats(null, { for: 'mine' });
    await until('it is read', () => readText(partOf(stats, 'empty')) !== '');
    const other = await mountDeck(FINISHABLE, { 'save-key': second });
    game.id = 'was-mine';
    other.id = 'mine';
    await pass(20);
    await until('there is no game of the other', () => isRead(stats));
    await advance(game, 'column-4 foundation-1');
    expect(stats.statistics).to.equal(undefined);
    await advance(other, 'column-4 foundation-1');
    await stats.updateComplete;
    expect(figures(stats)).to.include({ Games: '1', Won: '1' });
  });

  it('are one history for a game that takes the place of another of its name', async () => {
    const key = keptKey();
    const game = await mountGame('freecell-game', { id: 'mine', 'save-key': key, deal: '617' });
    const stats = await mountStats(null, { for: 'mine' });
    await until('it is read', () => readText(partOf(stats, 'empty')) !== '');
    await advance(game, 'column-5 column-8');
    game.newGame({ deck: FINISHABLE });
    const box = game.parentElement!;
    game.remove();
    await until('nothing is shown', () => stats.statistics === undefined);
    const next = make({ id: 'mine', 'save-key': key, deal: '617' });
    box.append(next);
    await until('the game that was given up is there', () => stats.statistics?.games === 1);
    next.newGame({ deck: FINISHABLE });
    await advance(next, 'column-4 foundation-1');
    await stats.updateComplete;
    expect(figures(stats)).to.include({ Games: '2', Won: '1' });
  });

  it('stop with a game that is taken away, and go on as it comes back', async () => {
    const key = keptKey();
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': key });
    const stats = await mountStats(null, { for: 'mine' });
    await until('it is read', () => readText(partOf(stats, 'empty')) !== '');
    const box = game.parentElement!;
    game.remove();
    await until('there is no source', () => stats.shadowRoot!.querySelector('.tools') === null);
    await advance(game, 'column-4 foundation-1');
    expect(stats.statistics).to.equal(undefined);
    box.append(game);
    await until('there is a source', () => stats.shadowRoot!.querySelector('.tools') !== null);
    game.newGame({ deck: FINISHABLE });
    await advance(game, 'column-4 foundation-1');
    await stats.updateComplete;
    expect(figures(stats)).to.include({ Games: '1', Won: '1' });
  });
});
