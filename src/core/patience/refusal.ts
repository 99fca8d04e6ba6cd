import { asRecord, quote } from '../engine/reason.js';
import type { Piles, Transfer } from './piles.js';

/** Refusals of moves by their piles and the number of cards. */
type PileRefusal =
  | { readonly code: 'no-such-pile'; readonly pile: string }
  | { readonly code: 'empty-pile'; readonly pile: string }
  | { readonly code: 'bad-count'; readonly count: number };

type Refused<Code extends PileRefusal['code']> = Extract<PileRefusal, { readonly code: Code }>;

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
