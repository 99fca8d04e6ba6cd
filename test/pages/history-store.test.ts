import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { GameRecord } from '../../src/core.js';
import { MIDNIGHT, record } from '../core/support/records.js';
import { type TestPage, otherThanRefusals } from '../harness/pages.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import {
  added,
  addedOnly,
  cleared,
  complained,
  flushed,
  loaded,
  openHistory,
} from './support/history.js';

const NOTHING = { sealed: 0, isKept: true, complaints: [] };

/** The same page in another tab of the browser. */
const another = (page: TestPage, keeper: object = {}): Promise<TestPage> =>
  openHistory({ context: page.context(), keeper });

/** The n-th game of some weeks ago. Games in the future would not be sealed. */
function past(n: number): GameRecord {
  const started = MIDNIGHT + (n - 60 * 24 * 30) * 60_000;
  return record(n, { id: `game-${n}`, started, ended: started + 50_000 });
}

const storage = (got: string): object => ({ code: 'storage', got });

describe('a history in the browser’s own IndexedDB', () => {
  it('is there after a reload', async () => {
    const page = await openHistory();
    expect(await added(page, record(1), record(2))).to.deep.equal({
      ...NOTHING,
      ids: ['id-001', 'id-002'],
    });
    await page.reload();
    expect(await loaded(page)).to.deep.equal({ ...NOTHING, ids: ['id-001', 'id-002'] });
    expect(page.problems).to.deep.equal([]);
  });

  it('is one of two tabs, whoever adds and whoever clears', async () => {
    const one = await openHistory();
    const other = await another(one);
    await Promise.all([added(one, record(1), record(3)), added(other, record(2), record(3))]);
    expect((await loaded(one)).ids).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect((await loaded(other)).ids).to.deep.equal(['id-001', 'id-002', 'id-003']);
    await cleared(one);
    await added(other, record(4));
    expect((await loaded(other)).ids).to.deep.equal(['id-004']);
    expect((await loaded(one)).ids).to.deep.equal(['id-004']);
    expect([one.problems, other.problems]).to.deep.equal([[], []]);
  });

  // Takes some seconds. test/core/storage tests the sealing itself.
  if (isFull) {
    it('has 20,000 games one by one, and seals the oldest tenth at the next', async () => {
      const page = await openHistory();
      const all = Array.from({ length: 20_000 }, (_, n) => past(n));
      await added(page, ...all);
      await page.reload();
      const before = await loaded(page);
      expect([before.ids.length, before.sealed, before.isKept]).to.deep.equal([20_000, 0, true]);
      await added(page, past(20_000));
      await page.reload();
      for (let time = 0; time < 2; time++) {
        const after = await loaded(page);
        expect([after.ids.length, after.sealed, after.isKept]).to.deep.equal([18_000, 2001, true]);
        expect([after.ids[0], after.ids.at(-1)]).to.deep.equal(['game-2001', 'game-20000']);
        await page.reload();
      }
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('is kept after a crash of the tab, as far as it was told of', async () => {
    const page = await openHistory();
    await added(page, record(1));
    const other = await another(page);
    const cdp = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;
    expect((await loaded(other)).ids).to.deep.equal(['id-001']);
  });
});

describe('a database that another page wants', () => {
  const asked = (page: TestPage, script: string): Promise<unknown> => page.evaluate(script);
  const DELETE = `new Promise((done, no) => {
    const request = indexedDB.deleteDatabase('baize');
    request.onsuccess = () => done('gone');
    request.onblocked = () => no(new Error('blocked'));
  })`;
  const UPGRADE = `new Promise((done, no) => {
    const request = indexedDB.open('baize', 2);
    request.onblocked = () => no(new Error('blocked'));
    request.onsuccess = () => {
      request.result.close();
      done('new');
    };
  })`;

  itInFull('to delete is deleted, and begun anew by the next game', async () => {
    const page = await openHistory();
    await added(page, record(1));
    expect(await asked(await another(page), DELETE)).to.equal('gone');
    expect((await added(page, record(2))).complaints).to.deep.equal([]);
    expect((await loaded(await another(page))).ids).to.deep.equal(['id-002']);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('in a later version is that one’s, and the history goes on in it', async () => {
    const page = await openHistory();
    await added(page, record(1));
    expect(await asked(await another(page), UPGRADE)).to.equal('new');
    expect((await added(page, record(2))).complaints).to.deep.equal([]);
    expect((await loaded(await another(page))).ids).to.deep.equal(['id-001', 'id-002']);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull(
    'and does not let go of says so once; what came meanwhile is kept when it does',
    async () => {
      const holder = await openHistory();
      await added(holder, record(1));
      await holder.evaluate(() => {
        const held = globalThis as unknown as { release: () => void };
        return new Promise<void>((done) => {
          const request = indexedDB.open('baize');
          request.onsuccess = () => {
            held.release = () => request.result.close();
            done();
          };
        });
      });
      // The deletion waits for the holder, and all that open the database afterwards wait for it.
      await holder.evaluate(() => void indexedDB.deleteDatabase('baize'));
      const page = await another(holder, { patience: 200 });
      await addedOnly(page, record(2));
      await complained(page);
      const meanwhile = await addedOnly(page, record(3));
      expect(meanwhile).to.deep.equal({
        ids: ['id-002', 'id-003'],
        sealed: 0,
        isKept: false,
        complaints: [storage('no answer')],
      });
      await holder.evaluate(() => (globalThis as unknown as { release: () => void }).release());
      const after = await flushed(page);
      expect([after.isKept, after.complaints.length]).to.deep.equal([true, 1]);
      expect((await loaded(await another(page))).ids).to.deep.equal(['id-002', 'id-003']);
      expect(page.told.filter((line) => line.startsWith('warning')).length).to.equal(1);
    },
  );
});

describe('a browser that keeps no history', () => {
  const DENIED = `DOMException("denied", "SecurityError")`;
  const ways: Record<string, readonly [init: string, got: string, patience?: number]> = {
    'that has no IndexedDB': [
      'Object.defineProperty(globalThis, "indexedDB", { value: undefined });',
      "TypeError: Cannot read properties of undefined (reading '…",
    ],
    'that throws when it is asked for': [
      `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new ${DENIED}; } });`,
      'SecurityError: denied',
    ],
    'that throws when it is opened, as in private mode': [
      `IDBFactory.prototype.open = () => { throw new ${DENIED}; };`,
      'SecurityError: denied',
    ],
    'that never answers': ['IDBFactory.prototype.open = () => ({});', 'no answer', 200],
  };
  for (const [what, [init, got, patience = 20_000]] of firstOf(Object.entries(ways), 1)) {
    it(`${what} says so once; games are known on the page`, async () => {
      const page = await openHistory({ init, keeper: { timeout: patience } });
      // Does not wait for a store that never answers.
      const add = got === 'no answer' ? addedOnly : added;
      await add(page, record(1));
      await complained(page);
      for (const n of [2, 3]) await add(page, record(n));
      expect(await add(page, record(4))).to.deep.equal({
        ids: ['id-001', 'id-002', 'id-003', 'id-004'],
        sealed: 0,
        isKept: false,
        complaints: [storage(got)],
      });
      expect(page.problems).to.deep.equal([]);
      expect(page.told.length).to.equal(1);
    });
  }

  itInFull(
    'in which the name is somebody else’s says so, and leaves what is there alone',
    async () => {
      const other = await openHistory();
      const made = await other.evaluate(
        () =>
          new Promise((done) => {
            const request = indexedDB.open('baize');
            request.onupgradeneeded = () => void request.result.createObjectStore('theirs');
            request.onsuccess = () => {
              request.result.transaction('theirs', 'readwrite').objectStore('theirs').put(7, 'x');
              request.result.close();
              done('made');
            };
          }),
      );
      const page = await another(other);
      const { complaints, ids, isKept } = await added(page, record(1));
      expect([made, ids, isKept, complaints.length]).to.deep.equal(['made', ['id-001'], false, 1]);
      expect(complaints[0]!['got']).to.match(/^NotFoundError: /);
      expect(page.problems).to.deep.equal([]);
    },
  );

  itInFull('because the disk is full says so once, and keeps all once there is room', async () => {
    const init = `globalThis.full = false;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        if (full) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, given);
      };`;
    const page = await openHistory({ init });
    await added(page, record(1));
    await page.evaluate('full = true');
    const large = Array.from({ length: 200 }, (_, n) => record(n + 2));
    expect(await added(page, ...large)).to.include({ isKept: false });
    const { complaints, isKept } = await added(page, record(6000));
    expect([isKept, complaints.length]).to.deep.equal([false, 1]);
    expect(complaints[0]!['got']).to.match(/^QuotaExceededError/);
    await page.evaluate('full = false');
    expect((await flushed(page)).isKept).to.equal(true);
    expect((await loaded(await another(page))).ids.length).to.equal(202);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull(
    'because its file could not be fetched says so once, and keeps all once it can be',
    async () => {
      const page = await openHistory({ keeper: { timeout: 5000 } });
      await page.route('**/idb-history*', (route) => route.abort());
      const { complaints, isKept } = await added(page, record(1));
      expect([isKept, complaints.length]).to.deep.equal([false, 1]);
      expect(complaints[0]!['got']).to.match(
        /^TypeError: Failed to fetch dynamically imported module/,
      );
      await page.unroute('**/idb-history*');
      expect((await added(page, record(2))).isKept).to.equal(true);
      expect((await loaded(await another(page))).ids).to.deep.equal(['id-001', 'id-002']);
      expect(otherThanRefusals(page)).to.deep.equal([]);
    },
  );
});
