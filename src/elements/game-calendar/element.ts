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
import { type CalendarWords, calendarEn } from '../../locales/calendar-en.js';
import type { GameEvent } from '../base/events.js';
import { hostText, isDaily } from '../base/host-value.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import { SheetElement } from '../base/sheet-element.js';
import { HistorySource, isKeeper } from '../controllers/history-source.js';
import { LanguageController, nearestLang } from '../controllers/language/language-controller.js';
import type { Room } from '../controllers/room.js';
import { type DayChosenDetail, tellChosen } from './chosen.js';
import { type SeasonView, frameTemplate } from './frame.js';
import { dayByKey } from './keys.js';
import { calendarLanguages, firstWeekday } from './languages.js';
import type { MonthView } from './month.js';
import { PlayedDaysController } from './played-days.js';
import { calendarStyles } from './styles.js';

/** The events of `<game-calendar>`, with their details. */
export type GameCalendarEventMap = KitEventMap<GameCalendar> & {
  'day-chosen': GameEvent<DayChosenDetail, GameCalendar>;
};

export type * from '../base/public-types.js';
export type { DayStreak } from '../../core/history/day.js';
export type { HistoryKeeper } from '../../storage/history-keeper.js';
export type { DayChosenDetail } from './chosen.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-calendar': GameCalendar;
  }
}

/** How many days there are before today where the page says nothing. */
const YEAR = 365;
/** What is accepted for the first day, and for the month. */
const ACCEPTED = { from: 'YYYY-MM-DD', month: 'YYYY-MM' };

/**
 * The days of a daily game, month by month: won, won later, begun, not played. A day that is chosen is played. In a room
 * with a season it shows that week.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used.
 * @fires {CustomEvent<DayChosenDetail>} day-chosen - A player has chosen a day; `preventDefault()` leaves it to the
 *   page what becomes of that.
 * @csspart frame - The whole.
 * @csspart title - The heading.
 * @csspart month - The month with its name and buttons.
 * @csspart caption - The name of the month.
 * @csspart button - The buttons beside it.
 * @csspart button-previous - To the month before.
 * @csspart button-next - To the month after.
 * @csspart grid - The table of days.
 * @csspart weekday - The name of a day of the week.
 * @csspart day - Every day.
 * @csspart day-won - One that was won on that day.
 * @csspart day-won-later - One that was won afterwards.
 * @csspart day-begun - One that was begun.
 * @csspart day-missed - One that was not played.
 * @csspart day-open - Today, before it is played.
 * @csspart day-to-come - One that comes after today.
 * @csspart day-outside - One before the first day.
 * @csspart day-today - Today.
 * @csspart day-playing - The one that is played in the game beside it.
 * @csspart mark - The sign under a date.
 * @csspart figures - The figures.
 * @csspart figure - A figure with its name.
 * @csspart figure-value - The figure alone.
 * @csspart rule - Which days count.
 * @csspart key - What the signs mean.
 * @csspart status - What was chosen, in words.
 * @csspart trouble - That games are not kept, where they are not.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The ground, light and dark.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for buttons and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - What is written on it.
 * @cssproperty [--baize-line] - Lines; else a faint text.
 * @cssproperty [--baize-accent=#f4c04e] - Days that were won, and the focus.
 * @cssproperty [--baize-on-accent=#241a02] - What is drawn on the accent.
 * @cssproperty [--baize-frame-radius=14px] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 */
export class GameCalendar extends SheetElement {
  static override readonly styles = calendarStyles;

  /** @ignore */
  declare addEventListener: Listening<GameCalendarEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameCalendarEventMap, EventListenerOptions>;

  /**
   * The id of a daily game: its days are shown, and a day that is chosen is played there. Outside of rooms its
   * own history is kept.
   * @attr {string} for
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /**
   * Which game is shown, by its name in records (`freecell`, `klondike`), where `for` names none; else the
   * daily game played last.
   * @attr {string} game
   */
  @property() game: string | null = null;
  /**
   * Which variant of it, as `writeOptions` gives it; empty for the game's own rules. Without it all variants
   * together.
   * @attr {string} variant
   */
  @property() variant: string | null = null;
  /**
   * Whose day it is, as on a game: `UTC`, `Europe/Berlin`; without a value the reader's. Without the attribute
   * it is as the game has it that `for` names.
   * @attr {string} daily
   */
  @property() daily: string | boolean | null = null;
  /**
   * The first day that can be played, `2026-01-01`; else the one a year ago.
   * @attr {string} from
   */
  @property() from: string | null = null;
  /**
   * The month that is shown, `2026-11`; else that of today.
   * @attr {string} month
   */
  @property() month: string | null = null;
  /** No figures. */
  @property({ type: Boolean }) calm = false;
  /** A history of the page's own, in the place of the room's. */
  @property({ attribute: false }) keeper: HistoryKeeper | null = null;

