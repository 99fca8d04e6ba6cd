import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import { type DailyKind, type PlayedDays, playedDays } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import { NO_HISTORY } from '../../core/history/history.js';
import { seasonGames } from '../../core/history/season.js';
import { type Zone, dayIn, nextDay } from '../../core/history/zone.js';
import { type Played, dayOf, savedBy } from '../card-room/played.js';
import { type Entry, StartedGames } from '../card-room/started-games.js';
import { variantOf } from '../card-room/usual-options.js';
import type { HistorySource } from '../controllers/history-source.js';
import { LAST_ZONE, now, readersZone, seasonDay } from '../base/readers-day.js';

/** Whose days are shown. */
export interface PlayedDaysHost extends ReactiveControllerHost, HTMLElement {
  /** Where the days of the game begin and end, where the page says so; else it is the reader's zone. */
  readonly pageZone: Zone | undefined;
  /** The game that the page names by its name in records, and its variant. */
  readonly kind: Partial<DailyKind>;
}

/** What tells that another day is played, or another one begun. */
const EVENTS = ['game-start', 'game-move', 'game-undo', 'game-win'] as const;

/** A timer of more than this many milliseconds ends at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * What is known of the days of a daily game: from the history, and from the games that are begun and not counted
 * yet. It has the element drawn anew as a game is begun beside it or in another tab, and as the next day begins.
 */
export class PlayedDaysController implements ReactiveController {
  private midnight: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: PlayedDaysHost,
    private readonly source: HistorySource,
  ) {
    host.addController(this);
  }

  /** Today, where the game's days begin and end. */
  get today(): Day {
    return dayIn(this.zone, now());
  }

  private get zone(): Zone {
    return this.host.pageZone ?? readersZone();
  }

  /** Which game it is: that of the element that the page names, else as the page says, else the last of a day. */
  get kind(): DailyKind | undefined {
    const { game, variant = null } = this.host.kind;
    const named: Played | undefined = this.source.named;
    const saved = named && savedBy(named);
    if (saved && typeof saved.game === 'string') {
      const options = (saved.options ?? {}) as Readonly<Record<string, unknown>>;
      return { game: saved.game, variant: variantOf(saved.game, options) };
    }
    const last = this.source.keeper?.history.records.findLast(({ day }) => day !== undefined);
    const name = game ?? last?.game;
    return name === undefined ? undefined : { game: name, variant };
  }

  /** The day that is played in the game that the page names. */
  get playing(): Day | undefined {
    const named: Played | undefined = this.source.named;
    return dayOf(named?.day).day;
  }

  /** What became of each day. */
  days(kind: DailyKind | undefined): PlayedDays {
    if (!kind) return new Map();
    const { keeper } = this.source;
    const zone = this.host.pageZone ?? LAST_ZONE;
    const dayOfTime = (time: number): Day => dayIn(zone, time);
    return playedDays(keeper?.history ?? NO_HISTORY, kind, this.begun(kind), dayOfTime);
  }

  /** How many deals of a season were won in it. */
  wonIn(days: readonly Day[], kind: DailyKind | undefined): number {
    const { keeper } = this.source;
    const dayOfTime = seasonDay(this.host.pageZone);
    const games = seasonGames(keeper?.history ?? NO_HISTORY, days, dayOfTime);
    const ours = games.filter(
      ({ game, variant }) => game === kind?.game && (kind.variant ?? variant) === variant,
    );
    return days.filter((_, place) => ours.some(({ results }) => results[place])).length;
  }

  hostConnected(): void {
    for (const name of EVENTS) document.addEventListener(name, this.onGame);
    addEventListener('storage', this.onStorage);
    document.addEventListener('visibilitychange', this.anew);
  }

  hostDisconnected(): void {
    for (const name of EVENTS) document.removeEventListener(name, this.onGame);
    removeEventListener('storage', this.onStorage);
    document.removeEventListener('visibilitychange', this.anew);
    clearTimeout(this.midnight);
  }

  hostUpdated(): void {
    if (isServer as boolean) return;
    clearTimeout(this.midnight);
    const time = now();
    if (!this.host.isConnected) return;
    const wait = Math.min(LONGEST, nextDay(this.zone, time) - time);
    this.midnight = setTimeout(this.anew, wait);
  }

  private readonly anew = (): void => this.host.requestUpdate();

  /** Only what has a day matters, and the game that the page names, which may just have got another one. */
  private readonly onGame = (event: Event): void => {
    const game = event.composedPath()[0] as Played;
    if (game.day !== undefined || game === this.source.named) this.anew();
  };

  /** Another tab has noted a game that was begun, or has ended. */
  private readonly onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.endsWith('counted')) this.anew();
  };

  /** The days that are begun and not counted yet, or whose way to win was shown. */
  private begun({ game, variant }: DailyKind): readonly Day[] {
    const { own, room } = this.source;
    const started = own?.started ?? (room && new StartedGames(room.store));
    const isOf = ({ rest, isCounted, isShown, ...entry }: Entry): boolean =>
      entry.game === game &&
      rest !== undefined &&
      (!isCounted || isShown === true) &&
      (variant === null || rest.variant === variant);
    return (started?.games ?? []).filter(isOf).flatMap(({ day }) => dayOf(day).day ?? []);
  }
}
