// What fails in mid-hand, how long people wait for the table to be back, and whether a move was lost or counted twice.
import { type Page } from '../../test/together/support/page.js';
import { FOR_TWO, exactHands, hands, play, twoPeople } from '../../test/together/support/people.js';
import { startRedis } from '../../test/together/support/redis.js';
import {
  type ServerProcess,
  startServer,
  startShared,
} from '../../test/together/support/server-process.js';
import { percentile, wait } from './load.js';

interface Asked {
  readonly runs: number;
  readonly seconds: number;
}

interface Table {
  readonly ann: Page;
  readonly bob: Page;
}

/** Not more messages in a second than a person may send. */
const PAUSE = 60;

async function begin(servers: readonly ServerProcess[]): Promise<Table> {
  const table = await twoPeople(
    servers.map(({ url }) => url),
    FOR_TWO,
  );
  table.ann.pause = table.bob.pause = PAUSE;
  play(table.ann, table.bob);
  await hands(table.ann, 1);
  return table;
}

/** Somewhere in a hand. */
async function someMessages({ ann }: Table): Promise<void> {
  const limit = ann.received.length + 1 + Math.floor(Math.random() * 25);
  await ann.until(() => ann.received.length >= limit);
}

async function report(what: string, { ann, bob }: Table, times: readonly number[]): Promise<void> {
  ann.plays = bob.plays = false;
  await Promise.all([ann.answered(), bob.answered()]);
  const { exact, others } = exactHands(ann, bob);
  const fair = [ann, bob].flatMap(({ table }) => table.checked).every(({ check }) => check.fair);
  const milliseconds = (share: number): number => Math.round(percentile(times, share));
  console.table([
    {
      what,
      times: times.length,
      'p50 ms': milliseconds(0.5),
      'p99 ms': milliseconds(0.99),
      'slowest ms': milliseconds(1),
      'hands seen by both': exact.length + others.length,
      'with a move lost or doubled': others.length,
      'all fair': fair,
    },
  ]);
  if (others.length > 0) console.log(JSON.stringify(others));
  ann.close();
  bob.close();
}

/** A server is killed in mid-hand; the table goes on at the other one. */
export async function kill({ runs }: Asked): Promise<void> {
  const redis = await startRedis();
  const servers = await Promise.all([startShared(redis.url), startShared(redis.url)]);
  const table = await begin(servers);
  const { ann } = table;
  const away: number[] = [];
  for (let run = 0; run < runs; run++) {
    await someMessages(table);
    const at = ann.server;
    const { url } = servers[at]!;
    const before = ann.absences.length;
    await servers[at]!.end('SIGKILL');
    await ann.until(() => ann.absences.length > before);
    if (ann.server === at) throw new Error('it came back at the server that was killed');
    away.push(ann.absences.at(-1)!);
    const known = ann.steps.size;
    // Another one takes its place, for the next run, while the hand goes on.
    const port = Number(new URL(url).port);
    const [started] = await Promise.all([startShared(redis.url, { port }), hands(ann, known + 2)]);
    servers[at] = started;
    if ((run + 1) % 20 === 0) console.log(`${run + 1} of ${runs}`);
  }
  await report('kill -9, back at the other process', table, away);
  await Promise.all(servers.map((server) => server.end()));
  await redis.end();
}

/** A server is stopped for a while and continued: it must not act as an owner of the table any more. */
export async function stop({ runs, seconds }: Asked): Promise<void> {
  const redis = await startRedis();
  const servers = await Promise.all([startShared(redis.url), startShared(redis.url)]);
  const table = await begin(servers);
  const { ann, bob } = table;
  const away: number[] = [];
  for (let run = 0; run < runs; run++) {
    await someMessages(table);
    const stopped = servers[ann.server]!;
    stopped.child.kill('SIGSTOP');
    const before = ann.absences.length;
    // Pages find out by their pings that no word comes from it, and join anew.
    for (const page of [ann, bob]) page.lose();
    await ann.until(() => ann.absences.length > before);
    away.push(ann.absences.at(-1)!);
    await wait(seconds * 1000);
    const drops = (): number => stopped.log.filter(({ msg }) => msg === 'table dropped').length;
    const known = drops();
    stopped.child.kill('SIGCONT');
    while (drops() === known) await new Promise((done) => stopped.child.stdout!.once('data', done));
    await hands(ann, ann.steps.size + 2);
    if (servers[ann.server] === stopped) throw new Error('the stopped process has the table again');
    if (ann.absences.length !== before + 1) throw new Error('the table was lost once more');
  }
  await report(`stopped for ${seconds} s, back at the other process`, table, away);
  await Promise.all(servers.map((server) => server.end()));
  await redis.end();
}

/** A page's socket ends without a word. */
export async function loss({ runs }: Asked): Promise<void> {
  const server = await startServer();
  const table = await begin([server]);
  const { ann } = table;
  for (let run = 1; run <= runs; run++) {
    await someMessages(table);
    ann.lose();
    await ann.until(() => ann.absences.length === run);
  }
  await report('socket lost', table, ann.absences);
  await server.end();
}

/** Redis is killed in mid-hand and started again with what it has on its disk. */
export async function redis({ runs }: Asked): Promise<void> {
  const store = await startRedis();
  const servers = await Promise.all([startShared(store.url), startShared(store.url)]);
  const table = await begin(servers);
  const { ann } = table;
  const still: number[] = [];
  for (let run = 0; run < runs; run++) {
    await someMessages(table);
    const start = performance.now();
    await store.restart();
    // What came before Redis ended is no sign that it is back.
    const { length } = ann.received;
    await ann.until(() => ann.received.length > length);
    still.push(performance.now() - start);
    await hands(ann, ann.steps.size + 1);
  }
  await report('Redis restarted, until the next message', table, still);
  await Promise.all(servers.map((server) => server.end()));
  await store.end();
}
