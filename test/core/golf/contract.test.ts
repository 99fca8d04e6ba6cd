import fc from 'fast-check';
import { golf } from '../../../src/games/golf/rules/game.js';
import type { GolfMove, GolfState } from '../../../src/games/golf/rules/state.js';
import { contract } from '../../contract.js';

const COUNTS = [-1, 0, 0.5, 1, 2, 3, 8];

/** Any count from any pile to any, and piles that don't exist. */
function conceivable({ piles }: GolfState): readonly GolfMove[] {
  const ids = [...Object.keys(piles), 'column-8', 'foundation-1', 'constructor', ''];
  const all = ids as GolfMove['from'][];
  return all.flatMap((from) => all.flatMap((to) => COUNTS.map((count) => ({ from, to, count }))));
}

contract('Golf', {
  game: golf,
  options: fc.record({ corner: fc.boolean() }),
  aids: fc.constant({}),
  cardsOf: ({ piles }) => Object.values(piles).flat(),
  conceivable,
});
