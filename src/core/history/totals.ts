import { toJson } from '../engine/json.js';
import type { Day } from './day.js';
import type { GameRecord } from './record.js';

/** The totals of many games, in the order of playing. */
export interface Totals {
  readonly game: string;
  /** The variant, or `null` for all together. Streaks over all variants are separate. */
  readonly variant: string | null;
  readonly games: number;
  readonly wins: number;
  /** Hands without gain or loss. They neither end nor lengthen a streak. */
  readonly pushes: number;
  /** The number of wins in a row, up to the last game. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The time of the quickest win, in milliseconds. */
  readonly bestTime?: number;
  /** The moves of the shortest win. */
  readonly fewestMoves?: number;
  /** The days whose deals were won on their day, in the order of winning. */
  readonly days: readonly Day[];
  /** The gain of all hands in chips. Only if there was a hand. */
  readonly chips?: number;
  /** The highest gain of a hand. Only if a hand won chips. */
  readonly biggestWin?: number;
}

export const emptyTotals = (game: string, variant: string | null): Totals => ({
  ...{ game, variant, games: 0, wins: 0, pushes: 0, streak: 0, bestStreak: 0, days: [] },
});

const least = (one: number | undefined, other: number): number => Math.min(one ?? other, other);

/** The changes of a hand with chips. */
function withChips(totals: Totals, chips: number | undefined): Partial<Totals> {
  if (chips === undefined) return {};
  const { chips: before = 0, biggestWin = 0 } = totals;
  const most = Math.max(biggestWin, chips);
  return { chips: before + chips, ...(most > 0 ? { biggestWin: most } : {}) };
}

/** The best time and the fewest moves. Only patience games have them, if they were played from the deal. */
const bests = (totals: Totals, { chips, elapsed, moves, shared }: GameRecord): Partial<Totals> =>
  chips === undefined && !shared
    ? { bestTime: least(totals.bestTime, elapsed), fewestMoves: least(totals.fewestMoves, moves) }
    : {};

/** Adds a game that ended after all others. */
export function withGame(before: Totals, record: GameRecord): Totals {
  const totals = { ...before, games: before.games + 1, ...withChips(before, record.chips) };
  if (record.outcome === 'push') return { ...totals, pushes: totals.pushes + 1 };
  if (record.outcome !== 'won') return { ...totals, streak: 0 };
  const streak = totals.streak + 1;
  const day = record.late ? undefined : record.day;
  return {
    ...totals,
    ...bests(totals, record),
    streak,
    wins: totals.wins + 1,
    bestStreak: Math.max(totals.bestStreak, streak),
    days: day === undefined || totals.days.includes(day) ? totals.days : [...totals.days, day],
  };
}

export const isTotalsOf = (
  totals: Pick<Totals, 'game' | 'variant'>,
  game: string,
  variant: string | null,
): boolean => totals.game === game && totals.variant === variant;

/** Adds games to the totals of their game and of their variant. */
export function withGames(
  before: readonly Totals[],
  records: readonly GameRecord[],
): readonly Totals[] {
  const all = new Map(before.map((totals) => [toJson([totals.game, totals.variant]), totals]));
  for (const record of records) {
    for (const variant of [null, record.variant]) {
      const key = toJson([record.game, variant]);
      all.set(key, withGame(all.get(key) ?? emptyTotals(record.game, variant), record));
    }
  }
  return [...all.values()];
}
