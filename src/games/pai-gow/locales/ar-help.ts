import type { Translations } from '../../../locales/translations.js';
import { ar } from '../../../locales/ar/kit.js';
import { paidAtLimits, type Push } from '../rules/push.js';
import type { PaigowGuideStep } from '../rules/guide.js';
import type {
  GuideButtons,
  PaigowHelpRules,
  PaigowHelpSection,
  PaigowHelpWords,
} from './en-help.js';

/** What there is in place of the commission. */
const PUSHES: Readonly<Record<Push, readonly string[]>> = {
  none: [],
  'queen-high': ['لا عمولة. لكن إن لم يكن عند الموزّع في أوراقه السبع أفضل من ملكة، عاد كل رهان.'],
  'ace-high': ['لا عمولة. لكن إن لم يكن عند الموزّع في أوراقه السبع أفضل من آس، عاد كل رهان.'],
  'nine-front': ['لا عمولة. لكن إن كان في أمام الموزّع تسعة وورقة أصغر منها، عاد كل رهان.'],
};

function payment(rules: PaigowHelpRules): readonly string[] {
  const paid = paidAtLimits(rules).map(
    ([stake, pays]) => `رهان ${ar.number(stake)} يربح ${ar.number(pays)}`,
  );
  return [
    rules.commission === 0
      ? 'الفوز يربح مثل الرهان.'
      : `الفوز يربح الرهان بعد عمولة ${rules.commission}%، مقرّبة إلى الأعلى: ${paid.join('، ')}.`,
    ...PUSHES[rules.pushOn],
    rules.offer
      ? 'قبل الرهان يُعرض البنك على اللاعبين واحداً بعد آخر. من يأخذه يوزّع، ولا يغطّي أكثر مما لديه من الفيش؛ وإن لم يأخذه أحد وزّعت الدار وغطّت كل رهان.'
      : rules.house
        ? 'الدار توزّع، وتغطّي كل رهان.'
        : 'يوزّع اللاعبون بالتناوب. ولا يغطّي الموزّع أكثر مما لديه من الفيش؛ ويعود باقي الرهان.',
  ];
}

const fortune = ({ bonus, envyMin }: PaigowHelpRules): readonly PaigowHelpSection[] =>
  bonus === 'none'
    ? []
    : [
        [
          'مكافأة الحظ',
          [
            'رهان جانبي على أوراقك السبع كما وُزّعت، كيفما رتّبتها ومهما كانت يد الموزّع. وجدول المدفوعات بجانب الرهان.',
            `من رهان ${ar.number(envyMin)} فما فوق تربح أيضاً حين تكون لدى لاعب آخر يد نادرة: هذه مكافأة الغيرة.`,
          ],
        ],
      ];

/** What the two hands are made for, and how. */
const hands = (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
  [
    'كيف يتم الفوز',
    [
      'من سبع أوراق ترتّب يدين: خمساً في الخلف واثنتين في الأمام. وتُقارن كل يد بيد الموزّع.',
      'إذا ربحت اليدان ربحت رهانك، وإذا خسرتا خسرته. واحدة بواحدة تعادل: لا تتحرك أي فيشة.',
    ],
    'set',
  ],
  [
    'الأمام والخلف',
    [
      'في الأمام يغلب الزوج أي ورقتين غيره؛ ولا يُحسب هناك ستريت ولا فلاش.',
      `يجب أن تكون الخمس الخلفية أعلى من الورقتين الأماميتين. وإلا فالترتيب مخالف: ${
        rules.foul === 'lose' ? 'تخسر اليدان.' : 'لا تقبله الطاولة.'
      }`,
    ],
    'foul',
  ],
];

/** What a new player is told, step by step. */
const guide = ({
  deal,
  set,
  'house-way': house,
}: GuideButtons): Readonly<Record<PaigowGuideStep, string>> => ({
  bank: 'عُرض عليك البنك. من يأخذه يوزّع هذه الجولة ويلعب ضد الجميع. اتركه إن فضّلت الرهان.',
  stake: `ضع رهانك في الدائرة بالفيش، ثم اضغط «${deal}».`,
  choose: `اضغط ورقتين للأمام. يجب أن تكون الخمس الباقية أعلى. «${house}» يرتّبها لك.`,
  foul: 'الورقتان في الأمام أعلى من الخمس: ترتيب مخالف. اضغط إحداهما لإعادتها.',
  set: `هذا الترتيب صحيح. تحت كل يد اسمها. اضغط «${set}».`,
  wait: 'الدور للآخرين: انظر إلى مقاعدهم.',
  out: 'أنت خارج هذه الجولة. يستمر الدليل مع الجولة التالية.',
  reveal: 'انظر: يدا الموزّع أولاً، ثم يدا كل لاعب بجانبهما.',
  win: 'غلبت يداك يدي الموزّع: تربح رهانك.',
  push: 'غلبت يد واحدة فقط: تعادل، ويعود رهانك.',
  lose: 'لم تغلب أي يد: تخسر رهانك. واليد المتساوية للموزّع.',
  dealt: 'كان التوزيع عليك: قورنت أيدي الآخرين بيديك.',
});

/** How Pai Gow poker is played, in Arabic. */
const paigowHelp: PaigowHelpWords = {
  region: 'طريقة اللعب',
  guide,
  sections: (rules) => [
    ...hands(rules),
    ['أيها أعلى', ['خمس أوراق، من أفضل الأنواع نزولاً:'], 'kinds'],
    ['الجوكر', ['يكمل ستريت أو فلاش أو ستريت فلاش؛ وإلا فهو آس.'], 'joker'],
    [
      'ستريت مع آس',
      [
        rules.wheel === 'second'
          ? 'من الآس إلى الخمسة ثاني أعلى ستريت.'
          : 'من الآس إلى الخمسة أدنى ستريت.',
      ],
      'straights',
    ],
    [
      'اليد المتطابقة',
      ['اليد المساوية ليد الموزّع يربحها الموزّع. ويدك الأخرى قد تجعلها تعادلاً.'],
      'copy',
    ],
    ['ما يربحه الفوز', payment(rules)],
    ...fortune(rules),
  ],
};

/** How Pai Gow poker is played, in Arabic. */
export const otherWords: Translations = { paigowHelp };
