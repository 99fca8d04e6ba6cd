import type { Merged } from '../../core/history/history.js';
import { exportHistory } from '../../core/history/history-json.js';
import type { Problem } from '../../core/engine/reason.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { Edits } from './edits.js';
import { download } from '../base/download.js';
import { hasFile, textOf } from './files.js';
import type { StatsWords } from '../../locales/stats-en.js';

/** Whose games are brought, cleared and handed out. */
export interface HistoryActionsHost {
  words(): StatsWords;
  keeper(): HistoryKeeper | undefined;
  /** There is something to be told. */
  changed(): void;
  /** The reader brings the games of a file. */
  bring(text: string): void;
}

/** What a reader does with the games, and the words for what came of it. */
export class HistoryActions {
  /** What was done last, for the status line. */
  status = '';
  readonly edits: Edits;

  constructor(private readonly host: HistoryActionsHost) {
    this.edits = new Edits(() => host.keeper());
  }

  /** All games as JSON. */
  text(): string {
    return exportHistory(this.host.keeper()?.history ?? { records: [] });
  }

  take(text: string): Problem | Merged {
    const words = this.host.words();
    const result = this.edits.take(text);
    this.report('code' in result ? words.refused(result) : words.merged(result));
    return result;
  }

  clear(game: string | undefined): number {
    const words = this.host.words();
    const count = this.edits.clear(game);
    this.report(game === undefined ? words.clearedAll(count) : words.cleared(game, count));
    return count;
  }

  undo(): number {
    const count = this.edits.undo();
    if (count > 0) this.report(this.host.words().undone(count));
    return count;
  }

  /** Hands the reader a file of all games. */
  save(): void {
    const words = this.host.words();
    const today = new Date().toISOString().slice(0, 10);
    download(words.file(today), new Blob([this.text()], { type: 'application/json' }));
    this.report(words.exported(this.edits.count()));
  }

  async open(file: File): Promise<void> {
    const text = await textOf(file);
    if (text === undefined) this.report(this.host.words().unreadable);
    else this.host.bring(text);
  }

  readonly draggedOver = (event: DragEvent): void => {
    if (hasFile(event) && this.host.keeper()) event.preventDefault();
  };

  readonly dropped = (event: DragEvent): void => {
    if (!hasFile(event) || !this.host.keeper()) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void this.open(file);
  };

  private report(words: string): void {
    this.status = words;
    this.host.changed();
  }
}
