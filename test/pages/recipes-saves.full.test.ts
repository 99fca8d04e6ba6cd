import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  type PageOptions,
  type TestPage,
  openPage,
  otherThanRefusals,
  problemsBut,
} from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { openRecipe, piece, play, textOf } from './support/recipes.js';
import { SavesServer } from './support/saves-server.js';
import { cardsOf } from './support/staged.js';

interface Game extends HTMLElement {
  readonly moveCount: number;
}

/** A page's problems, without the browser's message about the 404 before the first save. */
const faults = (page: TestPage) => problemsBut(page, ({ text }) => text.includes('404'));

interface Kept {
  text?: string;
  /** Whether that is not a save, which the console reports. */
  isBroken?: boolean;
  /** The server's status instead; 0 if it can't be reached. */
  gets?: number;
  puts?: number;
}

/** A device whose server stores one save, and answers 404 before the first. */
async function openOne(kept: Kept, options: PageOptions = {}): Promise<TestPage> {
  const page = await openPage({ ...options, html: '', scripts: [] });
  const context = page.context();
  await context.route('**/saves/freecell', async (route) => {
    const isSent = route.request().method() === 'PUT';
    const other = isSent ? kept.puts : kept.gets;
    if (other === 0) return route.abort();
    if (other !== undefined) return route.fulfill({ status: other, body: '' });
    if (isSent) kept.text = route.request().postData()!;
    const status = isSent || kept.text !== undefined ? 200 : 404;
    await route.fulfill({ status, body: isSent ? '' : (kept.text ?? '') });
  });
  return openRecipe(piece('save-to-your-server', 'one-game.html'), {
    context,
    warns: kept.isBroken ?? false,
  });
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

  for (const gets of firstOf([401, 500, 0], 1)) {
    it(`writes nothing over what it could not read: ${gets || 'no connection'}`, async () => {
      const kept: Kept = { text: 'a long game', gets };
      const page = await openOne(kept, { clock: true });
      const sent: string[] = [];
      page.on('request', (asked) => sent.push(asked.method()));
      await page.locator('#told').getByText('This game is not saved on the server.').waitFor();
      await play(page, '4 a');
      await moved(page);
      // Longer than the store collects moves.
      await page.clock.runFor(2000);
      expect(sent).to.not.include('PUT');
      expect(kept.text).to.equal('a long game');
      const told = otherThanRefusals(page).map(({ text }) => text.split('\n')[0]);
      const why = gets ? `Error: /saves/freecell: ${gets}` : 'TypeError: Failed to fetch';
      expect(told).to.deep.equal([why]);
    });
  }

  for (const puts of firstOf([500, 0], 1)) {
    it(`tells that a move was not saved: ${puts || 'no connection'}`, async () => {
      const kept: Kept = { puts };
      const page = await openOne(kept);
      await play(page, '4 a');
      await page.locator('#told').getByText('The last move was not saved').waitFor();
      delete kept.puts;
      await play(page, '1 b');
      await page.waitForFunction(() => !document.querySelector('#told')!.textContent);
      expect(kept.text).to.include('"1b"').and.to.include('"4a"');
      expect(otherThanRefusals(page)).to.deep.equal([]);
    });
  }

  it('says what is wrong with a save, and plays', async () => {
    const page = await openOne({ text: '{"game":"golf"}', isBroken: true });
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

  /** Another device. */
  const open = (): Promise<TestPage> => {
    const [, store = ''] = /^```js\n(.*?)^```$/ms.exec(
      textOf('docs/guides/saves-and-statistics.md'),
    )!;
    return openRecipe(piece('save-to-your-server', 'all-games.html'), {
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
