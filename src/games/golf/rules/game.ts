import { defineOptions, flag } from '../../../core/engine/option.js';
import type { Transfer } from '../../../core/patience/piles.js';
import { type PatienceGame, patienceGame } from '../../../core/patience/rules/game.js';
import type { RulesRefusal } from '../../../core/patience/rules/refusals.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';

/** The options of Golf. */
export interface GolfOptions {
  /** Whether kings and aces are neighbours. Otherwise nothing goes on a king, and only a two goes on an ace. */
  readonly corner: boolean;
}

export type GolfState = PatienceState<GolfOptions>;
export type GolfMove = Transfer;
export type GolfRefusal = RulesRefusal;

const options = defineOptions<GolfOptions>({ rules: { corner: flag(false) } });

const rules = ({ corner }: GolfOptions): PatienceRules => ({
  version: 1,
  columns: { deal: [5, 5, 5, 5, 5, 5, 5] },
  hole: { wrap: corner, kingEnds: !corner },
  stock: {},
  score: 'cards-left',
});

/**
 * Golf.
 *
 * Source: the usual rules, as Jan Wolter has them, who solved its deals: “Golf-A”, and with the corner
 * “Golf-C” (http://politaire.com/article/golf.html).
 */
export const golf: PatienceGame<GolfOptions> = patienceGame({ name: 'golf', options, rules });
