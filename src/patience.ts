/**
 * `baize/patience`: patiences that are described by rules. It checks rules, lists their terms, explains them in words,
 * and makes games that a `Session` of `baize/core` plays. It is pure, and runs in Node, in a worker or on a server.
 */
export { checkRules } from './core/patience/rules/check.js';
export {
  type Condition,
  RULE_TERMS,
  type RuleTerm,
  type TermKind,
  type TermPath,
  acceptedBy,
  holds,
  isSet,
  isTerm,
  termList,
  termsIn,
  valueAt,
} from './core/patience/rules/schema.js';
export { type PatienceRules, RULES_VERSION } from './core/patience/rules/rules.js';
export type { PatienceState } from './core/patience/rules/state.js';
export {
  type PatienceGame,
  type PatienceSource,
  patienceGame,
} from './core/patience/rules/game.js';
export { type PatienceData, patience } from './games/patience/define.js';
export { EVERY_GAME as EVERY_PATIENCE, type KnownGame } from './games/patience/every-game.js';
export { type RulesInWords, rulesInWords } from './games/patience/help/in-words.js';
export { ownPatience } from './games/patience/own.js';
export { rulesProblemInWords } from './games/patience/help/problem-in-words.js';
export { type PatienceName, loadPatience, patienceNames } from './games/patience/load.js';
