import { saying, sentence } from '../../../locales/saying.js';
import {
  type SeatedTable,
  chipsText,
  numberText,
  seatNames,
  signedText,
} from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Explanation } from '../rules/explain.js';
import { announcementsWith } from './en-announce.js';
import { explanationsWith } from './en-explain.js';
import { labels, labelsWith } from './en-labels.js';
import { refusalsWith } from './en-refusals.js';

/** The words of Seven Twenty-Seven in English, at a table; their type is that of every language. */
export function seven27Words(table: SeatedTable) {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    ...labels,
    ...labelsWith(names),
    amount: numberText,
    chips: chipsText,
    signed: signedText,
    /** A line of how a hand ended. */
    explain: (line: Explanation): string => sentence(explanations, line),
    /** A sentence for what happened. */
    announce: (said: Seven27Announcement): string => sentence(announcements, said),
    /** A sentence for a refusal of this game's rules. */
    refusal: saying(refusalsWith(names)),
  };
}

export type Seven27Words = ReturnType<typeof seven27Words>;
