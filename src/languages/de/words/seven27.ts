import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { saying, sentence } from '../../../locales/saying.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { chips, de, seatNames } from '../kit.js';
import { announcementsWith } from './seven27-announce.js';
import { explanationsWith } from './seven27-explain.js';
import { labels } from './seven27-labels.js';
import { refusalsWith } from './seven27-refusals.js';
import { labelsWith } from './seven27-steps.js';

/** The words of Seven Twenty-Seven at a table, in German. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    ...labels,
    ...labelsWith(names),
    amount: de.number,
    chips,
    signed: de.signed,
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}
