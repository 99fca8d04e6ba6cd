import type { ReplayableElement } from './replayable.js';

/** Milliseconds between the end of a step's animations and the next step, at speed 1. */
const PAUSE = 900;

/** Plays a replay: takes the next step when the animations of the last one have ended. */
export class Pace {
  private timer: ReturnType<typeof setTimeout> | undefined;
  isRunning = false;

  /** @param next takes the next step; it may call `stop` */
  constructor(
    private readonly game: () => ReplayableElement | undefined,
    private readonly next: () => unknown,
    private readonly speed: () => number,
  ) {}

  start(): void {
    this.isRunning = true;
    this.wait();
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.step(), PAUSE / this.speed());
  }

  private async step(): Promise<void> {
    const { timer } = this;
    const game = this.game();
    const animations = game?.shadowRoot?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    // It was stopped or started again, or the game was replaced, while the animations ran.
    if (!this.isRunning || timer !== this.timer || game !== this.game()) return;
    // First, because `next` or a listener of its event may stop it.
    this.wait();
    this.next();
  }
}
