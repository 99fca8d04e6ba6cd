import { isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { Game } from '../../../core/engine/rules.js';
import { SEAT_KINDS, type SeatKind } from '../../../core/table/seats.js';
import { tenDice } from './game.js';
import { MOST_RACERS, type TenDiceOptions } from './options.js';
import { type TenDiceMove, type TenDiceState, isOver } from './state.js';

/** The fewest who race at a table that people elsewhere share. */
export const LEAST_RACERS = 2;

const isKind = (value: unknown): value is SeatKind => isOneOf<unknown>(SEAT_KINDS, value);

/** The options of a race by who sits where; who is a person there follows from the seats. */
export function checkSeatedOptions(value: unknown): Checked<TenDiceOptions> {
  const { seats } = asRecord(value) ?? {};
  const all = Array.isArray(seats) ? (seats as readonly unknown[]) : [];
  const kinds = all.filter(isKind);
  const countOf = (kind: SeatKind): number => kinds.filter((one) => one === kind).length;
  const [players, bots] = [countOf('human'), countOf('bot')];
  const isGood = kinds.length === all.length && kinds.length <= MOST_RACERS;
  return isGood && players + bots >= LEAST_RACERS
    ? { value: { players, bots, atOnce: false, seats: kinds } }
    : wrongOption('seats', seats, `${LEAST_RACERS}–${MOST_RACERS}, human, bot, open`);
}

/**
 * The race at a table that people elsewhere share, in turn: any seat may be a person's, a bot's or nobody's. What is
 * at once is by the clock of one page, so nobody elsewhere could hold it to that.
 */
export const tenDiceTogether: Game<TenDiceState, TenDiceMove, TenDiceOptions> = {
  ...tenDice,
  checkOptions: checkSeatedOptions,
  // Who has won, each page says by its own seat.
  outcome: (state) => (isOver(state) ? 'over' : undefined),
};
