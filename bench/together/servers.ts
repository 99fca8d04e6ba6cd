// The servers of a bench, each in a process of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';

/** What a server has used since it was asked last. */
export interface Usage {
  /** Processors, as seconds of one of them in a second. */
  readonly cores: number;
  /** Bytes, after garbage collection. */
  readonly heap: number;
  readonly rss: number;
}

export class BenchServer {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param redis where its tables are; without it in a folder of its own */
  static async start(redis?: string): Promise<BenchServer> {
    const port = await freePort();
    const rate = { burst: 1e6, perSecond: 1e6 };
    const place =
      redis === undefined ? { data: folder() } : { redis, publicAddress: `127.0.0.1:${port}` };
    const options = { port, maxTables: 100_000, createRate: rate, joinRate: rate, ...place };
    const given = JSON.stringify({ ...options, logLevel: 'warn' });
    const execArgv = ['--expose-gc', '--import', 'tsx'];
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork('bench/together/server.ts', [given], { execArgv, env });
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

  end(): void {
    this.child.kill('SIGKILL');
  }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
