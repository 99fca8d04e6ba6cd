import { LitElement, type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import type { Merged } from '../../engine/history/history.js';
import { exportHistory } from '../../engine/history/history-json.js';
import type { Problem } from '../../engine/reason.js';
import type { Source } from '../../engine/rules.js';
import { type Statistics, statisticsOf } from '../../engine/history/statistics.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { type Preferences, followPreferences } from '../preferences.js';
import { VERSION } from '../version.js';
import { BARS, MEASURES, type Measure } from './chart.js';
import { type Choice, choicesTemplate, lastGame } from './choices.js';
import { Edits } from './edits.js';
import { download, hasFile, textOf } from './files.js';
import { sheetTemplate } from './sheet.js';
import { HistorySource } from './source.js';
import { statsStyles } from './styles.js';
import { toolsTemplate } from './tools.js';
import { statsEn } from './words.js';

/** The figures that are shown have changed: games were played, brought or cleared, others chosen. */
export interface StatsChangeDetail {
  readonly source: Source;
  /** What is shown from now on; `undefined` where no game has been played. */
  readonly statistics: Statistics | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'game-stats': GameStats;
  }
  interface GlobalEventHandlersEventMap {
    'stats-change': CustomEvent<StatsChangeDetail>;
  }
}

/**
 * What a player's games came to: of the room it stands in, or of the one game that `for` names.
 *
 * @attr {string} game - Which game is shown, by its name in records (`freecell`, `klondike`,
 *   `pyramid`, `pai-gow`, `seven-twenty-seven`); else the one played last.
 * @attr {string} variant - Which variant, as `writeOptions` gives it; empty for the game's own
 *   rules. Without it all variants together.
 * @attr {string} for - The id of a game, outside of rooms: its history is kept, and shown here.
 * @attr {'time' | 'moves'} [chart=time] - What the bars of the chart are as long as.
 * @attr {boolean} calm - Nothing is shown.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - `auto` is the room's, else the page's
 *   `color-scheme`.
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
 * @cssproperty [--baize-text=#eef4f0] - What is written on it.
 * @cssproperty [--baize-accent=#f4c04e] - Bars of games that were won, and the focus.
 * @cssproperty [--baize-frame-radius=14px] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 */
