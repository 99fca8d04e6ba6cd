import type { Problem } from '../../core/engine/reason.js';
import type { ReplayWords } from '../replay-en.js';
import type { Translations } from '../translations.js';
import { ar, ltr } from './kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'هذا الرابط ناقص أو فيه خطأ.',
  'share-newer': ({ got, known }) =>
    `هذا الرابط من الإصدار ${got}، والإصدارات المعروفة هنا حتى ${known}.`,
  'share-moves': () => 'هذا الرابط للعبة بقواعد غير قواعد اليوم.',
  'replay-game': ({ got }) => `لا توجد هنا لعبة «${ltr(String(got))}» لعرضه.`,
  'load-failed': ({ module }) => `تعذّر تحميل جزء من العرض (${ltr(String(module))}).`,
};

/** The words of a replay, in Arabic. */
export const replay: ReplayWords = {
  region: 'إعادة العرض',
  slider: 'الخطوة',
  position: (at, length) => `${ar.number(at)} من ${ar.number(length)}`,
  spokenPosition: (at, length) => `الخطوة ${ar.number(at)} من ${ar.number(length)}`,
  tools: {
    start: 'إلى البداية',
    back: 'خطوة إلى الوراء',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    forward: 'خطوة إلى الأمام',
    end: 'إلى النهاية',
  },
  speed: 'السرعة',
  times: (speed) => ltr(`${speed} ×`),
  playOn: 'متابعة اللعب من هنا',
  back: 'العودة إلى العرض',
  speeds: (got, accepted) => `لا يمكن استخدام السرعة «${ltr(got)}»؛ المقبول: ${ltr(accepted)}`,
  problem: (problem) => PROBLEMS[problem.code]?.(problem) ?? 'لا يمكن عرض هذا الرابط هنا.',
};

/** What a replay says, in Arabic. */
export const otherWords: Translations = { replay };
