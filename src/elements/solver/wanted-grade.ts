import { wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { GRADES, type Grade, isGradeName } from '../../core/solver/grade-name.js';
import type { GameSolvers } from '../controllers/adviser.js';

/** The parts of an element that decide the grade of its deals. */
interface GradeHost {
  /** The `grade` attribute, unchecked. */
  readonly grade: string | null | undefined;
  /** The player's or the page's grade, unchecked. */
  readonly inForce: { readonly grade: string | undefined };
  reportOption(option: string, problem: Problem | undefined): void;
}

/** The wanted grade of deals, if it is valid and the game has grades. */
export function wantedGrade(
  { inForce: { grade } }: GradeHost,
  solvers: GameSolvers<never> | undefined,
): Grade | undefined {
  if (!solvers?.grade || !isGradeName(grade)) return undefined;
  return (GRADES.indexOf(grade) + 1) as Grade;
}

/** Reports a wrong grade of the page, once for each value. Players can only choose valid ones. */
export function checkGrade(host: GradeHost, solvers: GameSolvers<never> | undefined): void {
  const wanted = host.grade ?? null;
  const isUsable = wanted === null || (solvers?.grade !== undefined && isGradeName(wanted));
  const accepted = solvers?.grade ? GRADES.join(', ') : 'nothing: its deals have no grades';
  const problem = isUsable ? undefined : wrongOption('grade', wanted, accepted).problem;
  host.reportOption('grade', problem);
}
