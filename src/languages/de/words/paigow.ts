import type { PaigowWords } from '../../../games/pai-gow/words.js';
import { saying, sentence } from '../../../locales/saying.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { chips, de, seatNames } from '../kit.js';
import { announcementsWith } from './paigow-announce.js';
import { handText, houseWayText } from './paigow-hands.js';
import { labels, labelsWith } from './paigow-labels.js';
import { refusalsWith } from './paigow-refusals.js';

/** The words of Pai Gow poker at a table, in German. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: de.number,
    chips,
    signed: de.signed,
    describe: handText,
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}
