import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Outcome } from '../../core/engine/rules.js';
import type { Preferences } from '../controllers/preferences.js';
import { motionFactor } from '../controllers/pace.js';
import { loadShows } from './shows.js';

/** The element whose game is won. */
export interface CelebrationHost extends ReactiveControllerHost, HTMLElement {
  readonly preferences: Preferences;
  readonly game: { readonly outcome: Outcome | undefined; readonly moveCount: number };
  /** How long the last card flies. */
  readonly motion: { readonly duration: number };
  loadFailed(error: unknown): void;
}

/** The celebration of a win: once, after the last card has landed, and over at the first press. */
export class WinCelebration implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the cards' show. */
  private show: (() => void) | undefined;
  /** Whether the panel stands. */
  isPanelOpen = false;

  constructor(private readonly host: CelebrationHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const board = host.shadowRoot?.querySelector<HTMLElement>('.board');
    if (board && host.game.outcome === 'won') this.begin(board);
  }

  /** Ends the cards' show; the panel stays. */
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

  /** The panel still comes: the game may be on its way to another place on the page. */
  hostDisconnected(): void {
    this.endShow();
  }

  /** Opens the panel when the last card has landed, and the cards' show around it. */
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
      const { celebrate } = await loadShows();
      const factor = motionFactor(board, host.preferences['motion']);
      // A press may have come before the module.
      if (!ended.signal.aborted) this.show = celebrate(board, host.game.moveCount, factor);
    } catch (error) {
      host.loadFailed(error);
    }
  }
}
