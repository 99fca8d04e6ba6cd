import {
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
  html,
} from 'lit';

/** The status line, and one polite live region for screen readers. */
export class LiveRegion implements ReactiveController {
  /** The text of the status line. */
  shown = '';
  spoken = '';
  /** Whether the text of the status line is shown beside a card instead. */
  private isBeside = false;
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
   * Speaks a text. `show: true` puts it into the status line, `false` clears the line, `undefined` leaves it.
   *
   * @param how.isAdvice whether the text is about the player's next move: a refusal, a hint
   */
  say(text: string, how: { show: boolean | undefined; isAdvice?: boolean }): void {
    const { show, isAdvice = false } = how;
    if (show !== undefined) {
      this.shown = show ? text : '';
      this.isAdvice = isAdvice;
      this.isBeside = false;
    }
    if (text) {
      this.spoken = text;
      this.hasNews = true;
    }
    this.host.requestUpdate();
  }

  /** Hides the text of the status line, because it is shown beside a card. */
  showBeside(): void {
    this.isBeside = true;
    this.host.requestUpdate();
  }

  /** Clears the status line if it shows advice, which is out of date after a move. */
  endAdvice(): void {
    if (this.isAdvice) this.clearStatus();
  }

  clearStatus(): void {
    this.shown = '';
    this.host.requestUpdate();
  }

  /**
   * Renders the status line and the live region. The region has two places that alternate, so that a repeated
   * text is spoken again.
   *
   * @param lasting shown in the status line while it is empty
   * @param actions buttons beside that text
   */
  template(lasting = '', actions?: unknown): TemplateResult {
    // A text that is shown beside a card makes room for a lasting one.
    const isHidden = this.isBeside && !lasting;
    const text = this.isBeside && lasting ? lasting : this.shown || lasting;
    const name = isHidden ? 'status beside' : 'status';
    const line = html`<p class=${name} part="status" aria-hidden="true">${text}</p>`;
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
