import { toJson } from '../../core/engine/json.js';
import { type ReactiveController, type TemplateResult, css, html, nothing } from 'lit';
import { type Grade, GRADES } from '../../core/solver/grade-name.js';
import { type Day, dayAfter, dayStreak } from '../../core/history/day.js';
import type { History } from '../../core/history/history.js';
import { statisticsOf } from '../../core/history/statistics.js';
import { dayIn, nextDay } from '../../core/history/zone.js';
import { day as english } from '../../locales/compiled/en/day.js';
import { day as loadDay } from '../../locales/compiled/load/day.js';
import type { DayMessages } from '../../locales/compiled/types.js';
import { dayParts } from '../../locales/day-parts.js';
import { extrasOf } from '../../locales/extras.js';
import { loaderFor } from '../controllers/language/gather.js';
import { now } from '../base/readers-day.js';
import { adoptStyles } from '../base/adopt-styles.js';
import type { DayView } from '../controllers/links.js';
import type { PatienceWith } from '../controllers/patience-host.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { Frame, FrameHost } from '../ui/frame-host.js';
import { menuItemTemplate } from '../ui/icon.js';
import { winBody, winTitle } from '../ui/overlays.js';
import { type PanelButton, panelTemplate } from '../ui/panel.js';
import type { HostDays } from './host-days.js';

const MINUTE = 60_000;

const dayStyles = css`
  .day-short {
    display: none;
  }
  .what,
  .title {
    min-inline-size: 0;
  }
  /* The day identifies the deal. The number is visible only while another one is typed. */
  .what:has(.day) .deal:not(:focus-within) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* All grades have the same place, as wide as the longest. */
  .day-grade {
    display: inline-grid;
    white-space: pre;
  }
  .day-grade > * {
    grid-area: 1 / 1;
  }
  .grade-room {
    visibility: hidden;
  }
  /* As high as the button that replaces the time. */
  .day-next {
    display: grid;
    place-content: center;
    min-block-size: 2.8em;
    margin-block-start: 6px;
    font-variant-numeric: tabular-nums;
  }
  .day-next button {
    padding: 6px 16px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    font-weight: 600;
  }
  /* The whole date and the grade don't fit in one line. */
  @container (width < 47em) {
    .day:has(.day-grade) .day-long {
      display: none;
    }
    .day:has(.day-grade) .day-short {
      display: inline;
    }
  }
  @container (width < 37.14em) {
    .day-long,
    .toolbar .day-streak {
      display: none;
    }
    .day-short {
      display: inline;
    }
    /* Nothing follows the grade here. */
    .grade-room {
      display: none;
    }
  }
  @container (width < 31em) {
    .toolbar .day-grade {
      display: none;
    }
  }
  @container (width < 24.28em) {
    .title:has(.day) {
      font-size: 0.9286em;
    }
  }
  @media (pointer: coarse) {
    .day-next,
    .day-next button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .day-next button {
      border: 1px solid;
    }
  }
`;

/** The parts of an element that show its day. */
type DayViewHost = PatienceWith<
  'words' | 'gameTitle' | 'panels' | 'player' | 'offered' | 'records' | 'loadFailed'
> & { readonly game: { readonly hasConflict: boolean } };

/** The game that is shown. */
export interface DayOfGame {
  /** The day of the current deal. */
  readonly day: Day | undefined;
  /** Whether this game's deals have grades. */
  readonly hasGrades: boolean;
  /** The grade of the deal, once it is found. */
  readonly grade: Grade | undefined;
  /** The page's settings for days. */
  readonly page: Pick<HostDays, 'zone' | 'isDaily' | 'endsToday' | 'placeInSeason'>;
  /** Whether the deal of a day was won here. */
  isWon(day: Day): boolean;
  playDay(day: Day, source: 'player'): void;
}

/** A game's title and its date, with the year. */
export interface DatedTitle {
  readonly title: string;
  readonly date: string;
}

const yearOf = (day: Day): string => day.slice(0, 4);

