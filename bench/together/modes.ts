// Measures how many tables a server can run, and how fast it answers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { SharedGame } from '../../src/together.js';
import { startRedis } from '../../test/together/support/redis.js';
import { Load, wait } from './load.js';
import { type Measured, measure } from './measure.js';
import { BenchServer, type ServerPlace, type Usage, Witness } from './servers.js';

export interface Asked {
  readonly rooms: readonly number[];
  readonly seconds: number;
  /** Milliseconds that a person thinks before each move. */
  readonly pause: number;
  readonly minutes: number;
  /** The number of comparisons. */
  readonly pairs: number;
  /** The tag of the game. */
  readonly game: SharedGame;
  readonly server: ServerPlace;
}

const KB = 1024;
/** Tables that exist before the measurement. */
const WARM = 20;
const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

const rowOf = (rooms: number, { used, ...seen }: Measured): Record<string, number | string> => ({
  rooms,
  'moves a second': round(seen.moves),
  'p50 ms': round(seen.p50),
  'p99 ms': round(seen.p99),
  'p99 ms by the server': `≤ ${seen.serverP99}`,
  'its event loop late ms': used.map(({ late }) => round(late, 1)).join(' '),
  ...(seen.witnessed && {
    'witness p50': round(seen.witnessed.p50, 1),
    'witness p99': round(seen.witnessed.p99, 1),
    'witness lag': round(seen.witnessed.lag, 1),
  }),
  cores: used.map(({ cores }) => cores.toFixed(2)).join(' '),
  'cores of the pages': seen.pageCores.toFixed(2),
  'their lag ms': round(seen.pageLag),
});

/** Measures how many tables one process can run, and what each costs. */
export async function rooms(asked: Asked): Promise<void> {
  const server = await BenchServer.start(asked.server);
  const witness = await Witness.start(server.url);
  const load = new Load([server.url], asked.pause, asked.game);
  // The first tables load and compile code. The heap is measured from there on.
  let count = WARM;
  await load.grow(count);
  let [{ heap }] = (await measure([server], load, asked.seconds)).used as [Usage];
  const rows = [];
  for (const next of asked.rooms) {
    await load.grow(next);
    await wait(5000);
    const seen = await measure([server], load, asked.seconds, witness);
    const [{ cores, heap: grown }] = seen.used as [Usage];
    rows.push({
      ...rowOf(next, seen),
      'kB heap a room': round((grown - heap) / KB / (next - count)),
      'rooms a core': round(next / cores),
    });
    [count, heap] = [next, grown];
    console.table(rows.slice(-1));
  }
  load.close();
  witness.end();
  await server.end();
}

/** Servers that share a Redis of their own, with this many tables each, and the people there. */
async function sharing(of: number, { rooms: [count = 100], pause, server }: Asked) {
  const redis = await startRedis();
  const servers = await Promise.all(
    Array.from({ length: of }, () => BenchServer.start({ ...server, redis: redis.url })),
  );
  const load = new Load(
    servers.map(({ url }) => url),
    pause,
  );
  await load.grow(count * of);
  load.playOn(false);
  return { redis, servers, load };
}

type Sharing = Awaited<ReturnType<typeof sharing>>;

/** The moves and the processor time of these servers, in some seconds in which only they are played at. */
async function playedAt(group: readonly Sharing[], seconds: number) {
  for (const { load } of group) load.playOn(true);
  // Waits until the people are in the middle of a game.
  await wait(2000);
  const seen = await Promise.all(group.map(({ servers, load }) => measure(servers, load, seconds)));
  for (const { load } of group) load.playOn(false);
  const cores = seen.flatMap(({ used }) => used).reduce((sum, one) => sum + one.cores, 0);
  const moves = seen.reduce((sum, one) => sum + one.moves, 0);
  return { cores, moves, cost: (1000 * cores) / moves };
}

type Played = Awaited<ReturnType<typeof playedAt>>;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** The processor time of a move over all measurements, because a single one has few moves. */
const costOf = (all: readonly Played[]): number =>
  all.reduce((sum, { cores }) => sum + cores, 0) / all.reduce((sum, { moves }) => sum + moves, 0);

/**
 * Compares two processes that share a Redis with two that share nothing. All four have the same number of tables, fewer than
 * they can run, because a process with less to do takes more time for each message. The pairs take turns in changing order,
 * so that other load affects both. The measure is processor time per move: if it is the same, two processes can run twice the
 * tables of one.
 */
