import { type History, type Merged, NO_HISTORY } from '../../core/history/history.js';
import { importHistory } from '../../core/history/history-json.js';
import { statisticsOf, variantsOf } from '../../core/history/statistics.js';
import type { Problem } from '../../core/engine/reason.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';

interface Cleared {
  /** Whose history it was: another one's is not brought back into this one. */
  readonly keeper: HistoryKeeper;
  readonly game: string | undefined;
  readonly removed: History;
}

/** How many games there are in a history, of one game or of all. */
const countIn = (history: History, game?: string): number =>
  [...new Set(variantsOf(history).map((one) => one.game))]
    .filter((name) => game === undefined || name === game)
    .reduce((sum, name) => sum + statisticsOf(history, name, null, 0).games, 0);

/** What a reader does to the history: brings games, clears them, and takes that back. */
export class Edits {
  private cleared: Cleared | undefined;

  constructor(private readonly keeper: () => HistoryKeeper | undefined) {}

  get canUndo(): boolean {
    return this.cleared !== undefined;
  }

  /** The game that was cleared, as long as that can be taken back. */
  get clearedGame(): string | undefined {
    return this.cleared?.game;
  }

  /** How many games there are. */
  count(): number {
    return countIn(this.keeper()?.history ?? NO_HISTORY);
  }

  /** Adds the games of a file, or gives the problem with it. */
  take(text: unknown): Problem | Merged {
    const history = importHistory(text, Date.now());
    if ('problem' in history) return history.problem;
    const none: Merged = { history: NO_HISTORY, added: 0, known: 0, late: 0 };
    return this.keeper()?.merge(history.value) ?? none;
  }

  /** Clears a game, or all; gives how many games there were. */
  clear(game: string | undefined): number {
    const keeper = this.keeper();
    const count = keeper ? countIn(keeper.history, game) : 0;
    if (!keeper || count === 0) return 0;
    this.cleared = undefined;
    this.cleared = { keeper, game, removed: keeper.clear(game) };
    return count;
  }

  /** Brings back what was cleared; gives how many games. */
  undo(): number {
    const { cleared } = this;
    this.cleared = undefined;
    return cleared ? cleared.keeper.merge(cleared.removed).added : 0;
  }

  /** Once another game has been played where one was cleared, that is not taken back any more. */
  settle(): void {
    const { cleared } = this;
    if (!cleared) return;
    const { keeper, game } = cleared;
    if (keeper !== this.keeper() || countIn(keeper.history, game) > 0) this.cleared = undefined;
  }
}
