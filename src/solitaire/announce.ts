import type { Card } from '../cards/card.js';
import type { Piles } from './piles.js';

/** Cards went from pile to pile, or back. */
export interface Moved {
  readonly code: 'moved' | 'undone' | 'redone';
  readonly card: Card;
  readonly count: number;
  readonly to: string;
  /** The card that it now lies on, in the tableau. */
  readonly onto: Card | undefined;
}

/**
 * What a screen reader is told, as keys with their figures; the words are the message table's.
 * Cards are numbers, piles their ids.
 */
export type Announcement =
  | Moved
  | { readonly code: 'went-up'; readonly count: number; readonly card: Card }
  | { readonly code: 'won'; readonly count: number }
  | { readonly code: 'lost' };

/** Tells of a transfer by the piles before it: which cards went where, and onto what. */
export function describeTransfer(
  code: Moved['code'],
  before: Piles,
  { from, to, count }: { readonly from: string; readonly to: string; readonly count: number },
): Moved {
  const onto = to.startsWith('column') ? before[to]!.at(-1) : undefined;
  return { code, card: before[from]!.at(-count)!, count, to, onto };
}
