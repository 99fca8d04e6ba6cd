import type { Step } from '../../../games/seven-twenty-seven/words-labels.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ar, counter, kit } from '../kit.js';
import { wonText } from './table.js';

const times = counter('مر');

/** What it costs to stand: nothing, or at last the right to take more cards. */
const standText = (freeze: number, stands: number): string =>
  freeze === 0
    ? 'يمكن سحب ورقة لاحقاً.'
    : stands + 1 < freeze
      ? `بعد الاكتفاء ${times(freeze - stands, true)} على التوالي لا أوراق أخرى.`
      : 'مع الاكتفاء الآن لا أوراق أخرى.';

/** The next step in plain words. */
const stepsWith = (names: SeatNames): WordsFor<Step> => {
  const { name, label, does } = names;
  const waits = ({ seat }: { readonly seat: number | null }): string =>
    `بانتظار ${seat === null ? 'الآخرين' : name(seat)}.`;
  return {
    ante: ({ ante }) => `دخول الجولة بـ${ar.number(ante)}، أو عدم المشاركة فيها.`,
    check: ({ min, max }) =>
      `لم يراهن أحد. تمرير مجاني، أو رهان من ${ar.number(min)} إلى ${ar.number(max)}.`,
    call: ({ call, raises }) =>
      `للبقاء ${ar.number(call)}: مجاراة، ${raises ? 'أو زيادة، ' : ''}أو انسحاب وترك الوعاء.`,
    draw: ({ up, freeze, stands }) =>
      `سحب ورقة${up ? ' مكشوفة' : ''} أو اكتفاء. ${standText(freeze, stands)}`,
    declare: ({ secret }) =>
      `ما الهدف؟ مع 7 و27 يجب ربح النصفين.${secret ? ' تُعلن الأهداف كلها معاً.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `تسليم الجهاز إلى ${label(seat)}.`,
    frozen: (step) => `يدك مجمّدة: لا أوراق أخرى، والرهان مستمر. ${waits(step)}`,
    'all-in': (step) => `راهنت بكل رصيدك، ولا رهان آخر. ${waits(step)}`,
    paid: ({ seat, net }) =>
      net === 0
        ? `${does(seat, 'خرجت', 'خرج')} بلا ربح ولا خسارة.`
        : `${wonText(names, seat, net)}.`,
    folded: () => 'انسحبت. الآخرون يكملون اللعب.',
    bust: () => 'تجاوزت الحد: أكثر من 27 حتى مع كل آس بـ1. الآخرون يكملون اللعب.',
    'sits-out': () => 'أنت خارج هذه الجولة.',
    'no-chips': () => 'لم يبقَ لديك فيش.',
    nobody: () => 'المشاركون أقل من اثنين، ولم توزَّع أوراق.',
  };
};

/** The words that name a seat. */
export const labelsWith = (names: SeatNames): Pick<Seven27Words, 'seatName' | 'among' | 'step'> => {
  const steps = stepsWith(names);
  return {
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
  };
};
