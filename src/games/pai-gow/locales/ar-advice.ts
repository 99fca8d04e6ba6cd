import type { Translations } from '../../../locales/translations.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances } from '../advice/coach.js';
import type { AdviceWords } from './en-advice.js';
import { ar, cardSign, counter } from '../../../locales/ar/kit.js';

const rounds = counter('جول');
const ways = counter('طريق', 'طرق');

const shares = (chances: Chances): readonly [string, string, string] => {
  const [wins, pushes, losses] = chances.map((hands) => ar.tenths(hands / DEALER_HANDS));
  return [wins!, pushes!, losses!];
};

/** `ربح 34.2%، تعادل 41.0%، خسارة 24.8%` */
const chancesText = (chances: Chances): string => {
  const [wins, pushes, losses] = shares(chances);
  return `ربح ${wins}، تعادل ${pushes}، خسارة ${losses}`;
};

/** What a cost is told by: one that rounds to nothing is told as so little, not as none. */
const costText = (cost: number): string =>
  cost < 0.0005 ? `أقل من ${ar.tenths(0.001)}` : ar.tenths(cost);

/** The words of advice and coach, in Arabic. */
export const advice: AdviceWords = {
  card: cardSign,
  percent: ar.tenths,
  shares,
  advice: 'نصيحة',
  coach: 'المدرّب',
  show: 'عرض',
  hide: 'إخفاء',
  cancel: 'إلغاء',
  showAdvice: 'عرض النصيحة',
  hideAdvice: 'إخفاء النصيحة',
  later: 'هنا يظهر ما تحققه كل طريقة لترتيب أوراقك من ربح وتعادل وخسارة، بعد توزيعها.',
  deals: 'التوزيع عليك: لا يمكن حساب ما سيرتّبه الآخرون مسبقاً.',
  hidden: 'النصيحة مخفية.',
  working: (share) =>
    `جارٍ حساب أيدي الموزّع، وعددها ${ar.number(DEALER_HANDS)} … ${ar.percent(Math.floor(share * 100) / 100)}`,
  number: ar.number,
  signed: ar.signed,
  siblings: (count) => ` (${ways(count)}، حسب الشكل)`,
  columns: ['الأمامية · الخلفية', 'ربح', 'تعادل', 'خسارة', 'فيش'] as const,
  caption: (count) =>
    `${count === 1 ? 'الطريقة الصحيحة الوحيدة' : `كل الطرق الصحيحة، ${ways(count)}، الأفضل أولاً`}، مقابل كل يد ممكنة للموزّع`,
  inFront: ' في الأمام؛ ',
  behind: ' في الخلف',
  told: (isLaid, chances) => `${isLaid ? 'كما رُتّبت' : 'الأفضل'}: ${chancesText(chances)}`,
  best: (front, chances) => `نصيحة: في الأمام ${front}: ${chancesText(chances)}.`,
  verdict: (cost, whose, chips) =>
    cost === 0
      ? `${whose} هو الأفضل.`
      : `${whose} كلّف ${costText(cost)} من الرهان${chips > 0 ? `، ${ar.number(chips)} من الفيش` : ''}.`,
  better: (front, chances) => `الأفضل في الأمام ${front}: ${chancesText(chances)}.`,
  compared: 'الترتيب مقارنةً بالأفضل',
  setRow: 'الترتيب',
  bestRow: 'الأفضل',
  judging: 'جارٍ تقييم الترتيب …',
  noHands: 'بعد كل ترتيب يظهر هنا ما كلّفه مقارنةً بالأفضل.',
  totals: ({ hands, best, cost, chips }, who) =>
    `${who}${rounds(hands)}، ورُتّب أفضل ترتيب في ${ar.number(best)} منها. المجموع ${ar.tenths(cost)} من رهان واحد، أي ${chips.toFixed(1)} من الفيش؛ ${ar.tenths(cost / hands)} لكل جولة.`,
  lessons: 'جولات للتعلّم',
  lessonColumns: ['الكلفة', 'الأوراق', 'في الأمام'] as const,
};

/** The words of advice and coach in Arabic. */
export const otherWords: Translations = { advice };
