/** The trick-taking games, and what a game of your own is made of. Part of `baize/core`. */
export { checkTrickRules } from './core/tricks/check-rules.js';
export {
  type AuctionRules,
  type BookScore,
  type CardPointsScore,
  type ContractScore,
  type ExactScore,
  type LeadRules,
  type MajorityScore,
  MOON_CHOICES,
  type MoonChoice,
  type PackRules,
  type PassRules,
  type PointsScore,
  SIDES,
  type Sides,
  type SurvivalScore,
  TRICK_RULES_VERSION,
  type TrickDealRules,
  type TrickRules,
  type TrickScore,
  type TricksBid,
  type TrumpRules,
} from './core/tricks/rules.js';
export { type TrickGame, type TrickSource, trickGame } from './core/tricks/trick-game.js';
export { type TrickTable, trickTableOf } from './core/tricks/trick-table.js';
export {
  MOST_PLAYERS as MOST_TRICK_PLAYERS,
  type Players as TrickPlayers,
  type TrickOptions,
  completed as completeTrickOptions,
  handChecks as trickOptionChecks,
  handOptions as trickOptions,
} from './core/tricks/options.js';
export { type TrickSettings, trickTableRules } from './core/tricks/table-rules.js';
export type { NextHand, SideResult, TrickResults } from './core/tricks/results.js';
export type { CardRefusal, TrickRefusal } from './core/tricks/refusals.js';
export type {
  Trick,
  TrickMove,
  TrickMoveType,
  TrickPhase,
  TrickPlay,
  TrickSeat,
  TrickState,
} from './core/tricks/state.js';
export { type SeenTrickMove, viewTrickMove } from './core/tricks/view.js';
export { type RevealedTrickHand, checkTrickHand } from './core/tricks/check-hand.js';
export {
  type JudgedMove,
  TRICK_LEVELS,
  type TrickAdvice,
  type TrickLevel,
  type TrickQuestion,
} from './core/tricks/bots/question.js';
export { quickBot as quickTrickBot } from './core/tricks/bots/quick-bot.js';
export { adviseTrick } from './core/tricks/bots/solver.js';
export { hearts } from './games/hearts/rules/game.js';
export type { HeartsOptions } from './games/hearts/rules/options.js';
export { heartsRules } from './games/hearts/rules/table-rules.js';
export { spades } from './games/spades/rules/game.js';
export type { SpadesOptions } from './games/spades/rules/options.js';
export { spadesRules } from './games/spades/rules/table-rules.js';
export { twentyNine } from './games/twenty-nine/rules/game.js';
export type { TwentyNineOptions } from './games/twenty-nine/rules/options.js';
export { twentyNineRules } from './games/twenty-nine/rules/table-rules.js';
export { whist } from './games/whist/rules/game.js';
export type { WhistOptions } from './games/whist/rules/options.js';
export { whistRules } from './games/whist/rules/table-rules.js';
