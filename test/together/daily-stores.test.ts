import { after, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import { expect } from 'chai';
import type { DailyStore } from '../../server/src/daily/daily-store.js';
import { EmbeddedDailyStore } from '../../server/src/daily/embedded-daily-store.js';
import type { Entry } from '../../server/src/daily/ranking.js';
import { RedisDailyStore } from '../../server/src/daily/redis-daily-store.js';
import { tokenHash } from '../../src/together.js';
import { isFull } from '../support/counts.js';
import { endRedis, hasRedis, startRedis } from './support/redis.js';
import { tablesFolder } from './support/server-process.js';

after(endRedis);

const NOON = Date.parse('2026-11-22T12:00:00Z');
const token = (digit: string): string => digit.repeat(64);

/** The tests for every store of results. */
function keepsResults(reopen: () => Promise<DailyStore>): void {
  const entry = (digit: string, moves: number, more: Partial<Entry> = {}): Entry => ({
    ...{ person: tokenHash(token(digit)), name: digit, moves, elapsed: null, at: 1, group: '' },
    ...more,
  });
  const whole = { group: '', from: 0, count: 10 };

  it('has them sorted after it was opened again, each person once, by groups too', async () => {
    const board = `${new Date().toISOString().slice(0, 10)} freecell`;
    const first = await reopen();
    await first.put(board, entry('a', 100, { group: 'ONE' }));
    await first.put(board, entry('b', 90, { elapsed: 5 }));
    await first.put(board, entry('c', 90, { elapsed: 4, group: 'ONE' }));
    await first.put(board, entry('a', 80, { group: 'TWO' }));
    await first.put(board, entry('b', 95, { name: 'B' }));
    await first.put(`${board}.cells~3`, entry('a', 5));
    await first.close();
    const again = await reopen();
    const page = await again.read(board, { ...whole, person: entry('b', 0).person });
    const named = page.entries.map(({ name, moves, elapsed }) => [name, moves, elapsed]);
    expect(named).to.deep.equal([
      ['a', 80, null],
      ['c', 90, 4],
      ['B', 90, 5],
    ]);
    expect([page.total, page.own?.rank]).to.deep.equal([3, 3]);
    const one = await again.read(board, { ...whole, group: 'ONE', person: entry('a', 0).person });
    expect([one.total, one.entries[0]?.name, one.own]).to.deep.equal([1, 'c', undefined]);
    expect((await again.read(board, { ...whole, from: 1, count: 1 })).entries).to.have.length(1);
    expect((await again.read(board, { ...whole, count: 0 })).entries).to.deep.equal([]);
    expect(await again.forget(entry('a', 0).person)).to.equal(2);
    expect((await again.read(board, whole)).total).to.equal(2);
    expect((await again.read(board, { ...whole, group: 'TWO' })).total).to.equal(0);
    await again.close();
  });
}

describe('the embedded store of results', () => {
  const folder = tablesFolder();
  keepsResults(() => EmbeddedDailyStore.open(folder));

  it('reads a large board once, in slices, whoever asks for it meanwhile', async () => {
    const own = tablesFolder();
    const board = '2026-11-22 freecell';
    const entry = (at: number): Entry => ({
      ...{ person: String(at).padStart(64, '0'), name: 'Ann', moves: 9999 - at, elapsed: null },
      ...{ at, group: at % 2 === 0 ? 'EVEN' : '' },
    });
    const first = await EmbeddedDailyStore.open(own);
    await Promise.all(Array.from({ length: 1200 }, (_, at) => first.put(board, entry(at))));
    await first.close();
    const store = await EmbeddedDailyStore.open(own);
    let turns = 0;
    const count = (): void => {
      if (turns++ < 100) setImmediate(count);
    };
    setImmediate(count);
    const whole = { group: '', from: 0, count: 10 };
    const before = store.read(board, whole).then(() => turns);
    const put = store.put(board, entry(1200));
    const forgotten = store.forget(entry(1199).person);
    expect(await before).to.be.within(2, 99);
    await put;
    expect(await forgotten).to.equal(1);
    const page = await store.read(board, { ...whole, count: 2 });
    expect([page.total, page.entries.map(({ at }) => at)]).to.deep.equal([1200, [1200, 1198]]);
    const even = await store.read(board, { ...whole, group: 'EVEN', count: 2 });
    expect([even.total, even.entries.map(({ at }) => at)]).to.deep.equal([601, [1200, 1198]]);
    await store.close();
  });

  it('forgets a result whose writing is under way', async () => {
    const store = await EmbeddedDailyStore.open(tablesFolder());
    const board = '2026-11-22 freecell';
    const person = 'p'.repeat(64);
    const whole = { group: '', from: 0, count: 10 };
    await store.read(board, whole);
    const put = store.put(board, {
      ...{ person, name: 'Ann', moves: 1, elapsed: null, at: 1, group: '' },
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await store.forget(person)).to.equal(1);
    await put;
    expect((await store.read(board, whole)).total).to.equal(0);
    await store.close();
  });

  it('forgets what is older than 400 days', async () => {
    const store = await EmbeddedDailyStore.open(tablesFolder());
    const whole = { group: '', from: 0, count: 10 };
    const entry = {
      person: 'p'.repeat(64),
      name: 'Ann',
      moves: 1,
      elapsed: null,
      at: 1,
      group: '',
    };
    for (const day of ['2025-10-17', '2025-10-18']) await store.put(`${day} freecell`, entry);
    await store.sweep(NOON);
    expect((await store.read('2025-10-17 freecell', whole)).total).to.equal(0);
    expect((await store.read('2025-10-18 freecell', whole)).total).to.equal(1);
    expect(await store.forget(entry.person)).to.equal(1);
    await store.close();
  });
});

if (hasRedis)
  describe('the store of results in Redis', () => {
    let url: string | undefined;
    keepsResults(async () => {
      url ??= (await startRedis()).url;
      return RedisDailyStore.open(new Redis(url));
    });
  });
else
  it('the store of results in Redis: NOT TESTED, redis-server is not installed here', (test) =>
    isFull ? expect.fail('a full run needs redis-server') : test.skip());
