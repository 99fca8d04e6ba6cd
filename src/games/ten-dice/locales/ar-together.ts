import type { TogetherWords } from '../../../locales/extras/together-en.js';
import { ar } from '../../../locales/ar/kit.js';
import { together } from '../../../locales/ar/together.js';

/** What is said of a race that people elsewhere share, in Arabic. */
export const raceTogether: TogetherWords = {
  ...together,
  shuffling: 'تحدّد كل الصفحات النرد معاً…',
  isVoid: (names) => `هذا النرد لاغٍ: تنقص حصة ${names}. يُحدَّد من جديد.`,
  warnings: {
    'unfair-deal': (race) =>
      `لم يكن نرد السباق ${ar.number(race)} كما وُعد! يبيّن التحقق موضع الخطأ.`,
    'no-share': (race) =>
      `لم تكن لهذه الصفحة حصة في نرد السباق ${ar.number(race)}: لا يمكنها إلا التحقق من اتساق كل شيء.`,
    'left-out': (race) =>
      `استُبعدت هذه الصفحة عند تحديد نرد السباق ${ar.number(race)}! حُدّد دون حصة منها.`,
  },
  sit: { ...together.sit, booked: 'حُجز المقعد، ويبدأ اللعب من السباق التالي.' },
  leave: { ...together.leave, text: 'يكمل الحاسوب هذا السباق.' },
  remove: { ...together.remove, text: 'يخلو المقعد لغيره بعد هذا السباق.' },
  people: { ...together.people, out: 'يلعب الحاسوب السباق التالي' },
  fair: {
    ...together.fair,
    title: 'نرد هذا السباق',
    region: 'نرد هذا السباق',
    intro: (race) => `حدّد الكازينو وكل من على الطاولة نرد السباق ${ar.number(race)} معاً.`,
    none: 'لم يبدأ أي سباق بعد.',
    later: 'تظهر بعد انتهاء السباق.',
    words: 'كلمات خاصة للنرد التالي',
    used: 'صارت جزءاً من النرد التالي.',
    why: [
      'ينشر الكازينو أولاً بصمة بذرته السرية. ثم تسحب كل صفحة على الطاولة 32 بايت عشوائياً وتضيف إليها كلمات صاحبها وتنشر بصمتها. لا تُكشف الحصص إلا بعد معرفة كل البصمات، وينتج نرد السباق كله من البذرة ومن كل الحصص.',
      'فلم يستطع أحد اختيار النرد، ولا الجميع معاً إلا واحداً: تكفي صفحة أمينة واحدة. إذا نقصت حصة صار النرد لاغياً أمام الجميع. لا يشارك لاعبو الحاسوب في ذلك.',
      'تحققت هذه الصفحة بنفسها من كل رمية رأتها فور انتهاء السباق. ويمكن التحقق من السجل في أي مكان آخر: يشرح docs/fair-shuffles.md وdocs/ten-dice.md في Baize كل بايت.',
    ],
  },
  refusals: {
    ...together.refusals,
    'other-hand': () => 'كان ذلك لسباق آخر.',
    'hand-runs': () => 'لم ينتهِ السباق بعد.',
  },
  problems: {
    ...together.problems,
    'shared-table': () => 'السباق المشترك للخادم: لا يُختار له رقم ولا لعبة محفوظة',
    'unfair-deal': ({ hand }) => `لم يكن نرد السباق ${String(hand)} كما وُعد`,
    'left-out': ({ hand }) =>
      `بدأ نرد السباق ${String(hand)} دون هذه الصفحة، ولها مقعد وكانت حاضرة`,
  },
};
