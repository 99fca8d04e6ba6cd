import type { Transfer } from '../../../../src/core/patience/piles.js';
import { isWon } from '../../../../src/core/patience/rules/outcome.js';
import { play } from '../../../../src/core/patience/rules/play.js';
import { refusal } from '../../../../src/core/patience/rules/refusal.js';
import type { PatienceRules } from '../../../../src/core/patience/rules/rules.js';
import type { PatienceState } from '../../../../src/core/patience/rules/state.js';
import { tableOf } from '../../../../src/core/patience/rules/table.js';
import { forcedAfter } from './plain-graph.js';

const isSame = (one: Transfer, other: Transfer): boolean =>
  one.from === other.from && one.to === other.to && one.count === other.count;

/**
 * Plays the moves of a win by the engine.
 *
 * @returns what is wrong with them, if anything is
 */
export function proofProblem(
  rules: PatienceRules,
  start: PatienceState,
  proof: readonly Transfer[] | undefined,
): string | undefined {
  if (!proof) return 'no proof';
  const table = tableOf(rules);
  let state = start;
  let forced: readonly Transfer[] = [];
  for (const [at, move] of proof.entries()) {
    const text = `move ${at} of ${proof.length}, ${JSON.stringify(move)}`;
    if (isWon(table, state) && forced.length === 0) return `${text}, comes after the win`;
    const refused = refusal(table, state, move);
    if (refused) return `${text}, is refused: ${JSON.stringify(refused)}`;
    const [next, ...rest] = forced;
    if (next && !isSame(next, move))
      return `${text}, instead of the forced ${JSON.stringify(next)}`;
    state = play(table, state, move);
    forced = next ? rest : forcedAfter(table, state, move);
  }
  if (forced.length > 0) return `the forced ${JSON.stringify(forced)} is missing at the end`;
  return isWon(table, state) ? undefined : 'the moves do not win';
}
