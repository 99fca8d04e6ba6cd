// The processes of a bench.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import type { Witnessed } from './witness.js';

/** What a server has used since it was asked last. */
export interface Usage {
  /** Processors, as seconds of one of them in a second. */
  readonly cores: number;
  /** Bytes, after garbage collection. */
  readonly heap: number;
  readonly rss: number;
  /** By how many milliseconds its event loop was late at most in 99 %: a message that comes waits so long before it is read. */
  readonly late: number;
}

/** How the servers of a bench are run. */
export interface ServerPlace {
  /** Where its tables are; without it in a folder of its own. */
  readonly redis?: string;
  /** The processor that it has to itself, by `taskset` of Linux; all else stays away from it by `taskset` as well. */
  readonly core?: string | undefined;
  /** The folder of its tables, as one in memory, so that no disk is measured; without it one of the machine's usual. */
  readonly data?: string | undefined;
  /** A folder for a profile of its processor time, which Chromium's developer tools open. */
  readonly profile?: string | undefined;
}

export class BenchServer {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start({ redis, core, data, profile }: ServerPlace = {}): Promise<BenchServer> {
    const port = await freePort();
    const rate = { burst: 1e6, perSecond: 1e6 };
    const place =
      redis === undefined ? { data: folder(data) } : { redis, publicAddress: `127.0.0.1:${port}` };
    const options = { port, maxTables: 100_000, createRate: rate, joinRate: rate, ...place };
    const given = JSON.stringify({ ...options, logLevel: 'warn' });
    const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const node = ['--expose-gc', ...profiled, '--import', 'tsx'];
    const env = { ...process.env, NODE_ENV: 'production' };
    const run =
      core === undefined
        ? { execArgv: node }
        : { execPath: 'taskset', execArgv: ['-c', core, process.execPath, ...node] };
    const child = fork('bench/together/server.ts', [given], { ...run, env });
    process.once('exit', () => child.kill('SIGKILL'));
    const [url] = (await once(child, 'message')) as [string];
    return new BenchServer(url, child);
  }

  async usage(): Promise<Usage> {
    this.child.send('usage');
    const [found] = (await once(this.child, 'message')) as [Usage];
    return found;
  }

  /** How many answers took up to so many seconds by the server's own clock, since it was started. */
  async answers(): Promise<ReadonlyMap<number, number>> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = text.matchAll(/^baize_answer_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm);
    const read = (limit: string): number => (limit === '+Inf' ? Infinity : Number(limit));
    return new Map([...lines].map(([, limit = '', count]) => [read(limit), Number(count)]));
  }

  async end(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }
}

/** A process that does nothing but see how long a server takes for a message. */
export class Witness {
  private constructor(private readonly child: ChildProcess) {}

  static async start(server: string): Promise<Witness> {
    const execArgv = ['--import', 'tsx'];
    const child = fork('bench/together/witness.ts', [server], { execArgv });
    process.once('exit', () => child.kill('SIGKILL'));
    await once(child, 'message');
    return new Witness(child);
  }

  async watch(seconds: number): Promise<Witnessed> {
    this.child.send(seconds);
    const [seen] = (await once(this.child, 'message')) as [Witnessed];
    return seen;
  }

  end(): void {
    this.child.disconnect();
  }
}

function folder(place = tmpdir()): string {
  const made = mkdtempSync(join(place, 'baize-bench-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
