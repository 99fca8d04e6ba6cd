import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { celebrate } from './celebrate.js';

/** The celebration of a win: once, after the last card has landed, and over at the first press. */
export class WinParty implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private show: { stop(): void } | undefined;
  private open = false;
  private started = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Whether the panel stands. */
  get panel(): boolean {
    return this.open;
  }

  /** Whether this win is celebrated already. */
  get begun(): boolean {
    return this.started;
  }

  /** Opens the panel after `delay` milliseconds, and throws the cards where there is motion. */
  begin(board: HTMLElement, delay: number, factor: number): void {
    this.end();
    this.started = true;
    this.timer = setTimeout(() => {
      this.open = true;
      this.host.requestUpdate();
      const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')].reverse();
      if (factor > 0) this.show = celebrate(cards, board.getBoundingClientRect(), factor);
    }, delay);
  }

  /** Ends the cards' show; the panel stays. */
  hush(): void {
    this.show?.stop();
    this.show = undefined;
  }

  end(): void {
    clearTimeout(this.timer);
    this.hush();
    this.open = false;
    this.started = false;
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.hush();
  }
}
