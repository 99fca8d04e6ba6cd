import { readTransfer, writeTransfer } from '../../../core/patience/notation.js';
import { runLength } from '../../../core/patience/piles.js';
import { type FreecellMove, type FreecellState, layoutOf, systemOf } from './state.js';

export { CELL_LETTERS } from '../../../core/patience/notation.js';

/** A legal move in standard FreeCell notation; see `writeTransfer`. */
export const writeMove = ({ piles, options }: FreecellState, move: FreecellMove): string =>
  writeTransfer(piles, layoutOf(options).foundations, move);

/** The move that a text in this notation stands for here, legal or not; `undefined` for no move. */
export function readMove(
  { piles, options }: FreecellState,
  text: string,
): FreecellMove | undefined {
  const { build, kingsOnly } = systemOf(options);
  const longest = (pile: string): number => runLength(build, piles[pile]!);
  const { foundations } = layoutOf(options);
  return readTransfer<FreecellMove['from']>({ piles, foundations, kingsOnly, longest }, text);
}
