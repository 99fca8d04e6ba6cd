import { toJson } from '../../core/engine/json.js';
import type { Day } from '../../core/history/day.js';
import type { Grade } from '../../core/solver/grade-name.js';
import type { Checked } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import type { Save } from '../../core/engine/save.js';
import { LazyPart, lazy } from '../base/lazy.js';
import { hostFactory } from '../base/report.js';
import type { LinksHost, SharedGame } from '../controllers/links.js';
import type { DayOfGame, GameDayView } from './day-view.js';
import { gradeDeal } from '../solver/solve.js';
import { HostDays } from './host-days.js';
import { dealOf } from './today.js';

const loadDayView = lazy('day', () => import('./day-view.js'));

/** Deal and options as one text: a game in whatever state. */
export const gameOf = (
  save: Pick<Save, 'deal' | 'deck' | 'options'> | undefined,
): string | undefined => save && toJson([save.deal, save.deck, save.options]);

/** A game and its day in words, with the year. */
interface DatedTitle {
  readonly title: string;
  readonly date: string;
}

/** Which day's deal a game plays, and of which day the next one is. */
export class GameDays<State, Move> implements DayOfGame {
  /** What the page wants. */
  readonly page: HostDays;
  /** The day whose deal was asked for last, until a game begins. */
  asked: Day | undefined;
  /** Whether any deal is dealt because that of the day can't be had. */
  isInstead = false;
  /** What is shown of a day. */
  private readonly viewPart: LazyPart<GameDayView>;
  /** The games that are known to be a day's, by that day and their options: yesterday's may be in play. */
  private readonly known = new Map<string, string | undefined>();
  /** The days that were begun here, with their options. */
  private readonly begun = new Set<string>();
  /** How hard the deals of days are; those that have no grade have none. */
  private readonly grades = new Map<string, Grade | undefined>();
  /** The game whose grade is being found out. */
  private grading: { readonly name: string; readonly stop: AbortController } | undefined;
  /** The games that were won here. */
  private readonly won = new Set<string | undefined>();
  /** The name of a session's game. */
  private named: { readonly session: object; readonly name: string | undefined } | undefined;

  constructor(
    private readonly host: LinksHost<State, Move>,
    private readonly definition: SharedGame<State, Move>,
    /** Whether a link's game is in play. */
    private readonly isLinks: () => boolean,
  ) {
    this.page = new HostDays(host);
    this.viewPart = new LazyPart(
      host,
      async () => new (await loadDayView()).GameDayView(host, this),
    );
  }

  get view(): GameDayView | undefined {
    return this.viewPart.value;
  }

  /** The name of the game in play. It is that of its deal, which a session keeps for as long as there is one. */
  get name(): string | undefined {
    const { game } = this.host;
    const { session } = game;
    if (!session) return undefined;
    if (this.named?.session !== session) this.named = { session, name: gameOf(game.save()) };
    return this.named.name;
  }

  /** The day whose deal is in play. */
  get day(): Day | undefined {
    const { name } = this;
    return [...this.known].find(([, one]) => one === name)?.[0].slice(0, 10);
  }

  /** Whether that day is over. */
  get isLate(): boolean {
    const { day } = this;
    return day !== undefined && day < this.page.today;
  }

  /** Whether what a day is called is still being loaded. */
  get isNaming(): boolean {
    return this.view ? !this.view.hasWords : this.viewPart.isPending;
  }

  get hasGrades(): boolean {
    return this.definition.solvers?.grade !== undefined;
  }

  get grade(): Grade | undefined {
    return this.grades.get(this.name ?? '');
  }

  /**
   * The day whose deal a new game has: what is wanted, unless that is in play already, or won, and others are to be
   * had. Whoever went from it to games of no day stays with those; a day that the page named is asked for once.
   */
  get next(): Day | undefined {
    const { asked, page, host, isInstead } = this;
    if (isInstead) return undefined;
    if (asked !== undefined) return asked;
    const { wanted } = page;
    if (wanted === undefined || !host.game.session || host.locked) return wanted;
    const day = wanted === page.chosen && this.isBegun(wanted) ? page.daily : wanted;
    return day === undefined || this.isDone(day) ? undefined : day;
  }

  /** Whether a day is in play, won, or left for games of no day. */
  private isDone(day: Day): boolean {
    if (day === this.day || (this.view ?? this).isWon(day)) return true;
    return this.day === undefined && !this.isLinks() && this.isBegun(day);
  }

  private isBegun(day: Day): boolean {
    return this.begun.has(day + toJson(this.host.game.session?.options));
  }

  /** Before each update. */
  update(): void {
    this.page.check();
    const { game } = this.host;
    if (game.outcome === 'won') this.won.add(this.name);
    if (this.page.wanted !== undefined) this.viewPart.want();
    this.findGrade();
  }

  /** Nobody reads a grade any more, until the next update. */
  stopGrading(): void {
    this.grading?.stop.abort();
    this.grading = undefined;
  }

  isWon(day: Day): boolean {
    const options = toJson(this.host.game.session?.options);
    const game = this.known.get(day + options);
    return game !== undefined && this.won.has(game);
  }

  playDay(day: Day, source: Source): void {
    this.asked = day;
    this.host.game.start({}, source, true);
  }

  /** Finds the deal of a day out, and keeps it. */
  async learn(day: Day, options: object): Promise<Checked<number>> {
    const { host } = this;
    const { solvers, game } = this.definition;
    const chosen = this.page.dealOf(day);
    const deal =
      chosen === undefined
        ? await dealOf(game, options, day, { solvers, workerFactory: hostFactory(host) })
        : { value: chosen };
    if ('value' in deal) {
      this.known.set(day + toJson(options), gameOf({ deal: deal.value, options }));
      host.requestUpdate();
    }
    return deal;
  }

  /** What was kept for a day is that day's, until its deal is found out. */
  began(day: Day, options: object): void {
    const name = day + toJson(options);
    this.begun.add(name);
    if (this.known.has(name)) return;
    this.known.set(name, this.name);
    void this.learn(day, options);
  }

  /** For whoever reads it on another day; `undefined` where the game in play is no day's. */
  async datedTitle(): Promise<DatedTitle | undefined> {
    const { day, host } = this;
    if (day === undefined) return undefined;
    const { gameTitle } = host;
    try {
      const words = await (await this.viewPart.need()).wordsLater();
      const date = words.date(day, true);
      return { date, title: words.gameOf(gameTitle, date) };
    } catch {
      // Where the words can't be had, the day is written in figures.
      return { date: day, title: `${gameTitle}, ${day}` };
    }
  }

  /** Finds out how hard the day's deal is, once it lies on the board. */
  private findGrade(): void {
    const { host, definition, grades, name } = this;
    const { session } = host.game;
    const isWanted = host.isConnected && session && name !== undefined && this.day !== undefined;
    if (isWanted && name === this.grading?.name) return;
    this.stopGrading();
    if (!isWanted || grades.has(name)) return;
    const stop = new AbortController();
    this.grading = { name, stop };
    const asked = { solvers: definition.solvers, workerFactory: hostFactory(host) };
    void gradeDeal(asked, session.stateAt(0), stop.signal).then((grade) => {
      if (stop.signal.aborted) return;
      this.grading = undefined;
      grades.set(name, grade);
      host.requestUpdate();
    });
  }
}
