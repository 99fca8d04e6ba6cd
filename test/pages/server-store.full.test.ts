import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { HistoryKeeper, SaveStore } from '../../src/storage.js';
import { record } from '../core/support/records.js';
import { type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { SavesServer } from './support/saves-server.js';
import { IMPORT_MAP } from './support/site.js';

/** The programs in docs/guides/saves-and-statistics.md. */
const DOCS = readFileSync(
  new URL('../../docs/guides/saves-and-statistics.md', import.meta.url),
  'utf8',
);
const [STORE, HISTORY] = [...DOCS.matchAll(/^```js\n([^]*?)^```$/gm)].map(
  ([, program]) => program!,
);

interface HostPage {
  readonly store: SaveStore & { flush(): Promise<void> };
  readonly told: readonly string[];
  readonly keeper: HistoryKeeper;
}

const SAVES = `<script type="module">${STORE}
  const told = [];
  const store = await ServerStore.open('/saves', (...words) => told.push(words.filter(Boolean).join(' ')));
  addEventListener('online', () => store.flush());
  Object.assign(globalThis, { store, told });
</script>`;

const GAMES = `${IMPORT_MAP}<script type="module">
  ${HISTORY!.replace('baize/storage', 'baize/storage.js')}
  Object.assign(globalThis, { keeper });
</script>`;

let server: SavesServer;

async function open(html = SAVES): Promise<TestPage> {
  const page = await openPage({ html, scripts: [], site: server.url });
  await page.waitForFunction('globalThis.store ?? globalThis.keeper');
  return page;
}

/** Stores a value and returns its version, without waiting for the server. */
const set = (page: TestPage, key: string, value: string, version?: number) =>
  page.evaluate(
    ([k, v, ifVersion]) => (globalThis as unknown as HostPage).store.set(k, v, ifVersion) ?? 'no',
    [key, value, version] as const,
  );

const get = (page: TestPage, key: string) =>
  page.evaluate((k) => (globalThis as unknown as HostPage).store.get(k), key);

/** Waits until every write is sent or given up. Returns what the store reported to the site. */
const sent = (page: TestPage): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { store, told } = globalThis as unknown as HostPage;
    await store.flush();
    return told;
  });