export async function processes(asked: Asked): Promise<void> {
  const apart = [await sharing(1, asked), await sharing(1, asked)];
  const shared = [await sharing(2, asked)];
  // Compiles the most-used code in all four.
  for (const group of [apart, shared]) await playedAt(group, asked.seconds);
  const rows = [];
  const played: { readonly alone: Played; readonly both: Played }[] = [];
  for (let pair = 0; pair < asked.pairs; pair++) {
    const groups = pair % 2 === 0 ? [apart, shared] : [shared, apart];
    const seen = [
      await playedAt(groups[0]!, asked.seconds),
      await playedAt(groups[1]!, asked.seconds),
    ];
    const [alone, both] = (pair % 2 === 0 ? seen : seen.reverse()) as [Played, Played];
    played.push({ alone, both });
    rows.push({
      'moves a second, apart': round(alone.moves),
      'and shared': round(both.moves),
      'ms a move, apart': round(alone.cost, 2),
      'and shared ': round(both.cost, 2),
      'times one': round((2 * alone.cost) / both.cost, 2),
    });
    console.table(rows.slice(-1));
  }
  const ratios = rows.map((row) => row['times one']);
  const spread = `${Math.min(...ratios)} to ${Math.max(...ratios)}`;
  console.log(
    `Two processes hold ${median(ratios)} times the tables of one (median of ${ratios.length} pairs, ${spread}).`,
  );
  const [alone, both] = (['alone', 'both'] as const).map((of) =>
    costOf(played.map((one) => one[of])),
  );
  console.log(`All pairs together: ${round((2 * alone!) / both!, 2)} times.`);
  for (const { load, servers, redis } of [...apart, ...shared]) {
    load.close();
    await Promise.all(servers.map((server) => server.end()));
    await redis.end();
  }
}

/** Measures how somebody who sends as much as possible, again and again, affects the others. */
export async function flood({
  rooms: [count = 50],
  pause,
  seconds,
  ...asked
}: Asked): Promise<void> {
  const server = await BenchServer.start(asked.server);
  const witness = await Witness.start(server.url);
  const load = new Load([server.url], pause);
  await load.grow(count);
  await wait(5000);
  const calm = await measure([server], load, seconds, witness);
  const flooder = fork('bench/together/flooder.ts', [server.url], {
    execArgv: ['--import', 'tsx'],
  });
  let sent = { frames: 0, closed: 0 };
  flooder.on('message', (message) => (sent = message as typeof sent));
  await once(flooder, 'message');
  const flooded = await measure([server], load, seconds, witness);
  flooder.kill('SIGKILL');
  console.table([
    { flood: 'no', ...rowOf(count, calm) },
    { flood: 'yes', ...rowOf(count, flooded) },
  ]);
  const p99 = ({ witnessed }: Measured): number => witnessed?.p99 ?? NaN;
  const { frames, closed } = sent;
  console.log(`${frames} frames over ${closed} connections, each of them closed by the server.`);
  const late = ({ used: [one] }: Measured): number => one?.late ?? NaN;
  console.log(`The others wait ${round(p99(flooded) - p99(calm))} ms more (p99).`);
  // The first figure includes the flooder's share of the machine's processors; the second does not.
  console.log(`The server's event loop is ${round(late(flooded) - late(calm), 1)} ms later (p99).`);
  load.close();
  witness.end();
  await server.end();
}

/** Measures whether a server's memory grows while the same tables are played for long. */
export async function soak({
  rooms: [count = 50],
  pause,
  minutes,
  ...asked
}: Asked): Promise<void> {
  const server = await BenchServer.start(asked.server);
  const load = new Load([server.url], pause, asked.game);
  await load.grow(count);
  // Warm-up: logs, stored answers and hands of the first minutes are new.
  await measure([server], load, Math.min(120, minutes * 10));
  const samples: { heap: number; rss: number }[] = [];
  const step = Math.min(1, minutes / 10);
  for (let at = step; at <= minutes; at += step) {
    const seen = await measure([server], load, step * 60);
    const { heap, rss } = seen.used[0]!;
    samples.push({ heap, rss });
    const sizes = { 'heap MB': round(heap / KB / KB, 1), 'rss MB': round(rss / KB / KB, 1) };
    console.log(JSON.stringify({ minute: round(at, 1), ...rowOf(count, seen), ...sizes }));
  }
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const mean = (of: 'heap' | 'rss', among: typeof samples): number =>
    among.reduce((sum, one) => sum + one[of], 0) / among.length;
  for (const of of ['heap', 'rss'] as const) {
    const grown = mean(of, samples.slice(-quarter)) / mean(of, samples.slice(0, quarter)) - 1;
    console.log(`${of}: ${(100 * grown).toFixed(1)} % more in the last quarter than in the first.`);
  }
  load.close();
  await server.end();
}
