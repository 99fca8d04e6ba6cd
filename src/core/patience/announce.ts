import type { Card } from '../cards/card.js';
import { type Piles, type Transfer, isColumn, isFoundation, topOf } from './piles.js';

/** Cards were moved from pile to pile, or such a move was undone or redone. */
export interface Moved {
  readonly code: 'moved' | 'undone' | 'redone';
  readonly card: Card;
  readonly count: number;
  readonly to: string;
  /** The card that it now lies on, in the tableau. */
  readonly onto: Card | undefined;
}

/** An announcement for screen readers: a code and its values. The message files turn it into text. */
export type Announcement =
  | Moved
  | { readonly code: 'went-up'; readonly count: number; readonly card: Card }
  | { readonly code: 'won'; readonly count: number; readonly undos: number }
  | { readonly code: 'lost' };

/** Announcements of games with a stock or with face-down cards. */
export type StockAnnouncement =
  /**
   * Cards were drawn from the stock. `card` was the last one and lies on top. `waste` is the number of the waste, if there
   * are several.
   */
  | {
      readonly code: 'drawn';
      readonly card: Card;
      readonly count: number;
      readonly waste?: number | undefined;
    }
  /** The waste was redealt for pass number `pass` out of `of` (`undefined`: unlimited). */
  | { readonly code: 'redealt'; readonly pass: number; readonly of: number | undefined }
  /** Face-down cards were turned over. `card` was the last one. */
  | { readonly code: 'flipped'; readonly card: Card; readonly count: number }
  /** A draw, redeal or flip was undone. Cards that are face down again are not named. */
  | { readonly code: 'turned-back'; readonly what: 'draw' | 'redeal' | 'flip' };

/** Describes a transfer. `before` are the piles before it. */
export function describeTransfer(
  code: Moved['code'],
  before: Piles,
  { from, to, count }: Transfer,
): Moved {
  const onto = isColumn(to) ? topOf(before[to]) : undefined;
  return { code, card: before[from]!.at(-count)!, count, to, onto };
}

/** Describes the cards that went to the foundations automatically. `after` are the piles after them. */
export function wentUp(after: Piles, automatic: readonly Transfer[]): readonly Announcement[] {
  const up = automatic.filter(({ to }) => isFoundation(to));
  const last = up.at(-1);
  return last ? [{ code: 'went-up', count: up.length, card: topOf(after[last.to])! }] : [];
}

/** Describes an undone transfer. `piles` are the piles after the undo. */
export const describeUndo = (piles: Piles, move: Transfer): Moved => ({
  ...describeTransfer('undone', piles, move),
  to: move.from,
  onto: undefined,
});
