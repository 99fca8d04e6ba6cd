import { LAST_DEAL } from './core/cards/deal-number.js';
import { dealNumber } from './core/engine/deck.js';
import { hostOptions, named, unknownName, wrongOption } from './core/engine/option.js';
import type { Checked } from './core/engine/reason.js';
import { Session } from './core/engine/session.js';
import type { Day } from './core/history/day.js';
import { share } from './core/sharing/share.js';
import { type Graded, gradeOf } from './core/solver/grade.js';
import type { Grade } from './core/solver/grade-name.js';
import { daily } from './daily.js';
import type { AnyRules } from './games/define-game.js';
import { GRADED, type GradedDescriptor, type GradedGame } from './games/index.js';
import type { PatienceData } from './games/patience/define.js';
import { type Solvable, describeGame } from './solvable.js';
import { solve } from './solve.js';

/** A game whose deals may have grades: its name, if it is in `GRADED_GAMES`, or the data of a patience. */
export type Gradable = GradedGame | PatienceData;

/** Whether the deals of a game have grades. */
export function hasGrades(game: Solvable): boolean {
  const known = describeGame(game);
  return 'value' in known && known.value.grading !== undefined;
}

function describeGraded(game: Gradable): Checked<GradedDescriptor> {
  if (typeof game === 'string') return named<GradedDescriptor>('game', GRADED, game);
  const known = describeGame(game);
  if ('problem' in known) return known;
  const { name, grading } = known.value;
  if (grading) return { value: { ...known.value, grading } };
  return wrongOption('game', name, 'a game whose deals have grades');
}

/** Which deal is graded. */
export interface GradeFrom {
  /** The deal's number. */
  readonly deal: number;
  /** The most positions that the solver keeps for each first move: 100,000 by default. With 0 it skips the first moves. */
  readonly budget?: number;
}

/**
 * Grades how hard a deal is. The grade is the same on all machines. docs/internals/grades.md explains the grades.
 *
 * @param game its name, if it is in `GRADED_GAMES`, or a patience's data: see `Gradable`
 * @param options of the game; an option that isn't given takes its default
 * @returns the grade, 1 to 5, with what is known of the first moves; or the problem with the options or the deal
 */
export function gradeDeal(game: Gradable, options: unknown, from: GradeFrom): Checked<Graded> {
  const known = describeGraded(game);
  if ('problem' in known) return known;
  const unknown = unknownName('from', from, ['deal', 'budget']);
  if (unknown) return unknown;
  const { deal, budget } = from;
  const { rules, grading } = known.value;
  const checked = hostOptions(rules, options ?? {});
  if ('problem' in checked) return checked;
  if (!Number.isInteger(deal) || deal < 1 || deal > LAST_DEAL) {
    return { problem: { code: 'deal', got: String(deal), last: LAST_DEAL } };
  }
  return { value: gradeOf(grading, dealNumber(rules, checked.value, deal), budget) };
}

/** How many deals `dailyGraded` tries. */
const TRIES = 1000;

/**
 * Finds the deal of a day that has a grade: the day's own deal if it has it, otherwise the first one after it, by
 * their numbers. It grades one deal after the other on the calling thread, which takes seconds: for Node or a worker.
 *
 * @returns the deal's number; or the problem, as `daily` gives it: `no-daily` if none of a thousand deals has the grade
 */
export async function dailyGraded(
  game: Gradable,
  options: unknown,
  day: Day,
  grade: Grade,
): Promise<Checked<number>> {
  const first = await daily(game, options, day);
  if ('problem' in first) return first;
  for (let tried = 0; tried < TRIES; tried++) {
    const deal = ((first.value - 1 + tried) % LAST_DEAL) + 1;
    const graded = gradeDeal(game, options, { deal, budget: 0 });
    if ('problem' in graded) return graded;
    if (graded.value.grade === grade) return { value: deal };
  }
  return { problem: { code: 'no-daily', tried: TRIES } };
}

/** The link of a game that a solver's moves play to its end. `share` replays them. */
function linkOf(
  rules: AnyRules,
  options: unknown,
  deal: number,
  moves: readonly string[],
): Checked<string> {
  const started = Session.start(rules, { deal, options: options as object });
  if ('problem' in started) return started;
  const count = moves.length;
  // The solver names every move, those that a session makes automatically too. So each is a step of its own.
  return share(rules, { ...started.value.save(0), moves, at: count, count });
}

/**
 * Proves that a deal can be won, by a share string that replays a win.
 *
 * @param game its name, if it is in `SOLVABLE`, or a patience's data: see `Solvable`
 * @returns the string, which `<game-replay link>`, `readShare` and `verify` take; `undefined` if no win was found
 */
export function winningLink(
  game: Solvable,
  options: unknown,
  deal: number,
): Checked<string | undefined> {
  const known = describeGame(game);
  if ('problem' in known) return known;
  const solved = solve(game, options, { deal });
  if ('problem' in solved) return solved;
  const { moves } = solved.value;
  return moves ? linkOf(known.value.rules, options, deal, moves) : { value: undefined };
}
