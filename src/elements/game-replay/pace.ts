import type { Watched } from './watched.js';

/** How long a step is looked at, in milliseconds, once its cards lie still. */
const BEAT = 900;

/** Lets a game go on by itself, step by step, at a pace that a person can follow. */
export class Pace {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it goes on. */
  running = false;

  /**
   * @param game what is shown
   * @param next goes on by a step
   * @param speed how many times as fast as at first
   */
  constructor(
    private readonly game: () => Watched | undefined,
    private readonly next: () => unknown,
    private readonly speed: () => number,
  ) {}

  start(): void {
    this.running = true;
    this.wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  /** The next step is due once the cards of this one lie still, and were looked at. */
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.go(), BEAT / this.speed());
  }

  private async go(): Promise<void> {
    const { timer } = this;
    const game = this.game();
    const flights = game?.shadowRoot?.getAnimations() ?? [];
    await Promise.allSettled(flights.map(({ finished }) => finished));
    // Stopped, begun anew, or another game meanwhile.
    if (!this.running || timer !== this.timer || game !== this.game()) return;
    // At its end, or on behalf of whoever hears of the step, it is stopped again.
    this.wait();
    this.next();
  }
}
