import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { fetchExtras } from './fetch-extras.js';

/** The celebration of a win: once, after the last card has landed, and over at the first press. */
export class WinParty implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private show: readonly Animation[] = [];
  /** Whether the panel stands. */
  panel = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Opens the panel after `delay` milliseconds, and throws the cards where there is motion. */
  begin(board: HTMLElement, delay: number, factor: number): void {
    this.timer ??= setTimeout(() => {
      this.panel = true;
      this.host.requestUpdate();
      if (factor > 0) this.throwCards(board, factor);
    }, delay);
  }

  private throwCards(board: HTMLElement, factor: number): void {
    const { timer } = this;
    fetchExtras().then(
      ({ celebrate }) => {
        // Meanwhile another game may have begun.
        if (timer === this.timer) this.show = celebrate(board, factor);
      },
      () => undefined,
    );
  }

  /** Ends the cards' show; the panel stays. */
  hush(): void {
    for (const animation of this.show) animation.cancel();
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
