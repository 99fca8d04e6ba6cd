import {
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
  html,
} from 'lit';

/** What the game says: in the status line for all, and in one polite live region for ears. */
export class LiveRegion implements ReactiveController {
  /** What stands in the status line. */
  shown = '';
  spoken = '';
  private isAdvice = false;
  private turn = false;
  /** Whether something was said since the last render. */
  hasNews = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.hasNews) this.turn = !this.turn;
    this.hasNews = false;
  }

  /**
   * Speaks; `show` puts it in the status line as well, else that falls quiet; or stays as it is.
   *
   * @param how.isAdvice whether the text is about what the player may do now: a refusal, a hint
   */
  say(text: string, how: { show: boolean | undefined; isAdvice?: boolean }): void {
    const { show, isAdvice = false } = how;
    if (show !== undefined) {
      this.shown = show ? text : '';
      this.isAdvice = isAdvice;
    }
    if (text) {
      this.spoken = text;
      this.hasNews = true;
    }
    this.host.requestUpdate();
  }

  /** Clears the status line if it still tells what the player might have done. */
  endAdvice(): void {
    if (this.isAdvice) this.clearStatus();
  }

  clearStatus(): void {
    this.shown = '';
    this.host.requestUpdate();
  }

  /**
   * Two places that take turns, so that the same words again are a change, and spoken.
   *
   * @param lasting stands in the status line while nothing else does
   * @param actions what can be done about it
   */
  template(lasting = '', actions?: unknown): TemplateResult {
    const text = this.shown || lasting;
    const line = html`<p class="status" part="status" aria-hidden="true">${text}</p>`;
    const notice = html`<div class="foot">
      <div class="notice" part="notice">${line}${actions}</div>
    </div>`;
    return html`${actions ? notice : line}
      <div class="unseen" role="status" aria-live="polite" data-live>
        <p>${this.turn ? this.spoken : ''}</p>
        <p>${this.turn ? '' : this.spoken}</p>
      </div>`;
  }
}
