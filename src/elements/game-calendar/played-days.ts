import { type LitElement, type ReactiveController, isServer } from 'lit';
import { type DailyKind, type PlayedDays, playedDays } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import { NO_HISTORY } from '../../core/history/history.js';
import { seasonGames } from '../../core/history/season.js';
import { type Zone, dayIn, nextDay } from '../../core/history/zone.js';
import { type GameLike, dayOf, saveOf, variantIn } from '../card-room/playthrough.js';
import { type StartedGame, StartedGames } from '../card-room/started-games.js';
import type { HistorySource } from '../controllers/history-source.js';
import { LAST_ZONE, now, readersZone, seasonDay } from '../base/readers-day.js';

/** The events that may change the state of a day. */
const EVENTS = ['game-start', 'game-move', 'game-undo', 'game-win'] as const;

/** The longest timeout in milliseconds. A longer one would end at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * The states of a daily game's days: from the history, and from games that are begun and not yet counted. Updates the
 * element when a game changes beside it or in another tab, and when the next day begins.
 */
export class PlayedDaysController implements ReactiveController {
  private midnight: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param pageZone returns the time zone of the days, if the page names one; default: the reader's
   * @param pageKind returns the game and variant that the page names
   */
  constructor(
    private readonly host: LitElement,
    private readonly source: HistorySource,
    private readonly pageZone: () => Zone | undefined,
    private readonly pageKind: () => Partial<DailyKind>,
  ) {
    host.addController(this);
  }

  /** Today, in the time zone of the game's days. */
  get today(): Day {
    return dayIn(this.zone, now());
  }

  private get zone(): Zone {
    return this.pageZone() ?? readersZone();
  }

  /** The game that is shown: that of the element that `for` names, or `game`, or the daily game played last. */
  get kind(): DailyKind | undefined {
    const { game, variant = null } = this.pageKind();
    const named: GameLike | undefined = this.source.named;
    const save = named && saveOf(named);
    if (save && typeof save.game === 'string') {
      return { game: save.game, variant: variantIn(named, save) };
    }
    const last = this.source.keeper?.history.records.findLast(({ day }) => day !== undefined);
    const name = game ?? last?.game;
    return name === undefined ? undefined : { game: name, variant };
  }

  /** The day that is being played in the game that `for` names. */
  get playing(): Day | undefined {
    const named: GameLike | undefined = this.source.named;
    return dayOf(named?.day).day;
  }

  days(kind: DailyKind | undefined): PlayedDays {
    if (!kind) return new Map();
    const { keeper } = this.source;
    const zone = this.pageZone() ?? LAST_ZONE;
    const dayOfTime = (time: number): Day => dayIn(zone, time);
    return playedDays(keeper?.history ?? NO_HISTORY, kind, this.begun(kind), dayOfTime);
  }

  /** How many deals of a season were won during the season. */
  wonIn(days: readonly Day[], kind: DailyKind | undefined): number {
    const { keeper } = this.source;
    const dayOfTime = seasonDay(this.pageZone());
    const games = seasonGames(keeper?.history ?? NO_HISTORY, days, dayOfTime);
    const ours = games.filter(
      ({ game, variant }) => game === kind?.game && (kind.variant ?? variant) === variant,
    );
    return days.filter((_, place) => ours.some(({ results }) => results[place])).length;
  }

  hostConnected(): void {
    for (const name of EVENTS) document.addEventListener(name, this.onGame);
    addEventListener('storage', this.onStorage);
    document.addEventListener('visibilitychange', this.update);
  }

  hostDisconnected(): void {
    for (const name of EVENTS) document.removeEventListener(name, this.onGame);
    removeEventListener('storage', this.onStorage);
    document.removeEventListener('visibilitychange', this.update);
    clearTimeout(this.midnight);
  }

  hostUpdated(): void {
    if (isServer as boolean) return;
    clearTimeout(this.midnight);
    const time = now();
    if (!this.host.isConnected) return;
    const wait = Math.min(LONGEST_TIMEOUT, nextDay(this.zone, time) - time);
    this.midnight = setTimeout(this.update, wait);
  }

  private readonly update = (): void => this.host.requestUpdate();

  /** Games without a day are ignored, except the one that `for` names: its day may have been removed. */
  private readonly onGame = (event: Event): void => {
    const game = event.composedPath()[0] as GameLike;
    if (game.day !== undefined || game === this.source.named) this.update();
  };

  /** Another tab may have changed its list of started games. */
  private readonly onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.endsWith('counted')) this.update();
  };

  /** The days whose games are begun and not yet counted, or had a way to win shown. */
  private begun({ game, variant }: DailyKind): readonly Day[] {
    const { own, room } = this.source;
    const started = own?.started ?? (room && new StartedGames(room.store));
    const isOf = ({ rest, isCounted, isShown, ...entry }: StartedGame): boolean =>
      entry.game === game &&
      rest !== undefined &&
      (!isCounted || isShown === true) &&
      (variant === null || rest.variant === variant);
    return (started?.games ?? []).filter(isOf).flatMap(({ day }) => dayOf(day).day ?? []);
  }
}
