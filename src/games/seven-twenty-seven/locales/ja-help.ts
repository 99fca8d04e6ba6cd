import type { Translations } from '../../../locales/translations.js';
import type {
  HelpPart,
  HelpRules,
  Seven27HelpWords,
} from '../../../locales/extras/seven27-help-en.js';
import { ja, sheets } from '../../../locales/ja/kit.js';

const declaring = (declare: HelpRules['declare']): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `宣言：7、27、両方のどれを狙うかを、${declare === 'sequential' ? '1人ずつ順番に' : '全員同時に'}言います。` +
          '宣言した目標でしか勝てません。両方を宣言したら、両方とも単独で勝たなければ何ももらえません。',
      ];

/** How cards are dealt, and how extra ones are taken. */
function dealingOf({ dealing, draw, freeze, lastBet }: HelpRules): readonly [string, string[]] {
  return [
    dealing === 'up-down'
      ? '配札：表向きと裏向きのカードが1枚ずつ配られ、3枚目からは引くかどうかを選べます。'
      : '配札：裏向きのカード2枚と表向きのカード1枚が配られます。',
    [
      `ドロー：順番に、${draw === 'up' ? '表' : '裏'}向きで1枚引くか、スタンドします。` +
        (freeze
          ? `${ja.number(freeze)}回続けてスタンドすると、もう引けません。`
          : 'スタンドしても、次はまた引けます。'),
      `誰かが引いている間は、ベットとドローを繰り返します。${lastBet ? 'その後、最後のベットがあります。' : ''}`,
    ],
  ];
}

/** How a hand goes, by the rules of the table. */
function courseOf(rules: HelpRules): readonly string[] {
  const { ante, minBet, maxBet, maxRaises, declare } = rules;
  const limits = `${ja.number(minBet)}〜${sheets(maxBet)}`;
  const raises = maxRaises === null ? '' : `（1ラウンドに${ja.number(maxRaises)}回まで）`;
  const [deal, draws] = dealingOf(rules);
  return [
    `アンティ：参加する人は${sheets(ante)}ずつ出します。`,
    deal,
    `ベット：何も払わずチェックするか、${limits}をベットします。誰かがベットしたら、コールするか、${limits}レイズするか${raises}、フォールドして降ります。`,
    ...draws,
    ...declaring(declare),
    'ショーダウン：残った全員がカードを表にし、ポットの半分ずつが支払われます。同点なら分け合います。',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'エースをすべて1と数えても27を超えると、その場でこのハンドから外れ、出したチップはポットに残ります。',
        '7以下の人がいなければ、27側の勝者が両方を取ります。',
      ]
    : [];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10、' : ''}J、Q、K：0.5点（½）。`,
  `2〜${half ? 9 : 10}：数字どおり。`,
  'エース：1か11。1枚ごとに、目標ごとに有利なほうで数えます。',
  'たとえば5-A-Aは、5 + 1 + 1 = 7でも5 + 11 + 11 = 27でもあり、両方ぴったりです。',
];

/** The words of the help, in Japanese; `aim` is told in the same words as on the table. */
const help: Seven27HelpWords = {
  region: '遊び方',
  parts: (aim, rules): HelpPart[] => [
    ['勝ち方', [...aim, ...bustText(rules)]],
    ['カードの数え方', valuesOf(rules.tens === 'half')],
    ['ハンドの流れ', courseOf(rules), true],
    [
      '画面の見方',
      [
        '手札の横：7狙いと27狙いそれぞれの今の合計と、目標との差。',
        '各席の下：表のカードの合計と、手全体でありうる合計の範囲。',
        '中央：ポットの半分ずつがいくらになるか。コールに足りない人はオールインとなり、残りはほかの人のサイドポットになります。',
      ],
    ],
  ],
};

/** The words of the help in Japanese. */
export const otherWords: Translations = { help };
