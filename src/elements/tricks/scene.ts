import type { Card, SuitLetter } from '../../core/cards/card.js';
import type { MoonChoice, TrickRules } from '../../core/tricks/rules.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickTable } from '../../core/tricks/trick-table.js';
import type { TableScene } from '../table/scene.js';
import type { TrickWords } from './words.js';

/** The moves of the player that need no more than their name. */
export type PlainRequest =
  | ('ready' | 'look' | 'blind-nil' | 'double' | 'redouble' | 'no-double')
  | ('ask' | 'pair' | 'claim');

/** The player's requests that only these tables have. */
export type TrickRequest =
  | { readonly type: PlainRequest }
  | { readonly type: 'pass' | 'lay' | 'hint' | 'last-trick' | 'takeback' }
  /** A press on a card of the player's hand. */
  | { readonly type: 'card'; readonly card: Card }
  /** A number; `null` passes in an auction. */
  | { readonly type: 'bid'; readonly bid: number | null }
  | { readonly type: 'trump'; readonly suit: SuitLetter }
  | { readonly type: 'moon'; readonly choice: MoonChoice };

/** The keys of these tables and their requests. */
export const KEYS: Readonly<Record<string, TrickRequest>> = {
  h: { type: 'hint' },
  t: { type: 'last-trick' },
  k: { type: 'ask' },
  q: { type: 'pair' },
  c: { type: 'claim' },
  u: { type: 'takeback' },
  p: { type: 'bid', bid: null },
};

/** In which direction the turn passes on. */
export type Direction = 'clockwise' | 'anticlockwise';

/** Everything that a render of the table needs. */
export interface TrickScene extends TableScene<TrickState, TrickMove, TrickWords, TrickRequest> {
  readonly table: TrickTable;
  /** The rules of another hand of this game, by its number. */
  readonly rulesAt: (hand: number) => TrickRules;
  /** The legal moves of seat `own`. */
  readonly moves: readonly TrickMove[];
  /** The cards of seat `own`, sorted. */
  readonly cards: readonly Card[];
  /** The cards that the player has chosen to pass, or to lay face down. */
  readonly picked: readonly Card[];
  /** The card of the hand that Tab enters. */
  readonly entry: Card | undefined;
  /** Whether the player looks at the last trick. */
  readonly showsLast: boolean;
  readonly direction: Direction;
  /** Whether the player may take back a move. */
  readonly mayTakeBack: boolean;
  /** Coach and advice; `undefined` until they are loaded. */
  readonly aside?: unknown;
}
