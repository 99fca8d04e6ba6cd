import { type Limit, defineOptions, flag, limit, oneOf } from '../../../core/engine/option.js';
import type { ScoreRules } from '../../../core/patience/rules/rules.js';

/** How many cards are turned at a time. */
export const DRAWS = [1, 3] as const;
export type Draw = (typeof DRAWS)[number];

export const SCORINGS = ['none', 'standard', 'vegas'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The ways of scoring. Source: the page of rules in the docs. */
export const POINTS: Readonly<Record<Scoring, ScoreRules | undefined>> = {
  none: undefined,
  standard: { up: 10, back: -15, fromWaste: 5, flip: 5, redeal: -100, least: 0 },
  vegas: { deal: -52, up: 5, back: -5 },
};

/** How often the waste may be turned over, unless `redeals` says it. */
const REDEALS: Readonly<Record<Scoring, Readonly<Record<Draw, Limit>>>> = {
  none: { 1: 'unlimited', 3: 'unlimited' },
  standard: { 1: 'unlimited', 3: 'unlimited' },
  vegas: { 1: 0, 3: 2 },
};

/** The options of Klondike. */
export interface KlondikeOptions {
  /** How many cards are turned at a time. */
  readonly draw: Draw;
  /** How often the waste may be turned over. */
  readonly redeals: Limit;
  /** Whether a foundation's top card may go back to a column. */
  readonly foundationReturn: boolean;
  readonly scoring: Scoring;
}

export const options = defineOptions<KlondikeOptions>({
  rules: {
    draw: oneOf(DRAWS),
    scoring: oneOf(SCORINGS),
    redeals: limit(({ draw, scoring }) => REDEALS[scoring][draw]),
    foundationReturn: flag(false),
  },
});
