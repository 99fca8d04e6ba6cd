import { LIMITS, type Limit, isLimit, isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';

/** How many wastes there can be. */
export const WASTES = [1, 2, 3] as const;
export type WasteCount = (typeof WASTES)[number];

/** What is settled before a game is dealt. */
export interface PyramidOptions {
  /** How often the waste may be put back as the stock: 0 or more, or as often as one likes. */
  readonly redeals: Limit;
  /** Whether a card may be paired with the very card it covers, if it alone does. */
  readonly coverPairs: boolean;
  /** Whether the stock lies face up; its cards are seen, not playable. */
  readonly openStock: boolean;
  readonly wastes: WasteCount;
}

/** Checks the options that a page or a save gives. An option that is not given takes its default. */
export function checkOptions(value: unknown): Checked<PyramidOptions> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { redeals = 'unlimited', coverPairs = true, openStock = false, wastes = 1 } = given;
  if (!isLimit(redeals)) return wrongOption('redeals', redeals, LIMITS);
  if (typeof coverPairs !== 'boolean') return wrongOption('coverPairs', coverPairs, 'true, false');
  if (typeof openStock !== 'boolean') return wrongOption('openStock', openStock, 'true, false');
  if (!isOneOf(WASTES, wastes)) return wrongOption('wastes', wastes, '1–3');
  return { value: { redeals, coverPairs, openStock, wastes } };
}
