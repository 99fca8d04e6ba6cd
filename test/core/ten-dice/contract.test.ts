import fc from 'fast-check';
import { tenDice } from '../../../src/games/ten-dice/rules/game.js';
import type { TenDiceMove } from '../../../src/games/ten-dice/rules/state.js';
import { contract } from '../../contract.js';

const SEATS = [-1, -0, 0, 0.5, 1, 2, 3, 4, '0', null];
const NUMBERS = [null, undefined, -1, 0, 1, 2, 3, 4, 5, 6, 7, 1.5, '3', true];

/** Any number for any seat, and seats and numbers that there are not. */
const conceivable = (): readonly TenDiceMove[] =>
  SEATS.flatMap((seat) => NUMBERS.map((keep) => ({ seat, keep }) as unknown as TenDiceMove));

contract('Ten-Dice Race', {
  game: tenDice,
  options: fc
    .record({ players: fc.integer({ min: 1, max: 4 }), bots: fc.integer({ min: 0, max: 3 }) })
    .filter(({ players, bots }) => players + bots <= 4),
  aids: fc.constant({}),
  // No card is dealt: the deck is the chance of the dice, and stays as it was.
  cardsOf: ({ deck }) => deck,
  conceivable,
  stands: true,
});
