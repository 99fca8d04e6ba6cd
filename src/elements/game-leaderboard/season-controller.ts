import {
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
  html,
} from 'lit';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import { lazy } from '../base/lazy.js';
import type { SeasonHost, SeasonTable } from './season-table.js';

const loadTable = lazy('season', () => import('./season-table.js'));

interface Host extends ReactiveControllerHost, SeasonHost {
  requestUpdate(): void;
  loadFailed(error: unknown): void;
}

/** The season of the room that a leaderboard stands in. What shows it is loaded where there is one. */
export class SeasonController implements ReactiveController {
  private table: SeasonTable | undefined;
  private isAsked = false;
  private hasFailed = false;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    this.look();
  }

  hostDisconnected(): void {
    this.table?.stop();
  }

  hostUpdated(): void {
    const { host } = this;
    this.table?.follow();
    if (host.room?.season === undefined || this.isAsked) return;
    this.isAsked = true;
    this.load().catch((error: unknown) => {
      this.hasFailed = true;
      host.loadFailed(error);
      host.requestUpdate();
    });
  }

  /** The server may have something new; what could not be loaded is tried again. */
  look(): void {
    this.table?.look();
    if (!this.hasFailed) return;
    this.hasFailed = this.isAsked = false;
    this.host.requestUpdate();
  }

  template(words: LeaderboardWords): TemplateResult | undefined {
    if (this.table || this.host.room?.season === undefined) return this.table?.template(words);
    const text = this.hasFailed ? words.noTable({ code: 'load-failed' }) : words.loading;
    return html`<p class="empty" part="empty">${text}</p>`;
  }

  async csv(): Promise<string> {
    return (await this.load()).csv();
  }

  private async load(): Promise<SeasonTable> {
    const { SeasonTable } = await loadTable();
    this.host.requestUpdate();
    return (this.table ??= new SeasonTable(this.host));
  }
}
