// npm run bench:together: how many tables a server holds, and how fast it answers. Each table has two people and three bots.
//   tsx bench/together/run.ts [--rooms 100,200] [--seconds 20] [--pause 2000] [--servers 1] [--redis redis://…]
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Page } from '../../test/together/support/page.js';
import { makeTable } from '../../test/together/support/wire.js';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '50,100' },
    seconds: { type: 'string', default: '20' },
    /** Milliseconds that a person thinks before each move. */
    pause: { type: 'string', default: '2000' },
    servers: { type: 'string', default: '1' },
    redis: { type: 'string' },
  },
});

interface Usage {
  readonly cores: number;
  readonly heap: number;
}

interface BenchServer {
  readonly url: string;
  readonly child: ChildProcess;
}

const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function start(index: number): Promise<BenchServer> {
  const port = 5280 + index;
  const rate = { burst: 1e6, perSecond: 1e6 };
  const place = values.redis
    ? { redis: values.redis, publicAddress: `127.0.0.1:${port}` }
    : { data: join(folder, String(index)) };
  const options = { port, maxTables: 100_000, createRate: rate, joinRate: rate, ...place };
  const given = JSON.stringify({ ...options, logLevel: 'warn' });
  const execArgv = ['--expose-gc', '--import', 'tsx'];
  const child = fork('bench/together/server.ts', [given], { execArgv });
  const [url] = (await once(child, 'message')) as [string];
  return { url, child };
}

async function usage({ child }: BenchServer): Promise<Usage> {
  child.send('usage');
  const [found] = (await once(child, 'message')) as [Usage];
  return found;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const servers = await Promise.all(
  Array.from({ length: Number(values.servers) }, (_, index) => start(index)),
);
const empty = await Promise.all(servers.map(usage));
const pages: Page[] = [];

async function sitDown(url: string): Promise<void> {
  const { code, token } = await makeTable(url, { seats: 5 });
  const ann = await Page.join(url, code, token);
  await ann.sit('Ann');
  const bob = await Page.join(url, code);
  await bob.sit('Bob');
  for (const page of [ann, bob]) {
    page.plays = true;
    page.pause = Number(values.pause);
    page.request({ type: 'next' });
    pages.push(page);
  }
}

for (const rooms of values.rooms.split(',').map(Number)) {
  while (pages.length < rooms * 2) await sitDown(servers[(pages.length / 2) % servers.length]!.url);
  await wait(3000);
  await Promise.all(servers.map(usage));
  for (const page of pages) page.times.length = 0;
  await wait(Number(values.seconds) * 1000);
  const used = await Promise.all(servers.map(usage));
  const times = pages.flatMap((page) => page.times).sort((a, b) => a - b);
  const heap = used.reduce((sum, one, index) => sum + one.heap - empty[index]!.heap, 0);
  const row = {
    rooms,
    'moves a second': Math.round(times.length / Number(values.seconds)),
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    cores: used.map(({ cores }) => cores.toFixed(2)).join(' '),
    'kB heap a room': Math.round(heap / 1024 / rooms),
  };
  console.table([row]);
}
for (const page of pages) page.close();
for (const { child } of servers) child.kill('SIGKILL');
process.exit();
