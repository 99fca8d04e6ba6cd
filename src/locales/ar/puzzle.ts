import type { PuzzleWords } from '../extras/puzzle-en.js';
import { ltr, movesOf } from './kit.js';

/** What can't be used of a position, and what could. */
const useless = (what: string, accepted: unknown): string =>
  `تعذّر استخدام ${what}؛ المقبول: ${ltr(String(accepted))}`;

const within = (moves: number | undefined): string =>
  moves === undefined ? '' : ` في ${movesOf(moves, true)}`;

/** The words of positions and puzzles, in Arabic. */
export const puzzle: PuzzleWords = {
  puzzle: 'لغز',
  position: 'وضعية خاصة',
  win: (moves) => `لغز: المطلوب الفوز${within(moves)}.`,
  home: (card, moves) => `لغز: المطلوب نقل ${card} إلى الأساس${within(moves)}.`,
  away: (card, moves) => `لغز: المطلوب إزالة ${card}${within(moves)}.`,
  problems: {
    position: ({ got }) => useless(`الوضعية «${ltr(String(got))}»`, `أسطر من الأوراق`),
    'position-lines': ({ got, wanted }) =>
      useless(`وضعية فيها ${got} من الأسطر بلا اسم`, `${wanted}`),
    'position-line': ({ got, accepted }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `${accepted}، كل منها مرة`),
    'position-card': ({ got, line }) =>
      useless(`«${ltr(String(got))}» في السطر «${ltr(String(line))}» من الوضعية`, `ورقة مثل 7H`),
    'position-twice': ({ got }) => useless(`وضعية فيها ${ltr(String(got))} مرتين`, `كل ورقة مرة`),
    'position-missing': ({ got }) => useless(`وضعية بلا ${ltr(String(got))}`, `كل ورقة مرة`),
    'position-many': ({ got, most }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `الحد الأقصى ${most}`),
    'position-row': ({ got, most }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `${most} من الأماكن`),
    'position-supply': ({ got, most }) =>
      useless(`وضعية فيها ${got} من الأوراق في كومة السحب وكومة الرمي`, `الحد الأقصى ${most}`),
    'position-heights': ({ got }) =>
      useless(`«${ltr(String(got))}» على الأساسات`, `كل نقش مرة، مثل C-0 D-A H-7 S-K`),
    'position-hidden': ({ got, most }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `الحد الأقصى ${most} من الأوراق المقلوبة`),
    'position-over': ({ got }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `الأوراق المقلوبة أولًا`),
    'position-order': ({ got }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `أوراق مكشوفة مرتبة`),
    'position-number': ({ got, most, least }) =>
      useless(`السطر «${ltr(String(got))}» من الوضعية`, `عدد من ${least} إلى ${most}`),
    'puzzle-reached': ({ got }) => useless(`الهدف «${ltr(String(got))}»`, `هدف لم يتحقق بعد`),
  },
};
