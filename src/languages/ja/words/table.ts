import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import type { ChipRefusal } from '../../../table/chips.js';
import { ja, sheets } from '../kit.js';

/** Refusals of amounts; each stake has its name. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) =>
    `${names[what]}は整数で指定してください${Number.isNaN(amount) ? '' : `（${String(amount)}は不可）`}。`,
  'below-min': ({ what, amount, min }) =>
    `${names[what]}は${sheets(min)}以上です。${sheets(amount)}では足りません。`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]}は${sheets(max)}までです。${sheets(amount)}は多すぎます。`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]}${sheets(amount)}は、残りのチップ${sheets(stack)}を超えています。`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `その席はありません。このテーブルは${ja.number(seats)}席です。`,
  'not-your-seat': ({ seat }) => `それができるのは${name(seat)}だけです。`,
  'no-undo': () => 'テーブルでは取り消しできません。',
  'hand-runs': () => 'ハンドはまだ終わっていません。',
});

/** Which move can't be made, and what is going on instead. */
export const notNow = (move: string, phase: string): string =>
  `今、${move}はできません。${phase}です。`;
