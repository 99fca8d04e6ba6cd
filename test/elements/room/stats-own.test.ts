import { expect } from 'chai';
import { BrowserHistory } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import { advance, afterTest, make, mountDeck, ownKey, putInBox } from '../support/mount.js';
import { figures, mountStats, partOf, readText } from '../support/stats.js';
import { pass, until } from '../support/until.js';

/** A name for a game and its history, of which nothing is left after the test. */
function keptKey(): string {
  const key = ownKey();
  afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
  return key;
}

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
    await pass(100);
    const { records } = await new BrowserHistory(`baize:${key}`).read();
    expect(records.length).to.equal(1);
    expect(records[0]).to.deep.include({ game: 'freecell', outcome: 'won', moves: 1 });
  });

  it('are not recorded any more once nobody shows them', async () => {
    const key = keptKey();
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': key });
    const stats = await mountStats(null, { for: 'mine' });
    stats.remove();
    await advance(game, 'column-4 foundation-1');
    putInBox(stats, {});
    await stats.updateComplete;
    await until('the history is read', () => readText(partOf(stats, 'empty')) !== '');
    expect(stats.statistics).to.equal(undefined);
  });

  it('are found for a game that comes later, and calm where that is', async () => {
    const key = keptKey();
    const stats = await mountStats(null, { for: 'mine' });
    expect(readText(partOf(stats, 'empty'))).to.include('No games yet');
    const game = make({ id: 'mine', 'save-key': key, calm: true, deal: '617' });
    putInBox(game, {});
    await until('nothing is shown', () => stats.shadowRoot!.querySelector('*') === null);
    game.removeAttribute('calm');
    game.newGame({ deck: FINISHABLE });
    await advance(game, 'column-4 foundation-1');
    await until('it is counted', () => stats.statistics?.games === 1);
    expect(figures(stats)).to.include({ Games: '1', Won: '1' });
  });
});
