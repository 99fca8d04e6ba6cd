import { type LitElement, type ReactiveController, type TemplateResult, html } from 'lit';
import { LazyPart, lazy } from '../base/lazy.js';
import type { SeasonHost, SeasonTable } from './season-table.js';
import { type LeaderboardWords, noTableText } from './words.js';

const loadTable = lazy('season', () => import('./season-table.js'));

/** Loads and shows the season's table if the room around the leaderboard has a season. */
export class SeasonController implements ReactiveController {
  private readonly table: LazyPart<SeasonTable>;

  constructor(
    private readonly host: LitElement & SeasonHost & { loadFailed(error: unknown): void },
  ) {
    this.table = new LazyPart(host, async () => new (await loadTable()).SeasonTable(host));
    host.addController(this);
  }

  hostConnected(): void {
    this.reload();
  }

  hostDisconnected(): void {
    this.table.value?.stop();
  }

  hostUpdated(): void {
    const { host } = this;
    this.table.value?.follow();
    if (host.room?.season !== undefined) this.table.loadInBackground();
  }

  /** Reloads the results, or retries to load the module. */
  reload(): void {
    this.table.value?.reload();
    if (!this.table.hasFailed) return;
    this.table.skipWait();
    this.host.requestUpdate();
  }

  template(words: LeaderboardWords): TemplateResult | undefined {
    const { value, hasFailed } = this.table;
    if (value || this.host.room?.season === undefined) return value?.template(words);
    const text = hasFailed
      ? noTableText(words, { code: 'load-failed' })
      : words.leaderboard.loading;
    return html`<p class="empty" part="empty">${text}</p>`;
  }

  async csv(): Promise<string> {
    return (await this.table.load()).csv();
  }
}
