/** A game whose clock somebody else winds and stops, telling it the time (milliseconds). */
export interface Clocked {
  readonly outcome: unknown;
  readonly moveCount: number;
  pause(now: number): void;
  resume(now: number): void;
  elapsed(now: number): number;
}

/**
 * A stopwatch that is told the time: it knows no clock of its own, so a game replays the same in a
 * browser, in a test and on a server. All times are milliseconds.
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

  /** Never less than nothing, even where the host's clock was set back. */
  elapsed(now: number): number {
    return this.before + (this.since === undefined ? 0 : Math.max(0, now - this.since));
  }
}
