import { toJson } from '../engine/json.js';
import type { Day } from './day.js';
import type { GameRecord } from './record.js';

/** What came of many games, one after the other. */
export interface Totals {
  readonly game: string;
  /** Which variant's; `null` for all of them together, whose streaks are their own. */
  readonly variant: string | null;
  readonly games: number;
  readonly wins: number;
  /** Hands that brought nothing and took nothing; they neither end a streak nor lengthen it. */
  readonly pushes: number;
  /** How many were won in a row, up to the last one. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Milliseconds of the quickest win. */
  readonly bestTime?: number;
  /** The move count of the shortest win. */
  readonly fewestMoves?: number;
  /** The days whose deals were won on their day, in the order of winning. */
  readonly days: readonly Day[];
  /** What the hands brought in chips, all together; only where there was one. */
  readonly chips?: number;
  /** The most chips that one hand brought; only where one brought any. */
  readonly biggestWin?: number;
}

/** No games yet. */
export const noTotals = (game: string, variant: string | null): Totals => ({
  ...{ game, variant, games: 0, wins: 0, pushes: 0, streak: 0, bestStreak: 0, days: [] },
});

const least = (one: number | undefined, other: number): number => Math.min(one ?? other, other);

/** What a hand's chips change; nothing where the record is a game's. */
function withChips(totals: Totals, chips: number | undefined): Partial<Totals> {
  if (chips === undefined) return {};
  const { chips: before = 0, biggestWin = 0 } = totals;
  const most = Math.max(biggestWin, chips);
  return { chips: before + chips, ...(most > 0 ? { biggestWin: most } : {}) };
}

/** What only a game of patience has, from its deal on: a hand is not better for being short. */
const bests = (totals: Totals, { chips, elapsed, moves, shared }: GameRecord): Partial<Totals> =>
  chips === undefined && !shared
    ? { bestTime: least(totals.bestTime, elapsed), fewestMoves: least(totals.fewestMoves, moves) }
    : {};

/** The totals with one more game, which ended after all the others. */
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

/** Whether these are the totals of that game and variant. */
export const areOf = (
  totals: Pick<Totals, 'game' | 'variant'>,
  game: string,
  variant: string | null,
): boolean => totals.game === game && totals.variant === variant;

/** The totals of every game, and of every variant, with these games after them. */
export function withGames(
  before: readonly Totals[],
  records: readonly GameRecord[],
): readonly Totals[] {
  const all = new Map(before.map((totals) => [toJson([totals.game, totals.variant]), totals]));
  for (const record of records) {
    for (const variant of [null, record.variant]) {
      const key = toJson([record.game, variant]);
      all.set(key, withGame(all.get(key) ?? noTotals(record.game, variant), record));
    }
  }
  return [...all.values()];
}
