import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { openRecipe, piece, play, textOf } from './support/recipes.js';
import { SavesServer } from './support/saves-server.js';
import { cardsOf } from './support/staged.js';

interface Game extends HTMLElement {
  readonly moveCount: number;
}

/** But for the 404 before the first save, which a browser notes by itself. */
const faults = ({ problems }: TestPage) => problems.filter(({ text }) => !text.includes('404'));

/** A device whose host keeps one save, and says 404 before the first. */
async function openOne(kept: { text?: string }): Promise<TestPage> {
  const page = await openPage({ html: '', scripts: [] });
  const context = page.context();
  await context.route('**/saves/freecell', async (route) => {
    const isSent = route.request().method() === 'PUT';
    if (isSent) kept.text = route.request().postData()!;
    const status = isSent || kept.text !== undefined ? 200 : 404;
    await route.fulfill({ status, body: isSent ? '' : (kept.text ?? '') });
  });
  return openRecipe(piece('recipes/save-to-your-server', 'one-game.html'), { context });
}

const moved = (page: TestPage): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector<Game>('freecell-game')!.moveCount);

describe('the recipe “Save to your server”, of one game', () => {
  it('has it on another device as it was', async () => {
    const kept: { text?: string } = {};
    const one = await openOne(kept);
    const sent = one.waitForRequest((asked) => (asked.postData() ?? '').includes('"4a'));
    await play(one, '4 a');
    await (await sent).response();
    const other = await openOne(kept);
    await moved(other);
    expect(cardsOf(await look(gameOf(other)), 'cell-1')).to.equal('4H');
    expect([...faults(one), ...faults(other)]).to.deep.equal([]);
  });

  it('says what is wrong with a save, and plays', async () => {
    const page = await openOne({ text: '{"game":"golf"}' });
    await play(page, '4 a');
    await moved(page);
    expect(page.told.filter((line) => line.includes('The save on the server'))).to.deep.equal([
      'warning: The save on the server cannot be used: save-broken',
    ]);
    expect(faults(page)).to.deep.equal([]);
  });
});

describe('the recipe “Save to your server”, of all games', () => {
  let server: SavesServer;
  beforeEach(async () => {
    server = await SavesServer.start();
  });
  afterEach(() => server.close());

  /** A device of its own. */
  const open = (): Promise<TestPage> => {
    const [, store = ''] = /^```js\n(.*?)^```$/ms.exec(textOf('docs/stores.md'))!;
    return openRecipe(piece('recipes/save-to-your-server', 'all-games.html'), {
      site: server.url,
      files: { '/server-store.js': store },
    });
  };

  it('has them on another device as they were', async () => {
    const one = await open();
    const sent = one.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('"1a'),
    );
    await play(one, '1 a');
    await sent;
    const seen = await look(gameOf(one, 'freecell-game'));
    const other = await open();
    await moved(other);
    const there = await look(gameOf(other, 'freecell-game'));
    expect(there.position).to.deep.equal(seen.position);
    expect(cardsOf(there, 'cell-1')).to.match(/^\w\w$/);
    expect(await other.locator('#told').innerText()).to.equal('');
    expect([...faults(one), ...faults(other)]).to.deep.equal([]);
  });
});
