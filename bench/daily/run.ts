// npm run bench:daily [-- --entries 10000 --data /dev/shm]: measures how long a server takes to accept a result and to
// answer a reading, with this many entries on one day's board, and which part of that is replaying links or HTTP itself.
// For HTTP, two routes that do nothing are measured in turn with the others (docs/guides/daily.md). With a folder in memory,
// no disk is measured.
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EmbeddedDailyStore } from '../../server/src/daily/embedded-daily-store.js';
import type { Entry } from '../../server/src/daily/ranking.js';
import { tokenHash } from '../../src/together.js';
import { verify } from '../../src/core.js';
import { randomFrom } from '../../test/core/support/small-random.js';
import { dayDeal, linkOf, wayToWin, withDetours } from '../../test/together/support/day-links.js';
import { startServer, tablesFolder } from '../../test/together/support/server-process.js';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '10000' }, data: { type: 'string' } },
});
const ENTRIES = Number(values.entries);
/** The number of different games. Several people send each. */
const GAMES = 200;
/** How many of the entries are sent and how many readings are made while measuring. */
const SENT = 1000;
const READ = 1000;
/** Requests before the measurement: the first hundred are slower. */
const WARM_UP = 200;
const OFTEN = { burst: 1e9, perSecond: 1e9 };

const random = randomFrom(27);
const day = new Date().toISOString().slice(0, 10);
const deal = await dayDeal('freecell', day);
const way = wayToWin('freecell', deal);
const links = Array.from({ length: GAMES }, () =>
  linkOf(
    'freecell',
    deal,
    withDetours(way, deal, 2 * random(20), () => random(100) / 100),
  ),
);
const tokenOf = (person: number): string => person.toString(16).padStart(64, '0');

/** A percentile of the times, in milliseconds. */
function percentile(times: readonly number[], percent: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `${sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!.toFixed(2)} ms`;
}
const row = (times: readonly number[]): object => ({
  count: times.length,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
});

async function timed(times: number[], act: () => unknown): Promise<void> {
  const start = performance.now();
  await act();
  times.push(performance.now() - start);
}

const board = `${day} freecell`;
const data = tablesFolder(values.data);
const store = await EmbeddedDailyStore.open(join(data, 'daily'));
const entryOf = (person: number): Entry => ({
  ...{ person: tokenHash(tokenOf(person)), name: `Player ${person}`, at: person },
  ...{ moves: way.length + random(100), elapsed: 60_000 + random(1e6) },
  group: person % 10 === 0 ? `CLASS${person % 300}` : '',
});
await Promise.all(
  Array.from({ length: ENTRIES - SENT }, (_, person) => store.put(board, entryOf(person))),
);
const puts: number[] = [];
for (let person = 0; person < 500; person++)
  await timed(puts, () => store.put(board, entryOf(person)));
await store.close();

const server = await startServer({
  ...{ data, daily: [{ game: 'freecell' }], sendRate: OFTEN, readRate: OFTEN, logLevel: 'warn' },
});
const at = `${server.url}/daily/${day}`;
const sends: number[] = [];
const refusals: number[] = [];
const pages: number[] = [];
const places: number[] = [];
const groups: number[] = [];
const constants: number[] = [];
const replays: number[] = [];
const post = (person: number): Promise<unknown> =>
  fetch(at, {
    method: 'POST',
    body: JSON.stringify({
      link: links[person % GAMES],
      ...{ name: `Player ${person}`, token: tokenOf(person), elapsed: 60_000 + random(1e6) },
      ...(person % 10 === 0 && { group: `CLASS${person % 300}` }),
    }),
  }).then(async (response) => {
    if (!response.ok) throw new Error(await response.text());
    return response.arrayBuffer();
  });
/** Sends a request of the same size without a name: the server reads and refuses it before it replays or stores anything. */
const postNothing = (person: number): Promise<unknown> =>
  fetch(at, {
    method: 'POST',
    body: JSON.stringify({ link: links[person % GAMES], token: tokenOf(person) }),
  }).then((response) => response.arrayBuffer());
const get = (path: string): Promise<unknown> =>
  fetch(path).then((response) => response.arrayBuffer());
const read = (query: Readonly<Record<string, string>>): Promise<unknown> =>
  get(`${at}/freecell?${new URLSearchParams(query).toString()}`);

/** The processor time that the server has used so far, in milliseconds. */
async function usedByServer(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
}
async function ask(person: number, isTimed = true): Promise<void> {
  const into = (times: number[]): number[] => (isTimed ? times : []);
  await timed(into(sends), () => post(person));
  await timed(into(refusals), () => postNothing(person));
}
async function readAll(isTimed = true): Promise<void> {
  const into = (times: number[]): number[] => (isTimed ? times : []);
  await timed(into(pages), () => read({ from: String(random(ENTRIES)), count: '10' }));
  await timed(into(places), () => read({ person: tokenHash(tokenOf(random(ENTRIES))) }));
  await timed(into(groups), () => read({ group: `CLASS${10 * random(30)}` }));
  await timed(into(constants), () => get(`${server.url}/health`));
}

for (let n = 0; n < WARM_UP; n++) {
  await ask(ENTRIES - SENT + n, false);
  await readAll(false);
}
const begun = await usedByServer();
// Sends the last entries. The others exist already.
for (let person = ENTRIES - SENT; person < ENTRIES; person++) await ask(person);
const sent = await usedByServer();
for (let n = 0; n < READ; n++) await readAll();
const done = await usedByServer();
for (let n = 0; n < 500; n++) await timed(replays, () => verify(links[n % GAMES]));

console.log(`${ENTRIES} entries of one day in FreeCell, ${way.length} moves and detours each;`);
console.log('one question after the other, times as the client sees them by HTTP:');
console.table({
  'a result is sent': row(sends),
  'one without a name is refused': row(refusals),
  'a page is read': row(pages),
  'an own place is read': row(places),
  'a group is read': row(groups),
  '/health is read': row(constants),
  'verify alone, here': row(replays),
  'an entry is stored, here': row(puts),
});
console.log(
  `Of the processor the server used ${((sent - begun) / SENT).toFixed(2)} ms for a result and a refusal, ${((done - sent) / (4 * READ)).toFixed(2)} ms for a reading.`,
);
server.child.kill('SIGTERM');
await once(server.child, 'close');
