import { defineOptions, flag, oneOf, whole } from '../../../core/engine/option.js';
import type { SeatKind } from '../../../core/table/seats.js';

/** The most who race, people and bots together. */
export const MOST_RACERS = 4;

/** How quick the bots are in a race at once. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The options of a race. */
export interface TenDiceOptions {
  /** People on this device, 1 to 4. They have the first seats. */
  readonly players: number;
  /** Bots, 0 to 3, in the seats after them. At most four race. */
  readonly bots: number;
  /** Whether all roll at once. Otherwise they roll in turn, as people who share a device always do. */
  readonly atOnce: boolean;
  /** How quick the bots are. `normal` in turn and without bots, where it would change nothing. */
  readonly level: Level;
  /** Who sits where, at a table that several devices share. Nobody races at an open seat. */
  readonly seats?: readonly SeatKind[];
}

export const options = defineOptions<TenDiceOptions>({
  rules: {
    players: whole(1, () => [1, MOST_RACERS], ['1', '2', '3', '4']),
    bots: whole(0, ({ players }) => [0, MOST_RACERS - players], ['0', '1', '2', '3']),
    atOnce: flag(false),
    level: oneOf(LEVELS, 'normal'),
  },
  complete: (all) => {
    const atOnce = all.atOnce && all.players === 1;
    return { ...all, atOnce, level: atOnce && all.bots > 0 ? all.level : 'normal' };
  },
});
