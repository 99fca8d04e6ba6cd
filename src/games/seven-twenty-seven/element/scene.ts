import type { TableScene } from '../../../elements/table/scene.js';
import type { BetPreset } from '../../../core/table/bet-presets.js';
import type { Explanation } from '../rules/explain.js';
import type { DrawPlan } from '../rules/plan.js';
import type { PreAction } from '../rules/pre-action.js';
import type { Declaration } from '../rules/results.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import type { Seven27Words } from '../words.js';

export type { Seven27Words };

/** The player's requests that only this table has. */
export type Seven27Request =
  | { readonly type: 'ante' | 'sit-out' | 'check' | 'call' | 'fold' | 'take' | 'stand' }
  /** Bets or raises by the chosen amount. */
  | { readonly type: 'bet' | 'raise' }
  /** Declares. */
  | { readonly type: Declaration }
  /** Keys for what is possible now: `stay` checks or calls, `more` bets or raises. */
  | { readonly type: 'stay' | 'more' }
  | { readonly type: 'hint' }
  | { readonly type: 'chip'; readonly amount: number }
  | { readonly type: 'preset'; readonly preset: BetPreset }
  /** Chooses a pre-action, or cancels it. */
  | { readonly type: 'pre-action'; readonly action: PreAction }
  /** Chooses a plan for the draws that are left, or takes it back. */
  | { readonly type: 'plan'; readonly plan: DrawPlan['type'] }
  /** Chooses the total at which a plan stops taking cards. */
  | { readonly type: 'stop'; readonly points: number }
  | { readonly type: 'amount'; readonly text: string };

/** The keys of the table and their requests. */
export const KEYS: Readonly<Record<string, Seven27Request>> = {
  p: { type: 'sit-out' },
  c: { type: 'stay' },
  r: { type: 'more' },
  f: { type: 'fold' },
  m: { type: 'preset', preset: 'min' },
  i: { type: 'preset', preset: 'half-pot' },
  o: { type: 'preset', preset: 'pot' },
  x: { type: 'preset', preset: 'max' },
  k: { type: 'pre-action', action: 'check-or-fold' },
  a: { type: 'pre-action', action: 'call-any' },
  e: { type: 'plan', plan: 'stand' },
  u: { type: 'plan', plan: 'take' },
  t: { type: 'take' },
  s: { type: 'stand' },
  7: { type: 'low' },
  2: { type: 'high' },
  b: { type: 'both' },
  h: { type: 'hint' },
};

/** Everything that a render of the table needs. */
export interface Seven27Scene extends TableScene<
  Seven27State,
  Seven27Move,
  Seven27Words,
  Seven27Request
> {
  /** The legal moves of seat `own`. */
  readonly moves: readonly Seven27Move[];
  /** The amount to bet, or to raise by. */
  readonly amount: number;
  /** The chosen pre-action. */
  readonly preAction: PreAction | undefined;
  /** The player's plan for the draws that are left. */
  readonly plan: DrawPlan | undefined;
  /** The total at which a plan would stop taking cards. */
  readonly stop: number;
  /** The chips that `own` must add to stay in. */
  readonly call: number;
  /** How the hand was paid, line by line, as far as it is revealed. */
  readonly lines: readonly Explanation[];
  /** Advice and coach; `undefined` until they are loaded. */
  readonly aside?: unknown;
}
