import type { PageRules } from '../../../core/table/table-rules.js';
import type { RemoteTableOptions } from '../../../core/together/remote-table.js';
import type { SharedMove, SharedState } from '../../../core/together/shared-rules.js';
import type { TableConnection } from '../../together/table-connection.js';
import type { HandHost } from '../hand-host.js';
import type { SharedSettings } from '../table-game.js';
import type { PartsHost, SharedElement } from './parts-host.js';

/** Where a shared table is shown, as its source knows it. */
export type JoinHost<S, M> = PartsHost & Pick<HandHost<S, M>, 'refused'>;

/** The element of a table, before it has joined. */
export type JoiningElement<S, M> = HTMLElement &
  SharedElement &
  Omit<JoinHost<S, M>, 'element'> &
  Pick<HandHost<S, M>, 'cannotDeal'>;

/** The server's side of a shared table. */
export interface TableServer extends Pick<RemoteTableOptions<never>, 'checkRun'> {
  /** Connects, or connects anew. */
  join(): Promise<TableConnection>;
}

/** The rules of a table, whatever its options and settings. */
export type AnyTableRules<S extends SharedState, M extends SharedMove> = PageRules<
  S,
  M,
  object,
  SharedSettings
>;
