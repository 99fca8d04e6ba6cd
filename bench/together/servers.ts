// The processes of a bench.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import type { Witnessed } from './witness.js';

/** What a server has used since the last request. */
export interface Usage {
  /** Processors: seconds of processor time per second. */
  readonly cores: number;
  /** Bytes after garbage collection. */
  readonly heap: number;
  readonly rss: number;
  /** The 99th percentile of its event loop's delay in milliseconds: an incoming message waits that long. */
  readonly late: number;
}

/** How a bench runs its servers. */
export interface ServerPlace {
  /** The Redis for its tables. Default: a folder of its own. */
  readonly redis?: string;
  /** The processor that it has to itself, by `taskset` on Linux. All other processes are kept off it. */
  readonly core?: string | undefined;
  /** The folder of its tables, such as one in memory, so that no disk is measured. Default: a temporary folder. */
  readonly data?: string | undefined;
  /** A folder for a profile of its processor time, for Chromium's developer tools. */
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
    const limits = {
      ...{ maxTables: 100_000, maxTablesPerClient: 100_000, maxConnectionsPerClient: 1_000_000 },
    };
    const options = { port, ...limits, createRate: rate, joinRate: rate, ...place };
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

  /** The histogram of answers by the server's own clock since its start: from seconds to the number of answers. */
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

/** A process that only measures how long a server takes for a message. */
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
