import { type Day, dayStreak } from '../../core/history/day.js';
import type { Statistics } from '../../core/history/statistics.js';
import type { StatsMessages } from '../../locales/compiled/types.js';

/** A figure with its label; `text` is `undefined` if there is no value yet. */
export interface Figure {
  readonly label: string;
  readonly text: string | undefined;
}

type Name = keyof StatsMessages['figures'];

const PATIENCE: readonly Name[] = [
  ...(['games', 'wins', 'rate', 'streak', 'bestStreak'] as const),
  ...(['bestTime', 'fewestMoves', 'days'] as const),
];
const TABLE: readonly Name[] = [
  ...(['hands', 'wins', 'pushes', 'losses', 'rate', 'bestStreak', 'chips', 'biggestWin'] as const),
];

/** The number of days in a row, up to today or yesterday, whose deals were won. */
function daysInARow(days: readonly Day[], today: Day): number {
  const streak = dayStreak(days, today);
  return 'value' in streak ? streak.value.current : 0;
}

/** The figures of a patience game or a table, in the order in which they are shown. */
export function figuresOf(
  statistics: Statistics,
  stats: StatsMessages,
  today: Day,
): readonly Figure[] {
  const { games, wins, pushes, streak, bestStreak, bestTime, fewestMoves } = statistics;
  const { chips, biggestWin, days } = statistics;
  const number = (count: number): string => stats.number({ count });
  const signed = (chips: number): string => stats.signed({ chips });
  const ifKnown = <T>(value: T | undefined, text: (value: T) => string): string | undefined =>
    value === undefined ? undefined : text(value);
  const texts: Readonly<Record<Name, string | undefined>> = {
    games: number(games),
    hands: number(games),
    wins: number(wins),
    pushes: number(pushes),
    losses: number(games - wins - pushes),
    rate: games > 0 ? stats.share({ share: wins / games }) : undefined,
    streak: number(streak),
    bestStreak: number(bestStreak),
    bestTime: ifKnown(bestTime, (ms) => stats.time({ ms })),
    fewestMoves: ifKnown(fewestMoves, number),
    days: number(daysInARow(days, today)),
    chips: ifKnown(chips, signed),
    biggestWin: ifKnown(biggestWin, signed),
  };
  const names = chips === undefined ? PATIENCE : TABLE;
  return names.map((name) => ({ label: stats.figures[name], text: texts[name] }));
}
