/** A game with a clock that its owner starts and stops. `now` is in milliseconds. */
export interface Clocked {
  readonly outcome: unknown;
  readonly moveCount: number;
  pause(now: number): void;
  resume(now: number): void;
  elapsed(now: number): number;
}

/**
 * A stopwatch without a time source: its methods are given the time, in milliseconds. So a game replays the
 * same in a browser, in a test and on a server.
 */
export class Clock {
  private before: number;
  private since: number | undefined;

  constructor(elapsed = 0) {
    this.before = elapsed;
  }

  get running(): boolean {
    return this.since !== undefined;
  }

  start(now: number): void {
    this.since ??= now;
  }

  stop(now: number): void {
    this.before = this.elapsed(now);
    this.since = undefined;
  }

  /** Never negative, even if the system clock was set back. */
  elapsed(now: number): number {
    return this.before + (this.since === undefined ? 0 : Math.max(0, now - this.since));
  }
}
