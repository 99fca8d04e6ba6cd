import { type PropertyValues, type TemplateResult, isServer } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  type DailyKind,
  type DayRange,
  type MonthName,
  addDays,
  addMonthsTo,
  isMonth,
  monthOf,
  nearestDay,
  sameDateIn,
  weekOf,
  weeksOf,
} from '../../core/history/calendar.js';
import { readDaily } from '../../core/history/daily-plan.js';
import { type Day, type DayStreak, dayNumber, dayStreak } from '../../core/history/day.js';
import { seasonDays, seasonState } from '../../core/history/season.js';
import type { Zone } from '../../core/history/zone.js';
import { wrongOption } from '../../core/engine/option.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { dateText, monthText } from '../../locales/date-text.js';
import type { GameEvent } from '../base/events.js';
import { hostText, isDaily } from '../base/host-value.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { SheetElement } from '../base/sheet-element.js';
import { HistorySource, isKeeper } from '../controllers/history-source.js';
import { LanguageController, nearestLang } from '../controllers/language/language-controller.js';
import type { Room } from '../controllers/room.js';
import { dispatchTo } from '../base/listener-errors.js';
import { type SeasonView, frameTemplate } from './frame.js';
import { dayByKey } from './keys.js';
import { firstWeekday } from './first-weekday.js';
import type { MonthBadge, MonthView } from './month.js';
import { PlayedDaysController } from './played-days.js';
import { calendarStyles } from './styles.js';
import { type CalendarWords, calendarLanguages, calendarWords, seasonText } from './words.js';

/** The player chose a day. Then the game that `for` names plays it, unless `preventDefault()` is called. */
export interface DayChosenDetail {
  /** Always `player`: only players choose days. */
  readonly source: 'player';
  /** The game's name in records, such as `freecell`. `undefined` if the page names none and none was played. */
  readonly game: string | undefined;
  /** The variant of the game, as `writeOptions` returns it. `null` for any variant. */
  readonly variant: string | null;
  /** The day, such as `2026-11-21`. */
  readonly day: Day;
}

/** The events of `<game-calendar>`, with their details. */
export type GameCalendarEventMap = KitEventMap<GameCalendar> & {
  'day-chosen': GameEvent<DayChosenDetail, GameCalendar>;
};

export type * from '../base/public-types.js';
export type { DayStreak } from '../../core/history/day.js';
export type { HistoryKeeper } from '../../storage/history-keeper.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-calendar': GameCalendar;
  }
  interface GlobalEventHandlersEventMap {
    'day-chosen': GameEvent<DayChosenDetail>;
  }
}

/** The default of `from`, in days before today. */
const YEAR = 365;
/** The formats in messages about wrong values. */
const ACCEPTED = { from: 'YYYY-MM-DD', month: 'YYYY-MM' };

/**
 * A calendar of a daily game's days: won, won later, begun, not played. Choosing a day plays it. In a room with
 * a season it shows that week.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used, or something failed to load. Each problem is reported once.
 * @fires {CustomEvent<DayChosenDetail>} day-chosen - The player chose a day. Then the game that `for` names plays it, unless `preventDefault()` is called.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The background.
 * @cssproperty [--baize-scheme] - `light` or `dark`, independent of the page. Default: the page's.
 * @cssproperty [--baize-shade=black] - The colour that is mixed into the felt for buttons and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - The text on the felt.
 * @cssproperty [--baize-line] - The lines. Default: a faint `--baize-text`.
 * @cssproperty [--baize-accent=#f4c04e] - Won days, and the focus ring.
 * @cssproperty [--baize-on-accent=#241a02] - The text on the accent.
 * @cssproperty [--baize-frame-radius=14px] - The radius of the corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The font.
 * @csspart frame - The whole calendar.
 * @csspart title - The heading.
 * @csspart month - The month with its name and buttons. Names: `caption`, `grid`, `weekday`.
 * @csspart button - Every button: those beside the month's name, and the one that plays today's game. Names: `button-previous`, `button-next`, `button-today`.
 * @csspart day - Every day. States: `won`, `won-later`, `begun`, `missed`, `open`, `to-come`, `outside`, `today`, `playing`.
 * @csspart mark - The sign under a date.
 * @csspart badge - How many days of the month were won.
 * @csspart figures - The figures. Names: `figure`, `figure-value`.
 * @csspart rule - Which days count.
 * @csspart key - What the signs mean.
 * @csspart status - The chosen day, in words.
 * @csspart trouble - Why games can't be stored, if they can't.
 */
export class GameCalendar extends SheetElement {
  static override readonly styles = calendarStyles;

