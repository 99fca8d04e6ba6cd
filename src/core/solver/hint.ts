import type { Verdict } from './search.js';

/** What a search says of a position: the verdict, and moves that win, where it knows them. */
type Found = readonly [verdict?: Verdict, proof?: readonly unknown[]];

/**
 * What is known of a hint's move: the search has a win that begins with it; nothing yet, and the
 * search goes on; nothing, and the search has ended.
 */
export type Certainty = 'proven' | 'searching' | 'unproven';

/** A move to show, or why there is none: no win is possible any more, or there is no move. */
export type Hint<Move> =
  | { readonly move: Move; readonly certainty: Certainty }
  | { readonly refusal: 'hopeless' | 'no-hint' };

const guess = <Move>(move: Move | undefined, certainty: Certainty): Hint<Move> =>
  move === undefined ? { refusal: 'no-hint' } : { move, certainty };

/**
 * The hints of one position, one after the other: what the search found; before it, where the
 * search takes longer than `soon`, a move of which only the rules are known. A move is `proven` only
 * where it is the first of moves that win.
 *
 * @param search what it finds; it is never settled by a search that never ends
 * @param soon is settled when a hint should be there
 * @param legal a legal move worth trying, asked for where there is no proof; `undefined` for none
 */
export async function* hints<Move>(
  search: Promise<Found>,
  soon: Promise<unknown>,
  legal: () => Move | undefined,
): AsyncGenerator<Hint<Move>, void> {
  const isLate = await Promise.race([search.then(() => false), soon.then(() => true)]);
  const early = isLate ? legal() : undefined;
  if (early !== undefined) yield { move: early, certainty: 'searching' };
  const [verdict, proof] = await search;
  if (verdict === 'unwinnable') yield { refusal: 'hopeless' };
  else if (proof?.length) yield { move: proof[0] as Move, certainty: 'proven' };
  else yield guess(early ?? legal(), 'unproven');
}
