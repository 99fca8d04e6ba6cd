import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clocked } from '../engine/clock.js';

/**
 * Tells a session the time, and holds its clock while the game is paused, out of the page, or the
 * page is hidden. It ticks once a second, and only while somebody shows the time.
 */
export class PlayClock implements ReactiveController {
  private session: Clocked | undefined;
  private held = false;
  private connected = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `onTick` is called twice a second, so that none is skipped, while the page is seen. */
  constructor(
    host: ReactiveControllerHost,
    private readonly onTick: () => void,
  ) {
    host.addController(this);
  }

  get paused(): boolean {
    return this.held;
  }

  /** Milliseconds of a clock that never runs backwards. */
  now(): number {
    return performance.now();
  }

  follow(session: Clocked): void {
    this.session = session;
    this.held = false;
    this.sync();
  }

  pause(): void {
    this.held = true;
    this.sync();
  }

  resume(): void {
    this.held = false;
    this.sync();
  }

  hostConnected(): void {
    this.connected = true;
    document.addEventListener('visibilitychange', this.sync);
    this.sync();
  }

  hostDisconnected(): void {
    this.connected = false;
    document.removeEventListener('visibilitychange', this.sync);
    this.sync();
  }

  private readonly sync = (): void => {
    const runs = this.connected && !this.held && !document.hidden;
    if (runs) this.session?.resume(this.now());
    else this.session?.pause(this.now());
    clearInterval(this.timer);
    this.timer = runs ? setInterval(this.onTick, 500) : undefined;
  };
}
