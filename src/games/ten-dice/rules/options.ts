import { defineOptions, flag, whole } from '../../../core/engine/option.js';
import type { SeatKind } from '../../../core/table/seats.js';

/** The most who race, people and bots together. */
export const MOST_RACERS = 4;

/** The options of a race. */
export interface TenDiceOptions {
  /** People on this device, 1 to 4. They have the first seats. */
  readonly players: number;
  /** Bots, 0 to 3, in the seats after them. At most four race. */
  readonly bots: number;
  /** Whether all roll at once. Otherwise they roll in turn, as people who share a device always do. */
  readonly atOnce: boolean;
  /** Who sits where, at a table that several devices share. Nobody races at an open seat. */
  readonly seats?: readonly SeatKind[];
}

export const options = defineOptions<TenDiceOptions>({
  rules: {
    players: whole(1, () => [1, MOST_RACERS], ['1', '2', '3', '4']),
    bots: whole(0, ({ players }) => [0, MOST_RACERS - players], ['0', '1', '2', '3']),
    atOnce: flag(false),
  },
  complete: (all) => ({ ...all, atOnce: all.atOnce && all.players === 1 }),
});
