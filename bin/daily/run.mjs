import { Wrong, gameFrom, loadLibrary } from '../solve/library.mjs';
import { orderOf, sourceOf, usage } from './args.mjs';

/**
 * @typedef {import('../solve/run.mjs').Outs} Outs
 * @typedef {import('../solve/library.mjs').Library} Library
 * @typedef {import('../solve/library.mjs').Game} Game
 */

const WRONG = 2;

/**
 * Returns the value of a result.
 *
 * @template Value
 * @param {{ readonly value: Value } | { readonly problem: import('../../src/core.js').Problem }} checked
 * @returns {Value}
 * @throws {Wrong} if the result is a problem
 */
function valueOf(checked) {
  if ('value' in checked) return checked.value;
  const { code, option, got, accepted, tried } = checked.problem;
  if (code === 'no-daily')
    throw new Wrong(`None of the ${tried} deals tried is known to be what was asked for.`);
  if (option === undefined) throw new Wrong(`There is no such day (${code}).`);
  throw new Wrong(`--${option} can't be "${got}": ${accepted}.`);
}

/**
 * The number of the requested grade.
 *
 * @param {Library} library
 * @param {Game} game
 * @param {string | undefined} grade
 * @returns {import('../../src/core.js').Grade | undefined}
 */
function gradeAsked({ GRADES, hasGrades, isGradeName }, { name, solvable }, grade) {
  if (grade === undefined) return undefined;
  if (!isGradeName(grade)) throw new Wrong(`--grade can't be "${grade}": ${GRADES.join(', ')}.`);
  if (!hasGrades(solvable)) throw new Wrong(`The deals of ${name} have no grades.`);
  return /** @type {import('../../src/core.js').Grade} */ (GRADES.indexOf(grade) + 1);
}

/**
 * A line of the output: a day's deal.
 *
 * @typedef {object} DayDeal
 * @property {string} day
 * @property {number} deal
 * @property {string | null} grade its name; `null` if the game has no grades
 * @property {number | null} winningFirstMoves the number of first moves after which the game can still be won
 * @property {number | null} firstMoves
 * @property {string | null} link a share string of a win
 */

/**
 * @param {Library} library
 * @param {Game} game
 * @param {object} options
 * @param {import('../../src/core.js').Grade | undefined} grade
 * @param {string} day
 * @returns {Promise<DayDeal>}
 */
async function dealOf(library, { solvable }, options, grade, day) {
  const graded = /** @type {import('../../src/core.js').Gradable} */ (solvable);
  const deal = valueOf(
    grade === undefined
      ? await library.daily(solvable, options, day)
      : await library.dailyGraded(graded, options, day, grade),
  );
  const found = library.hasGrades(solvable)
    ? valueOf(library.gradeDeal(graded, options, { deal }))
    : undefined;
  const facts = found?.grade ? found : undefined;
  return {
    day,
    deal,
    grade: facts?.grade ? library.gradeName(facts.grade) : null,
    winningFirstMoves: facts?.winningFirstMoves ?? null,
    firstMoves: facts?.firstMoves ?? null,
    link: valueOf(library.winningLink(solvable, options, deal)) ?? null,
  };
}

/**
 * @param {DayDeal} deal
 * @returns {string} as a line
 */
function lineOf({ day, deal, grade, winningFirstMoves, firstMoves, link }) {
  const facts = grade === null ? ['-', '-'] : [grade, `${winningFirstMoves}/${firstMoves}`];
  return [day, deal, ...facts, link ?? '-'].join('\t');
}

/**
 * Runs the command.
 *
 * @param {string} folder the URL of the folder of the built kit
 * @param {readonly string[]} args
 * @param {Outs} outs
 * @returns {Promise<number>} the exit code: 0, or 2 if the arguments are wrong
 */
export async function run(folder, args, outs) {
  try {
    const library = await loadLibrary(folder);
    const source = sourceOf(args);
    const game = source && (await gameFrom(library, source));
    const order = game && orderOf(library, game, args);
    if (!game || !order) {
      outs.stdout.write(await usage(library, game));
      return 0;
    }
    const { options } = order;
    const grade = gradeAsked(library, game, order.grade);
    /** @type {DayDeal[]} */
    const days = [];
    for (const day of order.days) {
      const found = await dealOf(library, game, options, grade, day);
      days.push(found);
      if (!order.json) outs.stdout.write(`${lineOf(found)}\n`);
    }
    const daily = days.map(({ day, deal }) => `${day}=${deal}`).join(' ');
    outs.stdout.write(
      order.json
        ? `${JSON.stringify({ game: game.name, options, days, daily }, null, 2)}\n`
        : `daily="${daily}"\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    outs.stderr.write(`baize-daily: ${error.message}\nbaize-daily --help says more.\n`);
    return WRONG;
  }
}
