import { after, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import { expect } from 'chai';
import { EmbeddedStore } from '../../server/src/store/embedded-store.js';
import { RedisStore } from '../../server/src/store/redis-store.js';
import type { TableStore } from '../../server/src/store/table-store.js';
import { isFull } from '../support/counts.js';
import { endRedis, hasRedis, startRedis } from './support/redis.js';
import { tablesFolder } from './support/server-process.js';

after(endRedis);

/** The tests for every store of tables. */
function keepsTables(open: () => Promise<TableStore>): void {
  it('gives a table to one owner after the other, and takes nothing from the one before', async () => {
    const store = await open();
    const lease = await store.create('TABLE234', 'one', { chips: 1 });
    expect(lease).to.deep.equal({ code: 'TABLE234', owner: 'one', fence: 1 });
    expect(await store.create('TABLE234', 'two', {})).to.equal(undefined);
    expect(await store.write(lease!, { chips: 2 })).to.equal(true);
    await store.release(lease!);
    const claim = await store.claim('TABLE234', 'two');
    const second = { code: 'TABLE234', owner: 'two', fence: 2 };
    expect(claim).to.deep.equal({ result: 'claimed', lease: second, save: { chips: 2 } });
    expect(await store.write(lease!, { chips: 3 })).to.equal(false);
    expect(await store.write(second, { chips: 4 })).to.equal(true);
    await store.release(second);
    expect(await store.claim('TABLE234', 'one')).to.deep.include({ save: { chips: 4 } });
    expect(await store.claim('NONE2345', 'one')).to.deep.equal({ result: 'unknown' });
    await store.close();
  });
}

describe('the embedded store', () => {
  const data = tablesFolder();
  keepsTables(() => EmbeddedStore.open(data));

  it('has what it kept when it is opened again, and belongs to one process', async () => {
    const folder = tablesFolder();
    const first = await EmbeddedStore.open(folder);
    await first.create('TABLE234', 'one', { chips: 1 });
    await first.close();
    const again = await EmbeddedStore.open(folder);
    expect(await again.claim('TABLE234', 'two')).to.deep.include({ save: { chips: 1 } });
    await again.close();
  });

  it('forgets a table a day after it was written last, but not one that runs', async () => {
    const { setInterval: start } = globalThis;
    const { now } = Date;
    const hours: (() => void)[] = [];
    globalThis.setInterval = ((act: () => void) => {
      hours.push(act);
      return start(() => undefined, 1e9);
    }) as typeof setInterval;
    try {
      const store = await EmbeddedStore.open(tablesFolder());
      const running = (await store.create('TABLE234', 'one', {}))!;
      await store.create('TABLE567', 'one', {});
      await store.renew([running]);
      const later = async (time: number): Promise<string> => {
        Date.now = () => now() + time * 3_600_000;
        for (const act of hours) act();
        // Writes after that come after the lost data.
        await store.create(`TABLE${time}`, 'one', {});
        return (await store.claim('TABLE567', 'one')).result;
      };
      expect(await later(23)).to.equal('claimed');
      expect(await later(25)).to.equal('unknown');
      expect((await store.claim('TABLE234', 'one')).result).to.equal('claimed');
      await store.release(running);
      await later(26);
      expect((await store.claim('TABLE234', 'one')).result).to.equal('unknown');
      await store.close();
    } finally {
      globalThis.setInterval = start;
      Date.now = now;
    }
  });
});

function keepsTablesForMany(): void {
  const open = async (keeps = true): Promise<{ store: RedisStore; client: Redis }> => {
    const redis = await startRedis(keeps);
    const client = new Redis(redis.url);
    return { store: RedisStore.open(client), client };
  };
  keepsTables(async () => (await open()).store);

  it('lets nobody else have a table while its owner renews, and says who has lost one', async () => {
    const { store, client } = await open();
    const lease = (await store.create('TABLE234', 'one', {}))!;
    expect(await store.claim('TABLE234', 'two')).to.deep.equal({ result: 'held', lease });
    expect(await store.renew([lease])).to.deep.equal({ lost: [], missing: [] });
    await client.del('baize:{TABLE234}:lease');
    await store.claim('TABLE234', 'two');
    expect(await store.renew([lease])).to.deep.equal({ lost: [lease], missing: [] });
    await store.release(lease);
    expect(await store.claim('TABLE234', 'three')).to.deep.include({ result: 'held' });
    await store.close();
  });

  it('is filled again by owners when it has lost everything', async () => {
    const { store, client } = await open();
    const lease = { code: 'TABLE234', owner: 'one', fence: 5 };
    expect(await store.renew([lease])).to.deep.equal({ lost: [], missing: [lease] });
    expect(await store.write(lease, { chips: 7 })).to.equal(true);
    expect(await store.renew([lease])).to.deep.equal({ lost: [], missing: [] });
    expect(await client.ttl('baize:{TABLE234}:table')).to.be.within(86_000, 86_400);
    await store.close();
  });
}

if (hasRedis) describe('the store in Redis', keepsTablesForMany);
else
  it('the store in Redis: NOT TESTED, redis-server is not installed here', (test) =>
    isFull ? expect.fail('a full run needs redis-server') : test.skip());
