import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type PageOptions, type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { SavesServer } from './support/saves-server.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { firstOf, itInFull } from '../support/counts.js';

const DOCS = readFileSync(
  new URL('../../docs/guides/saves-and-statistics.md', import.meta.url),
  'utf8',
);
const [, STORE] = /^```js\n([^]*?)^```$/m.exec(DOCS)!;

const PLAYED = 'AH KH TC JS 2S QH JC';
const SCRIPTS = ['/dist/cdn/card-room.js', '/dist/cdn/freecell-game.js'];

/** Records which element reports which problem. */
const ERRORS = `<script>
  globalThis.errors = [];
  addEventListener('game-error', ({ target, detail: { problem } }) =>
    errors.push([target.localName, problem.code, problem.got].join(' ')));
</script>`;

const ROOM = `${ERRORS}<card-room save-key="r"><freecell-game deal="617" save-key="g"></freecell-game></card-room>`;

const errorsOf = (page: TestPage): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { errors: readonly string[] }).errors);

const warned = ({ told }: TestPage): readonly string[] =>
  told.filter((line) => line.startsWith('warning'));

const openRoom = (options: PageOptions = {}): Promise<TestPage> =>
  openPage({ html: ROOM, scripts: SCRIPTS, reducedMotion: 'reduce', warns: true, ...options });

/** Plays, gives up, and plays another game, all without a store. */
async function playOn(page: TestPage): Promise<void> {
  expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
  await gameOf(page).getByRole('button', { name: 'Undo' }).click();
  expect((await look(gameOf(page))).moveCount).to.equal(2);
  await dragMoves(page, ['5 8', '4 a']);
  await gameOf(page).getByRole('button', { name: 'New game' }).click();
  await gameOf(page).getByRole('textbox', { name: 'Deal number' }).fill('617');
  await page.keyboard.press('Enter');
  expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
}

const DENIED = `DOMException('denied', 'SecurityError')`;
const NO_SAVES = `Object.defineProperty(globalThis, 'localStorage', { get() { throw new ${DENIED}; } });`;
const NO_HISTORY = `IDBFactory.prototype.open = () => { throw new ${DENIED}; };`;

describe('a room in a browser that keeps nothing', () => {
  const ways: Record<string, readonly [init: string, errors: readonly string[]]> = {
    'of saves, which it denies': [NO_SAVES, ['freecell-game storage SecurityError: denied']],
    'of saves, of which it has no store': [
      `Object.defineProperty(globalThis, 'localStorage', { value: undefined });`,
      ["freecell-game storage TypeError: Cannot read properties of undefined (reading '…"],
    ],
    'of finished games': [NO_HISTORY, ['card-room storage SecurityError: denied']],
    'at all, as in private mode': [
      NO_SAVES + NO_HISTORY,
      ['card-room storage SecurityError: denied', 'freecell-game storage SecurityError: denied'],
    ],
  };
  for (const [what, [init, errors]] of firstOf(Object.entries(ways).reverse(), 1)) {
    it(`${what}: the game plays on, and each thing is said once`, async () => {
      const page = await openRoom({ init });
      await playOn(page);
      await page.waitForFunction(
        (count) => (globalThis as unknown as { errors: readonly string[] }).errors.length >= count,
        errors.length,
      );
      expect([...(await errorsOf(page))].sort()).to.deep.equal(errors);
      expect([warned(page).length, page.problems]).to.deep.equal([errors.length, []]);
    });
  }

  itInFull('of finished games, and never says so: it is said once for it', async () => {
    const page = await openRoom({ init: 'IDBFactory.prototype.open = () => ({});', clock: true });
    await playOn(page);
    await page.clock.runFor(6000);
    await dragMoves(page, ['4 a']);
    await page.clock.runFor(20_000);
    expect(await errorsOf(page)).to.deep.equal(['card-room storage no answer']);
    expect([warned(page).length, page.problems]).to.deep.equal([1, []]);
  });

  itInFull('for want of room: what fits later is kept', async () => {
    const page = await openPage({ html: '', scripts: [] });
    const context = page.context();
    await page.evaluate(() => {
      let text = 'x'.repeat(1 << 22);
      while (text !== '') {
        try {
          localStorage.setItem(`fill${localStorage.length}`, text);
        } catch {
          text = text.slice(text.length / 2 + 0.5);
        }
      }
    });
    const full = await openRoom({ context });
    expect(cardsOf(await dragMoves(full, ['5 8', '4 a']), 'column-8')).to.equal(PLAYED);
    const [error, ...others] = await errorsOf(full);
    expect([error?.startsWith('freecell-game storage QuotaExceededError'), others]).to.deep.equal([
      true,
      [],
    ]);
    await page.evaluate(() => localStorage.clear());
    // Another tab learns of it a moment later.
    await full.waitForFunction(() => !('fill0' in localStorage));
    const { position } = await dragMoves(full, ['6 b']);
    const again = await openRoom({ context });
    expect((await look(gameOf(again))).position).to.deep.equal(position);
    expect([await errorsOf(again), again.problems]).to.deep.equal([[], []]);
  });
});

