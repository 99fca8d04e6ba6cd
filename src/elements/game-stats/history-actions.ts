import type { LitElement } from 'lit';
import { type History, type Merged, NO_HISTORY } from '../../core/history/history.js';
import { exportHistory, importHistory } from '../../core/history/history-json.js';
import { statisticsOf, variantsOf } from '../../core/history/statistics.js';
import type { Problem } from '../../core/engine/reason.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { download } from '../base/download.js';
import type { HistorySource } from '../controllers/history-source.js';
import { gameText } from '../../locales/variant-text.js';
import { historyProblemText } from '../../locales/history-text.js';
import type { StatsWords } from './words.js';
import type { StatsChanges } from './change.js';

interface Cleared {
  /** The history that was cleared. Undo must not bring the games back into another one. */
  readonly keeper: HistoryKeeper;
  readonly game: string | undefined;
  readonly removed: History;
}

/** The number of games in a history: of one game, or of all. */
const countIn = (history: History, game?: string): number =>
  [...new Set(variantsOf(history).map((one) => one.game))]
    .filter((name) => game === undefined || name === game)
    .reduce((sum, name) => sum + statisticsOf(history, name, null, 0).games, 0);

const hasFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Exports, imports and clears the history, undoes a clear, and makes the messages about that. */
export class HistoryActions {
  /** The message about the last action. */
  status = '';
  private cleared: Cleared | undefined;

  constructor(
    private readonly host: LitElement & { readonly words: StatsWords },
    private readonly source: HistorySource,
    private readonly changes: StatsChanges,
  ) {}

  get canUndo(): boolean {
    return this.cleared !== undefined;
  }

  /** The game that was cleared, while that can be undone. */
  get clearedGame(): string | undefined {
    return this.cleared?.game;
  }

  /** Returns all games as JSON. */
  export(): string {
    return exportHistory(this.history);
  }

  /** Adds the games of an exported file, or returns the problem with it. */
  import(text: unknown): Problem | Merged {
    const { words } = this.host;
    const history = importHistory(text, Date.now());
    if ('problem' in history) {
      const problem = historyProblemText(words, history.problem);
      this.report(words.stats.notImported({ problem }));
      return history.problem;
    }
    const none: Merged = { history: NO_HISTORY, added: 0, known: 0, late: 0 };
    const merged = this.source.keeper?.merge(history.value) ?? none;
    this.report(words.stats.imported(merged));
    return merged;
  }

  /**
   * Clears a game, or all.
   *
   * @returns the number of games
   */
  clear(game: string | undefined): number {
    const { words } = this.host;
    const { stats } = words;
    const { keeper } = this.source;
    const count = keeper ? countIn(keeper.history, game) : 0;
    if (keeper && count > 0) {
      this.cleared = undefined;
      this.cleared = { keeper, game, removed: keeper.clear(game) };
    }
    this.report(
      game === undefined
        ? stats.clearedAll({ count })
        : stats.cleared({ count, game: gameText(words, game) }),
    );
    return count;
  }

  /**
   * Brings back the cleared games.
   *
   * @returns the number of games
   */
  undo(): number {
    const { cleared } = this;
    this.cleared = undefined;
    const count = cleared ? cleared.keeper.merge(cleared.removed).added : 0;
    if (count > 0) this.report(this.host.words.stats.undone({ count }));
    return count;
  }

  /** After a change of the history: a clear can't be undone once the cleared game has been played again. */
  historyChanged(): void {
    const { cleared } = this;
    if (!cleared) return;
    const { keeper, game } = cleared;
    const isOther = keeper !== this.source.keeper;
    if (isOther || countIn(keeper.history, game) > 0) this.cleared = undefined;
  }

  /** Downloads a file of all games. */
  save(): void {
    const { words } = this.host;
    const { stats } = words;
    const day = new Date().toISOString().slice(0, 10);
    download(stats.fileName({ day }), new Blob([this.export()], { type: 'application/json' }));
    this.report(stats.exported({ count: countIn(this.history) }));
  }

  /** Imports a file that the player picked or dropped. */
  async open(file: File): Promise<void> {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) this.report(this.host.words.stats.unreadable);
    else this.changes.run('player', () => this.import(text));
  }

  readonly onDragOver = (event: DragEvent): void => {
    if (hasFile(event) && this.source.keeper) event.preventDefault();
  };

  readonly onDrop = (event: DragEvent): void => {
    if (!hasFile(event) || !this.source.keeper) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void this.open(file);
  };

  private get history(): History {
    return this.source.keeper?.history ?? NO_HISTORY;
  }

  private report(message: string): void {
    this.status = message;
    this.host.requestUpdate();
  }
}
