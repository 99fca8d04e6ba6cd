import { moves, outcome, play } from './rules.js';
import type { PyramidMove, PyramidState } from './state.js';

/**
 * Moves that win. Each of them leaves a position that can be won: where none removes a card,
 * turning and putting back come to one that does.
 *
 * @param canBeWon whether a position is known to be winnable, as the first one is
 * @returns `undefined` where it is known of no position that follows
 */
export function lineBy(
  state: PyramidState,
  canBeWon: (state: PyramidState) => boolean,
): readonly PyramidMove[] | undefined {
  const line: PyramidMove[] = [];
  for (let at = state; outcome(at) !== 'won';) {
    const move = moves(at).find((next) => canBeWon(play(at, next)));
    if (!move) return undefined;
    line.push(move);
    at = play(at, move);
  }
  return line;
}
