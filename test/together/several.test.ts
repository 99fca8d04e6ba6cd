import { after, afterEach, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { countOf, isFull, itInFull } from '../support/counts.js';
import { killServer, messages, stopServer } from './support/faults.js';
import type { Page } from './support/page.js';
import { endAll, exactHands, hands, play, twoPeople } from './support/people.js';
import { type RedisProcess, endRedis, hasRedis, startRedis } from './support/redis.js';
import { type ServerProcess, startShared } from './support/server-process.js';
import { get, makeTable, post } from './support/wire.js';

after(async () => {
  await endAll();
  await endRedis();
});

/** The same random numbers in every run. They decide when in a hand a server dies. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
}

function several(): void {
  let redis: RedisProcess;
  let servers: ServerProcess[];
  const pages: Page[] = [];

  before(async () => {
    redis = await startRedis();
    servers = await Promise.all([startShared(redis.url), startShared(redis.url)]);
  });

  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });

  /** Two people who play, at a table that the first server runs. */
  async function begin(): Promise<{ ann: Page; bob: Page }> {
    const { ann, bob } = await twoPeople(servers.map(({ url }) => url));
    pages.push(ann, bob);
    // Stays below the limit of messages per second.
    ann.pause = bob.pause = 60;
    play(ann, bob);
    await hands(ann, 1);
    return { ann, bob };
  }

  it('go on with the table of one that is killed in mid-hand: no move is lost or doubled', async () => {
    const runs = countOf({ normal: 1, full: 200 });
    const next = numbers(727);
    const { ann, bob } = await begin();
    const away: number[] = [];
    for (let run = 0; run < runs; run++) {
      await messages(ann, 1 + Math.floor(next() * 25));
      away.push(await killServer({ ann, bob, servers }, redis.url));
    }
    ann.plays = bob.plays = false;
    await Promise.all([ann.answered(), bob.answered()]);
    const { exact, others } = exactHands(ann, bob);
    expect(others).to.deep.equal([]);
    expect(exact.length).to.be.at.least(runs);
    expect(ann.table.checked.every(({ check }) => check.fair)).to.equal(true);
    away.sort((a, b) => a - b);
    const p99 = away[Math.ceil(away.length * 0.99) - 1]!;
    if (isFull) process.stdout.write(`# back after kill -9: p99 ${Math.round(p99)} ms\n`);
  });

  itInFull(
    'take a table over from one that is stopped, which is no second owner when it goes on',
    async () => {
      const { ann, bob } = await begin();
      await stopServer({ ann, bob, servers }, () => hands(ann, ann.steps.size + 1));
      ann.plays = bob.plays = false;
      await Promise.all([ann.answered(), bob.answered()]);
      expect(exactHands(ann, bob).others).to.deep.equal([]);
    },
  );

  itInFull('go on after Redis was restarted', async () => {
    const { ann, bob } = await begin();
    await redis.restart();
    await hands(ann, ann.steps.size + 2);
    ann.plays = bob.plays = false;
    await Promise.all([ann.answered(), bob.answered()]);
    expect(exactHands(ann, bob).others).to.deep.equal([]);
  });

  it('answer 503 at once while their Redis is away or frozen, and go on with their tables when it is back', async () => {
    const own = await startRedis();
    const { url } = await startShared(own.url);
    const { ann, bob, code } = await twoPeople(url);
    pages.push(ann, bob);
    ann.pause = bob.pause = 60;
    play(ann, bob);
    const health = async (): Promise<number> => (await fetch(`${url}/health`)).status;
    const game = { game: 'seven27-table' };
    const refused = [503, '2', { code: 'store-away', retryAfter: 2 }];
    const requests = (): Promise<unknown[]> =>
      Promise.all(
        [
          post(`${url}/tables`, game),
          post(`${url}/matchmake/joinById/${code}`, { protocol: 1 }),
          post(`${url}/daily/forget`, { token: '0'.repeat(64) }),
          get(`${url}/tables`),
          get(`${url}/daily/2026-11-22/freecell`),
        ].map(async (asked) => {
          const { status, headers, body } = await asked;
          return [status, headers.get('retry-after'), body['problem']];
        }),
      );
    const faults: [() => unknown, () => unknown][] = [
      [() => own.freeze(), () => own.thaw()],
      [() => own.kill(), () => own.restart()],
    ];
    for (const [leave, back] of faults) {
      await leave();
      // Requests that come before the server has noticed are answered as soon as it does.
      expect(await requests()).to.deep.equal(Array(5).fill(refused));
      expect(await health()).to.equal(503);
      const began = performance.now();
      expect(await requests()).to.deep.equal(Array(5).fill(refused));
      expect(performance.now() - began).to.be.lessThan(500);
      await back();
      while ((await health()) !== 200);
      expect((await post(`${url}/tables`, game)).status).to.equal(201);
      await hands(ann, ann.steps.size + 1);
    }
    ann.plays = bob.plays = false;
    await Promise.all([ann.answered(), bob.answered()]);
    expect(exactHands(ann, bob).others).to.deep.equal([]);
    expect([ann, bob].flatMap(({ absences }) => absences)).to.deep.equal([]);
  });

  itInFull('hand a table on when one is stopped as it should be', async () => {
    const { ann, bob } = await begin();
    const before = ann.absences.length;
    await servers[ann.server]!.end('SIGTERM');
    await ann.until(() => ann.absences.length > before);
    await hands(ann, ann.steps.size + 1);
    ann.plays = bob.plays = false;
    await Promise.all([ann.answered(), bob.answered()]);
    expect(exactHands(ann, bob).others).to.deep.equal([]);
  });

  itInFull('leave nothing in Redis of one that was killed', async () => {
    servers.push(await startShared(redis.url), await startShared(redis.url));
    const [ours, theirs] = servers.slice(-2).map(({ url }) => url);
    await makeTable(theirs!, { listed: true });
    const listed = async (): Promise<number> => {
      const { tables } = (await (await fetch(`${ours}/tables`)).json()) as { tables: unknown[] };
      return tables.length;
    };
    expect(await listed()).to.equal(1);
    await servers.at(-1)!.end('SIGKILL');
    while ((await listed()) > 0) await redis.client.ping();
  });
}

if (hasRedis) describe('servers that share a Redis', several);
else
  it('servers that share a Redis: NOT TESTED, redis-server is not installed here', (test) =>
    isFull ? expect.fail('a full run needs redis-server') : test.skip());
