import type { Card } from '../core/cards/card.js';
import type { Seat } from '../core/engine/rules.js';
import { cardParts, seatParts } from './format.js';
import { type SeatedTable, seatPerson } from './seat-person.js';
import type { Words } from './words.js';

/** The messages of every table. */
export type TableWords = Words<'kit' | 'table'>;

/** What a seat is called by itself: `You`, `Kim`, `Seat 2`, `Dealer` */
export const seatLabel = ({ table }: TableWords, seated: SeatedTable, seat: Seat): string =>
  table.seatName({ ...seatParts(seatPerson(seated, seat)), form: 'label' });

/** `10♦`, `★` for the joker, `??` for a face-down card */
export const cardSign = ({ table }: Pick<TableWords, 'table'>, card: Card): string =>
  table.cardSign(cardParts(card));

/** `1,240` */
export const numberText = ({ table }: Pick<TableWords, 'table'>, value: number): string =>
  table.number({ value });

/** `+25`, `−25`, `±0` */
export const signedText = ({ table }: Pick<TableWords, 'table'>, value: number): string =>
  table.signed({ value });
