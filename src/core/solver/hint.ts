import type { Verdict } from './search.js';

/** The result of a search: the verdict, and moves that win, if known. */
type Found = readonly [verdict?: Verdict, proof?: readonly unknown[]];

/**
 * How certain a hint is. `proven`: a win begins with the move. `searching`: the search is still running.
 * `unproven`: the search ended without an answer.
 */
export type Certainty = 'proven' | 'searching' | 'unproven';

/** A move to show, or why there is none: the game can't be won, or there is no legal move. */
export type Hint<Move> =
  | { readonly move: Move; readonly certainty: Certainty }
  | { readonly refusal: 'hopeless' | 'no-hint' };

const guess = <Move>(move: Move | undefined, certainty: Certainty): Hint<Move> =>
  move === undefined ? { refusal: 'no-hint' } : { move, certainty };

/**
 * The hints for one position. If the search takes longer than `soon`, the first hint is any legal move. The
 * last hint is the result of the search. A move is `proven` only if it is the first of moves that win.
 *
 * @param search the result of the search. The promise may stay pending
 * @param soon resolves when a first hint is due
 * @param legal returns a legal move worth trying, or `undefined`. Called if there is no proof
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
