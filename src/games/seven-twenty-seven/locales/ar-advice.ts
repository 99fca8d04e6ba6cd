import type { Translations } from '../../../locales/translations.js';
import { ar } from '../../../locales/ar/kit.js';
import { SAMPLES } from '../advice/estimate.js';
import type { Seven27AdviceWords } from './en-advice.js';
import { estimatesIn } from './estimates.js';

const figures = estimatesIn(ar);
const { number, percent, tenths } = figures;

/** The words of advice and coach, in Arabic. */
const seven27Advice: Seven27AdviceWords = {
  ...{ share: figures.share, chips: figures.chips, tenths },
  advice: 'نصيحة',
  coach: 'المدرّب',
  show: 'عرض',
  hide: 'إخفاء',
  cancel: 'إلغاء',
  showAdvice: 'عرض النصيحة',
  hideAdvice: 'إخفاء النصيحة',
  later: 'هنا يظهر ما يحققه كل خيار عندما يحين دورك.',
  hidden: 'النصيحة مخفية.',
  working: (share) =>
    `تُلعب الجولة ${number(SAMPLES)} مرة … ${percent(Math.floor(share * 100) / 100)}`,
  columns: ['الخيار', '7', '27', 'الفيش'],
  caption: (samples) =>
    `خياراتك والأفضل أولًا: ما يكسبه كل منها من نصفي 7 و27، والفيش من الآن فصاعدًا؛ لُعبت ${number(samples)} مرة`,
  best: (choice) => `الأفضل: ${choice}.`,
  less: (other, chips) => `${other}: أقل بمقدار ${tenths(chips)} من الفيش.`,
  same: (other) => `بالجودة نفسها بحسب العينات: ${other}.`,
  price: ({ call, pot, needed, share }) =>
    `المجاراة تكلّف ${number(call)} مقابل رهان مشترك قدره ${number(pot)}: يلزم ${percent(needed)} منه، وتكسب ${share}.`,
  card: ({ unseen, low, high }) =>
    `من ${number(unseen)} ورقة لا تراها، تقرّبك ${number(low.nearer)} من 7 و${number(high.nearer)} من 27، وتتجاوز ${number(high.over)} الرقم 27.`,
  model:
    'يُفترض أن يلعب الآخرون كما يلعبون على هذه الطاولة وأن يراهنوا مرة أخرى. تصحّ ± في 95 من 100 حالة.',
  judging: 'جارٍ تقييم قراراتك …',
  noHands: 'بعد كل جولة يظهر هنا ما كلّفته قراراتك.',
  verdict: ({ decisions, good, cost }) =>
    good === decisions
      ? `القرارات التي تساوي الأفضل: ${number(good)} من ${number(decisions)}.`
      : `القرارات التي تساوي الأفضل: ${number(good)} من ${number(decisions)}. كلفة الباقي بالفيش: ${tenths(cost)}.`,
  coachColumns: ['أنت', 'الأفضل', 'الفيش'],
  coachCaption: 'قراراتك بجانب الأفضل',
};

/** The words of advice and coach in Arabic. */
export const otherWords: Translations = { seven27Advice };
