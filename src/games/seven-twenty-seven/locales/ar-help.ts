import type { Translations } from '../../../locales/translations.js';
import type {
  GuideButtons,
  HelpRules,
  Seven27GuideWords,
  Seven27HelpWords,
} from '../../../locales/extras/seven27-help-en.js';
import { ar, counter, ltr } from '../../../locales/ar/kit.js';

const times = counter('مر');

const declaring = ({
  declare,
  winAndTie,
}: Pick<HelpRules, 'declare' | 'winAndTie'>): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `الإعلان: يعلن اللاعبون ${declare === 'sequential' ? 'واحداً بعد الآخر' : 'معاً'} هدفهم، 7 أو 27 أو كليهما. ` +
          `لا يربح الهدف إلا من أعلنه. ومن أعلن الهدفين يجب أن ${winAndTie === 'shared' ? 'يربحهما وحده' : 'يربح أحدهما وحده ويتعادل في الآخر على الأقل'}، وإلا فلا يربح شيئاً.`,
      ];

/** The first cards. */
const DEALS: Readonly<Record<HelpRules['dealing'], string>> = {
  'up-down': 'التوزيع: لكل لاعب ورقة مكشوفة وأخرى مقلوبة، ويمكنه أخذ ثالثة.',
  'down-down-up': 'التوزيع: لكل لاعب ورقتان مقلوبتان وورقة مكشوفة.',
  'down-up': 'التوزيع: لكل لاعب ورقة مقلوبة وورقة مكشوفة.',
};

/** How a hand goes, by the rules of the table. */
function courseOf(rules: HelpRules): readonly string[] {
  const { ante, minBet, maxBet, maxRaises, limit, opens, dealing, draw, freeze, lastBet } = rules;
  const most = { range: ar.number(maxBet), pot: 'قيمة الوعاء كله', 'half-pot': 'نصف الوعاء' };
  const limits = `من ${ar.number(minBet)} إلى ${most[limit]}`;
  const raises = maxRaises === null ? '' : ` (الحد الأقصى في الدورة ${times(maxRaises)})`;
  return [
    `الدخول: يضع كل مشارك ${ar.number(ante)}.`,
    DEALS[dealing],
    `الرهان: تمرير مجاني، أو رهان ${limits}. وبعد أول رهان: مجاراة، أو زيادة ${limits}${raises}، أو انسحاب وخروج من الجولة.${opens === 'best-up-card' ? ' ويبدأ صاحب أعلى مجموع مكشوف، والآس بـ1.' : ''}`,
    `الأوراق الإضافية: يسحب كل لاعب ورقة ${draw === 'up' ? 'مكشوفة' : 'مقلوبة'}، أو يكتفي. ` +
      (freeze
        ? `وبعد الاكتفاء ${times(freeze, true)} على التوالي لا أوراق أخرى.`
        : 'ومن اكتفى يمكنه السحب في المرة التالية.'),
    `ما دام أحد يسحب ورقة، يتكرر الرهان والسحب.${lastBet ? ' ثم يأتي رهان أخير.' : ''}`,
    ...declaring(rules),
    'الكشف: يكشف الباقون أوراقهم، ويُدفع كل نصف. والأيدي المتساوية تقتسم نصفها.',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring, carry }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'فوق 27 حتى مع كل آس بـ1 تخرج من الجولة فوراً، وتبقى فيشك في الوعاء.',
        ...(carry === 'half' ? [] : ['إذا لم يكن أحد عند 7 أو أقل، أخذ رابح نصف 27 النصفين معاً.']),
      ]
    : [];

/** What else decides who wins, by the rules of the house. */
const houseText = ({ fiveAceAce, winAndTie, carry }: HelpRules): readonly string[] => [
  ...(fiveAceAce === 'beats-all' ? [`${ltr('5-A-A')} تغلب كل يد أخرى، حتى ما يبلغ 7 و27.`] : []),
  ...(winAndTie === 'three-quarters'
    ? ['من ربح نصفاً وحده وتعادل في الآخر أخذ ثلاثة أرباع الوعاء.']
    : []),
  ...(carry === 'pot' ? ['إذا لم يمكن لأحد الفوز بما أُعلن، بقي الوعاء للجولة التالية.'] : []),
  ...(carry === 'half' ? ['النصف الذي لا رابح له يبقى في الوعاء للجولة التالية.'] : []),
];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10 و' : ''}الولد والبنت والملك: نصف نقطة، ½.`,
  `من 2 إلى ${half ? 9 : 10}: بالقيمة المطبوعة.`,
  'الآس: 1 أو 11. كل آس على حدة، وبالأفضل لكل هدف.',
  `مثلاً ${ltr('5-A-A')}: ${ltr('5 + 1 + 1 = 7')} و${ltr('5 + 11 + 11 = 27')}: الهدفان تماماً.`,
];

/** What a new player is told, step by step. */
const guide = ({ ante, take, stand, check, call, fold }: GuideButtons): Seven27GuideWords => ({
  ante: `اضغط «${ante}» لتأخذ أوراقاً. تذهب الفيش إلى الوعاء: نصفه لأقرب يد إلى 7 ونصفه لأقربها إلى 27.`,
  draw: `بجانب أوراقك ترى بُعدها عن 7 وعن 27. بعيدة عن الاثنين؟ «${take}». قريبة من أحدهما؟ «${stand}».`,
  check: `لم يراهن أحد. «${check}» بلا ثمن؛ ومع يد جيدة راهن ليدفع الآخرون.`,
  call: `راهن أحدهم. إن كنت قريباً من 7 أو 27 فابقَ بـ«${call}»؛ وإلا فـ«${fold}» يترك الوعاء.`,
  declare: 'أعلن أي نصف تريد. لا تربح إلا ما أعلنته، ومن أعلن الاثنين عليه ربحهما.',
  wait: 'الدور للآخرين. تحت كل مقعد ترى ما تُظهره أوراقه.',
  out: 'أنت خارج هذه الجولة. يستمر الدليل مع الجولة التالية.',
  reveal: 'انظر: تُكشف الأوراق، ثم يذهب كل نصف من الوعاء إلى رابحه.',
  won: 'لك جزء من الوعاء. وفي الوسط السبب.',
  lost: 'كان غيرك أقرب إلى 7 وإلى 27. وفي الوسط الفارق.',
});

/** The words of the help, in Arabic; `aim` is told in the same words as on the table. */
export const help: Seven27HelpWords = {
  region: 'طريقة اللعب',
  guide,
  parts: (aim, rules) => [
    ['كيف يتم الفوز', [...aim, ...bustText(rules), ...houseText(rules)]],
    ['قيم الأوراق', valuesOf(rules.tens === 'half')],
    ['سير الجولة', courseOf(rules), true],
    [
      'ما يظهر على الطاولة',
      [
        'بجانب أوراقك: مجموعها الآن لـ7 ولـ27، والفارق عن كل هدف.',
        'تحت كل مقعد: قيمة أوراقه المكشوفة، والحدود التي قد تصل إليها يده.',
        'في الوسط: ما يدفعه كل نصف من الوعاء. ومن لا تكفيه فيشه للمجاراة يراهن بكل رصيده، والباقي وعاء جانبي للآخرين.',
      ],
    ],
  ],
};

/** The words of the help in Arabic. */
export const otherWords: Translations = { help };
