import type { MoveType, Phase, Seven27Refusal } from '../../../games/seven-twenty-seven/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { ar, counter, ltr } from '../kit.js';
import { chipRefusals, tableRefusals } from './table.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'رهان الدخول',
  'sit-out': 'عدم المشاركة',
  cut: 'قطع الورق',
  deal: 'التوزيع',
  check: 'التمرير',
  bet: 'الرهان',
  call: 'المجاراة',
  raise: 'الزيادة',
  fold: 'الانسحاب',
  take: 'سحب ورقة',
  stand: 'الاكتفاء',
  declare: 'الإعلان',
  settle: 'الدفع',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: 'وقت رهان الدخول',
  bets: 'وقت الرهان',
  draw: 'وقت الأوراق الإضافية',
  declare: 'وقت الإعلان',
  over: 'انتهت الجولة',
};

const times = counter('مر');

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const stands =
    (you: string, other: string, what = '') =>
    ({ seat }: { readonly seat: number }) =>
      `سبق أن ${does(seat, you, other)}${what}، ولا رجوع.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'الرهان', raise: 'مبلغ الزيادة' }),
    'no-such-move': ({ move }) => `لا توجد حركة «${ltr(move)}».`,
    'not-now': ({ move, phase }) => `غير ممكن الآن: ${MOVES[move]}. ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `لا أحد في ${name(seat)}.`,
    'seat-out': ({ seat }) => `${name(seat)} خارج هذه الجولة.`,
    'seat-folded': ({ seat }) => `سبق أن ${does(seat, 'انسحبت', 'انسحب')}.`,
    'seat-bust': ({ seat }) => `سبق أن ${does(seat, 'تجاوزت', 'تجاوز')} الحد.`,
    'already-anted': stands('دخلت', 'دخل'),
    'already-cut': stands('قطعت', 'قطع', ' الورق'),
    'already-declared': stands('أعلنت', 'أعلن'),
    'not-your-turn': ({ turn }) => `الدور الآن: ${name(turn)}.`,
    'seat-frozen': ({ stands: count }) =>
      `بعد الاكتفاء ${times(count, true)} على التوالي تُجمَّد اليد: لا أوراق أخرى.`,
    'bad-cut': ({ most }) => `كلمات القطع طويلة؛ أكبر عدد للأحرف ${most}.`,
    'bad-declaration': ({ targets }) =>
      `لا يمكن إعلان «${ltr(String(targets))}»: الممكن 7 أو 27 أو كلاهما.`,
    'table-moves': ({ move }) => `${MOVES[move]}: من عمل الطاولة.`,
    'antes-open': ({ seat }) => `لم يأتِ بعد ${does(seat, 'دخولك', 'دخول')}، أو عدم المشاركة.`,
    'bet-open': ({ call }) => `هناك رهان مفتوح: المجاراة بـ${ar.number(call)}.`,
    'no-bet-open': () => 'لم يراهن أحد: لا شيء لمجاراته.',
    'max-raises': ({ max }) => `أكبر عدد للزيادات في الدورة ${ar.number(max)}.`,
    'short-of-raise': () => 'لا فيش باقية بعد المجاراة.',
    'not-reopened': ({ min }) =>
      `كانت الزيادة الأخيرة أقل من ${ar.number(min)}، ولا تسمح بزيادة أخرى.`,
    'nobody-to-raise': () => 'كل الآخرين راهنوا بكل رصيدهم.',
  };
};