  /** @internal */
  words: CalendarWords = calendarEn;
  private readonly source = new HistorySource(this);
  private readonly played = new PlayedDaysController(this, this.source);
  /** The day where the reader was last. */
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

  /** Days in a row that were won, each on its day: up to today or yesterday, and the most. */
  get streak(): DayStreak {
    const days = this.played.days(this.played.kind);
    const won = [...days].flatMap(([day, how]) => (how === 'won' ? [day] : []));
    const streak = dayStreak(won, this.played.today);
    return 'value' in streak ? streak.value : { current: 0, best: 0 };
  }

  /** @internal Where the days of the game begin and end, where the page says so. */
  get pageZone(): Zone | undefined {
    const named = this.source.named as { readonly daily?: unknown } | undefined;
    const given = isDaily(this.daily) ? this.daily : named?.daily;
    return readDaily(given).plan.zone;
  }

  /** @internal The game as the page names it. */
  get kind(): Partial<DailyKind> {
    const [game, variant] = [hostText(this.game), hostText(this.variant)];
    return { ...(game && { game }), ...(variant !== undefined && { variant }) };
  }

  /** @internal The history has changed, or is another one. */
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
      season: this.season && this.seasonView(this.season, kind),
      status: this.status(words),
    });
  }

  private monthView(kind: DailyKind | undefined): MonthView {
    const { words, range, cursor, first, season } = this;
    const month = monthOf(cursor);
    const played = this.played.days(kind);
    return {
      ...{ words, first, cursor, isTurned: !season },
      caption: season ? this.seasonName(words) : words.month(month),
      weeks: season
        ? [weekOf(season, played, this.played.today)]
        : weeksOf(month, first, played, range),
      playing: this.played.playing,
      isReady: this.source.isReady,
      hasEarlier: month > monthOf(range.from),
      hasLater: month < monthOf(range.today),
      turn: (months) => this.show(addMonthsTo(cursor, months)),
      choose: (day) => this.choose(day),
      keydown: this.onKey,
    };
  }

  /** The days of the season of the room. */
  private get season(): readonly Day[] | undefined {
    const days = seasonDays(this.room?.season);
    return 'value' in days ? days.value : undefined;
  }

  private seasonName(words: CalendarWords): string {
    const [year, week] = this.room!.season!.split('-W').map(Number);
    return words.week(week!, year!);
  }

  private seasonView(days: readonly Day[], kind: DailyKind | undefined): SeasonView {
    const state = seasonState(days, this.played.today);
    const won = this.isCalm() ? undefined : this.played.wonIn(days, kind);
    return { won, note: this.words.season(state, days) };
  }

  /** The days that can be played. */
  private get range(): DayRange {
    const { from, season } = this;
    const { today } = this.played;
    if (season) return { from: season[0]!, today: today < season[6]! ? today : season[6]! };
    const first = 'value' in dayNumber(from) ? String(from) : addDays(today, -YEAR);
    return { from: first < today ? first : today, today };
  }

  /** The day that Tab leads to, in the month that is shown: where the reader was, what is played, or today. */
  private get cursor(): Day {
    const { month, range, place } = this;
    const at = place ?? this.played.playing ?? range.today;
    if (this.season) return nearestDay(at, range);
    const shown: MonthName = isMonth(month) ? month : monthOf(place ?? range.today);
    return nearestDay(monthOf(at) === shown ? at : sameDateIn(shown, at), range);
  }

  /** The first day of weeks, by the country that the page or the reader names. */
  private get first(): number {
    const { locale, room, words } = this;
    if (this.season) return 1;
    const tags = [locale, room?.locale, nearestLang(this), ...navigator.languages];
    return firstWeekday(words.language, tags);
  }

  private show(day: Day): void {
    this.place = nearestDay(day, this.range);
    if (!this.season) this.month = monthOf(this.place);
  }

  private choose(day: Day): void {
    this.show(day);
    const { game, variant = null } = this.played.kind ?? {};
    const isOurs = tellChosen(this, { source: 'player', game, variant, day });
    const { named } = this.source;
    if (!isOurs || !named) return;
    if ('day' in named) Object.assign(named, { day });
    else this.report(wrongOption('for', this.htmlFor, 'the id of a patience game').problem);
    this.status = (words) => words.chosen(day);
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

  /** The player's own wish, else the page's: of this element, the room or the game. */
  private isCalm(): boolean {
    const wish = this.preferences['calm'];
    return wish === 'on' || (wish !== 'off' && (this.calm || this.source.isCalm));
  }
}
