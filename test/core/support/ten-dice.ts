import type { TenDiceOptions } from '../../../src/games/ten-dice/rules/options.js';
import {
  type DieNumber,
  type Racer,
  type TenDiceState,
  isHome,
} from '../../../src/games/ten-dice/rules/state.js';
import { ALL_CARDS } from './cards.js';
import { frozen } from './frozen.js';

/** Dice as digits: `1144455566`; none before the first roll. */
export const diceOf = (text: string): readonly DieNumber[] =>
  Array.from(text, (digit) => Number(digit) as DieNumber);

/** A racer with these dice, all of them thrown in the last of so many rolls. */
const racerOf = (text: string, rolls: number): Racer => ({
  dice: diceOf(text),
  keep: null,
  thrown: [...diceOf(text).keys()],
  rolls,
});

const homeOf = (racers: readonly Racer[]): readonly number[] =>
  [...racers.keys()].filter((seat) => isHome(racers[seat]!));

/** A position in readable text: each racer's dice, whose turn it is, and in which round. */
export const position = (
  dice: readonly string[],
  { turn = 0, round = 2, bots = 0 }: { turn?: number; round?: number; bots?: number } = {},
): TenDiceState => {
  const options: TenDiceOptions = {
    players: dice.length - bots,
    bots,
    atOnce: false,
    level: 'normal',
  };
  const racers = dice.map((text, seat) => racerOf(text, seat < turn ? round : round - 1));
  return frozen({
    options,
    deck: ALL_CARDS,
    racers,
    round,
    turn,
    home: homeOf(racers.slice(0, turn)),
  });
};

/** A position of a race at once: each racer's dice after one roll; the first is a person's, the others are bots'. */
export const atOnce = (...dice: readonly string[]): TenDiceState => {
  const options: TenDiceOptions = {
    players: 1,
    bots: dice.length - 1,
    atOnce: true,
    level: 'normal',
  };
  const racers = dice.map((text) => racerOf(text, text ? 1 : 0));
  return frozen({ options, deck: ALL_CARDS, racers, round: 1, turn: null, home: homeOf(racers) });
};
