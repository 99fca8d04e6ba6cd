import { type ReactiveController, type TemplateResult, html, nothing } from 'lit';
import {
  compareWin,
  type Comparison,
  type Statistics,
  statisticsOf,
} from '../../core/history/statistics.js';
import { variantOf } from '../../core/engine/option-text.js';
import type { History } from '../../core/history/history.js';
import type { GameRecord } from '../../core/history/record.js';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import { extrasOf } from '../../locales/extras.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { lazy } from '../base/lazy.js';
import { type GameHistory, gameHistory } from '../card-room/game-history.js';
import { dealKey, toCount } from '../card-room/playthrough.js';
import type { MissedEvent } from '../card-room/recorder.js';
import { StartedGames } from '../card-room/started-games.js';
import type { PanelBody } from '../ui/frame-host.js';
import { icon } from '../ui/icon.js';
import type { PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';

const loadStatistics = lazy('statistics', () => import('./statistics-panel.js'));

/** The element whose games are counted. */
export type RecordedElement = HTMLElement &
  Pick<
    PatienceHost<PatienceState, never>,
    | (
        | 'addController'
        | 'day'
        | 'elapsed'
        | 'inForce'
        | 'isShowing'
        | 'loadFailed'
        | 'locale'
        | 'locales'
      )
    | (
        | 'moveCount'
        | 'undoCount'
        | 'outcome'
        | 'requestUpdate'
        | 'room'
        | 'save'
        | 'gameRules'
        | 'words'
      )
  > & {
    /** The game's own words for its records. */
    readonly recordWords?: Partial<Pick<ExtrasMessages, 'bests' | 'comparison'>> | undefined;
  };

/** Records the games of an element outside of a room, and reads the statistics. */
export class GameRecords implements ReactiveController {
  keeper: HistoryKeeper | undefined;
  private own: GameHistory | undefined;
  private unsubscribe: (() => void) | undefined;
  private isRead = false;
  /** Whether to load all games before a win. */
  private isWatched = false;

  /** @param missed the events before the module was loaded */
  constructor(
    readonly host: RecordedElement,
    private missed: readonly MissedEvent[],
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.follow();
  }

  hostUpdate(): void {
    this.follow();
    if (this.isWatched || this.host.outcome === 'won') this.read();
  }

  hostDisconnected(): void {
    // An element that is only moved keeps its history.
    queueMicrotask(() => this.host.isConnected || this.take(undefined, undefined));
  }

  /** All recorded games, once they are loaded. */
  get history(): History | undefined {
    return this.keeper?.isLoaded ? this.keeper.history : undefined;
  }

  /** Loads them now, and those of any other room later. */
  watch(): void {
    this.isWatched = true;
    this.read();
  }

  /** The game and variant in play. */
  get kind(): { readonly game: string; readonly variant: string } {
    const { game, options } = this.host.save()!;
    return { game, variant: variantOf(this.host.gameRules, options) };
  }

  get isWayShown(): boolean {
    const { own, host } = this;
    const { room } = host;
    const started = own?.started ?? (room && new StartedGames(room.store));
    return started?.find(dealKey(host.save()!))?.isShown === true;
  }

  /** Compares the win with the player's others. Renders nothing if the win isn't recorded. */
  comparison(): TemplateResult | typeof nothing {
    const { keeper, host } = this;
    if (!keeper?.isLoaded && !keeper?.problem) return nothing;
    const { history } = keeper;
    const { game, variant } = this.kind;
    const statistics = statisticsOf(history, game, variant, 0);
    const record = history.records.findLast((one) => this.isThis(one, game, variant));
    const comparison = record && compareWin(history, record);
    const words = { ...extrasOf(host.words), ...host.recordWords };
    return html`${comparison ? recordTemplate(words, comparison) : nothing}
    ${bestsTemplate(words, statistics)}`;
  }

  /** The panel of statistics. */
  async statistics(): Promise<PanelBody> {
    const { statisticsPanel } = await loadStatistics();
    return statisticsPanel(this);
  }

  /** Whether a record is of the game in play. */
  private isThis(record: GameRecord, game: string, variant: string): boolean {
    const { host } = this;
    return (
      record.outcome === 'won' &&
      record.game === game &&
      record.variant === variant &&
      record.deal === host.save()!.deal &&
      record.moves === toCount(host.moveCount) &&
      record.elapsed === toCount(host.elapsed)
    );
  }

  /** Uses the history of the room, or the element's own. */
  private follow(): void {
    const { host } = this;
    if (!host.isConnected) return;
    const own = host.room ? undefined : gameHistory(host);
    this.take(own, own?.keeper ?? host.room?.history);
  }

  private take(own: GameHistory | undefined, keeper: HistoryKeeper | undefined): void {
    if (own !== this.own) {
      own?.use(this.missed);
      this.missed = [];
      this.own?.leave();
      this.own = own;
    }
    if (keeper === this.keeper) return;
    this.unsubscribe?.();
    this.unsubscribe = keeper?.subscribe(() => this.host.requestUpdate());
    this.keeper = keeper;
    this.isRead = false;
  }

  /** Loads the recorded games once. */
  private read(): void {
    if (this.isRead) return;
    this.isRead = true;
    if (this.keeper?.isLoaded === false) void this.keeper.load();
  }
}

const MEDAL = icon(
  'M12 14.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM9 13.5l-1.5 7 4.5-2.5 4.5 2.5-1.5-7',
);

/** Compares the win. A record has a medal. */
const recordTemplate = (words: ExtrasMessages, comparison: Comparison): TemplateResult => {
  const { isFirst, time, moves } = comparison;
  const isRecord = isFirst || time < 0 || moves < 0;
  return html`<p class="record ${isRecord ? 'best' : ''}" part="record">
    ${isRecord ? MEDAL : nothing}${comparedText(words, comparison)}
  </p>`;
};

function comparedText(
  { comparison }: ExtrasMessages,
  { isFirst, time, moves }: Comparison,
): string {
  if (isFirst) return comparison.first;
  if (time < 0) return moves < 0 ? comparison.best : comparison.fastest;
  if (moves < 0) return comparison.fewest;
  return moves === 0 ? comparison.equal : comparison.more({ moves });
}

function bestsTemplate(
  words: ExtrasMessages,
  { bestTime, fewestMoves, streak }: Statistics,
): TemplateResult | typeof nothing {
  if (bestTime === undefined || fewestMoves === undefined) return nothing;
  const bests = words.bests({ time: bestTime, moves: fewestMoves });
  const wins = streak > 1 ? ` · ${words.winsInARow({ wins: streak })}` : '';
  return html`<p part="bests">${bests}${wins}</p>`;
}
