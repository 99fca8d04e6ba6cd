import type { Card, Rank } from '../../cards/card.js';
import { asRecord, quote } from '../../engine/reason.js';
import type { Piles, Transfer } from '../piles.js';
import type { SuitRule } from './rules.js';

/** Why a move is refused, with the values of each code. */
export type RulesRefusal =
  | { readonly code: 'no-such-pile'; readonly pile: string }
  | { readonly code: 'same-pile' }
  | { readonly code: 'empty-pile'; readonly pile: string }
  | { readonly code: 'bad-count'; readonly count: number }
  /** The empty column has to be filled first. */
  | { readonly code: 'fill-first'; readonly pile: string }
  /** The card on top of that column has to be turned over first. */
  | { readonly code: 'turn-first'; readonly pile: string }
  | { readonly code: 'face-down' }
  | { readonly code: 'covered'; readonly card: Card }
  | { readonly code: 'top-only' }
  | { readonly code: 'not-in-order'; readonly build: SuitRule }
  | { readonly code: 'whole-run' }
  | { readonly code: 'too-many'; readonly count: number; readonly allowed: number }
  | { readonly code: 'waste-top' }
  | { readonly code: 'stock-turns' }
  | { readonly code: 'stock-left' }
  | { readonly code: 'no-redeal'; readonly redeals: number }
  | { readonly code: 'no-empty-column'; readonly pile: string }
  | { readonly code: 'takes-none'; readonly pile: string }
  | { readonly code: 'one-card-a-cell' }
  | { readonly code: 'cell-taken'; readonly card: Card }
  | { readonly code: 'no-return' }
  | { readonly code: 'return-to-cell' }
  | { readonly code: 'return-to-column' }
  | { readonly code: 'base-stays' }
  | { readonly code: 'one-card-up' }
  | { readonly code: 'foundation-starts-with-ace'; readonly card: Card; readonly rank: Rank }
  | { readonly code: 'foundation-next'; readonly card: Card; readonly top: Card }
  | { readonly code: 'foundation-full' }
  | { readonly code: 'runs-only' }
  | { readonly code: 'kings-only'; readonly card: Card; readonly rank: Rank }
  | { readonly code: 'waste-only-here' }
  | { readonly code: 'stays-empty' }
  | { readonly code: 'column-full'; readonly most: number }
  | { readonly code: 'not-from-here' }
  | { readonly code: 'no-building'; readonly target: Card | undefined }
  /** The card needs a card of this rank, or of the other one, and of this colour if colours count. */
  | {
      readonly code: 'build';
      readonly build: SuitRule;
      readonly card: Card;
      readonly target: Card;
      readonly rank: Rank;
      readonly other: Rank | undefined;
      readonly color: 'red' | 'black';
    }
  | { readonly code: 'needs-empty'; readonly card: Card }
  /** Cards go to the waste and nowhere else. */
  | { readonly code: 'waste-only' }
  | { readonly code: 'on-king' }
  /** The card goes only on a card of this rank, or of the other one. */
  | {
      readonly code: 'not-next';
      readonly card: Card;
      readonly top: Card;
      readonly rank: Rank;
      readonly other: Rank | undefined;
    }
  | { readonly code: 'no-cover-pairs' }
  | { readonly code: 'king-alone'; readonly card: Card }
  | { readonly code: 'not-king'; readonly card: Card }
  | {
      readonly code: 'not-13';
      readonly card: Card;
      readonly target: Card;
      readonly sum: number;
      readonly wanted: number;
    }
  | { readonly code: 'not-equal'; readonly card: Card; readonly target: Card }
  | { readonly code: 'no-trio' };

type Refused<Code extends RulesRefusal['code']> = Extract<RulesRefusal, { readonly code: Code }>;

/** Checks that both piles exist. Never throws: the move is untrusted. */
export function refusePiles(piles: Piles, move: Transfer): Refused<'no-such-pile'> | undefined {
  const { from, to } = asRecord(move) ? move : ({} as Transfer);
  for (const pile of [from, to]) {
    const known = typeof pile === 'string' && Object.hasOwn(piles, pile);
    if (!known) return { code: 'no-such-pile', pile: quote(pile) };
  }
  return undefined;
}

/** The refusal of a number of cards, which may be of any type. */
export const badCount = (count: unknown): Refused<'bad-count'> => ({
  code: 'bad-count',
  count: typeof count === 'number' ? count : NaN,
});

/** Checks that the pile has that many cards. */
export function refuseCount(
  piles: Piles,
  { from, count }: Transfer,
): Refused<'empty-pile' | 'bad-count'> | undefined {
  const { length } = piles[from]!;
  if (length === 0) return { code: 'empty-pile', pile: from };
  return !Number.isInteger(count) || count < 1 || count > length ? badCount(count) : undefined;
}
