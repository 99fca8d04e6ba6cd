import { type Checked, asRecord, quote } from '../../engine/reason.js';

/** How many wastes there can be. */
export const WASTES = [1, 2, 3] as const;
export type WasteCount = (typeof WASTES)[number];

/** What is settled before a game is dealt. */
export interface PyramidOptions {
  /** How often the waste may be put back as the stock: 0 or more, or as often as one likes. */
  readonly resets: number | 'unlimited';
  /** Whether a card may be paired with the very card it covers, if it alone does. */
  readonly coverPairs: boolean;
  /** Whether the stock lies face up; its cards are seen, not playable. */
  readonly openStock: boolean;
  readonly wastes: WasteCount;
}

const wrong = (option: string, got: unknown, accepted: string) => ({
  problem: { code: 'option', option, got: quote(got), accepted },
});

const isResets = (value: unknown): value is PyramidOptions['resets'] =>
  value === 'unlimited' || (Number.isSafeInteger(value) && (value as number) >= 0);

/** Full options from what a page or a save gives; what is not given takes its default. */
export function checkOptions(value: unknown): Checked<PyramidOptions> {
  const given = asRecord(value);
  if (!given) return wrong('options', value, '{}');
  const { resets = 'unlimited', coverPairs = true, openStock = false, wastes = 1 } = given;
  if (!isResets(resets)) return wrong('resets', resets, 'unlimited, 0, 1, 2 …');
  if (typeof coverPairs !== 'boolean') return wrong('coverPairs', coverPairs, 'true, false');
  if (typeof openStock !== 'boolean') return wrong('openStock', openStock, 'true, false');
  const known = WASTES.find((count) => count === wastes);
  return known
    ? { value: { resets, coverPairs, openStock, wastes: known } }
    : wrong('wastes', wastes, '1–3');
}
