import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/free-port.mjs';

/**
 * Whether this machine has a Redis (Debian: `apt-get install redis-server`). Tests that need one
 * have it in their titles.
 */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis server for one test. */
export interface RedisProcess {
  readonly url: string;
  readonly client: Redis;
  /** Kills it as if the machine were switched off. */
  kill(): Promise<void>;
  /** Kills it, unless that was done, and starts it with the data on its disk. */
  restart(): Promise<void>;
  /** Keeps it from answering, without closing connections. */
  freeze(): void;
  thaw(): void;
  end(): Promise<void>;
}

const running = new Set<RedisProcess>();

/** Ends all of them. For a test file's `after`. */
export const endRedis = async (): Promise<void> => {
  await Promise.all([...running].map((redis) => redis.end()));
};

/**
 * @param keeps whether it writes its data to the disk; otherwise a restart loses all of it
 */
export async function startRedis(keeps = true): Promise<RedisProcess> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'baize-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  // Connections are refused until the server listens, and during a restart.
  client.on('error', () => undefined);
  let child = await start(port, folder, keeps, client);
  const redis: RedisProcess = {
    ...{ url, client },
    kill: () => kill(child),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async restart() {
      await kill(child);
      child = await start(port, folder, keeps, client);
    },
    async end() {
      running.delete(redis);
      client.disconnect();
      await kill(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  running.add(redis);
  return redis;
}

async function start(
  port: number,
  folder: string,
  keeps: boolean,
  client: Redis,
): Promise<ChildProcess> {
  const disk = keeps ? ['--appendonly', 'yes', '--appendfsync', 'always'] : [];
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    ...disk,
  ];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  await client.ping();
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
