import { dealDeck } from '../../core/cards/deal-number.js';
import type { Day } from '../../core/history/day.js';
import type { Checked } from '../../core/engine/reason.js';
import type { Game } from '../../core/engine/rules.js';
import { type Asked, certify } from '../solver/solve.js';
import { DAILY_BUDGET, type DailyGame, dailyDeal } from '../../core/solver/daily.js';

/**
 * The deal of a day, certified by the solver with the same number of positions everywhere, however long that
 * takes.
 *
 * @returns its number. A problem `no-solver` if the solver fails or can't be loaded, or the problem of
 *   `dailyDeal`.
 */
export async function dealOf<State, Options extends object>(
  game: DailyGame<Options> & Pick<Game<State, unknown, Options>, 'deal'>,
  options: Options,
  day: Day,
  asked: Asked,
): Promise<Checked<number>> {
  try {
    return await dailyDeal(game, options, day, (deal) =>
      certify(asked, game.deal(options, dealDeck(deal)), DAILY_BUDGET),
    );
  } catch (error) {
    return { problem: { code: 'no-solver', got: String(error) } };
  }
}
