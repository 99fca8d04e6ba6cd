/**
 * `baize/ten-dice-race/core`: the race without a page. It is pure and runs in Node, in a worker, or on a
 * server.
 */
export { tenDice } from './rules/game.js';
export { tenDiceBot } from './bots/bot.js';
export { expectedRolls } from './bots/bot.js';
export { LEVELS, type Level, MOST_RACERS, type TenDiceOptions } from './rules/options.js';
export { winnersOf } from './rules/rules.js';
export {
  type RaceCheck,
  type RaceLine,
  type RollFault,
  type SeenRoll,
  checkRace,
} from './rules/check.js';
export { raceCommitment, raceSeed } from './rules/dice.js';
export {
  DICE,
  type DieNumber,
  NUMBERS,
  type Racer,
  type TenDiceMove,
  type TenDiceRefusal,
  type TenDiceState,
  isHome,
  isOver,
} from './rules/state.js';
