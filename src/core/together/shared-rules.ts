import type { SeatKind } from '../table/seats.js';
import type { Seat } from '../engine/rules.js';
import type { SharedSettings, SharedTableRules } from '../table/table-rules.js';

/** What the settings of every shared table have. */
export interface SeatedSettings extends SharedSettings {
  readonly seats: readonly SeatKind[];
}

/** What the hands of every game that can be shared have; its rules know all else of them. */
export interface SharedState {
  readonly options: object;
}

/** What their moves have. Where there are cuts, those are of the type `cut`. */
export interface SharedMove {
  readonly type?: string;
  readonly seat?: Seat;
}

/** The rules of a shared table of any game. */
export type SharedRules = SharedTableRules<SharedState, SharedMove, object, SeatedSettings>;

/**
 * Rules as a table knows them that does not look into states, moves and options: what it hands to the rules came from
 * the same rules.
 */
export const asSharedRules = <
  S extends SharedState,
  M extends SharedMove,
  O extends object,
  Settings extends SeatedSettings,
>(
  rules: SharedTableRules<S, M, O, Settings>,
): SharedRules => rules as unknown as SharedRules;
