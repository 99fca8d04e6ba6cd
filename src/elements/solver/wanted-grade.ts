import { wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { GRADES, type Grade, isGradeName } from '../../core/solver/grade-name.js';
import type { GameSolvers } from '../controllers/adviser.js';

/** The element whose deals may be wanted to have a grade. */
interface GradeHost {
  /** As the page says it, unchecked. */
  readonly grade: string | null | undefined;
  /** As the player or the page says it, unchecked. */
  readonly inForce: { readonly grade: string | undefined };
  reportOption(option: string, problem: Problem | undefined): void;
}

/** The grade that deals are to have, where there is such and the game has grades. */
export function wantedGrade(
  { inForce: { grade } }: GradeHost,
  solvers: GameSolvers<never> | undefined,
): Grade | undefined {
  if (!solvers?.grade || !isGradeName(grade)) return undefined;
  return (GRADES.indexOf(grade) + 1) as Grade;
}

/** Tells the page's author that a grade can't be had, once for each value; a player chooses among those that can. */
export function checkGrade(host: GradeHost, solvers: GameSolvers<never> | undefined): void {
  const wanted = host.grade ?? null;
  const isUsable = wanted === null || (solvers?.grade !== undefined && isGradeName(wanted));
  const accepted = solvers?.grade ? GRADES.join(', ') : 'nothing: its deals have no grades';
  const problem = isUsable ? undefined : wrongOption('grade', wanted, accepted).problem;
  host.reportOption('grade', problem);
}
