import { plainDigits } from '../cards/deal-number.js';
import { listOf } from '../cards/list.js';
import { isOneOf, wrongOption } from '../engine/option.js';
import { type Checked, type Figure, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';

export const SEAT_KINDS = ['human', 'bot', 'open'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const peopleAt = (kinds: readonly SeatKind[]): readonly Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === 'human');

/** Who sits at a table, and which of the people are at this device. */
export interface SeatsHere {
  readonly kinds: readonly SeatKind[];
  /** The seats of people at this device. If omitted, all people are. */
  readonly mine?: readonly Seat[] | undefined;
}

export const seatsHere = ({ kinds, mine }: SeatsHere): readonly Seat[] => mine ?? peopleAt(kinds);

/** The seat of the only person at this device, who is addressed as `you`. */
export function yourSeat(table: SeatsHere): Seat | undefined {
  const [seat, ...others] = seatsHere(table);
  return others.length > 0 ? undefined : seat;
}

export interface SeatLimits {
  readonly least: number;
  readonly most: number;
}

/** Why a seat is refused: it does not exist, or belongs to somebody else. */
export type SeatRefusal =
  | { readonly code: 'no-such-seat'; readonly seat: Figure; readonly seats: number }
  | { readonly code: 'not-your-seat'; readonly seat: Seat; readonly yours: Figure };

/** The next seat in the game's direction (counter-clockwise in Pai Gow). */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Every seat once, in the game's direction, beginning with `first`. */
export const seatsFrom = (first: Seat, seats: number): readonly Seat[] =>
  listOf(seats, (index) => (first + index) % seats);

/** Explains why a seat can't be used: it does not exist, or isn't the one that asks. */
export function refuseSeat(
  seat: unknown,
  seats: number,
  asking: Seat | undefined,
): SeatRefusal | undefined {
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= seats) {
    return { code: 'no-such-seat', seat: typeof seat === 'number' ? seat : quote(seat), seats };
  }
  return asking === undefined || asking === seat
    ? undefined
    : { code: 'not-your-seat', seat: seat as Seat, yours: asking };
}

/** The kinds in a list or in a text of words. A number means one human and bots. */
function kindsIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value === 'number') return kindsIn(String(value));
  if (typeof value !== 'string') return undefined;
  const words = plainDigits(value)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length !== 1 || !/^\d{1,2}$/.test(words[0]!)) return words;
  return listOf(Number(words[0]), (seat) => (seat > 0 ? 'bot' : 'human'));
}

/**
 * Parses a page's seats: a number (`4`: one human, three bots), or one word each (`human bot bot
 * open`). At least `least` of them must be taken.
 */
export function parseSeats(
  value: unknown,
  { least, most }: SeatLimits,
): Checked<readonly SeatKind[]> {
  const kinds = kindsIn(value) ?? [];
  const known = kinds.filter((kind): kind is SeatKind => isOneOf(SEAT_KINDS, kind));
  const taken = known.filter((kind) => kind !== 'open').length;
  if (known.length < kinds.length || taken < least || kinds.length > most) {
    return wrongOption('seats', value, `${least}–${most}, human, bot, open`);
  }
  return { value: known };
}
