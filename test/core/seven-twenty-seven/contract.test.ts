import fc from 'fast-check';
import { type Seven27Move, type Seven27State, seven27 } from '../../../src/core.js';
import { contract } from '../../contract.js';
import { plain, variants } from '../support/seven27.js';

const AMOUNTS = [-5, 0, 0.5, 1, 4, 5, 6, 49, 50, 51, 300, NaN, Infinity];

/**
 * Moves of every seat and of seats that don't exist, with amounts near each limit, and valid and
 * invalid targets.
 */
function conceivable({ seats }: Seven27State): readonly Seven27Move[] {
  const numbers = [-1, 0.5, NaN, ...seats.keys(), seats.length];
  const plainTypes = ['ante', 'sit-out', 'check', 'call', 'fold', 'take', 'stand'] as const;
  return [
    { type: 'deal' },
    { type: 'settle' },
    ...numbers.flatMap((seat): readonly Seven27Move[] => [
      ...plainTypes.map((type): Seven27Move => ({ type, seat })),
      ...AMOUNTS.flatMap((amount): readonly Seven27Move[] => [
        { type: 'bet', seat, amount },
        { type: 'raise', seat, amount },
      ]),
      ...['', 'Hi ☂', 'x'.repeat(64), 'x'.repeat(65)].map((text): Seven27Move => {
        return { type: 'cut', seat, text };
      }),
      ...['low', 'high', 'both', 'all', '7'].map((targets): Seven27Move => {
        return { type: 'declare', seat, targets: targets as 'low' };
      }),
    ]),
  ];
}

/** Whether the listed move is this move, or its range includes it. */
function covers(_state: Seven27State, listed: Seven27Move, move: Seven27Move): boolean {
  if (listed.type !== move.type) return false;
  if ('seat' in listed && listed.seat !== (move as { seat: unknown }).seat) return false;
  switch (move.type) {
    case 'bet':
    case 'raise': {
      const { amount: min, max } = listed as typeof move;
      return Number.isInteger(move.amount) && move.amount >= min && move.amount <= max!;
    }
    case 'cut':
      return typeof move.text === 'string' && move.text.length <= 64;
    case 'declare':
      return move.targets === (listed as typeof move).targets;
    default:
      return true;
  }
}

contract('Seven Twenty-Seven', {
  game: seven27,
  options: variants,
  aids: fc.constant({}),
  cardsOf: ({ deck, next, seats }) => [...deck.slice(next), ...seats.flatMap(({ cards }) => cards)],
  conceivable,
  covers,
  plain,
  stands: true,
  length: 60,
});
