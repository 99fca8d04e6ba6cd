import { moves, outcome, play } from './rules.js';
import { verdict } from './solve.js';
import type { PyramidMove, PyramidState } from './state.js';

/**
 * Moves that win, not the fewest; `undefined` where no win is known. Each of them leaves a position
 * that can be won: where none removes a card, turning and putting back come to one that does.
 *
 * @param budget as the verdict's.
 */
export function winningLine(
  state: PyramidState,
  budget?: number,
): readonly PyramidMove[] | undefined {
  if (verdict(state, budget) !== 'winnable') return undefined;
  const line: PyramidMove[] = [];
  for (let at = state; outcome(at) !== 'won';) {
    const move = moves(at).find((next) => verdict(play(at, next), budget) === 'winnable');
    if (!move) return undefined;
    line.push(move);
    at = play(at, move);
  }
  return line;
}
