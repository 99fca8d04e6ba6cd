/** What chips there are; each has a colour of its own. */
export const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000] as const;

/** How many kinds of chips are offered, and how many lie on a pile, at most. */
const OFFERED = 4;
const HIGHEST_PILE = 5;

/** The chips that a stake within these is made of. */
export function chipsFor(min: number, max: number): readonly number[] {
  const from = CHIPS.findLastIndex((chip) => chip <= min);
  const some = CHIPS.slice(Math.max(0, from), Math.max(0, from) + OFFERED);
  return some.filter((chip) => chip <= max);
}

/** The highest chips that make up an amount, the highest first; the rest of a great many is left. */
export function pileOf(amount: number): readonly number[] {
  const pile: number[] = [];
  let left = amount;
  for (const chip of [...CHIPS].reverse()) {
    for (; left >= chip && pile.length < HIGHEST_PILE; left -= chip) pile.push(chip);
  }
  return pile;
}
