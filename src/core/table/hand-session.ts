import type { Session } from '../engine/session.js';

/**
 * A hand as whoever plays it or looks at it knows it: what a `TableSession` shows, and what the session of a hand that is
 * played elsewhere shows as well.
 */
export type HandSession<S, M, O extends object> = Pick<
  Session<S, M, O, S, object>,
  | ('game' | 'options' | 'outcome' | 'state')
  | ('at' | 'moveCount' | 'stateAt' | 'steps')
  | ('legalMoves' | 'play' | 'refusal' | 'subscribe' | 'view')
>;
