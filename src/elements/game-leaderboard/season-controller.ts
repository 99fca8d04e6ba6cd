import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
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
    this.load().catch((error: unknown) => host.loadFailed(error));
  }

  /** The server may have something new. */
  look(): void {
    this.table?.look();
  }

  template(words: LeaderboardWords): TemplateResult | undefined {
    return this.table?.template(words);
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
