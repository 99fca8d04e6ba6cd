/** `baize/core`: rules, sessions and notation. Pure: it runs in Node, in a worker, on a server. */
export * from './cards/card.js';
export * from './cards/deal-number.js';
export * from './cards/notation.js';
export * from './engine/reason.js';
export * from './engine/rules.js';
export { Clock } from './engine/clock.js';
export { type Change, Session, type Setup } from './engine/session.js';
export { SAVE_FORMAT, type Save, type Step } from './engine/save.js';
export type { Piles, Transfer } from './solitaire/piles.js';
export type { Build } from './solitaire/runs.js';
export { freecell } from './games/freecell/game.js';
export {
  AUTO_FOUNDATIONS,
  type AutoFoundation,
  type FreecellAids,
} from './games/freecell/automatic.js';
export type { FreecellMove, FreecellRefusal, FreecellState } from './games/freecell/state.js';
export {
  type FreecellOptions,
  SUPERMOVES,
  type Supermove,
  VARIANTS,
  type Variant,
} from './games/freecell/variants.js';
