import { FACE_DOWN } from '../cards/card.js';
import type { SeatKind } from '../table/seats.js';
import type { Seat } from '../engine/rules.js';
import type { SharedSettings, SharedTableRules, TableRules } from '../table/table-rules.js';

/** The settings that every shared table has. */
export interface SeatedSettings extends SharedSettings {
  readonly seats: readonly SeatKind[];
}

/** What the states of all shared games have in common. */
export interface SharedState {
  readonly options: object;
}

/** What the moves of all shared games have in common. Moves that cut the deck have the type `cut`. */
export interface SharedMove {
  readonly type?: string;
  readonly seat?: Seat;
}

/** The rules of a shared table of any game. */
export type SharedRules = SharedTableRules<SharedState, SharedMove, object, SeatedSettings>;

/**
 * Hides the types of a game's states, moves and options from the table. This is safe, because everything
 * that the table passes to the rules came from the same rules.
 */
export const asSharedRules = <
  S extends SharedState,
  M extends SharedMove,
  O extends object,
  Settings extends SeatedSettings,
>(
  rules: SharedTableRules<S, M, O, Settings>,
): SharedRules => rules as unknown as SharedRules;

/**
 * The base to which the view of a hand is a difference: the hand before its first step, with all cards face
 * down.
 */
export const handBase = <S, M, O extends object>(
  { game, deal }: Pick<TableRules<S, M, O, never>, 'game' | 'deal'>,
  options: O,
): S => game.view(game.deal(options, Array<number>(deal.size).fill(FACE_DOWN)));
