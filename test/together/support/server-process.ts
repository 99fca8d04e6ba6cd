import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/free-port.mjs';

/** A server as its command starts it, in a process of its own. */
export interface ServerProcess {
  /** Without a slash at its end. */
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has logged. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Ends it, with a signal that it can't hear unless another is named. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<ServerProcess>();

/** For a test file's `after`: ends what its tests have left. */
export const endServers = async (): Promise<void> => {
  await Promise.all([...running].map((server) => server.end()));
};

/** The folder of a server's tables; gone with the tests. */
export function tablesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-tables-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the server's command to its end. */
export async function runCommand(
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const child = command(args);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

/** Starts a server and waits until it can be asked. */
export async function startServer(...args: string[]): Promise<ServerProcess> {
  const child = command(['--port', '0', ...args]);
  const log: Record<string, unknown>[] = [];
  const ended = once(child, 'close');
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('{')) log.push(JSON.parse(line) as Record<string, unknown>);
      const [, found] = /^Play at (http\S+)\/ /.exec(line) ?? [];
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

/** One of several servers behind a Redis. */
export async function startShared(redis: string, ...args: string[]): Promise<ServerProcess> {
  const port = String(await freePort());
  const address = `127.0.0.1:${port}`;
  return startServer('--port', port, '--redis', redis, '--public-address', address, ...args);
}

const command = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'server/src/bin.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
