import type { Seat } from '../../../core/engine/rules.js';
import type { Level, TenDiceOptions } from '../rules/options.js';

/** The time until the first thrown die comes to rest, and between one die and the next; in milliseconds. */
const FIRST = 300;
const EACH = 45;

/** The time in which so many dice come to rest, in milliseconds. */
export const fallTime = (dice: number): number => FIRST + EACH * (dice - 1);

/** How many dice have come to rest after so many milliseconds. */
export const fallenAfter = (time: number): number =>
  Math.max(0, Math.floor((time - FIRST) / EACH) + 1);

/**
 * How long a bot looks at its dice, in milliseconds: with one bot in the race, and how much longer with each
 * other one. Easy bots leave a newcomer, who makes a choice every 1.5 s, about half of the races, however
 * many bots there are: test/core/ten-dice/levels.test.ts.
 */
const LOOK: Readonly<Record<Level, readonly [one: number, other: number]>> = {
  easy: [1070, 355],
  normal: [800, 0],
  hard: [450, 0],
};
/** Factors for the speed of the bots, by seat, so that no two are equally quick. */
const QUICKNESS = [1, 1, 1.15, 0.9];

/** How long the bot of a seat looks at its dice before it rolls, in milliseconds. */
export function lookTime(
  { level, bots }: Pick<TenDiceOptions, 'level' | 'bots'>,
  seat: Seat,
): number {
  const [one, other] = LOOK[level];
  return (one + other * (bots - 1)) * QUICKNESS[seat]!;
}
