// The people of a bench: two at each table, with bots. They play any legal move.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Page } from '../../test/together/support/page.js';
import { makeTable } from '../../test/together/support/wire.js';
import type { SharedGame } from '../../src/together.js';

/** Tables that are made at the same time. */
const AT_ONCE = 16;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** What the pages of a process measured in some seconds of play. */
export interface Seen {
  /** Moves per second. */
  readonly moves: number;
  /** Milliseconds from a request to its answer, as the pages measure it. That includes their own process. */
  readonly p50: number;
  readonly p99: number;
  /** The processors that the pages used, and the 99th percentile of their event loop's delay in milliseconds. */
  readonly pageCores: number;
  readonly pageLag: number;
}

/** Milliseconds between measurements of an event loop's delay. */
export const RESOLUTION = 2;

export class Load {
  private readonly pages: Page[] = [];

  constructor(
    /** The servers' addresses. */
    private readonly servers: readonly string[],
    /** Milliseconds that a person thinks before each move. */
    private readonly pause: number,
    private readonly game: SharedGame = 'seven27-table',
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
        (_, at) => this.servers[(first + at) % this.servers.length]!,
      );
      await Promise.all(urls.map((url) => this.sitDown(url)));
    }
  }

  private async sitDown(url: string): Promise<void> {
    const { game } = this;
    const seats = game === 'seven27-table' ? 5 : 4;
    const { code, token } = await makeTable(url, { game, seats });
    const join = (own?: string) => Page.join(url, code, own, undefined, game);
    const pages = [await join(token), await join()];
    for (const [at, page] of pages.entries()) {
      await page.sit(`Person ${at}`);
      page.plays = true;
      page.pause = this.pause;
      page.request({ type: 'next' });
    }
    this.pages.push(...pages);
  }

  /** Lets all people play, or pause. */
  playOn(isOn: boolean): void {
    for (const page of this.pages) page.playOn(isOn);
  }

  /** Measures some seconds of play. */
  async watch(seconds: number): Promise<Seen> {
    const { pages } = this;
    for (const page of pages) page.forget();
    const lag = monitorEventLoopDelay({ resolution: RESOLUTION });
    lag.enable();
    const cpu = process.cpuUsage();
    await wait(seconds * 1000);
    const { user, system } = process.cpuUsage(cpu);
    lag.disable();
    const times = pages.flatMap((page) => page.times);
    return {
      moves: times.length / seconds,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      pageCores: (user + system) / 1e6 / seconds,
      pageLag: lag.percentile(99) / 1e6 - RESOLUTION,
    };
  }

  close(): void {
    for (const page of this.pages) page.close();
  }
}
