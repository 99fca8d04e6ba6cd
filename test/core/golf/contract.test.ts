import fc from 'fast-check';
import { type GolfMove, type GolfState, golf } from '../../../src/games/golf/rules/game.js';
import { contract } from '../../contract.js';

const COUNTS = [-1, 0, 0.5, 1, 2, 3, 8];

/** Any count from any pile to any, and piles that don't exist. */
function conceivable({ piles }: GolfState): readonly GolfMove[] {
  const all = [...Object.keys(piles), 'column-8', 'foundation-1', 'constructor', ''];
  return all.flatMap((from) => all.flatMap((to) => COUNTS.map((count) => ({ from, to, count }))));
}

contract('Golf', {
  game: golf,
  options: fc.record({ corner: fc.boolean() }),
  aids: fc.constant({}),
  cardsOf: ({ piles }) => Object.values(piles).flat(),
  conceivable,
});
