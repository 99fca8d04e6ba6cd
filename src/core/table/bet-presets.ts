/** A button that sets a bet or a raise to an amount. */
export type BetPreset = 'min' | 'half-pot' | 'pot' | 'max';

/** The limits for a bet or a raise, and the figures that presets are computed from. */
export interface BetSituation {
  /** The smallest and the largest bet or raise that is allowed now. */
  readonly min: number;
  readonly max: number;
  /** The chips in the pot, including this betting round. */
  readonly pot: number;
  /** What a call adds to the pot; 0 if there is no bet. */
  readonly call: number;
}

/**
 * The amount of each preset, even if it is outside the limits. For a pot-sized raise, the call
 * counts as part of the pot. Half of an odd pot is rounded down.
 */
export const presetAmounts = ({
  min,
  max,
  pot,
  call,
}: BetSituation): Readonly<Record<BetPreset, number>> => ({
  min,
  'half-pot': Math.floor((pot + call) / 2),
  pot: pot + call,
  max,
});

/**
 * The presets to offer, the smallest first. Presets outside the limits and duplicates are left out.
 * Empty if only one amount is allowed.
 */
export function offeredPresets(
  situation: BetSituation,
): readonly { readonly preset: BetPreset; readonly amount: number }[] {
  const { min, max } = situation;
  if (min >= max) return [];
  const all = Object.entries(presetAmounts(situation)) as [BetPreset, number][];
  return all
    .filter(([, amount], at) => {
      const isFirst = all.findIndex(([, other]) => other === amount) === at;
      return isFirst && amount >= min && amount <= max;
    })
    .map(([preset, amount]) => ({ preset, amount }));
}
