/** The denominations. Each has a different colour. */
export const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000] as const;

/** How many denominations are offered, and the most chips in a pile. */
const OFFERED = 4;
const HIGHEST_PILE = 5;

/** The denominations to offer for stakes between two amounts. */
export function chipsFor(min: number, max: number): readonly number[] {
  const from = CHIPS.findLastIndex((chip) => chip <= min);
  const some = CHIPS.slice(Math.max(0, from), Math.max(0, from) + OFFERED);
  return some.filter((chip) => chip <= max);
}

/**
 * The chips that make up an amount, the highest first. A large amount is cut off after the fifth
 * chip.
 */
export function pileOf(amount: number): readonly number[] {
  const pile: number[] = [];
  let left = amount;
  for (const chip of [...CHIPS].reverse()) {
    for (; left >= chip && pile.length < HIGHEST_PILE; left -= chip) pile.push(chip);
  }
  return pile;
}
