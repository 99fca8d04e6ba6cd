import type { Seat } from '../core/engine/rules.js';
import type { ChipRefusal } from '../core/table/chips.js';
import { yourSeat } from '../core/table/seats.js';
import { capital } from './capital.js';
import type { WordsFor } from './saying.js';
import type { SeatedTable } from './seat-person.js';
import type { TableRefusal } from './table-refusals.js';

export type { SeatedTable } from './seat-person.js';
export type { TableRefusal } from './table-refusals.js';

/** The names of bots: short, of anybody, so that words about them need no gender. */
export const castEn: readonly string[] = [
  ...['Alex', 'Robin', 'Noor', 'Kim', 'Sasha'],
  ...['Jules', 'Mika', 'Remy', 'Toni', 'Yuki'],
];

/** `1,240` */
export const numberText = (value: number): string => value.toLocaleString('en');

/** `1 chip`, `1,240 chips` */
export const chipsText = (count: number): string =>
  `${numberText(count)} chip${count === 1 ? '' : 's'}`;

/** `+25`, `−25` with a real minus, `±0` */
export const signedText = (value: number): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : '±'}${numberText(Math.abs(value))}`;

/** The seats' names. The only person at the device is `You`; where several share it, nobody is. */
export function seatNames({ dealer, house, names, ...table }: SeatedTable) {
  const only = yourSeat(table);
  const isYou = (seat: Seat): boolean => seat === only;
  /** The dealer of the house, unless the page gives it a name. */
  const isHouse = (seat: Seat): boolean => house && seat === dealer && names?.[seat] === undefined;
  const number = (seat: Seat): string => names?.[seat] ?? `Seat ${seat + 1}`;
  /** Within a sentence: `you`, `Kim`, `Seat 2`, `the dealer`. */
  const name = (seat: Seat): string =>
    isYou(seat) ? 'you' : isHouse(seat) ? 'the dealer' : number(seat);
  return {
    name,
    /** By itself: `You`, `Seat 2`, `Dealer`. */
    label: (seat: Seat): string => (isHouse(seat) ? 'Dealer' : capital(name(seat))),
    /** Before a noun: `Your`, `Seat 2’s`, `The dealer’s`. */
    whose: (seat: Seat): string => (isYou(seat) ? 'Your' : `${capital(name(seat))}’s`),
    /** `You bet`, `Seat 2 bets`: the verb as it is for you, and for others. */
    does: (seat: Seat, you: string, other = `${you}s`): string =>
      `${capital(name(seat))} ${isYou(seat) ? you : other}`,
  };
}

export type SeatNames = ReturnType<typeof seatNames>;

/** Refusals of amounts; each stake has its name, with `A`. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) =>
    `${names[what]} is a whole number of chips${Number.isNaN(amount) ? '' : `, not ${String(amount)}`}.`,
  'below-min': ({ what, amount, min }) =>
    `${names[what]} is at least ${numberText(min)}; ${numberText(amount)} is too little.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} is at most ${numberText(max)}; ${numberText(amount)} is too much.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} of ${numberText(amount)} is more than the ${chipsText(stack)} left.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `There is no such seat; the table has ${seats}.`,
  'not-your-seat': ({ seat }) => `Only ${name(seat)} may do that.`,
  'no-undo': () => 'What is done at a table stands.',
  'hand-runs': () => 'The hand is not over yet.',
});
