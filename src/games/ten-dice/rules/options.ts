import { wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { SeatKind } from '../../../core/table/seats.js';

/** The most who race, people and bots together. */
export const MOST_RACERS = 4;

/** What is settled before a race. */
export interface TenDiceOptions {
  /** People on this device, 1 to 4; theirs are the first seats. */
  readonly players: number;
  /** Bots, which sit behind them: 0 to 3, and no more than four race. */
  readonly bots: number;
  /** Whether all roll at once; else in turn, as people who share a device always do. */
  readonly atOnce: boolean;
  /** Who sits where, at a table that people elsewhere share; nobody races at an open seat. */
  readonly seats?: readonly SeatKind[];
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/**
 * Full options from what a page or a save gives; what is not given takes its default. Saves from before
 * people could roll at once do not name it: those races go on in turn.
 */
export function checkOptions(value: unknown): Checked<TenDiceOptions> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { players = 1, bots = 0, atOnce = false } = given;
  if (!isWhole(players, 1, MOST_RACERS)) {
    return wrongOption('players', players, `1–${MOST_RACERS}`);
  }
  const free = MOST_RACERS - players;
  if (!isWhole(bots, 0, free)) return wrongOption('bots', bots, free ? `0–${free}` : '0');
  if (typeof atOnce !== 'boolean') return wrongOption('atOnce', atOnce, 'true, false');
  // A negative zero is not what JSON gives back.
  return { value: { players, bots: bots + 0, atOnce: atOnce && players === 1 } };
}
