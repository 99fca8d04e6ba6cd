import type { HandDescription } from '../../../games/pai-gow/describe.js';
import type { Side } from '../../../games/pai-gow/words-hands.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { chips, ja, seatNames } from '../kit.js';
import { handText, houseWayText, toldWith } from '../paigow-told.js';
import { labels, labelsWith } from './paigow-labels.js';

/** What a hand is; in front, where it is nothing, by both its cards. */
function describe(hand: HandDescription, side: Side = 'front'): string {
  return handText(hand, side);
}

/** The words of Pai Gow poker at a table, in Japanese. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const told = toldWith(names);
  return {
    ...labels,
    ...labelsWith(names, told.refusal),
    ...told,
    amount: ja.number,
    chips,
    signed: ja.signed,
    describe,
    houseWay: houseWayText,
  };
}