/** The days that were won on time, with the options of one kind of game. */
interface WonDays {
  readonly history: History;
  readonly kind: string;
  readonly days: readonly Day[];
}

/** Shows the day of a deal: its name, the streak, and after a win the time to the next day. */
export class GameDayView implements DayView, ReactiveController {
  /** Loads the words. `undefined` for English. */
  private loader: (() => Promise<DayMessages>) | undefined;
  private foreign: LazyPart<DayMessages> | undefined;
  private won: WonDays | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of the day that the panel counts down to. */
  private end: number | undefined;

  constructor(
    private readonly host: DayViewHost,
    private readonly game: DayOfGame,
  ) {
    host.addController(this);
    host.records.watch();
  }

  hostUpdate(): void {
    // Before the first picture with the name of a day, so that nothing in it moves.
    adoptStyles(this.host.shadowRoot!, dayStyles);
    this.end = undefined;
    const { host } = this;
    const loader = loaderFor(host.words, loadDay);
    if (loader !== this.loader) {
      this.loader = loader;
      this.foreign = loader && new LazyPart(host, lazy('day-words', loader));
    }
    this.foreign?.loadInBackground();
  }

  hostUpdated(): void {
    const { host, end } = this;
    clearTimeout(this.timer);
    if (end === undefined) return;
    const rest = (end - now()) % MINUTE;
    this.timer = setTimeout(() => host.requestUpdate(), rest > 0 ? rest : MINUTE);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
  }

  /** The title and the date, with the year. They are in English if the element's language can't be loaded. */
  async datedTitle(day: Day): Promise<DatedTitle> {
    const words = (await this.foreign?.load().catch(() => undefined)) ?? english;
    const date = words.date({ ...dayParts(this.locale, day, 'long'), year: yearOf(day) });
    return { date, title: words.gameOf({ game: this.host.gameTitle, date }) };
  }

  private get words(): DayMessages | undefined {
    const { foreign } = this;
    return foreign && !foreign.hasFailed ? foreign.value : english;
  }

  get hasWords(): boolean {
    return this.words !== undefined;
  }

  get title(): string | undefined {
    const { game, words, host } = this;
    const { day } = game;
    return day && words?.gameOf({ game: host.gameTitle, date: this.dateOf(day, words) });
  }

  get heading(): TemplateResult {
    const { game, words, host, title, place } = this;
    const { gameTitle } = host;
    const short = place
      ? words!.shortInSeason({ game: gameTitle, place })
      : words!.short({ game: gameTitle, ...dayParts(this.locale, game.day!, 'short') });
    return html`<span class="day" part="day"
      ><span class="day-long">${title}</span
      ><span class="day-short">${short}</span>${this.grade}</span
    >`;
  }

  /** The grade after the day. It is found late, so it has a reserved place and nothing moves. */
  private get grade(): unknown {
    const { grade, hasGrades } = this.game;
    if (!hasGrades) return nothing;
    const { grades } = extrasOf(this.host.words);
    const words = GRADES.map((name, index) =>
      index + 1 === grade
        ? html`<span part="day-grade">${' · '}${grades[name]}</span>`
        : html`<span class="grade-room" aria-hidden="true">${' · '}${grades[name]}</span>`,
    );
    return html`<span class="day-grade">${words}</span>`;
  }

  /** The number of the day in the season. */
  private get place(): number | undefined {
    const { game } = this;
    return game.day === undefined ? undefined : game.page.placeInSeason(game.day);
  }

  get streak(): unknown {
    const text = this.noteText;
    // A minifier would drop a space at a template's start.
    return text && html`<span class="day-streak" part="day-streak">${' · '}${text}</span>`;
  }

  get menuItem(): unknown {
    const { host, game, words } = this;
    const { today } = this;
    if (!words || !game.page.isDaily || game.day === today || !host.offered.has('new'))
      return nothing;
    return menuItemTemplate({
      name: 'day',
      label: words.today,
      choose: () => this.askForDay(today),
    });
  }

