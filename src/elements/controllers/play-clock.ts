import { documentOf, windowOf } from '../base/place-in-page.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clocked } from '../../core/engine/clock.js';

/**
 * Tells a session the time. The clock stops while the game is paused, the element is not in the page, or the
 * page is hidden.
 */
export class PlayClock implements ReactiveController {
  private session: Clocked | undefined;
  private held = false;
  private connected = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Whether the game is visible on the screen, and the observer that tells. */
  private seen = false;
  private eye: IntersectionObserver | undefined;
  /** The element's document. */
  private page: Document | undefined;

  /**
   * `onTick` is called twice a second while the clock runs and the game is visible, so no second is skipped.
   */
  constructor(
    private readonly host: ReactiveControllerHost & Element,
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
    this.page = documentOf(this.host);
    this.page.addEventListener('visibilitychange', this.sync);
    // An observer of another window would not see this one's elements.
    this.eye = new (windowOf(this.host).IntersectionObserver)((entries) => {
      this.seen = entries.at(-1)!.isIntersecting;
      this.sync();
      this.onTick();
    });
    this.eye.observe(this.host);
    this.sync();
  }

  hostDisconnected(): void {
    this.connected = false;
    this.page?.removeEventListener('visibilitychange', this.sync);
    this.eye?.disconnect();
    this.sync();
  }

  private readonly sync = (): void => {
    const runs = this.connected && !this.held && !this.page?.hidden;
    if (runs) this.session?.resume(this.now());
    else this.session?.pause(this.now());
    clearInterval(this.timer);
    this.timer = runs && this.seen ? setInterval(this.onTick, 500) : undefined;
  };
}
