import { type Limit, defineOptions, flag, limit, oneOf } from '../../../core/engine/option.js';

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

export const options = defineOptions<PyramidOptions>({
  rules: {
    redeals: limit('unlimited'),
    wastes: oneOf(WASTES),
    coverPairs: flag(true),
    openStock: flag(false),
  },
});
