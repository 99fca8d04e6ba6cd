import type { Grade } from './grade-name.js';
import { type PlainSpace, PlainSearch, type PlainWin } from './plain-search.js';
import type { Search, Stepped, Verdict } from './search.js';
import type { Solver } from './solver.js';

/** How deals are graded; another way, and other figures, take another name. */
export const GRADING = 'baize/grade/1';

/** How many positions a solver may keep for each first move, by default. */
export const FIRST_MOVE_BUDGET = 100_000;

/** How many positions a solver may keep for a deal that no plain search has won. */
const VERDICT_BUDGET = 100_000;

/** The least effort of each grade from 2 to 5. */
export type Scale = readonly [number, number, number, number];

/** What grades the deals of a game. */
export interface Grading<Position, State> {
  /** The game's name, as its rules have it. */
  readonly game: string;
  /** A number of orders that is a power of two. */
  readonly space: PlainSpace<Position, State>;
  scale(position: Position): Scale;
  /** The different positions one move further. */
  firstMoves(position: Position): readonly Position[];
  /** The game's own solver. */
  solver(position: Position, budget: number): Search;
}

/** How hard a position is, and what is known of its first moves. */
export interface Graded {
  /**
   * 1 (very easy) to 5 (very hard); `undefined` where no win is possible, or none was found from the deal itself,
   * whatever is known of its first moves.
   */
  readonly grade: Grade | undefined;
  /** What is known of the deal, by its first moves too. */
  readonly verdict: Verdict;
  /** The geometric mean of the positions that the plain searches went on from; one that found no win counts in full. */
  readonly effort: number;
  /** All positions that the plain searches went on from. */
  readonly positions: number;
  /** How many moves the shortest win has that they found; how many of them were the only ones. */
  readonly moves: number | undefined;
  readonly forcedMoves: number | undefined;
  /** How many first moves there are that lead to different positions. */
  readonly firstMoves: number;
  /** Those that are proved to keep the win, and those that are proved to lose it; of the others nothing is known. */
  readonly winningFirstMoves: number;
  readonly losingFirstMoves: number;
}

/** The geometric mean of a power of two of numbers, by operations that are exact to the last bit everywhere. */
function geometricMean(values: readonly number[]): number {
  let mean = values.reduce((product, value) => product * value, 1);
  for (let count = values.length; count > 1; count /= 2) mean = Math.sqrt(mean);
  return mean;
}

const gradeFor = (effort: number, scale: Scale): Grade =>
  (1 + scale.filter((least) => effort >= least).length) as Grade;

/** What is done for a grade, one part after the other. */
class GradeSearch<Position, State> implements Stepped<Graded | undefined> {
  private readonly done: PlainSearch<Position, State>[] = [];
  private plain: PlainSearch<Position, State> | undefined;
  private verdict: Verdict | undefined;
  private readonly moves: readonly Position[];
  private readonly verdicts: Verdict[] = [];
  private solving: Search | undefined;
  private found: Graded | undefined;

  constructor(
    private readonly grading: Grading<Position, State>,
    private readonly position: Position,
    private readonly budget: number,
  ) {
    this.moves = grading.firstMoves(position);
  }

  step(nodes: number): Graded | undefined {
    for (let left = nodes; !this.found && left > 0;) left -= this.go(left);
    return this.found;
  }

  /** @returns how many positions of the slice it took */
  private go(nodes: number): number {
    const { grading, position, done, moves, verdicts, budget } = this;
    if (done.length < grading.space.orders.length) return this.searchPlainly();
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

  private searchPlainly(): number {
    const { space } = this.grading;
    const { position, done } = this;
    this.plain ??= new PlainSearch(space, space.orders[done.length]!, position);
    if (!this.plain.step()) {
      done.push(this.plain);
      this.plain = undefined;
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
      done.map(({ win, searched }) => (win ? searched : grading.space.most)),
    );
    const wins = done.flatMap(({ win }): readonly PlainWin[] => (win ? [win] : []));
    const best = wins.reduce<PlainWin | undefined>(
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
 * Begins to find out how hard a position is. The grade depends on positions alone: it is the same on all
 * machines, however it is sliced, and whatever the budget is. A grade never changes; a deal without one may get 5 when
 * the game's solver becomes better, which proves that a deal can be won where no plain search shows it.
 *
 * @param budget how many positions the game's solver may keep for each first move; 0 asks for none of them
 */
export const beginGrading = <Position, State>(
  grading: Grading<Position, State>,
  position: Position,
  budget = FIRST_MOVE_BUDGET,
): Stepped<Graded | undefined> => new GradeSearch(grading, position, budget);

/** The same at once. */
export function gradeOf<Position, State>(
  grading: Grading<Position, State>,
  position: Position,
  budget?: number,
): Graded {
  const search = beginGrading(grading, position, budget);
  for (;;) {
    const graded = search.step(Infinity);
    if (graded) return graded;
  }
}

/** What a worker answers questions about the grades of a game with; the budget is that of `beginGrading`. */
export const graderOf = <Position, State>(
  grading: Grading<Position, State>,
): Solver<Position, Graded> => ({
  game: `${grading.game}-grade`,
  search: (state, _now, budget) => beginGrading(grading, state, budget),
});
