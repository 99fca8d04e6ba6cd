import { type TemplateResult, html } from 'lit';
import type { ReactiveControllerHost } from 'lit';

/** What the game says: in the status line for all, and in one polite live region for ears. */
export class LiveRegion {
  /** What stands in the status line. */
  shown = '';
  spoken = '';
  private turn = false;
  /** Whether something was said since the last render. */
  anew = false;

  constructor(private readonly host: ReactiveControllerHost) {}

  /** Speaks; `show` puts it in the status line as well, else that falls quiet; or stays as it is. */
  say(text: string, { show }: { show: boolean | undefined }): void {
    if (show !== undefined) this.shown = show ? text : '';
    if (text) {
      this.spoken = text;
      this.anew = true;
    }
    this.host.requestUpdate();
  }

  hush(): void {
    this.shown = '';
    this.host.requestUpdate();
  }

  /** Two places that take turns, so that the same words again are a change, and spoken. */
  template(): TemplateResult {
    if (this.anew) this.turn = !this.turn;
    this.anew = false;
    return html`<p class="status" part="status" aria-hidden="true">${this.shown}</p>
      <div class="unseen" role="status" aria-live="polite" data-live>
        <p>${this.turn ? this.spoken : ''}</p>
        <p>${this.turn ? '' : this.spoken}</p>
      </div>`;
  }
}
