import type { TenDiceOptions } from '../../../src/games/ten-dice/rules/options.js';
import type { DieNumber, TenDiceState } from '../../../src/games/ten-dice/rules/state.js';
import { ALL_CARDS } from './cards.js';
import { frozen } from './frozen.js';

/** Dice as digits: `1144455566`; none before the first roll. */
export const diceOf = (text: string): readonly DieNumber[] =>
  Array.from(text, (digit) => Number(digit) as DieNumber);

/** A position in readable text: each racer's dice, whose turn it is, and in which round. */
export const position = (
  dice: readonly string[],
  { turn = 0, round = 2, bots = 0 }: { turn?: number; round?: number; bots?: number } = {},
): TenDiceState => {
  const options: TenDiceOptions = { players: dice.length - bots, bots };
  const racers = dice.map((text) => ({ dice: diceOf(text), keep: null }));
  return frozen({ options, deck: ALL_CARDS, racers, round, turn });
};
