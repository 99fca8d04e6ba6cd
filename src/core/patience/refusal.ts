import { type Card, KING, rankOf } from '../cards/card.js';
import { asRecord, quote } from '../engine/reason.js';
import { goesOn } from './foundations.js';
import { type Build, type Piles, type Transfer, fits, topOf } from './piles.js';

/** Refusals of transfers that several games share. */
export type PileRefusal =
  | { readonly code: 'no-such-pile'; readonly pile: string }
  | { readonly code: 'same-pile' }
  | { readonly code: 'empty-pile'; readonly pile: string }
  | { readonly code: 'bad-count'; readonly count: number }
  | { readonly code: 'one-card-up' }
  | { readonly code: 'foundation-starts-with-ace'; readonly card: Card }
  | { readonly code: 'foundation-next'; readonly card: Card; readonly top: Card }
  | { readonly code: 'no-return' }
  | { readonly code: 'kings-only'; readonly card: Card }
  | { readonly code: 'build'; readonly build: Build; readonly card: Card; readonly target: Card };

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
export function refuseCount(piles: Piles, { from, count }: Transfer): PileRefusal | undefined {
  const { length } = piles[from]!;
  if (length === 0) return { code: 'empty-pile', pile: from };
  return !Number.isInteger(count) || count < 1 || count > length ? badCount(count) : undefined;
}

/** Checks a move to a foundation. */
export function refuseUp(piles: Piles, { from, to, count }: Transfer): PileRefusal | undefined {
  if (count > 1) return { code: 'one-card-up' };
  const card = topOf(piles[from])!;
  const foundation = piles[to]!;
  if (goesOn(foundation, card)) return undefined;
  const top = topOf(foundation);
  return top === undefined
    ? { code: 'foundation-starts-with-ace', card }
    : { code: 'foundation-next', card, top };
}

/** Checks a move to a column: the build rule, or the rule for an empty column. */
export function refuseBuild(
  piles: Piles,
  { from, to, count }: Transfer,
  { build, kingsOnly }: { readonly build: Build; readonly kingsOnly: boolean },
): PileRefusal | undefined {
  const card = piles[from]!.at(-count)!;
  const target = topOf(piles[to]);
  if (target !== undefined) {
    return fits(build, card, target) ? undefined : { code: 'build', build, card, target };
  }
  return kingsOnly && rankOf(card) !== KING ? { code: 'kings-only', card } : undefined;
}
