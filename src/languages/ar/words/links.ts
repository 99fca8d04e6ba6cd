import type { Problem } from '../../../engine/reason.js';
import type { GameResult } from '../../../engine/result.js';
import type { LinkWordsWith, LinksWords } from '../../../locales/links-en.js';
import type { ResultWords } from '../../../locales/share-words.js';
import { ltr, movesOf } from '../kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) => `لا فوز اليوم في أي من التوزيعات المجرّبة (${tried})؛ توزَّع أي توزيعة`,
  'no-solver': ({ got }) => `تعذّر العثور على توزيعة اليوم (${ltr(String(got))})؛ توزَّع أي توزيعة`,
  'share-broken': () => 'هذا الرابط ناقص أو فيه خطأ',
  'share-newer': ({ got, known }) =>
    `هذا الرابط من الإصدار ${got}، والإصدارات المعروفة هنا حتى ${known}`,
  'share-other-game': ({ got, wanted }) =>
    `هذا الرابط للعبة ${ltr(String(got))}، لا للعبة ${ltr(String(wanted))}`,
  'share-moves': () => 'هذا الرابط للعبة بقواعد غير قواعد اليوم',
  'share-long': ({ count, most }) =>
    `لا رابط للعبة من ${movesOf(Number(count), true)}؛ الحد الأقصى ${most}`,
  'share-option': ({ got }) => `لا رابط للخيارات «${ltr(String(got))}»`,
};

const ENDS: Partial<Record<string, string>> = { won: 'فوز', lost: 'خسارة' };

/** The words of links with those that all games have, in Arabic. */
export const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: ({ deal, outcome, moves, elapsed }: GameResult, told: ResultWords): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [ltr(date)]), numbered].join('، ');
      const end = ENDS[outcome ?? ''] ?? 'لم تنتهِ بعد';
      const figures = calm ? '' : ` بعد ${movesOf(moves, true)}، ${common.time(elapsed)}`;
      const line = `${name}: ${end}${figures}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `لم يُفتح الرابط: ${problem(one)}.`,
    noDay: (one) => `${problem(one)}.`,
  };
};

/** The words of links and daily deals on a page, in Arabic. */
export const links: LinksWords = {
  copyLink: 'نسخ الرابط',
  copyResult: 'نسخ النتيجة',
  linkCopied: 'تم نسخ الرابط.',
  resultCopied: 'تم نسخ النتيجة.',
  byHand: 'للنسخ يدوياً',
  notCopied: 'لا ينسخه المتصفح. النص محدد: يمكن نسخه يدوياً.',
  lookingForDay: 'جارٍ البحث عن توزيعة اليوم.',
};
