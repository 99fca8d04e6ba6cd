import { listOf } from '../../../core/cards/list.js';
import { DICE } from '../rules/state.js';

/** Sums `1 + x + x²/2! + … + xⁿ/n!`, as a list of factors: so many dice, in whatever order, show one number. */
const series = (most: number): readonly number[] => {
  const factors = [1];
  for (let n = 1; n <= most; n++) factors.push(factors[n - 1]! / n);
  return factors;
};

/** The product, as far as the power `degree`. */
const times = (one: readonly number[], other: readonly number[], degree: number): number[] =>
  listOf(degree + 1, (n) =>
    one.slice(0, n + 1).reduce((sum, factor, k) => sum + factor * (other[n - k] ?? 0), 0),
  );

/**
 * How likely it is, where `kept` dice show a number and the others are rolled, that no number is shown
 * by more than `most` of all dice.
 */
function atMost(kept: number, most: number, dice: number): number {
  if (most < kept) return 0;
  const rolled = dice - kept;
  let all = series(most - kept);
  for (let number = 0; number < 5; number++) all = times(all, series(most), rolled);
  // n dice fall in 6ⁿ ways; n! of them for each product of the series.
  let ways = all[rolled] ?? 0;
  for (let n = 1; n <= rolled; n++) ways *= n / 6;
  return ways;
}

/**
 * How many rolls it takes on average, by the best play, from where n dice are kept: entry n of the list,
 * its first that of a whole race. What was rolled before is forgotten with it, and it is best to keep
 * the number that most dice show (test/core/ten-dice/chance.test.ts counts all that can be kept), so that the
 * most that show one number are all there is to know: a Markov chain that only goes up.
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
