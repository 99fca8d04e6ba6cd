import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { celebrate } from './celebrate.js';
import { motionFactor } from '../controllers/motion-factor.js';

/** The celebration of a win: once, after the last card has landed, and over at the first press. */
export class WinCelebration implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the cards' show. */
  private show: (() => void) | undefined;
  /** Whether the panel stands. */
  panel = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Opens the panel after `delay` milliseconds, and the cards' show around it; `wish` is for motion. */
  begin(board: HTMLElement, delay: number, wish: string | undefined): void {
    this.timer ??= setTimeout(() => {
      this.panel = true;
      this.host.requestUpdate();
      this.show = celebrate(board, motionFactor(board, wish));
    }, delay);
  }

  /** Ends the cards' show; the panel stays. */
  hush(): void {
    this.show?.();
    this.show = undefined;
  }

  end(): void {
    this.hush();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.panel = false;
  }

  /** The panel still comes: the game may be on its way to another place on the page. */
  hostDisconnected(): void {
    this.hush();
  }
}
