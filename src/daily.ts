import type { Day } from './core/history/day.js';
import { hostOptions } from './core/engine/option.js';
import type { Checked } from './core/engine/reason.js';
import { DAILY_BUDGET, dailyDeal } from './core/solver/daily.js';
import { type Verdict, finish } from './core/solver/search.js';
import { type Solvable, describeGame } from './solvable.js';
import { beginSolving } from './solve.js';

/**
 * Finds the deal of a day with the game's own solver: for a server, a test or a worker. It takes some milliseconds
 * for FreeCell, and up to some seconds for options under which few deals can be won.
 *
 * @param game its name, if it is in `SOLVABLE`, or a patience's data: see `Solvable`
 * @param options of the game; an option that isn't given takes its default
 * @param day in any time zone: `2026-11-21`
 * @returns the deal's number; or the problem: `day`, `no-daily`, or the problem with the options
 */
export async function daily(game: Solvable, options: unknown, day: Day): Promise<Checked<number>> {
  const known = describeGame(game);
  if ('problem' in known) return known;
  const { rules } = known.value;
  const checked = hostOptions(rules, options ?? {});
  if ('problem' in checked) return checked;
  const certify = (deal: number): Verdict => {
    const begun = beginSolving(game, options, { deal, budget: DAILY_BUDGET });
    return 'problem' in begun ? 'unknown' : finish(begun.value.search);
  };
  return dailyDeal(rules, checked.value, day, certify);
}