  /** By the records, or by a win that is not recorded. */
  isWon(day: Day): boolean {
    return this.game.isWon(day) || this.wonDays.includes(day);
  }

  winPanel(host: FrameHost, frame: Frame): TemplateResult {
    const note = this.noteText;
    const body = html`${winBody(host, { ...frame, dealText: this.title! })}
    ${note && html`<p part="day-streak">${note}</p>`}${this.nextTemplate(host, frame)}`;
    const { newGame, share, replay } = host.words.kit.panelButtons;
    const offered = (control: 'new' | 'share' | 'replay', label: string): readonly PanelButton[] =>
      frame.offers(control) ? [{ label, press: () => frame.command(control) }] : [];
    return panelTemplate('win', winTitle(host, frame), body, [
      ...offered('share', share),
      ...offered('replay', replay),
      ...this.dayBefore(frame),
      ...offered('new', newGame),
    ]);
  }

  private get today(): Day {
    return dayIn(this.game.page.zone, now());
  }

  /** A date, with its year if that is not the current one. */
  private dateOf(day: Day, words: DayMessages): string {
    const year = yearOf(day) === yearOf(this.today) ? undefined : yearOf(day);
    return words.date({ ...dayParts(this.locale, day, 'long'), year });
  }

  /** The locale of the words in use. */
  private get locale(): string {
    const { foreign, host } = this;
    return foreign?.hasFailed ? 'en' : host.words.kit.intlLocale;
  }

  /** Plays the deal of a day, after asking the page. */
  private askForDay(day: Day): void {
    const { host, game } = this;
    if (host.game.hasConflict) return;
    host.panels.close();
    const request = { control: 'day', deal: undefined, day } as const;
    if (host.player.may('game-request-new', request)) game.playDay(day, 'player');
  }

  private dayBefore(frame: Frame): readonly PanelButton[] {
    const { game, today } = this;
    const words = this.words!;
    const before = dayAfter(game.day!, -1);
    if ('problem' in before || !frame.offers('new')) return [];
    const day = before.value;
    if (this.place && !game.page.placeInSeason(day)) return [];
    const yesterday = dayAfter(today, -1);
    const isYesterday = 'value' in yesterday && yesterday.value === day;
    const label = isYesterday ? words.yesterday : this.dateOf(day, words);
    return [{ label, press: () => this.askForDay(day) }];
  }

  /** The time to the next day's deal, or the button that plays it once it is there. */
  private nextTemplate(host: FrameHost, frame: Frame): unknown {
    const { game, today } = this;
    const words = this.words!;
    if (!game.page.isDaily) return nothing;
    if (game.day !== today && !this.isWon(today) && frame.offers('new')) {
      return html`<p class="day-next">
        <button type="button" part="button button-today" @click=${() => this.askForDay(today)}>
          ${words.today}
        </button>
      </p>`;
    }
    if (host.inForce.isOn('calm') || game.page.endsToday) return nothing;
    const time = now();
    this.end = nextDay(game.page.zone, time);
    const minutes = Math.ceil((this.end - time) / MINUTE);
    return html`<p class="day-next" part="day-next" role="timer">
      ${words.next({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </p>`;
  }

  /** The day of the season, otherwise the streak. */
  private get noteText(): string | undefined {
    const { place, words } = this;
    return place ? words?.dayOfSeason({ place }) : this.streakText;
  }

  private get streakText(): string | undefined {
    const { host, words, wonDays, today } = this;
    if (!words || !host.records.isShown) return undefined;
    const streak = dayStreak(wonDays, today);
    const days = 'value' in streak ? streak.value.current : 0;
    return days > 1 ? words.daysInARow({ days }) : undefined;
  }

  /** The days won in the current game with its options. */
  private get wonDays(): readonly Day[] {
    const { history, kind } = this.host.records;
    if (!history || !kind) return [];
    const name = toJson(kind);
    if (this.won?.history !== history || this.won.kind !== name) {
      const { days } = statisticsOf(history, kind.game, kind.variant, 0);
      this.won = { history, kind: name, days };
    }
    return this.won.days;
  }
}
