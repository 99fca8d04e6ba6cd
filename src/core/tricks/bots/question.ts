import type { Seat } from '../../engine/rules.js';
import type { TrickRules } from '../rules.js';
import type { TrickMove, TrickState } from '../state.js';

/**
 * How well a bot plays. `beginner`: simple rules, and it forgets cards. `club`: samples of the hidden hands. `expert`: five
 * times as many, and exact endings.
 */
export const TRICK_LEVELS = ['beginner', 'club', 'expert'] as const;
export type TrickLevel = (typeof TRICK_LEVELS)[number];

/** What a bot or an adviser is asked, as plain JSON. */
export interface TrickQuestion {
  readonly rules: TrickRules;
  /** What the seat sees. */
  readonly view: TrickState;
  readonly seat: Seat;
  readonly level: TrickLevel;
  /** Equal questions have equal answers; another seed gives other samples. */
  readonly seed: string;
}

export interface JudgedMove {
  readonly move: TrickMove;
  /** The expected result of the hand for the seat's side; higher is better. `valueFor` defines it for each game. */
  readonly value: number;
  /** The standard error of the distance to the best move; of the best move, that of its value. */
  readonly error?: number;
}

export interface TrickAdvice {
  readonly best: TrickMove;
  /** The moves that were compared, the best first. Of cards that are equal, each is listed. */
  readonly moves: readonly JudgedMove[];
  /** The number of possible deals that were tried; 0 if the move needed none, and then its value is 0. */
  readonly samples: number;
  readonly unit: 'tricks' | 'points';
}
