import { outcome } from '../../src/core/patience/rules/outcome.js';
import { moves } from '../../src/core/patience/rules/moves.js';
import { play } from '../../src/core/patience/rules/play.js';
import { tableOf } from '../../src/core/patience/rules/table.js';
import type { Transfer } from '../../src/core/patience/piles.js';
import { searchRules } from '../../src/core/solver/rules/solve.js';
import { randomFrom } from '../../test/core/support/small-random.js';
import type { Beginning } from './games.js';

/** The most positions of a search for a way to win. */
const BUDGET = 50_000;
/** The most moves at random, in a game of its own and after half of a way to win. */
const [LONGEST, AFTER_WAY] = [160, 6];

type Random = (below: number) => number;

/** One of the moves. Cards go up more often than by chance. */
function chosen(all: readonly Transfer[], random: Random): Transfer {
  const up = all.filter(({ to }) => to.startsWith('foundation-'));
  const some = up.length > 0 && random(3) > 0 ? up : all;
  return some[random(some.length)]!;
}

/** The positions of a game of random moves, which ends before no move is left. */
function randomGame({ rules, state }: Beginning, random: Random, most: number) {
  const table = tableOf(rules);
  const states = [state];
  while (states.length <= most) {
    const at = states.at(-1)!;
    const next = play(table, at, chosen(moves(table, at), random));
    if (outcome(table, next)) break;
    states.push(next);
  }
  return states;
}

/** The moves of a win, if one is found soon. */
function wayOf({ rules, state }: Beginning): readonly Transfer[] {
  const search = searchRules(rules, state, BUDGET);
  return search.step(Infinity) === 'winnable' ? (search.proof() ?? []) : [];
}

/**
 * A position in the middle of a game. In games with even numbers, the player knows half of a way to win, if one is found,
 * and makes a few moves at random then. Otherwise it is half of a game of random moves.
 */
export function middleOf(beginning: Beginning, number: number): Beginning {
  const { rules, state } = beginning;
  const random = randomFrom(number);
  const way = number % 2 === 0 ? wayOf(beginning) : [];
  const table = tableOf(rules);
  const half = way.slice(0, way.length >> 1);
  if (half.length > 0) {
    const at = half.reduce((before, move) => play(table, before, move), state);
    const states = randomGame({ rules, state: at }, random, random(AFTER_WAY));
    return { rules, state: states.at(-1)! };
  }
  const states = randomGame(beginning, random, LONGEST);
  return { rules, state: states[states.length >> 1]! };
}
