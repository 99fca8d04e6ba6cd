import { ar, counter } from '../../../locales/ar/kit.js';
import { tables as table } from '../../../locales/ar/tables.js';
import type { RaceCheckWords } from './en-check.js';
import type { RollFaultWords } from '../rules/check-rolls.js';

const throws = counter('رمي');

/** Behind somebody’s name: what was wrong, if not the dice. */
const faults: RollFaultWords = {
  turn: (roll) => `، الرمية ${roll}: لم يكن الدور حسب القواعد.`,
  count: (roll) => `، الرمية ${roll}: لم تُعدّ الرميات كما يجب.`,
  start: () => ': لم يبدأ السباق من بدايته.',
};

/** The words of the check of a race's dice, in Arabic. */
export const raceCheck: RaceCheckWords = {
  table,
  region: 'نرد هذا السباق',
  before: 'كان نرد هذا السباق محددًا قبل الرمية الأولى.',
  numbered:
    'في السباق المرقّم النرد واحد للجميع: من يعرف الرقم يستطيع حسابه مسبقًا، فلا شيء للتحقق منه.',
  later: 'تظهر عند انتهاء السباق.',
  rolls: (who, rolls, fault) =>
    fault?.what
      ? `${who}${faults[fault.what](fault.roll)}`
      : fault
        ? `${who}، الرمية ${fault.roll}: المستحق ${fault.expected.join(' ')}، والواقع ${fault.got.join(' ')}.`
        : `${who}: ${throws(rolls)} حسب البذرة.`,
  wins: (count) => `السباقات المكسوبة: ${ar.number(count)}`,
  why: [
    'قبل الرمية الأولى يختار السباق بذرة سرية ويعرض بصمتها، أي الالتزام. لا تُعرف بذرة أخرى لها البصمة نفسها، فالنرد محدد.',
    'لكل متسابق نرده. من يضغط أولًا وما يُبقيه لا يغيّر ما يرميه غيره.',
    'بعد السباق تظهر البذرة، ويستطيع أي أحد إعادة حساب كل الرميات؛ docs/ten-dice.md في Baize يشرح كيف. هذا لا يثبت أن أحدًا لم يعرف البذرة أثناء السباق.',
  ],
};
