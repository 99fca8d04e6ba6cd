// The people of a bench: at each table two of them with three bots, who play whatever they may.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Page } from '../../test/together/support/page.js';
import { makeTable } from '../../test/together/support/wire.js';
import type { BenchServer, Usage } from './servers.js';

/** Tables that are made at the same time. */
const AT_ONCE = 8;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** What was seen in some seconds of play. */
export interface Measured {
  readonly moves: number;
  /** Milliseconds from a request to its answer, as the pages saw it: their own process is part of it. */
  readonly p50: number;
  readonly p99: number;
  /** The same by the servers' own clocks, from a message to its answer: no more than so many. */
  readonly serverP99: number;
  readonly used: readonly Usage[];
  /** How much of a processor the pages took, and by how many milliseconds their process was late at most in 99 %. */
  readonly pageCores: number;
  readonly pageLag: number;
}

export class Load {
  private readonly pages: Page[] = [];

  constructor(
    private readonly servers: readonly BenchServer[],
    /** Milliseconds that a person thinks before each move. */
    private readonly pause: number,
  ) {}

  get rooms(): number {
    return this.pages.length / 2;
  }

  async grow(rooms: number): Promise<void> {
    while (this.rooms < rooms) {
      const count = Math.min(AT_ONCE, rooms - this.rooms);
      const first = this.rooms;
      const urls = Array.from(
        { length: count },
        (_, at) => this.servers[(first + at) % this.servers.length]!.url,
      );
      await Promise.all(urls.map((url) => this.sitDown(url)));
    }
  }

  private async sitDown(url: string): Promise<void> {
    const { code, token } = await makeTable(url, { seats: 5 });
    const pages = [await Page.join(url, code, token), await Page.join(url, code)];
    for (const [at, page] of pages.entries()) {
      await page.sit(`Person ${at}`);
      page.plays = true;
      page.pause = this.pause;
      page.request({ type: 'next' });
    }
    this.pages.push(...pages);
  }

  /** Lets them play for some seconds. */
  async measure(seconds: number): Promise<Measured> {
    const { servers, pages } = this;
    await Promise.all(servers.map((server) => server.usage()));
    const before = await Promise.all(servers.map((server) => server.answers()));
    for (const page of pages) page.forget();
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const cpu = process.cpuUsage();
    await wait(seconds * 1000);
    const { user, system } = process.cpuUsage(cpu);
    lag.disable();
    const after = await Promise.all(servers.map((server) => server.answers()));
    const used = await Promise.all(servers.map((server) => server.usage()));
    const times = pages.flatMap((page) => page.times);
    return {
      moves: times.length / seconds,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      serverP99: 1000 * percentileOf(before, after, 0.99),
      used,
      pageCores: (user + system) / 1e6 / seconds,
      pageLag: lag.percentile(99) / 1e6,
    };
  }

  close(): void {
    for (const page of this.pages) page.close();
  }
}

/** The bound of a histogram's bucket under which that share lies, of what came between two looks at it. */
function percentileOf(
  before: readonly ReadonlyMap<number, number>[],
  after: readonly ReadonlyMap<number, number>[],
  share: number,
): number {
  const count = (limit: number): number =>
    after.reduce((sum, one, at) => sum + (one.get(limit) ?? 0) - (before[at]!.get(limit) ?? 0), 0);
  const limits = [...(after[0]?.keys() ?? [])].sort((one, other) => one - other);
  return limits.find((limit) => count(limit) >= share * count(Infinity)) ?? NaN;
}