export class GameStats extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;
  static override readonly styles = statsStyles;
  static override readonly properties: PropertyDeclarations = {
    game: {},
    variant: {},
    htmlFor: { attribute: 'for' },
    chart: {},
    calm: { type: Boolean },
    theme: {},
    keeper: { attribute: false },
  };

  /** Which game is shown; `null` for the one that was played last. */
  game: string | null = null;
  /** Which variant, as `writeOptions` gives it; `null` for all of them together. */
  variant: string | null = null;
  /** The id of a game whose history is kept and shown, outside of rooms. */
  htmlFor: string | null = null;
  /** What the bars of the chart are as long as: `time` or `moves`. */
  chart: string = MEASURES[0];
  /** Nothing is shown. */
  calm = false;
  /** `light`, `dark`, or `auto`: the room's, else as the page's `color-scheme` has it. */
  theme = 'auto';
  /** A history of the page's own, in the place of the room's. */
  keeper: HistoryKeeper | null = null;

  private readonly words = statsEn;
  private readonly source = new HistorySource(this);
  private readonly edits = new Edits(() => this.source.keeper);
  private preferences: Preferences = {};
  private unfollow: (() => void) | undefined;
  /** What was done last, for the status line. */
  private told = '';
  /** Who causes what changes now, and what was shown at the last drawing. */
  private cause: Source = 'auto';
  private shown = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.unfollow = followPreferences((preferences) => {
      this.preferences = preferences;
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow?.();
  }

  /** What is shown: games, wins, streaks and so on, with the last games; none before the first. */
  get statistics(): Statistics | undefined {
    const { keeper } = this.source;
    const choice = this.choice();
    return keeper && choice && statisticsOf(keeper.history, choice.game, choice.variant, BARS);
  }

  /** All games, of which nothing here is left out, as JSON for a file. */
  export(): string {
    return exportHistory(this.source.keeper?.history ?? { records: [] });
  }

  /**
   * Adds the games of such a file; what is known already is not counted twice.
   *
   * @returns how many were added and known, or the problem `history`, `history-newer`; nothing is
   *   changed then
   */
  import(text: string): Problem | Merged {
    return this.by('host', () => this.take(text));
  }

  /**
   * Clears a game, all its variants; every game where none is named.
   *
   * @returns how many games there were
   */
  clear(game?: string): number {
    return this.by('host', () => {
      const count = this.edits.clear(game);
      this.tell(
        game === undefined ? this.words.clearedAll(count) : this.words.cleared(game, count),
      );
      return count;
    });
  }

  /**
   * Brings back what was cleared last.
   *
   * @returns how many games, or 0 where there is nothing to bring back: none was cleared, or another
   *   one has been played since
   */
  undoClear(): number {
    return this.by('host', () => {
      const count = this.edits.undo();
      if (count > 0) this.tell(this.words.undone(count));
      return count;
    });
  }

  /** @internal The history has changed, or is another one. */
  historyChanged(): void {
    this.edits.settle();
    this.requestUpdate();
  }

  protected override updated(): void {
    const { statistics } = this;
    const shown = statistics ? JSON.stringify(statistics) : '';
    const { cause: source } = this;
    this.cause = 'auto';
    if (shown === this.shown) return;
    this.shown = shown;
    const detail: StatsChangeDetail = { source, statistics };
    const event = new CustomEvent('stats-change', { bubbles: true, composed: true, detail });
    this.dispatchEvent(event);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.isCalm()) return nothing;
    const { words } = this;
    const { keeper } = this.source;
    const choice = this.choice();
    return html`<section
      class="frame"
      part="frame"
      data-theme=${this.preferences['theme'] ?? this.themeNow()}
      aria-label=${words.title}
      @dragover=${this.draggedOver}
      @drop=${this.dropped}
    >
      <div class="header" part="header">
        <h2 part="title">${words.title}</h2>
        ${
          keeper && choice
            ? choicesTemplate(keeper.history, choice, words, (chosen) => this.choose(chosen))
            : ''
        }
      </div>
      ${sheetTemplate(this.statistics, this.measure, words, {
        isReady: !keeper || keeper.isLoaded || keeper.problem !== undefined,
        choose: (measure) => (this.chart = measure),
      })}
      ${
        keeper?.problem
          ? html`<p class="trouble" part="trouble">${words.trouble(keeper.problem)}</p>`
          : ''
      }
      <div class="foot">
        <p class="status" part="status" role="status">${this.told}</p>
        ${keeper ? this.tools(keeper) : ''}
      </div>
    </section>`;
  }

  private tools(keeper: HistoryKeeper): TemplateResult {
    const { statistics } = this;
    const { records, sealed } = keeper.history;
    return toolsTemplate(this.words, {
      clearable: statistics && statistics.games > 0 ? statistics.game : undefined,
      canExport: records.length > 0 || sealed !== undefined,
      canUndo: this.edits.canUndo,
      save: () => this.save(),
      open: (file) => void this.open(file),
      clear: () => this.by('player', () => this.clear(statistics?.game)),
      undo: () => this.by('player', () => this.undoClear()),
    });
  }

  private choice(): Choice | undefined {
    const { keeper } = this.source;
    const game = this.game ?? this.edits.clearedGame ?? (keeper && lastGame(keeper.history));
    return game === undefined ? undefined : { game, variant: this.variant };
  }

  private get measure(): Measure {
    return MEASURES.find((measure) => measure === this.chart) ?? MEASURES[0];
  }

  /** The player's own wish, else the page's: of this element, the room or the game. */
  private isCalm(): boolean {
    const { room, game } = this.source;
    const wish = this.preferences['calm'];
    const page = this.calm || room?.calm === true || game?.hasAttribute('calm') === true;
    return wish === 'on' || (wish !== 'off' && page);
  }

  private themeNow(): string {
    return this.theme === 'auto' ? (this.source.room?.theme ?? 'auto') : this.theme;
  }

  private choose({ game, variant }: Choice): void {
    this.by('player', () => Object.assign(this, { game, variant }));
  }

  /** What is done within is told as theirs, the player's before the host's. */
  private by<Result>(cause: Source, act: () => Result): Result {
    if (this.cause === 'auto') this.cause = cause;
    const result = act();
    this.requestUpdate();
    return result;
  }

  private tell(words: string): void {
    this.told = words;
    this.requestUpdate();
  }

  private take(text: string): Problem | Merged {
    const { words } = this;
    const result = this.edits.take(text);
    this.tell('code' in result ? words.refused(result) : words.merged(result));
    return result;
  }

  private save(): void {
    const keeper = this.source.keeper;
    if (!keeper) return;
    const today = new Date().toISOString().slice(0, 10);
    download(this.words.file(today), this.export());
    this.tell(this.words.exported(this.edits.count()));
  }

  private async open(file: File): Promise<void> {
    const text = await textOf(file);
    if (text === undefined) this.tell(this.words.unreadable);
    else this.by('player', () => this.take(text));
  }

  private readonly draggedOver = (event: DragEvent): void => {
    if (hasFile(event) && this.source.keeper) event.preventDefault();
  };

  private readonly dropped = (event: DragEvent): void => {
    if (!hasFile(event) || !this.source.keeper) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void this.open(file);
  };
}
