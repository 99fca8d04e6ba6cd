import type { Grade } from './grade-name.js';
import type { EffortSearch, EffortSearches, FoundWin } from './plain-search.js';
import type { Search, Solver, Stepped, Verdict } from './search.js';

/** The name of the grading. Changed methods or figures need another name. */
export const GRADING = 'baize/grade/1';

/** The default of how many positions a solver may keep per first move. */
export const FIRST_MOVE_BUDGET = 100_000;

/** How many positions a solver may keep for a deal that no search of its effort has won. */
const VERDICT_BUDGET = 100_000;

/** The least effort of the grades 2 to 5. */
export type Scale = readonly [number, number, number, number];

/** The parts of a game that grading needs. */
export interface Grading<Position> {
  /** The game's name in saves. */
  readonly game: string;
  readonly searches: EffortSearches<Position>;
  scale(position: Position): Scale;
  /** The different positions after one move. */
  firstMoves(position: Position): readonly Position[];
  /** The game's own solver. */
  solver(position: Position, budget: number): Search;
}

/** The difficulty of a position, and what is known of its first moves. */
export interface Graded {
  /**
   * 1 (very easy) to 5 (very hard). `undefined` if the deal can't be won, or if no search from the deal
   * itself found a win.
   */
  readonly grade: Grade | undefined;
  /** Whether the deal can be won, by all that is known, including its first moves. */
  readonly verdict: Verdict;
  /**
   * The geometric mean of the positions that the searches expanded. A search without a win counts as
   * its maximum.
   */
  readonly effort: number;
  /** The number of positions that the searches expanded. */
  readonly positions: number;
  /** The moves of the shortest win that they found, and how many of them were the only legal ones. */
  readonly moves: number | undefined;
  readonly forcedMoves: number | undefined;
  /** The number of first moves that lead to different positions. */
  readonly firstMoves: number;
  /** The first moves that are proven to keep a win, and those proven to lose it. The others are unknown. */
  readonly winningFirstMoves: number;
  readonly losingFirstMoves: number;
}

/**
 * The geometric mean of numbers, whose count is a power of two. All operations are exact on every machine.
 */
function geometricMean(values: readonly number[]): number {
  let mean = values.reduce((product, value) => product * value, 1);
  for (let count = values.length; count > 1; count /= 2) mean = Math.sqrt(mean);
  return mean;
}

const gradeFor = (effort: number, scale: Scale): Grade =>
  (1 + scale.filter((least) => effort >= least).length) as Grade;

/** Runs the searches of a grade one after the other. */
class GradeSearch<Position> implements Stepped<Graded | undefined> {
  private readonly done: EffortSearch[] = [];
  private running: EffortSearch | undefined;
  private verdict: Verdict | undefined;
  private readonly moves: readonly Position[];
  private readonly verdicts: Verdict[] = [];
  private solving: Search | undefined;
  private found: Graded | undefined;

  constructor(
    private readonly grading: Grading<Position>,
    private readonly position: Position,
    private readonly budget: number,
  ) {
    this.moves = grading.firstMoves(position);
  }

  step(nodes: number): Graded | undefined {
    for (let left = nodes; !this.found && left > 0;) left -= this.go(left);
    return this.found;
  }

  /** @returns how many positions of the slice were used */
  private go(nodes: number): number {
    const { grading, position, done, moves, verdicts, budget } = this;
    if (done.length < grading.searches.count) return this.measure();
    this.verdict ??= done.some(({ win }) => win) ? 'winnable' : undefined;
    if (!this.verdict) {
      this.verdict = this.solve(position, VERDICT_BUDGET, nodes);
    } else if (budget > 0 && this.verdict !== 'unwinnable' && verdicts.length < moves.length) {
      const verdict = this.solve(moves[verdicts.length]!, budget, nodes);
      if (verdict) verdicts.push(verdict);
    } else {
      this.found = this.sum(this.verdict);
    }
    return nodes;
  }

  private measure(): number {
    const { grading, position, done } = this;
    this.running ??= grading.searches.begin(position, done.length);
    if (!this.running.step()) {
      done.push(this.running);
      this.running = undefined;
    }
    return 1;
  }

  private solve(position: Position, budget: number, nodes: number): Verdict | undefined {
    this.solving ??= this.grading.solver(position, budget);
    const verdict = this.solving.step(nodes);
    if (verdict) this.solving = undefined;
    return verdict;
  }

  private sum(known: Verdict): Graded {
    const { grading, position, done, moves, verdicts } = this;
    const effort = geometricMean(
      done.map(({ win, searched }) => (win ? searched : grading.searches.most)),
    );
    const wins = done.flatMap(({ win }): readonly FoundWin[] => (win ? [win] : []));
    const best = wins.reduce<FoundWin | undefined>(
      (least, win) => (least && least.moves <= win.moves ? least : win),
      undefined,
    );
    const count = (wanted: Verdict): number => verdicts.filter((one) => one === wanted).length;
    const losing = count('unwinnable');
    let verdict = known;
    if (known === 'unknown' && count('winnable') > 0) verdict = 'winnable';
    if (known === 'unknown' && losing > 0 && losing === moves.length) verdict = 'unwinnable';
    return {
      grade: known === 'winnable' ? gradeFor(effort, grading.scale(position)) : undefined,
      verdict,
      effort,
      positions: done.reduce((sum, { searched }) => sum + searched, 0),
      moves: best?.moves,
      forcedMoves: best?.forced,
      firstMoves: moves.length,
      winningFirstMoves: count('winnable'),
      losingFirstMoves: verdict === 'unwinnable' ? moves.length : losing,
    };
  }
}

/**
 * Starts to grade a position. The grade depends on positions alone: it is the same on all machines, for any
 * slices and any budget. A grade never changes. A deal without a grade may get 5 if a better solver proves
 * that it can be won.
 *
 * @param budget the most positions that the solver may keep per first move. 0 skips the first moves
 */
export const beginGrading = <Position>(
  grading: Grading<Position>,
  position: Position,
  budget = FIRST_MOVE_BUDGET,
): Stepped<Graded | undefined> => new GradeSearch(grading, position, budget);

/** Like `beginGrading`, all at once. */
export function gradeOf<Position>(
  grading: Grading<Position>,
  position: Position,
  budget?: number,
): Graded {
  const search = beginGrading(grading, position, budget);
  for (;;) {
    const graded = search.step(Infinity);
    if (graded) return graded;
  }
}

/** The solver that answers a worker's requests for grades. Its budget is that of `beginGrading`. */
export const graderOf = <Position>(grading: Grading<Position>): Solver<Position, Graded> => ({
  game: `${grading.game}-grade`,
  search: (state, _now, budget) => beginGrading(grading, state, budget),
});
