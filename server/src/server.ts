import { once } from 'node:events';
import { type Server as HttpServer, createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type Logger, pino } from 'pino';
import { type LoadedBoard, loadBoards } from './daily/boards.js';
import { Daily } from './daily/daily.js';
import type { DailyStore } from './daily/daily-store.js';
import { EmbeddedDailyStore } from './daily/embedded-daily-store.js';
import { RedisDailyStore } from './daily/redis-daily-store.js';
import { makeHttp } from './http.js';
import { makeMetrics } from './metrics.js';
import { ColyseusNetwork } from './network/colyseus.js';
import { type ServerOptions, type Settings, readOptions } from './options.js';
import { isAllowedHost, isAllowedOrigin } from './origins.js';
import { EmbeddedStore } from './store/embedded-store.js';
import { Readiness, RedisWatch } from './store/readiness.js';
import { RedisStore } from './store/redis-store.js';
import type { TableStore } from './store/table-store.js';
import { Tables } from './tables.js';

/** A running server. A process can have one. */
export interface BaizeServer {
  /** The address of its page, such as `http://127.0.0.1:2600/`. */
  readonly url: string;
  /** Saves all tables, closes all connections, and stops. */
  close(): Promise<void>;
}

/**
 * Starts a server of tables that people share across machines.
 *
 * @throws OptionError if an option is wrong
 * @throws Error if the port or the folder of tables is in use
 */
export async function createServer(options: ServerOptions = {}): Promise<BaizeServer> {
  const settings = readOptions(options);
  const boards = await loadBoards(settings.daily);
  const log = openLog(settings);
  const readiness = new Readiness();
  const { store, results, redis, watch } = await openStores(settings, log, readiness);
  const http = createHttp();
  const network = openNetwork(http, settings, log, redis);
  let isStopping = false;
  const metrics = makeMetrics(() => tables.count());
  const { maxTables: most, maxTablesPerClient: mostOfClient, endsAfter, pace } = settings;
  const tables: Tables = new Tables({
    ...{ network, store, log, metrics, most, mostOfClient, endsAfter, pace },
  });
  const daily = openDaily(settings, boards, results);
  http.on('request', makeHttp({ tables, daily, settings, metrics, log, readiness }));
  await network.start();
  http.listen(settings.port, settings.host);
  await once(http, 'listening');
  const url = addressOf(http.address() as AddressInfo);
  log.info(
    { url, store: settings.redis === undefined ? settings.data : 'redis' },
    'server started',
  );
  return {
    url,
    async close() {
      if (isStopping) return;
      isStopping = true;
      watch?.stop();
      readiness.set({ code: 'shutting-down' });
      await tables.stop();
      await network.stop();
      http.closeAllConnections();
      await Promise.all([store.close(), results.close()]);
      log.info('server stopped');
    },
  };
}

const openNetwork = (
  http: HttpServer,
  settings: Settings,
  log: Logger,
  redis: (() => Redis) | undefined,
): ColyseusNetwork =>
  new ColyseusNetwork({
    ...{ http, log, redis },
    publicAddress: settings.publicAddress,
    places: {
      visitors: settings.maxVisitors,
      visitorsOfClient: settings.maxVisitorsPerClient,
      client: settings.maxConnectionsPerClient,
    },
    isAllowed: (headers) =>
      isAllowedHost(headers, settings) && isAllowedOrigin(headers, settings.origins),
  });

const openLog = ({ logLevel }: Settings): Logger =>
  pino({
    ...{ level: logLevel, name: 'baize-server' },
    // Omits other fields: an error of Redis contains the whole command, and with it a table with its seed.
    serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
  });

/** The daily boards, if the options have any. */
function openDaily(
  { namesRefused }: Settings,
  boards: readonly LoadedBoard[],
  store: DailyStore,
): Daily | undefined {
  if (boards.length === 0) return undefined;
  return new Daily({ store, boards, namesRefused, clock: Date.now });
}

interface OpenedStores {
  readonly store: TableStore;
  /** The store of daily results. */
  readonly results: DailyStore;
  readonly redis: (() => Redis) | undefined;
  readonly watch: RedisWatch | undefined;
}

async function openStores(
  settings: Settings,
  log: Logger,
  readiness: Readiness,
): Promise<OpenedStores> {
  const { redis: address, data } = settings;
  if (address === undefined) {
    // The store of tables comes first, as it checks whether another process uses the folder.
    const store = await EmbeddedStore.open(data);
    const results = await EmbeddedDailyStore.open(join(data, 'daily'), (error) =>
      log.warn({ err: error }, 'old results of days'),
    );
    return { store, results, redis: undefined, watch: undefined };
  }
  if (settings.publicAddress === undefined)
    log.warn('no public address: behind a balancer pages can’t find the process of their table');
  const watch = new RedisWatch(readiness, log);
  const redis = (): Redis => {
    const connection = connect(address, log);
    watch.add(connection);
    return connection;
  };
  return { store: RedisStore.open(redis()), results: RedisDailyStore.open(redis()), redis, watch };
}

/** Opens a connection to Redis that never gives up. While Redis is away, commands wait. */
function connect(address: string, log: Logger): Redis {
  const redis = new Redis(address, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 500),
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis'));
  return redis;
}

function addressOf({ address, port, family }: AddressInfo): string {
  const isAny = address === '0.0.0.0' || address === '::';
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isAny ? 'localhost' : host}:${port}/`;
}
