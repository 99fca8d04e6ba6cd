import type { Card } from '../cards/card.js';
import type { SteppedChange } from '../engine/session.js';
import { type Piles, type Transfer, isColumn, isFoundation, topOf, transfer } from './piles.js';

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

/** What a game with a stock, or with cards face down, tells besides. */
export type StockAnnouncement =
  /** Cards of the stock were turned up; `card` came last and lies on top. */
  | { readonly code: 'drawn'; readonly card: Card; readonly count: number }
  /** The waste was turned over for its pass number `pass`, of so many (`undefined`: no end). */
  | { readonly code: 'redealt'; readonly pass: number; readonly of: number | undefined }
  /** Cards were turned over where they lie, `card` last. */
  | { readonly code: 'flipped'; readonly card: Card; readonly count: number }
  /** One of these was undone; what lies face down again is not named. */
  | { readonly code: 'turned-back'; readonly what: 'draw' | 'redeal' | 'flip' };

/** Tells of a transfer by the piles before it: which cards went where, and onto what. */
export function describeTransfer(
  code: Moved['code'],
  before: Piles,
  { from, to, count }: Transfer,
): Moved {
  const onto = isColumn(to) ? topOf(before[to]) : undefined;
  return { code, card: before[from]!.at(-count)!, count, to, onto };
}

/** What went up by itself: how many cards, and the last of them, by the piles after it. */
export function wentUp(after: Piles, automatic: readonly Transfer[]): readonly Announcement[] {
  const up = automatic.filter(({ to }) => isFoundation(to));
  const last = up.at(-1);
  return last ? [{ code: 'went-up', count: up.length, card: topOf(after[last.to])! }] : [];
}

/** What is spoken of cards that were put back, by the piles that they are back in. */
export const describeUndo = (piles: Piles, move: Transfer): Moved => ({
  ...describeTransfer('undone', piles, move),
  to: move.from,
  onto: undefined,
});

/**
 * What is spoken of a step in a game whose moves lay cards from pile to pile, and nothing else.
 *
 * @param piles before the step was made; at an undo, after it
 */
export function announceTransfers(
  { piles }: { readonly piles: Piles },
  { type, step: { move, automatic } }: SteppedChange<Transfer>,
): readonly Announcement[] {
  if (type === 'undo') return [describeUndo(piles, move)];
  const after = [move, ...automatic].reduce(transfer, piles);
  return [
    describeTransfer(type === 'move' ? 'moved' : 'redone', piles, move),
    ...wentUp(after, automatic),
  ];
}
