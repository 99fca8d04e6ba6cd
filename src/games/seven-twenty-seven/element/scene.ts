import type { TableScene } from '../../../elements/table/scene.js';
import type { BetPreset } from '../../../core/table/bet-presets.js';
import type { Explanation } from '../rules/explain.js';
import type { PreAction } from '../rules/pre-action.js';
import type { Declaration } from '../rules/results.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import type { Seven27Words } from '../locales/en.js';

export type { Seven27Words };

/** What the player asks of this table beside what is asked of all. */
export type Seven27Request =
  | { readonly type: 'ante' | 'sit-out' | 'check' | 'call' | 'fold' | 'take' | 'stand' }
  /** By the amount that is set. */
  | { readonly type: 'bet' | 'raise' }
  /** Declares. */
  | { readonly type: Declaration }
  /** Keys that stand for what is possible now: staying in, putting in more. */
  | { readonly type: 'stay' | 'more' }
  | { readonly type: 'hint' }
  | { readonly type: 'chip'; readonly amount: number }
  | { readonly type: 'preset'; readonly preset: BetPreset }
  /** Chooses in advance, or takes that back. */
  | { readonly type: 'pre-action'; readonly action: PreAction }
  | { readonly type: 'amount'; readonly text: string };

/** All that one render of the table knows. */
export interface Seven27Host extends TableScene<
  Seven27State,
  Seven27Move,
  Seven27Words,
  Seven27Request
> {
  /** What `own` may do now. */
  readonly moves: readonly Seven27Move[];
  /** What would be bet, or raised by. */
  readonly amount: number;
  /** What is chosen in advance. */
  readonly preAction: PreAction | undefined;
  /** The chips that it takes `own` to stay in. */
  readonly call: number;
  /** How the hand was paid, line by line, as far as it is told. */
  readonly lines: readonly Explanation[];
  /** Advice and coach, once they are loaded. */
  readonly aside?: unknown;
}
