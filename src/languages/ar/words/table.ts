import type { Seat } from '../../../engine/rules.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import type { ChipRefusal } from '../../../table/chips.js';
import { ar, chipsOf, ltr } from '../kit.js';

/** Refusals of amounts; each stake has its name, which is masculine. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) =>
    `${names[what]} عدد صحيح من الفيش${Number.isNaN(amount) ? '' : `، لا ${ltr(String(amount))}`}.`,
  'below-min': ({ what, amount, min }) =>
    `${names[what]} ${ar.number(min)} على الأقل؛ ${ltr(ar.number(amount))} قليل.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} ${ar.number(max)} على الأكثر؛ ${ar.number(amount)} كثير.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} ${ar.number(amount)} أكثر من الرصيد الباقي: ${chipsOf(stack)}.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ does }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `لا يوجد هذا المقعد؛ عدد مقاعد الطاولة ${seats}.`,
  'not-your-seat': ({ seat }) => `هذا ${does(seat, 'لك', 'من حق')} فقط.`,
  'no-undo': () => 'لا رجوع في اللعب على الطاولة.',
  'hand-runs': () => 'لم تنتهِ الجولة بعد.',
});

/** `ربحت 23 فيشة`, `المقعد 3 ربح 23 فيشة`: the name comes first, lest two figures meet. */
export function wonText({ name, does }: SeatNames, seat: Seat, net: number): string {
  const [you, other] = net > 0 ? ['ربحت', 'ربح'] : ['خسرت', 'خسر'];
  const verb = does(seat, you, '') === you ? you : `${name(seat)} ${other}`;
  return `${verb} ${chipsOf(Math.abs(net), true)}`;
}

/** What a person has in the end. */
export const chipsLeft = ({ does }: SeatNames, seat: Seat, chips: number): string =>
  `${does(seat, 'رصيدك', 'رصيد')}: ${chips > 0 ? chipsOf(chips) : 'لا فيش'}.`;
