import { type PropertyValues, type TemplateResult, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { GameEvent } from '../base/events.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import type { Merged } from '../../core/history/history.js';
import { type Statistics, statisticsOf } from '../../core/history/statistics.js';
import { wrongOption } from '../../core/engine/option.js';
import { type Problem, quote } from '../../core/engine/reason.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { hostText } from '../base/host-value.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { SheetElement } from '../base/sheet-element.js';
import type { Room } from '../controllers/room.js';
import { StatsChanges, type StatsChangeDetail } from './change.js';
import { BARS, MEASURES } from './chart.js';
import { type Choice, lastGame } from './choices.js';
import { HistoryActions } from './history-actions.js';
import { frameTemplate } from './frame.js';
import { HistorySource, isKeeper } from '../controllers/history-source.js';
import { statsStyles } from './styles.js';
import { type StatsWords, statsLanguages, statsWords } from './words.js';

/** The events of `<game-stats>`, with their details. */
export type GameStatsEventMap = KitEventMap<GameStats> & {
  'stats-change': GameEvent<StatsChangeDetail, GameStats>;
};

export type * from '../base/public-types.js';
export type { Statistics } from '../../core/history/statistics.js';
export type { HistoryKeeper } from '../../storage/history-keeper.js';
export type { StatsChangeDetail } from './change.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-stats': GameStats;
  }
}

/**
 * The player's statistics: of the games in the room around it, or of the one game that `for` names.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used, or something failed to load. Each problem is reported once.
 * @fires {CustomEvent<StatsChangeDetail>} stats-change - The statistics changed, or those of another game are shown.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The background.
 * @cssproperty [--baize-scheme] - `light` or `dark`, independent of the page. Default: the page's.
 * @cssproperty [--baize-shade=black] - The colour that is mixed into the felt for buttons and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - The text on the felt.
 * @cssproperty [--baize-line] - The lines. Default: a faint `--baize-text`.
 * @cssproperty [--baize-accent=#f4c04e] - The bars of won games, and the focus ring.
 * @cssproperty [--baize-frame-radius=14px] - The radius of the corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The font.
 * @csspart frame - The frame around everything.
 * @csspart header - The line with the title and the choices. Names: `name`, `select`.
 * @csspart title - The heading.
 * @csspart figures - All figures. Names: `figure`, `figure-value`.
 * @csspart last - The last games: chart, key and table. Names: `caption`, `key`.
 * @csspart button - Every button. Names: `button-measure`, `button-export`, `button-import`, `button-clear`, `button-undo`.
 * @csspart chart - The chart. Names: `bar`. States: `won`.
 * @csspart log - The last games as a table, in a `<details>`. Names: `log-button`, `log-table`.
 * @csspart empty - The text if no games were played.
 * @csspart tools - The buttons at the end.
 * @csspart status - The result of the last action, in words.
 * @csspart trouble - Why games can't be stored, if they can't.
 */
export class GameStats extends SheetElement {
  static override readonly styles = statsStyles;

  /** @ignore */
  declare addEventListener: Listening<GameStatsEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameStatsEventMap, EventListenerOptions>;

  /**
   * The game that is shown, by its name in records (`freecell`, `klondike`, `pyramid`, `pai-gow`,
   * `seven-twenty-seven`). Default: the game that was played last.
   * @attr {string} game
   */
  @property() game: string | null = null;
  /**
   * The variant that is shown, as `writeOptions` returns it; empty for the game's default rules. Default: all variants
   * together.
   * @attr {string} variant
   */
  @property() variant: string | null = null;
  /**
   * The id of a game outside of rooms: its finished games are recorded and shown.
   * @attr {string} for
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /**
   * What the length of a bar in the chart shows.
   * @attr {'time' | 'moves'} [chart=time]
   */
  @property() chart: string = MEASURES[0];
  /** Shows nothing. */
  @property({ type: Boolean }) calm = false;
  /** The history that is shown. Default: the room's. */
  @property({ attribute: false }) keeper: HistoryKeeper | null = null;

  private readonly source = new HistorySource(this);
  private readonly changes = new StatsChanges(this);
  private readonly actions = new HistoryActions(this, this.source, this.changes);
  /** @internal */
  words: StatsWords = statsWords;

  constructor() {
    super();
    new LanguageController(this, () => statsLanguages, {
      complain: (problem) => this.report(problem),
    });
  }

  /** @internal */
  get room(): Room | undefined {
    return this.source.room;
  }

  /** The figures that are shown, and the last games; `undefined` if no game has been played. */
  get statistics(): Statistics | undefined {
    const { keeper } = this.source;
    const choice = this.choice();
    return keeper && choice && statisticsOf(keeper.history, choice.game, choice.variant, BARS);
  }

  /** Returns all games of the history as JSON, for a file. */
  export(): string {
    return this.actions.export();
  }

  /**
   * Adds the games of an exported file. Games that the history already contains are not added again.
   *
   * @returns how many games were added and how many were known; or the problem `history` or `history-newer`, which
   *   leaves the history unchanged
   */
  import(text: string): Problem | Merged {
    return this.changes.run('host', () => this.actions.import(text));
  }

  /**
   * Clears all variants of a game, or without a name all games.
   *
   * @returns how many games were cleared
   */
  clear(game?: string): number {
    // A value that is not a text clears nothing: no game has that name.
    const name = game === undefined ? undefined : (hostText(game) ?? quote(game));
    return this.changes.run('host', () => this.actions.clear(name));
  }

  /**
   * Brings back the games that were cleared last.
   *
   * @returns how many games; 0 if nothing was cleared, or the game has been played again since
   */
  undoClear(): number {
    return this.changes.run('host', () => this.actions.undo());
  }

  /** @internal The history changed, or another one is shown. */
  historyChanged(): void {
    this.actions.historyChanged();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { keeper, htmlFor } = this;
    if (changed.has('keeper') && keeper && !isKeeper(keeper)) {
      this.report(wrongOption('keeper', keeper, 'HistoryKeeper').problem);
    }
    if (changed.has('htmlFor') && (htmlFor ?? null) !== null && hostText(htmlFor) === undefined) {
      this.report(wrongOption('for', htmlFor, 'a text').problem);
    }
  }

  protected override updated(): void {
    this.changes.rendered(this.statistics);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.isCalm()) return nothing;
    const { source, actions, statistics, changes } = this;
    return frameTemplate({
      ...{ words: this.words, source, actions, statistics, choice: this.choice() },
      theme: this.shownTheme,
      measure: MEASURES.find((measure) => measure === this.chart) ?? MEASURES[0],
      choose: (choice) => void changes.run('player', () => Object.assign(this, choice)),
      chooseMeasure: (measure) => (this.chart = measure),
      clear: (game) => void changes.run('player', () => this.clear(game)),
      undo: () => void changes.run('player', () => this.undoClear()),
    });
  }

  private choice(): Choice | undefined {
    const game = this.game ?? this.actions.clearedGame ?? this.lastGame;
    return game === undefined ? undefined : { game, variant: this.variant };
  }

  private get lastGame(): string | undefined {
    return this.source.keeper && lastGame(this.source.keeper.history);
  }

  /** The player's preference, or if there is none the page's: on this element, the room or the game. */
  private isCalm(): boolean {
    const preference = this.preferences['calm'];
    return preference === 'on' || (preference !== 'off' && (this.calm || this.source.isCalm));
  }
}
