import { documentOf } from '../base/place-in-page.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Keeps a focus that was in the bar there: the button that hands the game over goes with the whole bar,
 * and the bar itself while another game is opened.
 */
export class BarFocus implements ReactiveController {
  private kept = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.host.shadowRoot?.activeElement?.closest('.bar')) this.kept = true;
  }

  hostUpdated(): void {
    const root = this.host.shadowRoot!;
    const page = documentOf(this.host);
    const now = page.activeElement;
    // Whoever has gone elsewhere meanwhile is not called back.
    if (root.activeElement || (now !== page.body && now !== this.host)) this.kept = false;
    const main = this.kept && root.querySelector<HTMLElement>('.bar .main');
    if (!main) return;
    this.kept = false;
    main.focus();
  }

  hostDisconnected(): void {
    this.kept = false;
  }
}
