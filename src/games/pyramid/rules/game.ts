import { type Limit, defineOptions, flag, limit, oneOf } from '../../../core/engine/option.js';
import type { Transfer } from '../../../core/patience/piles.js';
import { type PatienceGame, patienceGame } from '../../../core/patience/rules/game.js';
import type { RulesRefusal } from '../../../core/patience/rules/refusals.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';

/** How many wastes there can be. */
export const WASTES = [1, 2, 3] as const;
export type WasteCount = (typeof WASTES)[number];

/** The options of Pyramid. */
export interface PyramidOptions {
  /** How often the waste may become the stock again. */
  readonly redeals: Limit;
  /** Whether a card may be paired with the card that it covers, if it is the only one that covers it. */
  readonly coverPairs: boolean;
  /** Whether the stock lies face up. Its cards are visible, not playable. */
  readonly openStock: boolean;
  readonly wastes: WasteCount;
}

export type PyramidState = PatienceState<PyramidOptions>;
export type PyramidMove = Transfer;
export type PyramidRefusal = RulesRefusal;

const options = defineOptions<PyramidOptions>({
  rules: {
    redeals: limit('unlimited'),
    wastes: oneOf(WASTES),
    coverPairs: flag(true),
    openStock: flag(false),
  },
});

const rules = ({ redeals, coverPairs, openStock, wastes }: PyramidOptions): PatienceRules => ({
  version: 1,
  columns: { shape: 'pyramid', deal: [1, 2, 3, 4, 5, 6, 7] },
  stock: { redeals, wastes, open: openStock },
  pairs: { sum: 13, cover: coverPairs },
});

/** Pyramid. */
export const pyramid: PatienceGame<PyramidOptions> = patienceGame({
  name: 'pyramid',
  options,
  rules,
});
