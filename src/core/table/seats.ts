import { plainDigits } from '../cards/deal-number.js';
import { listOf } from '../cards/list.js';
import { isOneOf, wrongOption } from '../engine/option.js';
import { type Checked, type Figure, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';

/** Who sits at a seat: a person, a bot, or nobody. */
export const SEAT_KINDS = ['human', 'bot', 'open'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** The seats of people. */
export const peopleAt = (kinds: readonly SeatKind[]): readonly Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === 'human');

/** Who sits at a table, and who of them is here. */
export interface SeatsHere {
  readonly kinds: readonly SeatKind[];
  /** The seats of people at this device; without it those of all people. */
  readonly mine?: readonly Seat[] | undefined;
}

/** The seats of people at this device. */
export const seatsHere = ({ kinds, mine }: SeatsHere): readonly Seat[] => mine ?? peopleAt(kinds);

/** The seat of the only person at this device: who is spoken to as `you`. */
export function yourSeat(table: SeatsHere): Seat | undefined {
  const [seat, ...others] = seatsHere(table);
  return others.length > 0 ? undefined : seat;
}

/** How many seats a table may have. */
export interface SeatLimits {
  readonly least: number;
  readonly most: number;
}

/** A move for a seat that there is not, or for somebody else's. */
export type SeatRefusal =
  | { readonly code: 'no-such-seat'; readonly seat: Figure; readonly seats: number }
  | { readonly code: 'not-your-seat'; readonly seat: Seat; readonly yours: Figure };

/** The next seat; which way round that is, the game says (Pai Gow counter-clockwise). */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Every seat once, in the game's direction, from that one. */
export const seatsFrom = (first: Seat, seats: number): readonly Seat[] =>
  listOf(seats, (index) => (first + index) % seats);

/** Whether the seat is one of the table's, and the one that asks, where somebody in particular does. */
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

/** The kinds in a list, or in a text of words; a number means one human and bots. */
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
 * The seats that a page asks for: how many (`4`: one human, three bots), or one word each
 * (`human bot bot open`). At least `least` of them must be taken.
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
