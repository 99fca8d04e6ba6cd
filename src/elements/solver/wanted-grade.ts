import { wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { GRADES, type Grade, isGradeName } from '../../core/solver/grade.js';
import type { GameSolvers } from '../controllers/adviser.js';

/** The element whose page may want a grade. */
interface GradeHost {
  reportOption(option: string, problem: Problem | undefined): void;
}

/**
 * The grade that a page wants; where it can't be had, the page's author hears of it, once for each value.
 *
 * @param wanted the attribute `grade`, unchecked
 */
export function wantedGrade(
  host: GradeHost,
  wanted: string | null | undefined,
  solvers: GameSolvers<never> | undefined,
): Grade | undefined {
  const accepted = solvers?.grade ? GRADES : [];
  const isUsable = isGradeName(wanted) && accepted.length > 0;
  const names = accepted.join(', ') || 'nothing: its deals have no grades';
  const wrong = isUsable ? null : (wanted ?? null);
  host.reportOption(
    'grade',
    wrong === null ? undefined : wrongOption('grade', wrong, names).problem,
  );
  return isUsable ? ((GRADES.indexOf(wanted) + 1) as Grade) : undefined;
}
