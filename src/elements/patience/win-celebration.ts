import type { ReactiveController } from 'lit';
import type { Outcome } from '../../core/engine/rules.js';
import { motionFactor } from '../controllers/pace.js';
import { loadShows } from './shows.js';
import type { BaizeElement } from '../base/baize-element.js';

/** Celebrates a win once, after the last card has landed. The first press ends it. */
export class WinCelebration implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the animation. */
  private show: (() => void) | undefined;
  /** Whether the panel of the win is open. */
  isPanelOpen = false;

  constructor(
    private readonly host: HTMLElement &
      Pick<BaizeElement, 'addController' | 'loadFailed' | 'preferences' | 'requestUpdate'> & {
        readonly game: { readonly outcome: Outcome | undefined; readonly moveCount: number };
        /** How long the last card flies. */
        readonly motion: { readonly duration: number };
      },
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const board = host.shadowRoot?.querySelector<HTMLElement>('.board');
    if (board && host.game.outcome === 'won') this.begin(board);
  }

  /** Ends the animation. The panel stays. */
  endShow(): void {
    this.show?.();
    this.show = undefined;
  }

  reset(): void {
    this.endShow();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isPanelOpen = false;
  }

  /** The panel still opens, because the game may only be moving to another place on the page. */
  hostDisconnected(): void {
    this.endShow();
  }

  /** Opens the panel when the last card has landed, and starts the animation around it. */
  private begin(board: HTMLElement): void {
    const { host } = this;
    this.timer ??= setTimeout(() => {
      this.isPanelOpen = true;
      host.requestUpdate();
      void this.celebrate(board);
    }, host.motion.duration);
  }

  private async celebrate(board: HTMLElement): Promise<void> {
    const { host } = this;
    const ended = new AbortController();
    this.show = () => ended.abort();
    try {
      const { celebrate } = await loadShows(host);
      const factor = motionFactor(board, host.preferences['motion']);
      // A press may have ended it before the module was loaded.
      if (!ended.signal.aborted) this.show = celebrate(board, host.game.moveCount, factor);
    } catch (error) {
      host.loadFailed(error);
    }
  }
}
