import { isElement } from '../base/place-in-page.js';
import type { ReactiveController } from 'lit';
import { buttonAtRest } from '../base/at-rest.js';
import type { GameRefuseDetail } from '../base/events.js';
import { motionFactor } from '../controllers/pace.js';
import { loadShows } from './shows.js';
import type { BaizeElement } from '../base/baize-element.js';

/**
 * Shows why a move was refused, beside the card that was pressed, until the next press. The status line then doesn't
 * show it.
 */
export class RefusalController implements ReactiveController {
  private pressed: Element | null | undefined;
  private listening: AbortController | undefined;
  /** Hides the reason. */
  private end: (() => void) | undefined;

  constructor(
    private readonly host: HTMLElement &
      Pick<BaizeElement, 'addController' | 'liveRegion' | 'loadFailed' | 'preferences'>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    const { host } = this;
    this.listening = new AbortController();
    const on = { capture: true, signal: this.listening.signal };
    host.addEventListener('pointerdown', this.point, on);
    host.addEventListener('keydown', () => this.press(host.shadowRoot?.activeElement), on);
    host.addEventListener('game-refuse', ({ detail }) => void this.show(detail), on);
  }

  hostDisconnected(): void {
    this.listening?.abort();
    this.press(undefined);
  }

  private readonly point = (event: PointerEvent): void => {
    const board = this.host.shadowRoot?.querySelector('.board');
    this.press((board && buttonAtRest(board, event)) ?? event.composedPath()[0]);
  };

  private press(target: EventTarget | null | undefined): void {
    this.end?.();
    this.end = undefined;
    this.pressed = isElement(target) ? target : undefined;
  }

  private async show({ source, message }: GameRefuseDetail): Promise<void> {
    const { host, pressed } = this;
    const node = pressed?.closest<HTMLElement>('.card, .slot');
    if (source !== 'player' || !node) return;
    try {
      const { showReason } = await loadShows(host);
      // The player has pressed something else meanwhile.
      if (this.pressed !== pressed) return;
      this.end?.();
      host.liveRegion.showBeside();
      this.end = showReason(node, message, motionFactor(host, host.preferences['motion']));
    } catch (error) {
      host.loadFailed(error);
    }
  }
}
