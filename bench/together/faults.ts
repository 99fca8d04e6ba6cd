// Causes failures in the middle of a hand. Measures how long people wait for the table, and whether a move was lost or repeated.
import {
  type PlayedTable,
  killServer,
  messages,
  stopServer,
} from '../../test/together/support/faults.js';
import { FOR_TWO, exactHands, hands, play, twoPeople } from '../../test/together/support/people.js';
import { type RedisProcess, startRedis } from '../../test/together/support/redis.js';
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

/** Keeps below the number of messages per second that a person may send. */
const PAUSE = 60;

async function begin(servers: ServerProcess[]): Promise<PlayedTable> {
  const table = await twoPeople(
    servers.map(({ url }) => url),
    FOR_TWO,
  );
  table.ann.pause = table.bob.pause = PAUSE;
  play(table.ann, table.bob);
  await hands(table.ann, 1);
  return { ...table, servers };
}

/** Waits until somewhere in a hand. */
const someMessages = ({ ann }: PlayedTable): Promise<void> =>
  messages(ann, 1 + Math.floor(Math.random() * 25));

async function report(
  what: string,
  { ann, bob }: PlayedTable,
  times: readonly number[],
): Promise<void> {
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

async function withTwoServers(
  act: (table: PlayedTable, redis: RedisProcess) => Promise<void>,
): Promise<void> {
  const redis = await startRedis();
  const servers = await Promise.all([startShared(redis.url), startShared(redis.url)]);
  await act(await begin(servers), redis);
  await Promise.all(servers.map((server) => server.end()));
  await redis.end();
}

/** Kills a server in the middle of a hand. The table continues on the other one. */
export const kill = ({ runs }: Asked): Promise<void> =>
  withTwoServers(async (table, redis) => {
    const away: number[] = [];
    for (let run = 1; run <= runs; run++) {
      await someMessages(table);
      away.push(await killServer(table, redis.url));
      if (run % 20 === 0) console.log(`${run} of ${runs}`);
    }
    await report('kill -9, back at the other process', table, away);
  });

/** Stops a server for a while, and lets it continue: it must no longer act as the table's owner. */
export const stop = ({ runs, seconds }: Asked): Promise<void> =>
  withTwoServers(async (table) => {
    const away: number[] = [];
    for (let run = 0; run < runs; run++) {
      await someMessages(table);
      away.push(await stopServer(table, () => wait(seconds * 1000)));
    }
    await report(`stopped for ${seconds} s, back at the other process`, table, away);
  });

/** Ends a page's socket without closing it. */
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

/** Kills Redis in the middle of a hand, and restarts it with the data on its disk. */
export const redis = ({ runs }: Asked): Promise<void> =>
  withTwoServers(async (table, store) => {
    const { ann } = table;
    const still: number[] = [];
    for (let run = 0; run < runs; run++) {
      await someMessages(table);
      const start = performance.now();
      await store.restart();
      // Messages from before the end of Redis don't show that it is back.
      await messages(ann, 1);
      still.push(performance.now() - start);
      await hands(ann, ann.steps.size + 1);
    }
    await report('Redis restarted, until the next message', table, still);
  });
