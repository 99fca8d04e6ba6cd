import type { HandDescription } from '../../../games/pai-gow/describe.js';
import type { Side } from '../../../games/pai-gow/words-hands.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import { saying, sentence } from '../../../locales/saying.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { chips, ja, seatNames } from '../kit.js';
import { announcementsWith } from './paigow-announce.js';
import { handText, houseWayText } from './paigow-hands.js';
import { labels, labelsWith } from './paigow-labels.js';
import { refusalsWith } from './paigow-refusals.js';

/** What a hand is; in front, where it is nothing, by both its cards. */
function describe(hand: HandDescription, side: Side = 'front'): string {
  return handText(hand, side);
}

/** The words of Pai Gow poker at a table, in Japanese. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: ja.number,
    chips,
    signed: ja.signed,
    describe,
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}
