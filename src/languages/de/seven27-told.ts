import type { Seven27Words } from '../../games/seven-twenty-seven/words.js';
import { saying, sentence } from '../../locales/saying.js';
import type { SeatNames } from '../../locales/table-en.js';
import { announcementsWith } from './words/seven27-announce.js';
import { explanationsWith } from './words/seven27-explain.js';
import { refusalsWith } from './words/seven27-refusals.js';

export { DECLARED, GOAL_NAMES, points, potName } from './words/seven27-hands.js';
export { accusative, endsWith, evenText } from './words/table.js';

/** What is told of a hand of Seven Twenty-Seven, and refused: a file of its own for its size. */
export function toldWith(names: SeatNames): Pick<Seven27Words, 'announce' | 'explain' | 'refusal'> {
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}
