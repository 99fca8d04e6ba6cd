import { toJson } from '../../core/engine/json.js';
import type { Day } from '../../core/history/day.js';
import type { Grade } from '../../core/solver/grade-name.js';
import type { Checked } from '../../core/engine/reason.js';
import type { Game, Source } from '../../core/engine/rules.js';
import type { Save } from '../../core/engine/save.js';
import { LazyPart, lazy } from '../base/lazy.js';
import { pageWorkerFactory } from '../base/report.js';
import type { LinksHost, SharedGame } from '../controllers/links.js';
import type { DatedTitle, DayOfGame, GameDayView } from './day-view.js';
import { type SolverAccess, certify, gradeDeal } from '../solver/solve.js';
import { dealNumber } from '../../core/engine/deck.js';
import { DAILY_BUDGET, type DailyGame, dailyDeal } from '../../core/solver/daily.js';
import { HostDays } from './host-days.js';

const loadDayView = lazy('day', () => import('./day-view.js'));

/** Name, deal and options as text. It identifies a game, independent of its moves. */
export const gameOf = (
  save: Pick<Save, 'game' | 'deal' | 'deck' | 'options'> | undefined,
): string | undefined => save && toJson([save.game, save.deal, save.deck, save.options]);

/**
 * The deal of a day, certified by the solver with the same number of positions everywhere, however long that
 * takes.
 *
 * @returns its number. A problem `no-solver` if the solver fails or can't be loaded, or the problem of
 *   `dailyDeal`.
 */
export async function dealOf<State, Options extends object>(
  game: DailyGame<Options> & Pick<Game<State, unknown, Options>, 'deal' | 'deck'>,
  options: Options,
  day: Day,
  requestedDay: SolverAccess,
): Promise<Checked<number>> {
  try {
    return await dailyDeal(game, options, day, (deal) =>
      certify(requestedDay, dealNumber(game, options, deal), DAILY_BUDGET),
    );
  } catch (error) {
    return { problem: { code: 'no-solver', got: String(error) } };
  }
}

/** Knows the day of the current deal, and the day of the next one. */
export class GameDays<State, Move> implements DayOfGame {
  /** The page's settings for days. */
  readonly page: HostDays;
  /** The day whose deal was last requested, until a game begins. */
  requestedDay: Day | undefined;
  /** Whether a random deal is dealt because the day's deal can't be found. */
  isReplacement = false;
  /** The view of a day. */
  private readonly viewPart: LazyPart<GameDayView>;
  /** The known daily games, by day and options. Yesterday's may be in play. */
  private readonly known = new Map<string, string | undefined>();
  /** The days that were begun here, with their options. */
  private readonly begun = new Set<string>();
  /** The grades of daily deals. `undefined` for a deal without one. */
  private readonly grades = new Map<string, Grade | undefined>();
  /** The game whose grade is being searched. */
  private grading: { readonly name: string; readonly stop: AbortController } | undefined;
  /** The games that were won here. */
  private readonly won = new Set<string | undefined>();
  /** The name of a session's game. */
  private named: { readonly session: object; readonly name: string | undefined } | undefined;

