import {
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
  html,
} from 'lit';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { SeasonHost, SeasonTable } from './season-table.js';

const loadTable = lazy('season', () => import('./season-table.js'));

interface Host extends ReactiveControllerHost, SeasonHost {
  requestUpdate(): void;
  loadFailed(error: unknown): void;
}

/** The season of the room that a leaderboard stands in. What shows it is loaded where there is one. */
export class SeasonController implements ReactiveController {
  private readonly table: LazyPart<SeasonTable>;

  constructor(private readonly host: Host) {
    this.table = new LazyPart(host, async () => new (await loadTable()).SeasonTable(host));
    host.addController(this);
  }

  hostConnected(): void {
    this.look();
  }

  hostDisconnected(): void {
    this.table.value?.stop();
  }

  hostUpdated(): void {
    const { host } = this;
    this.table.value?.follow();
    if (host.room?.season !== undefined) this.table.loadInBackground();
  }

  /** The server may have something new; what could not be loaded is tried again. */
  look(): void {
    this.table.value?.look();
    if (!this.table.hasFailed) return;
    this.table.skipWait();
    this.host.requestUpdate();
  }

  template(words: LeaderboardWords): TemplateResult | undefined {
    const { value, hasFailed } = this.table;
    if (value || this.host.room?.season === undefined) return value?.template(words);
    const text = hasFailed ? words.noTable({ code: 'load-failed' }) : words.loading;
    return html`<p class="empty" part="empty">${text}</p>`;
  }

  async csv(): Promise<string> {
    return (await this.table.load()).csv();
  }
}
