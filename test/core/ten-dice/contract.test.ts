import fc from 'fast-check';
import { tenDice } from '../../../src/games/ten-dice/rules/game.js';
import type { TenDiceMove } from '../../../src/games/ten-dice/rules/state.js';
import { contract } from '../../contract.js';

const SEATS = [-1, -0, 0, 0.5, 1, 2, 3, 4, '0', null];
const NUMBERS = [null, undefined, -1, 0, 1, 2, 3, 4, 5, 6, 7, 1.5, '3', true];

const ROLLING = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1.5, '3', null];

/** Moves of any seat with any number, valid or not, with and without a count of rolling dice. */
const conceivable = (): readonly TenDiceMove[] =>
  SEATS.flatMap((seat) =>
    NUMBERS.flatMap((keep) => [
      { seat, keep },
      ...ROLLING.map((rolling) => ({ seat, keep, rolling })),
    ]),
  ) as unknown as readonly TenDiceMove[];

contract('Ten-Dice Race', {
  game: tenDice,
  options: fc
    .record({
      players: fc.integer({ min: 1, max: 4 }),
      bots: fc.integer({ min: 0, max: 3 }),
      atOnce: fc.boolean(),
      level: fc.constant('normal' as const),
    })
    .filter(({ players, bots, atOnce }) => players + bots <= 4 && !(atOnce && players > 1)),
  aids: fc.constant({}),
  // No card is dealt: the deck is the source of the dice, and never changes.
  cardsOf: ({ deck }) => deck,
  conceivable,
  stands: true,
});