  constructor(
    private readonly host: LinksHost<State, Move>,
    private readonly definition: () => SharedGame<State, Move>,
    /** Whether the current game comes from a link. */
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

  /** Identifies the current game. A session's deal never changes. */
  get name(): string | undefined {
    const { game } = this.host;
    const { session } = game;
    if (!session) return undefined;
    if (this.named?.session !== session) this.named = { session, name: gameOf(game.save()) };
    return this.named.name;
  }

  /** The day of the current deal. */
  get day(): Day | undefined {
    const { name } = this;
    return [...this.known].find(([, one]) => one === name)?.[0].slice(0, 10);
  }

  /** Whether that day is over. */
  get isLate(): boolean {
    const { day } = this;
    return day !== undefined && day < this.page.today;
  }

  /** Whether the name of the day is still being loaded. */
  get isNaming(): boolean {
    return this.view ? !this.view.hasWords : this.viewPart.isPending;
  }

  get hasGrades(): boolean {
    return this.definition().solvers?.grade !== undefined;
  }

  get grade(): Grade | undefined {
    return this.grades.get(this.name ?? '');
  }

  /**
   * The day whose deal the next new game has: the page's, unless that deal is already in play or won. A
   * player who went on to other games stays with those. A day named by the page is played once.
   */
  get next(): Day | undefined {
    const { requestedDay, page, host, isReplacement } = this;
    if (isReplacement) return undefined;
    if (requestedDay !== undefined) return requestedDay;
    const { requested } = page;
    if (requested === undefined || !host.game.session || host.locked) return requested;
    const day = requested === page.chosen && this.isBegun(requested) ? page.daily : requested;
    return day === undefined || this.isDone(day) ? undefined : day;
  }

  /** Whether a day's deal is in play, won, or was left for other games. */
  private isDone(day: Day): boolean {
    if (day === this.day || (this.view ?? this).isWon(day)) return true;
    return this.day === undefined && !this.isLinks() && this.isBegun(day);
  }

  /** The key of a day's game. It begins with the day. */
  private key(day: Day, options: object | undefined): string {
    return day + this.definition().game.game + toJson(options);
  }

  private isBegun(day: Day): boolean {
    return this.begun.has(this.key(day, this.host.game.session?.options));
  }

  /** Called before each update. */
  update(): void {
    this.page.check();
    const { game } = this.host;
    if (game.outcome === 'won') this.won.add(this.name);
    if (this.page.requested !== undefined) this.viewPart.loadInBackground();
    this.findGrade();
  }

  /** Stops the search for a grade until the next update. */
  stopGrading(): void {
    this.grading?.stop.abort();
    this.grading = undefined;
  }

  isWon(day: Day): boolean {
    const game = this.known.get(this.key(day, this.host.game.session?.options));
    return game !== undefined && this.won.has(game);
  }

  playDay(day: Day, source: Source): void {
    this.requestedDay = day;
    this.host.game.start({}, source, true);
  }

  /** Finds the deal of a day and remembers it. */
  async learn(day: Day, options: object): Promise<Checked<number>> {
    const { host } = this;
    const { solvers, game } = this.definition();
    const chosen = this.page.dealOf(day);
    const deal =
      chosen === undefined
        ? await dealOf(game, options, day, { solvers, workerFactory: pageWorkerFactory(host) })
        : { value: chosen };
    if ('value' in deal) {
      this.known.set(
        day + game.game + toJson(options),
        gameOf({ game: game.game, deal: deal.value, options }),
      );
      host.requestUpdate();
    }
    return deal;
  }

  /** The game stored for a day counts as that day's until its deal is found. */
  began(day: Day, options: object): void {
    const name = this.key(day, options);
    this.begun.add(name);
    if (this.known.has(name)) return;
    this.known.set(name, this.name);
    void this.learn(day, options);
  }

  /**
   * Title and date, for people who may read them on another day. `undefined` if the deal is not a daily one.
   */
  async datedTitle(): Promise<DatedTitle | undefined> {
    const { day, host } = this;
    if (day === undefined) return undefined;
    const { gameTitle } = host;
    try {
      return await (await this.viewPart.load()).datedTitle(day);
    } catch {
      // If the words can't be loaded, the day is written in digits.
      return { date: day, title: `${gameTitle}, ${day}` };
    }
  }

  /** Finds the grade of the day's deal when it is in play. */
  private findGrade(): void {
    const { host, grades, name } = this;
    const { session } = host.game;
    const isWanted = host.isConnected && session && name !== undefined && this.day !== undefined;
    if (isWanted && name === this.grading?.name) return;
    this.stopGrading();
    if (!isWanted || grades.has(name)) return;
    const stop = new AbortController();
    this.grading = { name, stop };
    const requestedDay = {
      solvers: this.definition().solvers,
      workerFactory: pageWorkerFactory(host),
    };
    void gradeDeal(requestedDay, session.stateAt(0), stop.signal).then((grade) => {
      if (stop.signal.aborted) return;
      this.grading = undefined;
      grades.set(name, grade);
      host.requestUpdate();
    });
  }
}