  /** @ignore */
  declare addEventListener: Listening<GameCalendarEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameCalendarEventMap, EventListenerOptions>;

  /**
   * The id of a daily game: the calendar shows its days, and the game plays a day that is chosen. Outside of rooms its
   * finished games are recorded.
   * @attr {string} for
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /**
   * The game that is shown if there is no `for`, by its name in records (`freecell`, `klondike`). Default: the daily
   * game that was played last.
   * @attr {string} game
   */
  @property() game: string | null = null;
  /**
   * The variant of `game`, as `writeOptions` returns it; empty for the game's default rules. Default: all variants
   * together.
   * @attr {string} variant
   */
  @property() variant: string | null = null;
  /**
   * The time zone of the days, as on a game: `UTC`, `Europe/Berlin`; an empty value means the reader's.
   * Default: that of the game that `for` names.
   * @attr {string} daily
   */
  @property() daily: string | boolean | null = null;
  /**
   * The first day that can be played, `2026-01-01`. Default: a year ago.
   * @attr {string} from
   */
  @property() from: string | null = null;
  /**
   * The month that is shown, `2026-11`. Default: this month.
   * @attr {string} month
   */
  @property() month: string | null = null;
  /** Hides the figures. */
  @property({ type: Boolean }) calm = false;
  /** The history that is shown. Default: the room's. */
  @property({ attribute: false }) keeper: HistoryKeeper | null = null;

  /** @internal */
  words: CalendarWords = calendarWords;
  private readonly source = new HistorySource(this);
  private readonly played = new PlayedDaysController(
    this,
    this.source,
    () => this.pageZone,
    () => this.pageKind,
  );
  /** The day that the reader last moved to or chose. */
  @state() private place: Day | undefined;
  @state() private status: (words: CalendarWords) => string = () => '';

  constructor() {
    super();
    new LanguageController(this, () => calendarLanguages, {
      complain: (problem) => this.report(problem),
    });
  }

  /** @internal */
  get room(): Room | undefined {
    return this.source.room;
  }

  /** The number of days in a row that were won, each on its day: up to today or yesterday, and the most ever. */
  get streak(): DayStreak {
    const days = this.played.days(this.played.kind);
    const won = [...days].flatMap(([day, state]) => (state === 'won' ? [day] : []));
    const streak = dayStreak(won, this.played.today);
    return 'value' in streak ? streak.value : { current: 0, best: 0 };
  }

  /** The time zone of the days, if the page names one. */
  private get pageZone(): Zone | undefined {
    const named = this.source.named as { readonly daily?: unknown } | undefined;
    const given = isDaily(this.daily) ? this.daily : named?.daily;
    return readDaily(given).plan.zone;
  }

  /** The game and variant that the page names. */
  private get pageKind(): Partial<DailyKind> {
    const [game, variant] = [hostText(this.game), hostText(this.variant)];
    return { ...(game && { game }), ...(variant !== undefined && { variant }) };
  }

  /** @internal The history changed, or another one is shown. */
  historyChanged(): void {
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { keeper, htmlFor, daily, from, month } = this;
    const report = (name: string, given: unknown, isRight: boolean, accepted: string): void => {
      if (!changed.has(name) || (given ?? null) === null || isRight) return;
      this.report(wrongOption(name === 'htmlFor' ? 'for' : name, given, accepted).problem);
    };
    report('keeper', keeper, !keeper || isKeeper(keeper), 'HistoryKeeper');
    report('htmlFor', htmlFor, hostText(htmlFor) !== undefined, 'a text');
    report('game', this.game, hostText(this.game) !== undefined, 'a text');
    report('variant', this.variant, hostText(this.variant) !== undefined, 'a text');
    report('from', from, 'value' in dayNumber(from), ACCEPTED.from);
    report('month', month, isMonth(month), ACCEPTED.month);
    const { problem } = readDaily(isDaily(daily) ? daily : true);
    if (changed.has('daily') && problem) this.report(problem);
  }

  protected override render(): TemplateResult {
    const { words, source, played } = this;
    const { kind } = played;
    return frameTemplate({
      ...{ words, source, game: kind?.game, theme: this.shownTheme },
      month: (isServer as boolean) ? undefined : this.monthView(kind),
      streak: this.isCalm() || this.season ? undefined : this.streak,
      badge: this.isCalm() || this.season ? undefined : this.badge(kind),
      playToday: this.canPlayToday(kind) ? () => this.choose(this.range.today) : undefined,
      season: this.season && this.seasonView(this.season, kind),
      status: this.status(words),
    });
  }

