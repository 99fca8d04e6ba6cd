import type { PaigowWords } from '../../games/pai-gow/words.js';
import { saying, sentence } from '../../locales/saying.js';
import type { SeatNames } from '../../locales/table-en.js';
import { announcementsWith } from './words/paigow-announce.js';
import { refusalsWith } from './words/paigow-refusals.js';

export {
  FORTUNE,
  foulText,
  handText,
  houseWayText,
  theHand,
  verbOf,
} from './words/paigow-hands.js';

/** What is told of a hand of Pai Gow poker, and refused: a file of its own for its size. */
export function toldWith(names: SeatNames): Pick<PaigowWords, 'announce' | 'refusal'> {
  const announcements = announcementsWith(names);
  return {
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}
