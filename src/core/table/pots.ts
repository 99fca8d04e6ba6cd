import type { Seat } from '../engine/rules.js';

/** A part of the pot, and who competes for it. */
export interface Pot {
  readonly amount: number;
  /** In ascending order. */
  readonly seats: readonly Seat[];
}

/**
 * The main pot and the side pots, the main pot first. A seat can win from every other seat as much
 * as it has put in itself. Chips of seats that are out stay in the pots. Only the last pot can have
 * a single seat, no two have the same seats, and none is empty.
 *
 * @param paid what each seat put in over the whole hand, without uncalled bets
 * @param isIn whether each seat still competes; at least one does
 * @param gone chips that were already paid to a seat alone in its side pot
 */
export function potsOf(
  paid: readonly number[],
  isIn: readonly boolean[],
  gone = 0,
): readonly Pot[] {
  const competing = [...paid.keys()].filter((seat) => isIn[seat]);
  const levels = [...new Set(competing.map((seat) => paid[seat]!))].sort((a, b) => b - a);
  const pots: Pot[] = [];
  levels.forEach((level, at) => {
    // The last pot also gets what folded seats put in beyond the highest level. What was already
    // paid out is subtracted from it, since no other seat had a part in that.
    const [from, to] = [levels[at + 1] ?? 0, at === 0 ? Infinity : level];
    const all = paid.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, to) - from), 0);
    const amount = at === 0 ? all - gone : all;
    if (amount > 0)
      pots.unshift({ amount, seats: competing.filter((seat) => paid[seat]! >= level) });
  });
  return pots;
}

/** The part of the highest bet that no other seat has matched. It goes back to its owner. */
export function uncalledOf(
  paid: readonly number[],
): { readonly seat: Seat; readonly amount: number } | undefined {
  const [most = 0, next = 0] = [...paid].sort((a, b) => b - a);
  return most > next ? { seat: paid.indexOf(most), amount: most - next } : undefined;
}
