import type { Seat } from '../../../engine/rules.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import type { ChipRefusal } from '../../../table/chips.js';
import { chips, de } from '../kit.js';

/** After `an`, `auf` and `für`: `dich`, `Platz 2`, `den Dealer`. */
export function accusative({ name }: SeatNames, seat: Seat): string {
  const who = name(seat);
  return who === 'du' ? 'dich' : who.replace(/^der /, 'den ');
}

/** After `von` and `bei`: `dir`, `Platz 2`, `dem Dealer`. */
export function dative({ name }: SeatNames, seat: Seat): string {
  const who = name(seat);
  return who === 'du' ? 'dir' : who.replace(/^der /, 'dem ');
}

/** Before cards that are told: `Deine Karten`, `Karten von Platz 2`. */
export const whoseCards = (names: SeatNames, seat: Seat): string =>
  names.name(seat) === 'du'
    ? 'Deine Karten'
    : `Karten von ${dative(names, seat)}`.replace('von dem', 'vom');

/** What a person has in the end. */
export const stackText = ({ does }: SeatNames, seat: Seat, stack: number): string =>
  `${does(seat, 'hast', 'hat')} ${stack > 0 ? chips(stack) : 'keine Chips mehr'}.`;

/** `Du gewinnst`, `Platz 2 verliert` */
export const endsWith = ({ does }: SeatNames, seat: Seat, net: number): string =>
  net > 0 ? does(seat, 'gewinnst', 'gewinnt') : does(seat, 'verlierst', 'verliert');

/** Neither won nor lost. */
export const evenText = ({ does }: SeatNames, seat: Seat): string =>
  `${does(seat, 'machst', 'macht')} weder Gewinn noch Verlust`;

/** Refusals of amounts; each stake has its name, with its article. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) => {
    const got = typeof amount === 'number' ? de.number(amount) : String(amount);
    const not = Number.isNaN(amount) ? '' : `, nicht ${got}`;
    return `${names[what]} muss eine ganze Zahl von Chips sein${not}.`;
  },
  'below-min': ({ what, amount, min }) =>
    `${names[what]} beträgt mindestens ${de.number(min)}; ${de.number(amount)} ist zu wenig.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} beträgt höchstens ${de.number(max)}; ${de.number(amount)} ist zu viel.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} von ${de.number(amount)} ist zu hoch; es ${de.form(stack, { one: 'ist', other: 'sind' })} nur noch ${chips(stack)} da.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `Diesen Platz gibt es nicht; der Tisch hat ${seats}.`,
  'not-your-seat': ({ seat }) => `Das darf nur ${name(seat)}.`,
  'no-undo': () => 'Am Tisch wird nichts zurückgenommen.',
  'hand-runs': () => 'Die Runde ist noch nicht zu Ende.',
});
