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
import { ChangeTeller, type StatsChangeDetail } from './change.js';
import { BARS, MEASURES } from './chart.js';
import { type Choice, lastGame } from './choices.js';
import { HistoryActions } from './history-actions.js';
import { frameTemplate } from './frame.js';
import { statsLanguages } from './languages.js';
import { HistorySource, isKeeper } from '../controllers/history-source.js';
import { statsStyles } from './styles.js';
import { type StatsWords, statsEn } from '../../locales/stats-en.js';

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
 * What a player's games came to: of the room it stands in, or of the one game that `for` names.
 *
 * @fires {CustomEvent<GameErrorDetail>} game-error - A language that nobody here speaks was asked for.
 * @fires {CustomEvent<StatsChangeDetail>} stats-change - The figures that are shown have changed.
 * @csspart frame - The whole.
 * @csspart header - The line with the title and the choices.
 * @csspart title - The heading.
 * @csspart name - The game's name, where there is no choice.
 * @csspart select - The choice of a game, and of a variant.
 * @csspart figures - All figures.
 * @csspart figure - A figure with its name.
 * @csspart figure-value - The figure alone.
 * @csspart last - The last games: chart, key and table.
 * @csspart caption - What the chart shows.
 * @csspart button - Every button.
 * @csspart button-measure - Chooses what bars are as long as.
 * @csspart chart - The chart.
 * @csspart bar - A bar of it.
 * @csspart bar-won - One of a game that was won.
 * @csspart key - What filled and hollow bars are.
 * @csspart log - The same games as a table, which opens.
 * @csspart log-button - Opens it.
 * @csspart log-table - The table.
 * @csspart empty - The words where nothing has been played.
 * @csspart tools - The buttons at the end.
 * @csspart button-export - Saves all games to a file.
 * @csspart button-import - Adds the games of a file.
 * @csspart button-clear - Clears the game that is shown.
 * @csspart button-undo - Takes that back.
 * @csspart status - What was done, in words.
 * @csspart trouble - That games are not kept, where they are not.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The ground, light and dark.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for buttons and at its foot.
 * @cssproperty [--baize-text=#eef4f0] - What is written on it.
 * @cssproperty [--baize-line] - Lines; else a faint text.
 * @cssproperty [--baize-accent=#f4c04e] - Bars of games that were won, and the focus.
 * @cssproperty [--baize-frame-radius=14px] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 */
export class GameStats extends SheetElement {
  static override readonly styles = statsStyles;

  /** @ignore */
  declare addEventListener: Listening<GameStatsEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GameStatsEventMap, EventListenerOptions>;

  /**
   * Which game is shown, by its name in records (`freecell`, `klondike`, `pyramid`, `pai-gow`,
   * `seven-twenty-seven`); else the one played last.
   * @attr {string} game
   */
  @property() game: string | null = null;
  /**
   * Which variant, as `writeOptions` gives it; empty for the game's own rules. Without it all variants
   * together.
   * @attr {string} variant
   */
  @property() variant: string | null = null;
  /**
   * The id of a game, outside of rooms: its history is kept, and shown here.
   * @attr {string} for
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /**
   * What the bars of the chart are as long as.
   * @attr {'time' | 'moves'} [chart=time]
   */
  @property() chart: string = MEASURES[0];
  /** Nothing is shown. */
  @property({ type: Boolean }) calm = false;
  /** A history of the page's own, in the place of the room's. */
  @property({ attribute: false }) keeper: HistoryKeeper | null = null;

  private readonly source = new HistorySource(this);
  private readonly changeTeller = new ChangeTeller(this);
  private readonly actions = new HistoryActions({
    words: () => this.words,
    keeper: () => this.source.keeper,
    changed: () => this.requestUpdate(),
    bring: (text) => this.changeTeller.by('player', () => this.actions.take(text)),
  });
  /** @internal */
  words: StatsWords = statsEn;

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

  /** What is shown: games, wins, streaks and so on, with the last games; none before the first. */
  get statistics(): Statistics | undefined {
    const { keeper } = this.source;
    const choice = this.choice();
    return keeper && choice && statisticsOf(keeper.history, choice.game, choice.variant, BARS);
  }

  /** All games, of which nothing here is left out, as JSON for a file. */
  export(): string {
    return this.actions.text();
  }

  /**
   * Adds the games of such a file; what is known already is not counted twice.
   *
   * @returns how many were added and known, or the problem `history`, `history-newer`; nothing is
   *   changed then
   */
  import(text: string): Problem | Merged {
    return this.changeTeller.by('host', () => this.actions.take(text));
  }

  /**
   * Clears a game, all its variants; every game where none is named.
   *
   * @returns how many games there were
   */
  clear(game?: string): number {
    // A game that is no text is none that was played.
    const name = game === undefined ? undefined : (hostText(game) ?? quote(game));
    return this.changeTeller.by('host', () => this.actions.clear(name));
  }

  /**
   * Brings back what was cleared last.
   *
   * @returns how many games, or 0 where there is nothing to bring back: none was cleared, or another
   *   one has been played since
   */
  undoClear(): number {
    return this.changeTeller.by('host', () => this.actions.undo());
  }

  /** @internal The history has changed, or is another one. */
  historyChanged(): void {
    this.actions.edits.settle();
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
    this.changeTeller.drawn(this.statistics);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.isCalm()) return nothing;
    const { source, actions, statistics, changeTeller: changes } = this;
    return frameTemplate({
      ...{ words: this.words, source, actions, statistics, choice: this.choice() },
      theme: this.shownTheme,
      measure: MEASURES.find((measure) => measure === this.chart) ?? MEASURES[0],
      choose: (choice) => void changes.by('player', () => Object.assign(this, choice)),
      chooseMeasure: (measure) => (this.chart = measure),
      clear: (game) => void changes.by('player', () => this.clear(game)),
      undo: () => void changes.by('player', () => this.undoClear()),
    });
  }

  private choice(): Choice | undefined {
    const game = this.game ?? this.actions.edits.clearedGame ?? this.lastGame;
    return game === undefined ? undefined : { game, variant: this.variant };
  }

  private get lastGame(): string | undefined {
    return this.source.keeper && lastGame(this.source.keeper.history);
  }

  /** The player's own wish, else the page's: of this element, the room or the game. */
  private isCalm(): boolean {
    const wish = this.preferences['calm'];
    return wish === 'on' || (wish !== 'off' && (this.calm || this.source.isCalm));
  }
}
