import type { Day } from './core/history/day.js';
import { hostOptions, named } from './core/engine/option.js';
import type { Checked } from './core/engine/reason.js';
import { freecell } from './games/freecell/rules/game.js';
import { golf } from './games/golf/rules/game.js';
import { klondike } from './games/klondike/rules/game.js';
import { pyramid } from './games/pyramid/rules/game.js';
import { type SolvableGame, beginSolving } from './solve.js';
import { DAILY_BUDGET, type DailyGame, dailyDeal } from './core/solver/daily.js';
import { type Verdict, finish } from './core/solver/search.js';

const GAMES = { freecell, golf, klondike, pyramid };

/**
 * The deal of a day, found out by the game's own solver: for a server, a test or a worker. It takes
 * some milliseconds for FreeCell, and up to some seconds where few deals can be won.
 *
 * @param options as the game's `checkOptions` takes them
 * @param day of whichever time zone, `2026-11-21`
 * @returns the deal's number, or the problem: `day`, `no-daily`, or what is wrong with the options
 */
export async function daily(
  game: SolvableGame,
  options: unknown,
  day: Day,
): Promise<Checked<number>> {
  const rules = named<DailyGame<object>>('game', GAMES, game);
  if ('problem' in rules) return rules;
  const own = hostOptions(rules.value, options ?? {});
  if ('problem' in own) return own;
  const certify = (deal: number): Verdict => {
    const begun = beginSolving(game, options, { deal, budget: DAILY_BUDGET });
    return 'problem' in begun ? 'unknown' : finish(begun.value.search);
  };
  return dailyDeal(rules.value, own.value, day, certify);
}