describe('the docs’ store of saves on a server, in a page', () => {
  beforeEach(async () => {
    server = await SavesServer.start();
  });
  afterEach(() => server.close());

  it('has on one device what another one kept', async () => {
    const one = await open();
    expect([await set(one, 'a b/ü', 'one', 0), await set(one, 'a b/ü', 'x', 0)]).to.deep.equal([
      1,
      'no',
    ]);
    await sent(one);
    const other = await open();
    expect(await get(other, 'a b/ü')).to.deep.equal({ value: 'one', version: 1 });
    expect(await set(other, 'a b/ü', 'two', 1)).to.equal(2);
    expect(await sent(other)).to.deep.equal([]);
    expect([...server.saves]).to.deep.equal([['a b/ü', { value: 'two', version: 2 }]]);
    // The driver reports `keepalive` requests as failed, answered or not.
    const problems = [...one.problems, ...other.problems].filter(({ kind }) => kind !== 'request');
    expect(problems).to.deep.equal([]);
  });

  it('has kept what a page set that was left at once', async () => {
    const page = await open();
    await page.evaluate(() => {
      (globalThis as unknown as HostPage).store.set('a', 'last');
      location.href = '/package.json';
    });
    await page.waitForURL('**/package.json');
    for (let tries = 0; tries < 40 && server.saves.size === 0; tries++) {
      await page.waitForTimeout(50);
    }
    expect([...server.saves]).to.deep.equal([['a', { value: 'last', version: 1 }]]);
  });

  it('begins without the server, says so once, and tells it all when it is there', async () => {
    server.down = true;
    const page = await open();
    for (const value of ['one', 'two']) {
      await set(page, 'a', value);
      await sent(page);
    }
    expect(await sent(page)).to.deep.equal(['offline']);
    expect(await get(page, 'a')).to.deep.equal({ value: 'two', version: 2 });
    server.down = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await sent(page)).to.deep.equal(['offline']);
    expect([...server.saves]).to.deep.equal([['a', { value: 'two', version: 1 }]]);
    expect(otherThanRefusals(page)).to.deep.equal([]);
  });

  it('says once that the server fails, and again when it fails again', async () => {
    const page = await open();
    for (const status of [500, 200, 503, 503]) {
      server.status = status;
      await set(page, 'a', `with ${status}`);
      await sent(page);
    }
    server.status = 200;
    expect(await sent(page)).to.deep.equal(['offline', 'offline']);
    expect(server.saves.get('a')).to.deep.equal({ value: 'with 503', version: 2 });
    expect(otherThanRefusals(page)).to.deep.equal([]);
  });

  it('sends the last of what was set while an answer was late', async () => {
    const page = await open();
    server.hold();
    for (const value of ['1', '2', '3', '4']) await set(page, 'a', value);
    await set(page, 'b', '5');
    expect(await get(page, 'a')).to.deep.equal({ value: '4', version: 4 });
    for (let tries = 0; tries < 40 && server.asked.length < 2; tries++) {
      await page.waitForTimeout(25);
    }
    expect(server.asked).to.deep.equal(['GET', 'PUT a 1']);
    server.release();
    expect(await sent(page)).to.deep.equal([]);
    expect(server.asked.slice(2)).to.deep.equal(['PUT a 4', 'PUT b 5']);
    expect(server.saves.get('a')).to.deep.equal({ value: '4', version: 2 });
  });

  it('writes over nothing that another device has played', async () => {
    const [one, other] = [await open(), await open()];
    await set(one, 'a', 'here', 0);
    await sent(one);
    for (const value of ['there', 'there on']) {
      await set(other, 'a', value);
      await sent(other);
    }
    expect(await sent(other)).to.deep.equal(['conflict a']);
    expect((await get(other, 'a'))?.value).to.equal('there on');
    expect(server.saves.get('a')).to.deep.equal({ value: 'here', version: 1 });
    expect([...otherThanRefusals(one), ...otherThanRefusals(other)]).to.deep.equal([]);
  });

  it('plays on where there is no room, and says so once', async () => {
    const page = await open();
    server.status = 507;
    for (const value of ['large', 'larger']) {
      await set(page, 'a', value);
      await sent(page);
    }
    expect(await sent(page)).to.deep.equal(['full a']);
    expect((await get(page, 'a'))?.value).to.equal('larger');
    expect(server.saves.size).to.equal(0);
    expect(otherThanRefusals(page)).to.deep.equal([]);
  });
});

describe('the docs’ history on a server, in a page', () => {
  beforeEach(async () => {
    server = await SavesServer.start();
  });
  afterEach(() => server.close());

  /** Adds a game. Returns whether everything is stored. */
  const add = (page: TestPage, n: number): Promise<boolean> =>
    page.evaluate(async (game) => {
      const { keeper } = globalThis as unknown as HostPage;
      keeper.add(game);
      await keeper.flush();
      return keeper.isKept;
    }, record(n));

  const warned = (page: TestPage): readonly string[] =>
    page.told.filter((line) => line.startsWith('warning'));

  it('is kept there; what it refused is said once, and sent again', async () => {
    const page = await open(GAMES);
    expect(await add(page, 1)).to.equal(true);
    server.status = 500;
    expect([await add(page, 2), await add(page, 3)]).to.deep.equal([false, false]);
    server.status = 200;
    expect(await add(page, 4)).to.equal(true);
    expect((await server.history.read()).records).to.deep.equal([1, 2, 3, 4].map((n) => record(n)));
    expect(warned(page)).to.deep.equal(['warning: Error: the server says 500']);
    const told = otherThanRefusals(page).map(({ text }) => text);
    expect(told).to.deep.equal(['Error: the server says 500']);
  });

  it('knows each game at once, however late the server answers, and counts it once', async () => {
    const page = await open(GAMES);
    server.hold();
    const ids = await page.evaluate(
      (games) => {
        const { keeper } = globalThis as unknown as HostPage;
        for (const game of games) keeper.add(game);
        return keeper.history.records.map(({ id }) => id);
      },
      [1, 2, 1].map((n) => record(n)),
    );
    expect(ids).to.deep.equal(['id-001', 'id-002']);
    server.release();
    expect(await add(page, 3)).to.equal(true);
    expect((await server.history.read()).records.length).to.equal(3);
    expect(warned(page)).to.deep.equal([]);
  });
});
