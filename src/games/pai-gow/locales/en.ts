import { saying, sentence } from '../../../locales/saying.js';
import {
  type SeatedTable,
  chipsText,
  numberText,
  seatNames,
  signedText,
} from '../../../locales/table-en.js';
import type { PaigowAnnouncement } from '../rules/announce.js';
import type { HandDescription } from '../rules/describe.js';
import { announcementsWith } from './en-announce.js';
import { type Side, handText, houseWayText } from './en-hands.js';
import { labels, labelsWith } from './en-labels.js';
import { refusalsWith } from './en-refusals.js';

/** The words of Pai Gow poker in English, at a table; their type is that of every language. */
export function paigowWords(table: SeatedTable) {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: numberText,
    chips: chipsText,
    signed: signedText,
    /** What a hand is; in front, where it is nothing, by both its cards. */
    describe: (hand: HandDescription, side: Side = 'front'): string => handText(hand, side),
    /** What the house way went by when it set one's own cards. */
    houseWay: houseWayText,
    /** A sentence for what happened. */
    announce: (said: PaigowAnnouncement): string => sentence(announcements, said),
    /** A sentence for a refusal of this game's rules. */
    refusal,
  };
}

export type PaigowWords = ReturnType<typeof paigowWords>;