  private monthView(kind: DailyKind | undefined): MonthView {
    const { words, range, cursor, first, season } = this;
    const month = monthOf(cursor);
    const played = this.played.days(kind);
    return {
      ...{ words, first, cursor, hasOthers: !season },
      caption: season ? this.seasonName(words) : monthText(words, month),
      weeks: season
        ? [weekOf(season, played, this.played.today)]
        : weeksOf(month, first, played, range),
      playing: this.played.playing,
      isReady: this.source.isReady,
      hasEarlier: month > monthOf(range.from),
      hasLater: month < monthOf(range.today),
      showMonth: (step) => this.show(addMonthsTo(cursor, step)),
      choose: (day) => this.choose(day),
      keydown: this.onKey,
    };
  }

  /** The days of the shown month that were won, on their day or later. */
  private badge(kind: DailyKind | undefined): MonthBadge | undefined {
    if (isServer as boolean) return undefined;
    const month = monthOf(this.cursor);
    const played = [...this.played.days(kind)];
    const won = played.filter(([day, state]) => monthOf(day) === month && state !== 'begun').length;
    const [year, number] = month.split('-').map(Number);
    return { won, days: new Date(Date.UTC(year!, number, 0)).getUTCDate() };
  }

  /** Whether today has a game that was not won. */
  private canPlayToday(kind: DailyKind | undefined): boolean {
    if (isServer as boolean) return false;
    const { today } = this.played;
    const state = this.played.days(kind).get(today);
    return this.range.today === today && this.source.isReady && state !== 'won';
  }

  /** The days of the room's season. */
  private get season(): readonly Day[] | undefined {
    const days = seasonDays(this.room?.season);
    return 'value' in days ? days.value : undefined;
  }

  private seasonName(words: CalendarWords): string {
    const [year = '', week = ''] = this.room!.season!.split('-W');
    return words.calendar.week({ week: String(Number(week)), year });
  }

  private seasonView(days: readonly Day[], kind: DailyKind | undefined): SeasonView {
    const state = seasonState(days, this.played.today);
    const won = this.isCalm() ? undefined : this.played.wonIn(days, kind);
    return { won, note: seasonText(this.words, state, days) };
  }

  /** The first and the last day that can be played. */
  private get range(): DayRange {
    const { from, season } = this;
    const { today } = this.played;
    if (season) return { from: season[0]!, today: today < season[6]! ? today : season[6]! };
    const first = 'value' in dayNumber(from) ? String(from) : addDays(today, -YEAR);
    return { from: first < today ? first : today, today };
  }

  /** The day in the tab order, within the shown month: the reader's last one, the one in play, or today. */
  private get cursor(): Day {
    const { month, range, place } = this;
    const at = place ?? this.played.playing ?? range.today;
    if (this.season) return nearestDay(at, range);
    const shown: MonthName = isMonth(month) ? month : monthOf(place ?? range.today);
    return nearestDay(monthOf(at) === shown ? at : sameDateIn(shown, at), range);
  }

  /** The first day of a week, by the country in the language tags of page and reader. */
  private get first(): number {
    const { locale, room, words } = this;
    if (this.season) return 1;
    const tags = [locale, room?.locale, nearestLang(this), ...navigator.languages];
    return firstWeekday(words.kit.intlLocale, tags);
  }

  private show(day: Day): void {
    this.place = nearestDay(day, this.range);
    if (!this.season) this.month = monthOf(this.place);
  }

  private choose(day: Day): void {
    this.show(day);
    const { game, variant = null } = this.played.kind ?? {};
    const detail: DayChosenDetail = { source: 'player', game, variant, day };
    const how = { bubbles: true, composed: true, cancelable: true };
    const event = new CustomEvent('day-chosen', { ...how, detail });
    dispatchTo(this, event);
    const { named } = this.source;
    if (event.defaultPrevented || !named) return;
    if ('day' in named) Object.assign(named, { day });
    else this.report(wrongOption('for', this.htmlFor, 'the id of a patience game').problem);
    this.status = (words) => words.calendar.chosen({ date: dateText(words, day) });
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const grid = event.currentTarget as HTMLElement;
    const isRtl = getComputedStyle(grid).direction === 'rtl';
    const day = dayByKey(event, this.cursor, this.first, isRtl);
    if (day === undefined) return;
    event.preventDefault();
    this.show(day);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-day="${this.cursor}"]`)?.focus(),
    );
  };

  /** The player's preference, or if there is none the page's: on this element, the room or the game. */
  private isCalm(): boolean {
    const preference = this.preferences['calm'];
    return preference === 'on' || (preference !== 'off' && (this.calm || this.source.isCalm));
  }
}
