import type { SeatKind } from '../table/seats.js';
import type {
  SharedSettings,
  SharedTableRules,
  TableMove,
  TableState,
} from '../table/table-rules.js';

/** What the settings of every shared table have. */
export interface SeatedSettings extends SharedSettings {
  readonly seats: readonly SeatKind[];
}

/** The rules of a shared table of any game. */
export type SharedRules = SharedTableRules<TableState, TableMove, object, SeatedSettings>;

/**
 * Rules as a table knows them that does not look into states, moves and options: what it hands to the rules came from
 * the same rules.
 */
export const asSharedRules = <
  S extends TableState,
  M extends TableMove,
  O extends object,
  Settings extends SeatedSettings,
>(
  rules: SharedTableRules<S, M, O, Settings>,
): SharedRules => rules as unknown as SharedRules;
