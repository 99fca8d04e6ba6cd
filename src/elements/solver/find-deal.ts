import { wrongOption } from '../../core/engine/option.js';
import { GRADES, type Grade, isGradeName } from '../../core/solver/grade-name.js';
import type { GameSolvers } from '../controllers/adviser.js';
import type { PatienceMembers } from '../controllers/patience-host.js';
import { type SolverAccess, gradeDeal, solve } from './solve.js';

/** More than needed if one deal in twenty-five can be won. */
const TRIES = 1000;
/**
 * How long one deal is searched if its grade doesn't matter, in milliseconds. Most take less than one. A
 * grade needs the complete search, and hard deals take the longest. After this time a notice about the search
 * appears.
 */
const PATIENCE = 1000;
/** How long the whole search may take, in milliseconds. Any deal is better than none. */
const LIMIT = 30_000;

/** A deal, and whether it is proved that it can be won. */
export interface FoundDeal {
  readonly number: number;
  readonly isWinnable: boolean;
}

/**
 * Finds the first deal that can be won, as far as the solver can tell.
 *
 * @param next returns numbers to try
 * @param deal deals a number
 * @param grade the wanted grade. All graded deals can be won.
 * @param late is called once if the search takes longer than a second
 * @returns the deal. If a thousand deals or half a minute don't suffice, or the signal is aborted: the deal
 *   whose grade is nearest to the wanted one, otherwise any.
 */
export async function findDeal(
  access: SolverAccess,
  next: () => number,
  deal: (number: number) => unknown,
  grade: Grade | undefined,
  late: () => void,
  signal: AbortSignal,
): Promise<FoundDeal> {
  const end = performance.now() + LIMIT;
  const timer = setTimeout(late, PATIENCE);
  let nearest: FoundDeal | undefined;
  let least = Infinity;
  try {
    for (let tries = 0; tries < TRIES && performance.now() < end && !signal.aborted; tries++) {
      const number = next();
      const patience = grade === undefined ? PATIENCE : Math.max(1, end - performance.now());
      const both = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      if (grade === undefined) {
        const [verdict] = await solve(access, deal(number), { signal: both, prove: false });
        if (verdict === 'winnable') return { number, isWinnable: true };
        continue;
      }
      const found = await gradeDeal(access, deal(number), both);
      const distance = found === undefined ? Infinity : Math.abs(found - grade);
      if (distance < least) [nearest, least] = [{ number, isWinnable: true }, distance];
      if (distance === 0) break;
    }
    return nearest ?? { number: next(), isWinnable: false };
  } finally {
    clearTimeout(timer);
  }
}

type GradedElement = Pick<PatienceMembers<unknown, unknown>, 'grade' | 'inForce' | 'reportOption'>;

/** The wanted grade of deals, if it is valid and the game has grades. */
export function wantedGrade(
  { inForce: { grade } }: GradedElement,
  solvers: GameSolvers<never> | undefined,
): Grade | undefined {
  if (!solvers?.grade || !isGradeName(grade)) return undefined;
  return (GRADES.indexOf(grade) + 1) as Grade;
}

/** Reports a wrong grade of the page, once for each value. Players can only choose valid ones. */
export function checkGrade(host: GradedElement, solvers: GameSolvers<never> | undefined): void {
  const given = host.grade ?? null;
  const isUsable = given === null || (solvers?.grade !== undefined && isGradeName(given));
  const accepted = solvers?.grade ? GRADES.join(', ') : 'nothing: its deals have no grades';
  const problem = isUsable ? undefined : wrongOption('grade', given, accepted).problem;
  host.reportOption('grade', problem);
}
