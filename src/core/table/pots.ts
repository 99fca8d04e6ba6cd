import type { Seat } from '../engine/rules.js';

/** Chips in the middle, and who competes for them. */
export interface Pot {
  readonly amount: number;
  /** Ascending. */
  readonly seats: readonly Seat[];
}

/**
 * The main pot and its side pots, the main one first: each seat competes for as much of every other
 * seat's chips as it put in itself. Chips of those who are out stay in. Only the last pot can have a
 * single seat; no two have the same seats, and none is empty.
 *
 * @param paid What each seat put in in the whole hand; uncalled bets taken back.
 * @param isIn By seat, whether it still competes; at least one does.
 * @param gone Chips that were paid out before, to a seat left alone in its side pot.
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
    // In the last pot is also what those who are out put in beyond the highest level; and from it
    // went what was paid out: nobody else who is in had a part in that.
    const [from, to] = [levels[at + 1] ?? 0, at === 0 ? Infinity : level];
    const all = paid.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, to) - from), 0);
    const amount = at === 0 ? all - gone : all;
    if (amount > 0)
      pots.unshift({ amount, seats: competing.filter((seat) => paid[seat]! >= level) });
  });
  return pots;
}

/** What no other seat has matched, in or out: it goes back to the seat that put it in. */
export function uncalledOf(
  paid: readonly number[],
): { readonly seat: Seat; readonly amount: number } | undefined {
  const [most = 0, next = 0] = [...paid].sort((a, b) => b - a);
  return most > next ? { seat: paid.indexOf(most), amount: most - next } : undefined;
}
