/** Amounts that a bet or a raise is set to at once. */
export type BetPreset = 'min' | 'half-pot' | 'pot' | 'max';

/** What a bet or a raise may be, and what it is measured by. */
export interface BetSituation {
  /** The least and the most that may be bet now, or raised by. */
  readonly min: number;
  readonly max: number;
  /** The chips in the middle, those of this betting round among them. */
  readonly pot: number;
  /** What a call adds to it; 0 where no bet is open. */
  readonly call: number;
}

/**
 * What each preset comes to, within the limits or not. A raise by the pot is reckoned as usual: first the call goes in,
 * then the raise is by what is in the middle then. Half of an odd pot is rounded down.
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
 * The presets to choose from, the least first: none outside the limits, and of two that come to the same only the
 * first. Nothing where there is one amount alone.
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
