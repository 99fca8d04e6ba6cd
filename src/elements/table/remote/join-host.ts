import type { TableRules } from '../../../core/table/table-rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { SharedMove, SharedState } from '../../../core/together/shared-rules.js';
import type { HandHost } from '../hand-host.js';
import type { SharedSettings } from '../table-game.js';
import type { PartsHost } from './parts-host.js';

/** Where a shared table is shown. */
export interface JoinHost<S, M>
  extends PartsHost, Pick<HandHost<S, M>, 'complain' | 'events' | 'refused'> {
  loadFailed(error: unknown): void;
}

/** The rules of a table, whatever its options and settings. */
export type AnyTableRules<S extends SharedState, M extends SharedMove> = TableRules<
  S,
  M,
  object,
  SharedSettings
>;

/** What a page hears of a shared table beside its steps. */
export interface TableNews<S> {
  /** The element has joined it. */
  opened(settings: object): void;
  /** A hand has ended while the connection was lost; `run` has it as its last. */
  ended(run: TableRun, state: S, commitment: string | undefined): void;
}
