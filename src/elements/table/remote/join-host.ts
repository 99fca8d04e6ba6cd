import type { PageRules } from '../../../core/table/table-rules.js';
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
export type AnyTableRules<S extends SharedState, M extends SharedMove> = PageRules<
  S,
  M,
  object,
  SharedSettings
>;
