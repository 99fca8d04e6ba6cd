import type { Transfer } from '../../../../src/core/patience/piles.js';
import { deckOf } from '../../../../src/core/patience/rules/deck.js';
import { moves } from '../../../../src/core/patience/rules/moves.js';
import { isWon, outcome } from '../../../../src/core/patience/rules/outcome.js';
import { play } from '../../../../src/core/patience/rules/play.js';
import type { PatienceRules } from '../../../../src/core/patience/rules/rules.js';
import { type PatienceState, deal } from '../../../../src/core/patience/rules/state.js';
import { type Table, tableOf } from '../../../../src/core/patience/rules/table.js';
import { searchRules } from '../../../../src/core/solver/rules/solve.js';
import type { Verdict } from '../../../../src/core/solver/search.js';
import { frozen } from '../../support/frozen.js';
import { shuffledBy } from '../../support/small-random.js';
import { type Judged, forcedAfter, plainGraph, playWhole } from './plain-graph.js';
import { proofProblem } from './proof-problem.js';
import type { Random } from './small-rules.js';

/** A deal after all that follows by itself. */
function settledDeal(rules: PatienceRules, random: Random): PatienceState {
  const table = tableOf(rules);
  const dealt = deal(table, {}, shuffledBy(random, deckOf(rules)));
  const first = { from: 'stock', to: 'stock', count: 1 };
  return forcedAfter(table, dealt, first).reduce((at, move) => play(table, at, move), dealt);
}

/** Some kinds of moves are chosen more often: cards that go up bring the end near, cards that come back test it. */
function choose(table: Table, legal: readonly Transfer[], random: Random): Transfer {
  const { kinds } = table;
  const up = legal.filter(({ from, to }) => kinds[to] === 'foundation' && from !== to);
  const back = legal.filter(({ from }) => kinds[from] === 'foundation');
  const preferred = [up, back, legal, legal][random(4)]!;
  const some = preferred.length > 0 ? preferred : legal;
  return some[random(some.length)]!;
}

/** The positions of one game played at random, from the deal to the last one that is not won yet. */
function walk(rules: PatienceRules, random: Random): readonly PatienceState[] {
  const table = tableOf(rules);
  const line = [settledDeal(rules, random)];
  for (let turn = random(60); turn > 0; turn--) {
    const state = line.at(-1)!;
    const legal = moves(table, state);
    if (isWon(table, state) || legal.length === 0) break;
    line.push(playWhole(table, state, choose(table, legal, random)));
  }
  return line.filter((state) => !isWon(table, state));
}

/**
 * All positions that can be reached from a position of a random game: the deal, an early one, or a later one if there are too
 * many.
 */
export function endgamesOf(rules: PatienceRules, random: Random, most: number): readonly Judged[] {
  const line = walk(rules, random);
  const step = 1 + (line.length >> 2);
  const first = random(3) === 0 ? 0 : line.length >> 2;
  for (let at = first; at < line.length; at += step) {
    const graph = plainGraph(rules, line[at]!, most);
    if (graph) return graph;
  }
  return [];
}

/** The share of the moves that keep a win. Few of them make a position hard, and losses with a choice are, too. */
const ease = ({ isWinnable, after, winningAfter }: Judged): number =>
  isWinnable ? (winningAfter + 1) / (after + 1) : 1 / (after + 1);

/** So many positions, the hard ones first, and others at random. */
export function chosenOf(
  graph: readonly Judged[],
  random: Random,
  count: number,
): readonly Judged[] {
  const open = shuffledBy(random, graph).filter(({ after }) => after > 0);
  const [wins, losses] = [true, false].map((isWinnable) =>
    open.filter((one) => one.isWinnable === isWinnable).sort((a, b) => ease(a) - ease(b)),
  );
  const half = count >> 1;
  return [...wins!.slice(0, half), ...losses!.slice(0, half >> 1), ...open.slice(0, half >> 1)];
}

/** How the solver is asked. */
export interface Asked {
  /** The most positions that it keeps. */
  readonly budget: number;
  /** The positions of a slice. */
  readonly slice: number;
}

/** The solver's answer, and what is wrong with it, if anything is. */
export interface Answer {
  readonly verdict: Verdict | 'error';
  readonly problem?: string | undefined;
}

/** Asks the solver, and compares its verdict with the exact one. */
export function problemWith(
  rules: PatienceRules,
  { state, isWinnable }: Judged,
  { budget, slice }: Asked,
): Answer {
  try {
    const search = searchRules(rules, frozen(state), budget);
    let verdict = search.step(slice);
    while (!verdict) verdict = search.step(slice);
    if (isWinnable && outcome(tableOf(rules), state) === 'lost')
      return { verdict, problem: 'the engine reports a loss, but plainly winnable' };
    if (verdict === 'unknown') return { verdict };
    const plain = isWinnable ? 'winnable' : 'unwinnable';
    if (verdict !== plain) return { verdict, problem: `${verdict}, but plainly ${plain}` };
    const isProved = verdict === 'winnable';
    return { verdict, problem: isProved ? proofProblem(rules, state, search.proof()) : undefined };
  } catch (error) {
    return { verdict: 'error', problem: String((error as Error).stack) };
  }
}