describe('a room whose saves are on the host’s server', () => {
  let server: SavesServer;
  beforeEach(async () => {
    server = await SavesServer.start();
  });
  afterEach(() => server.close());

  const hosted = (html = ''): string => `${ERRORS}<script type="module">${STORE}
    globalThis.told = [];
    const store = await ServerStore.open('/saves', (...words) => told.push(words[0]));
    globalThis.store = store;
    const room = document.createElement('card-room');
    const game = document.createElement('freecell-game');
    game.setAttribute('deal', '617');
    game.setAttribute('save-key', 'g');
    room.store = store;
    room.setAttribute('save-key', 'r');
    room.append(game);
    document.body.append(room);
  </script>${html}`;

  const open = async (): Promise<TestPage> => {
    const page = await openRoom({ html: hosted(), site: server.url });
    await gameOf(page).locator('[data-card="JC"]').waitFor();
    return page;
  };

  const sent = (page: TestPage): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const { store, told } = globalThis as unknown as {
        store: { flush(): Promise<void> };
        told: readonly string[];
      };
      await store.flush();
      return told;
    });

  /** The names under which a begun game is stored. */
  const KEYS = [
    'baize:room:r:baize:g:[617,{"variant":"freecell","cells":4,"supermove":"linear"}]',
    'baize:room:r:counted',
  ];

  const onServer = (): readonly string[] => [...server.saves.values()].map(({ value }) => value);

  // The test of a server that could not be reached, below, does the same.
  itInFull('is played on where another device left off', async () => {
    const one = await open();
    const { position } = await dragMoves(one, ['5 8', '4 a']);
    expect(await sent(one)).to.deep.equal([]);
    const other = await open();
    expect((await look(gameOf(other))).position).to.deep.equal(position);
    expect([await errorsOf(one), await errorsOf(other)]).to.deep.equal([[], []]);
    expect([...server.saves.keys()].sort()).to.deep.equal(KEYS);
  });

  const failures: Record<string, () => void> = {
    'that can’t be reached': () => void (server.down = true),
    'that fails': () => void (server.status = 500),
  };
  for (const [what, fail] of firstOf(Object.entries(failures), 1)) {
    it(`${what}: plays on, says so once, and keeps all of it later, for another device too`, async () => {
      const page = await open();
      fail();
      await dragMoves(page, ['5 8']);
      await sent(page);
      await dragMoves(page, ['4 a']);
      expect(await sent(page)).to.deep.equal(['offline']);
      [server.down, server.status] = [false, 200];
      expect(await sent(page)).to.deep.equal(['offline']);
      const { position } = await look(gameOf(page));
      const other = await open();
      expect((await look(gameOf(other))).position).to.deep.equal(position);
      expect([await errorsOf(page), await errorsOf(other)]).to.deep.equal([[], []]);
      expect([...server.saves.keys()].sort()).to.deep.equal(KEYS);
      expect(otherThanRefusals(page)).to.deep.equal([]);
    });
  }

  itInFull('that answers late: no move waits, and the last state is kept', async () => {
    const page = await open();
    await sent(page);
    const before = onServer();
    server.hold();
    const { moveCount, position } = await dragMoves(page, ['5 8', '4 a', '6 b']);
    expect([moveCount, onServer()]).to.deep.equal([3, before]);
    server.release();
    expect(await sent(page)).to.deep.equal([]);
    expect((await look(gameOf(await open()))).position).to.deep.equal(position);
  });

  it('that another device wrote to: plays on by itself, and overwrites nothing', async () => {
    const [one, other] = [await open(), await open()];
    await dragMoves(one, ['5 8']);
    await sent(one);
    const before = onServer();
    await dragMoves(other, ['4 a']);
    expect(await sent(other)).to.deep.equal(['conflict']);
    expect((await dragMoves(other, ['6 b'])).moveCount).to.equal(2);
    expect(await sent(other)).to.deep.equal(['conflict']);
    expect(onServer()).to.deep.equal(before);
    expect(otherThanRefusals(other)).to.deep.equal([]);
  });

  itInFull('that has no room: plays on, and says so once', async () => {
    const page = await open();
    await sent(page);
    const before = onServer();
    server.status = 413;
    expect((await dragMoves(page, ['5 8', '4 a'])).moveCount).to.equal(2);
    expect(await sent(page)).to.deep.equal(['full']);
    expect(onServer()).to.deep.equal(before);
    expect(otherThanRefusals(page)).to.deep.equal([]);
  });
});
