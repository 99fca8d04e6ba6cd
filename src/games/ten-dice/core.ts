/** `baize/ten-dice-race/core`: the race without a page. Pure: it runs in Node, in a worker, on a server. */
export { tenDice } from './game.js';
export { TenDiceSession } from './session.js';
export { tenDiceBot } from './bot.js';
export { expectedRolls } from './chance.js';
export { MOST_RACERS, type TenDiceOptions } from './options.js';
export { winnersOf } from './rules.js';
export {
  DICE,
  type DieNumber,
  NUMBERS,
  type Racer,
  type TenDiceMove,
  type TenDiceRefusal,
  type TenDiceState,
  isHome,
} from './state.js';
