import { wrongOption } from '../engine/option.js';
import type { Checked } from '../engine/reason.js';
import { MOST_CHIPS, isAmount } from './chips.js';

/** The usual denominations. Each has a different colour. */
export const CHIPS: readonly number[] = [1, 5, 25, 100, 500, 1000, 5000, 25_000];

const MOST_KINDS = 8;
const ACCEPTED = `1 to ${MOST_KINDS} different whole numbers from 1 to ${MOST_CHIPS}, such as 5 25 100`;

/** The denominations that a page names, as a text or a list, in rising order. Without any, the usual ones. */
export function parseChips(value: unknown): Checked<readonly number[]> {
  if (value === null || value === undefined) return { value: CHIPS };
  const texts = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  const given = Array.isArray(texts) ? (texts as readonly unknown[]) : [];
  const chips = given.map((one) =>
    typeof one === 'string' && /^\d+$/.test(one) ? Number(one) : one,
  );
  const isGood = chips.every((chip) => isAmount(chip) && chip > 0);
  const isFew = chips.length > 0 && chips.length <= MOST_KINDS;
  return isGood && isFew && new Set(chips).size === chips.length
    ? { value: (chips as number[]).toSorted((a, b) => a - b) }
    : wrongOption('chips', value, ACCEPTED);
}

/**
 * The usual denomination whose colour a chip has. Usual chips have their own; others have one that no chip of the
 * table has, as long as there are enough.
 */
export function colourOf(chip: number, chips = CHIPS): number {
  const own = CHIPS.findLast((one) => one <= chip) ?? CHIPS[0]!;
  if (own === chip) return own;
  const others = chips.filter((one) => !CHIPS.includes(one));
  const free = CHIPS.filter((one) => !chips.includes(one) && one >= (chips[0] ?? 0));
  return free[others.indexOf(chip)] ?? own;
}

/** How many denominations are offered for a stake. */
const OFFERED = 4;

/** The denominations to offer for stakes between two amounts. `chips` are those of the table, in rising order. */
export function chipsFor(min: number, max: number, chips = CHIPS): readonly number[] {
  const from = chips.findLastIndex((chip) => chip <= min);
  const some = chips.slice(Math.max(0, from), Math.max(0, from) + OFFERED);
  return some.filter((chip) => chip <= max);
}

/** Chips of one denomination, one on another. */
export interface ChipStack {
  readonly chip: number;
  readonly count: number;
}

/**
 * The chips that make up an amount exactly, the highest denomination first. The usual small chips pay what
 * the denominations of the table can't. Empty if the amount is not a positive whole number.
 */
export function stacksOf(amount: number, chips = CHIPS): readonly ChipStack[] {
  if (!Number.isSafeInteger(amount) || amount <= 0) return [];
  const small = CHIPS.filter((chip) => chip < (chips[0] ?? Infinity));
  const stacks: ChipStack[] = [];
  let left = amount;
  for (const chip of [...small, ...chips].reverse()) {
    const count = Math.floor(left / chip);
    if (count > 0) stacks.push({ chip, count });
    left -= count * chip;
  }
  return stacks;
}

/** How many chips of each denomination a rack holds at least, if there are enough. */
const FEW = 8;

/**
 * The chips of a player, who has some of each denomination to bet with, the lowest first. Chips that the
 * denominations can't pay are left out.
 */
export function rackOf(amount: number, chips: readonly number[]): readonly ChipStack[] {
  let left = amount > 0 ? amount - (amount % chips[0]!) : 0;
  return chips.map((chip, at) => {
    const next = chips[at + 1] ?? Infinity;
    const most = Math.floor(left / chip);
    let count = Math.min(FEW, most);
    // The rest must be payable by the higher chips.
    while (count < most && (next === Infinity || (left - count * chip) % next !== 0)) count++;
    left -= count * chip;
    return { chip, count };
  });
}
