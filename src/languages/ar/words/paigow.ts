import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { ar, chipsOf, seatNames } from '../kit.js';
import { handText, houseWayText, toldWith } from '../paigow-told.js';
import { labels, labelsWith } from './paigow-labels.js';

/** The words of Pai Gow poker at a table, in Arabic. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const told = toldWith(names);
  return {
    ...labels,
    ...labelsWith(names, told.refusal),
    ...told,
    amount: ar.number,
    chips: (count) => chipsOf(count),
    signed: ar.signed,
    describe: handText,
    houseWay: houseWayText,
  };
}
