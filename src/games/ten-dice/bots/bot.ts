import { listOf } from '../../../core/cards/list.js';
import type { Bot } from '../../../core/table/bot.js';
import { DICE, type TenDiceMove, type TenDiceState, canRoll, mostOf } from '../rules/state.js';

/**
 * A bot that keeps the number with the fewest expected rolls (see `expectedRolls`). It assumes that all its
 * dice are at rest. The caller decides how long that takes.
 */
export const tenDiceBot: Bot<TenDiceState, TenDiceMove> = (state, seat) => {
  if (!canRoll(state, seat)) return undefined;
  const racer = state.racers[seat]!;
  return { seat, keep: racer.dice.length ? mostOf(racer) : null };
};

/** The factors of the series `1 + x + x²/2! + … + xⁿ/n!`: so many dice, in any order, show one number. */
const series = (most: number): readonly number[] => {
  const factors = [1];
  for (let n = 1; n <= most; n++) factors.push(factors[n - 1]! / n);
  return factors;
};

/** The product of two series, up to the power `degree`. */
const times = (one: readonly number[], other: readonly number[], degree: number): number[] =>
  listOf(degree + 1, (n) =>
    one.slice(0, n + 1).reduce((sum, factor, k) => sum + factor * (other[n - k] ?? 0), 0),
  );

/**
 * The probability that no number is shown by more than `most` of all dice, if `kept` dice show one number
 * and the others are rolled.
 */
function atMost(kept: number, most: number, dice: number): number {
  if (most < kept) return 0;
  const rolled = dice - kept;
  let all = series(most - kept);
  for (let number = 0; number < 5; number++) all = times(all, series(most), rolled);
  // There are 6ⁿ outcomes of n dice. Each product of the series stands for n! of them.
  let ways = all[rolled] ?? 0;
  for (let n = 1; n <= rolled; n++) ways *= n / 6;
  return ways;
}

/**
 * The average number of rolls to the end with the best play: entry n is for n kept dice, entry 0 for a
 * whole race.
 *
 * It is best to keep the number that most dice show. test/core/ten-dice/chance.test.ts compares all
 * choices. Earlier rolls don't matter then, so the state is only the number of kept dice: a Markov chain
 * that never goes down.
 */
export function expectedRolls(dice: number = DICE): readonly number[] {
  const rolls: number[] = [];
  rolls[dice] = 0;
  for (let kept = dice - 1; kept >= 0; kept--) {
    let before = atMost(kept, kept, dice);
    const stays = before;
    let sum = 1;
    for (let most = kept + 1; most <= dice; most++) {
      const upTo = atMost(kept, most, dice);
      sum += (upTo - before) * rolls[most]!;
      before = upTo;
    }
    rolls[kept] = sum / (1 - stays);
  }
  return rolls;
}
