import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/free-port.mjs';
import { bundleServer } from '../../../scripts/test/bundle-server.mjs';
import type { ServerOptions } from '../../../server/src/index.js';

/** A server in its own process. */
export interface ServerProcess {
  /** Without a slash at its end. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Its log. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Ends it, with `SIGKILL` unless another signal is given. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<ServerProcess>();

/** Ends the servers that tests have left running. For a test file's `after`. */
export const endServers = async (): Promise<void> => {
  await Promise.all([...running].map((server) => server.end()));
};

/** Files and folders that are deleted when the tests end. */
const made: string[] = [];

process.once('exit', () => {
  running.forEach(({ child }) => child.kill('SIGKILL'));
  made.forEach((path) => rmSync(path, { recursive: true, force: true }));
});

/**
 * Makes a folder for a server's tables, which is deleted when the tests end.
 *
 * @param within the parent folder
 */
export function tablesFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'baize-tables-'));
  made.push(folder);
  return folder;
}

/** Higher limits, as the clients of tests are faster than people. */
const HURRY = { burst: 1000, perSecond: 1000 };

/** Starts a server, and waits until it listens. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const given = { port: 0, createRate: HURRY, joinRate: HURRY, data: '', ...options };
  const data = given.data === '' && !given.redis ? tablesFolder() : given.data;
  return start('test/together/support/start.ts', [JSON.stringify({ ...given, data })]);
}

/** Starts one of several servers that share a Redis. */
export async function startShared(
  redis: string,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  return startServer({ ...options, port, redis, publicAddress: `127.0.0.1:${port}` });
}

/** Starts a server by its command. */
export const startCommand = (...args: string[]): Promise<ServerProcess> =>
  start('server/src/bin.ts', ['--port', '0', ...args]);

/** Runs the server's command to its end. */
export async function runCommand(
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const child = await runNode('server/src/bin.ts', args);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

async function start(script: string, args: readonly string[]): Promise<ServerProcess> {
  const child = await runNode(script, args);
  const log: Record<string, unknown>[] = [];
  const ended = once(child, 'close');
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('{')) log.push(JSON.parse(line) as Record<string, unknown>);
      const [, found] = /^(?:listening|Play) at (http:\S+)\//.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the server did not start: ${errors}`)));
  });
  const server: ServerProcess = {
    ...{ url, child, log },
    async end(signal = 'SIGKILL') {
      running.delete(server);
      child.kill(signal);
      await ended;
    },
  };
  running.add(server);
  return server;
}

const bundles = new Map<string, Promise<string>>();

async function runNode(script: string, args: readonly string[]): Promise<ChildProcess> {
  const bundle = bundles.get(script) ?? bundleServer(script);
  bundles.set(script, bundle);
  const file = await bundle;
  made.push(file);
  return spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
