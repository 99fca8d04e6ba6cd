import { Wrong } from '../solve/game-options.mjs';
import { USAGE, orderOf } from './args.mjs';

/**
 * @typedef {import('../solve/run.mjs').Outs} Outs
 * @typedef {typeof import('../../src/core.js')} Core
 */

const WRONG = 2;

/**
 * The value of a result.
 *
 * @template Value
 * @param {{ readonly value: Value } | { readonly problem: import('../../src/core.js').Problem }} checked
 * @returns {Value}
 * @throws {Wrong} where there is a problem instead
 */
function valueOf(checked) {
  if ('value' in checked) return checked.value;
  const { code, option, got, accepted, tried } = checked.problem;
  if (code === 'no-daily') throw new Wrong(`None of ${tried} deals is what was asked for.`);
  if (option === undefined) throw new Wrong(`There is no such day (${code}).`);
  throw new Wrong(`--${option} can't be "${got}": ${accepted}.`);
}

/**
 * The grade that was asked for.
 *
 * @param {Core} core
 * @param {import('./args.mjs').Order} order
 * @returns {import('../../src/core.js').Grade | undefined}
 */
function gradeAsked({ GRADES, GRADED_GAMES, isGradeName }, { game, grade }) {
  if (grade === undefined) return undefined;
  if (!isGradeName(grade)) throw new Wrong(`--grade can't be "${grade}": ${GRADES.join(', ')}.`);
  const graded = /** @type {readonly string[]} */ (GRADED_GAMES);
  if (!graded.includes(game)) {
    throw new Wrong(`--grade is for ${graded.join(', ')}: the deals of ${game} have no grades.`);
  }
  return /** @type {import('../../src/core.js').Grade} */ (GRADES.indexOf(grade) + 1);
}

/**
 * One day's line, and its deal.
 *
 * @param {Core} core
 * @param {import('./args.mjs').Order} order
 * @param {import('../../src/core.js').Grade | undefined} grade
 * @param {string} day
 */
async function lineOf(core, { game, options }, grade, day) {
  const name = /** @type {import('../../src/core.js').SolvableGame} */ (game);
  const isGraded = /** @type {readonly string[]} */ (core.GRADED_GAMES).includes(game);
  const graded = /** @type {import('../../src/core.js').GradedGame} */ (game);
  const deal = valueOf(
    grade === undefined
      ? await core.daily(name, options, day)
      : await core.dailyGraded(graded, options, day, grade),
  );
  const found = isGraded ? valueOf(core.gradeDeal(graded, options, { deal })) : undefined;
  const facts = found?.grade
    ? [core.gradeName(found.grade), `${found.winningFirstMoves}/${found.firstMoves}`]
    : ['-', '-'];
  const link = valueOf(core.winningLink(name, options, deal)) ?? '-';
  return { deal, line: [day, deal, ...facts, link].join('\t') };
}

/**
 * Does what the arguments ask for.
 *
 * @param {string} url the URL of `baize/core`
 * @param {readonly string[]} args
 * @param {Outs} outs
 * @returns {Promise<number>} the exit code: 0, or 2 where the arguments are wrong
 */
export async function run(url, args, outs) {
  try {
    const order = orderOf(args);
    if (!order) {
      outs.stdout.write(USAGE);
      return 0;
    }
    /** @type {Core} */
    const core = await import(url);
    const grade = gradeAsked(core, order);
    const chosen = [];
    for (const day of order.days) {
      const { deal, line } = await lineOf(core, order, grade, day);
      outs.stdout.write(`${line}\n`);
      chosen.push(`${day}=${deal}`);
    }
    outs.stdout.write(`daily="${chosen.join(' ')}"\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    outs.stderr.write(`baize-daily: ${error.message}\nbaize-daily --help says more.\n`);
    return WRONG;
  }
}
