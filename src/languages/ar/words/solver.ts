import type { SolverWords } from '../../../locales/extras/solver-en.js';

/** The words of the solver's file, in Arabic. */
export const solver: SolverWords = {
  looking: 'جارٍ البحث عن طريق إلى الفوز.',
  lookingForDeal: 'جارٍ البحث عن توزيعة يمكن الفوز بها.',
  notFound: 'لم يُعثر على طريق إلى الفوز.',
  showing: 'هكذا يتم الفوز. أي مفتاح أو نقرة ينهي العرض.',
  light: {
    winnable: 'الفوز ممكن',
    unwinnable: 'الفوز غير ممكن',
    unknown: 'غير معروف',
    looking: 'جارٍ البحث',
  },
};
