import type { Transfer } from '../patience/piles.js';
import type { PatienceRules } from '../patience/rules/rules.js';
import { moves } from '../patience/rules/moves.js';
import { play } from '../patience/rules/play.js';
import type { PatienceState } from '../patience/rules/state.js';
import { tableOf } from '../patience/rules/table.js';
import type { Grading, Scale } from '../solver/grade.js';
import type { EffortSearch, EffortSearches, FoundWin } from '../solver/plain-search.js';
import { type Figures, type Kind, kindOf } from '../solver/rules/cost.js';
import { winningMoves } from '../solver/rules/proof.js';
import { planOf, searchRules } from '../solver/rules/solve.js';
import { RulesSpace } from '../solver/rules/space.js';
import { Tree } from '../solver/rules/tree.js';
import { positionsAfter } from './rules-space.js';

/** The most positions that each search expands. */
const MOST = 2000;

const figures = (...counts: readonly number[]): Readonly<Figures> => {
  const [left, breaks, loose, blocked, hidden, held, empty, stock] = counts;
  return {
    ...{ left: left!, breaks: breaks!, loose: loose!, blocked: blocked! },
    ...{ hidden: hidden!, held: held!, empty: empty!, stock: stock! },
  };
};

const OTHERS: readonly Readonly<Figures>[] = [
  figures(4, 0, 3, 3, 2, 2, -3, 0),
  figures(4, 1, 2, 4, 4, 2, -2, 1),
  figures(6, 0, 4, 2, 3, 3, -5, 0),
  figures(3, 1, 4, 3, 5, 1, -3, 2),
];

/**
 * One search per set of weights. The solver has weights of its own, so tuning them changes no grade. A change of the search
 * itself does: then the scales must be measured anew. Weights of: cards left, breaks, loose, blocked, hidden, held, empty columns, stock.
 */
const ORDERS: Readonly<Record<Kind, readonly Readonly<Figures>[]>> = {
  hole: OTHERS,
  runs: [
    figures(4, 4, 4, 0, 6, 2, -6, 9),
    figures(4, 6, 2, 1, 8, 2, -4, 6),
    figures(2, 3, 6, 0, 4, 2, -9, 9),
    figures(6, 4, 3, 1, 9, 3, -6, 4),
  ],
  others: OTHERS,
};

function gameOf<Options extends object>(rules: PatienceRules) {
  type State = PatienceState<Options>;
  const table = tableOf(rules);
  return {
    moves: (state: State) => moves(table, state),
    play: (state: State, move: Transfer) => play(table, state, move),
  };
}

/** A search through compact positions, by one set of weights. */
class RulesEffort implements EffortSearch {
  win: FoundWin | undefined;
  private readonly space: RulesSpace;
  private readonly tree: Tree;

  constructor(
    private readonly rules: PatienceRules,
    private readonly state: PatienceState,
    index: number,
  ) {
    const plan = planOf(rules);
    this.space = new RulesSpace(plan, state, undefined, ORDERS[kindOf(plan)][index]);
    this.tree = new Tree(this.space, Infinity);
  }

  get searched(): number {
    return this.tree.searched;
  }

  step(): boolean {
    const won = this.tree.step(1);
    if (won) this.win = this.readWin();
    return won === undefined && this.searched < MOST;
  }

  private readWin(): FoundWin | undefined {
    const { rules } = this;
    const line = winningMoves(planOf(rules), this.state, this.space.path);
    if (!line) return undefined;
    const game = gameOf(rules);
    let { state } = this;
    let forced = 0;
    for (const move of line) {
      if (game.moves(state).length === 1) forced++;
      state = game.play(state, move);
    }
    return { moves: line.length, forced };
  }
}

const searchesOf = <Options extends object>(
  rulesOf: (state: PatienceState<Options>) => PatienceRules,
): EffortSearches<PatienceState<Options>> => ({
  count: 4,
  most: MOST,
  begin: (state, index) => new RulesEffort(rulesOf(state), state, index),
});

/** The grading of a game that is described by rules. */
export const rulesGrading = <Options extends object>(
  game: string,
  rulesOf: (state: PatienceState<Options>) => PatienceRules,
  scale: (state: PatienceState<Options>) => Scale,
): Grading<PatienceState<Options>> => ({
  game,
  searches: searchesOf(rulesOf),
  scale,
  firstMoves: (state) => positionsAfter(gameOf<Options>(rulesOf(state)), state),
  solver: (state, budget) => searchRules(rulesOf(state), state, budget),
});
