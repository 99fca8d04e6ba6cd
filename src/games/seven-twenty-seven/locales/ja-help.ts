import type { Translations } from '../../../locales/translations.js';
import type {
  GuideButtons,
  HelpPart,
  HelpRules,
  Seven27GuideWords,
  Seven27HelpWords,
} from '../../../locales/extras/seven27-help-en.js';
import { ja, sheets } from '../../../locales/ja/kit.js';

const declaring = ({
  declare,
  winAndTie,
}: Pick<HelpRules, 'declare' | 'winAndTie'>): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `宣言：7、27、両方のどれを狙うかを、${declare === 'sequential' ? '1人ずつ順番に' : '全員同時に'}言います。` +
          `宣言した目標でしか勝てません。両方を宣言したら、${winAndTie === 'shared' ? '両方とも単独で勝たなければ' : '片方は単独で勝ち、もう片方も引き分け以上でなければ'}何ももらえません。`,
      ];

/** The first cards. */
const DEALS: Readonly<Record<HelpRules['dealing'], string>> = {
  'up-down': '配札：表向きと裏向きのカードが1枚ずつ配られ、3枚目からは引くかどうかを選べます。',
  'down-down-up': '配札：裏向きのカード2枚と表向きのカード1枚が配られます。',
  'down-up': '配札：裏向きと表向きのカードが1枚ずつ配られます。',
};

/** How cards are dealt, and how extra ones are taken. */
function dealingOf({ dealing, draw, freeze, lastBet }: HelpRules): readonly [string, string[]] {
  return [
    DEALS[dealing],
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
  const { ante, minBet, maxBet, maxRaises, limit, opens } = rules;
  const most = { range: sheets(maxBet), pot: 'ポット全額', 'half-pot': 'ポットの半額' };
  const limits = `${ja.number(minBet)}〜${most[limit]}`;
  const raises = maxRaises === null ? '' : `（1ラウンドに${ja.number(maxRaises)}回まで）`;
  const [deal, draws] = dealingOf(rules);
  return [
    `アンティ：参加する人は${sheets(ante)}ずつ出します。`,
    deal,
    `ベット：何も払わずチェックするか、${limits}をベットします。誰かがベットしたら、コールするか、${limits}レイズするか${raises}、フォールドして降ります。${opens === 'best-up-card' ? '表のカードの合計が一番大きい人から始めます（エースは1）。' : ''}`,
    ...draws,
    ...declaring(rules),
    'ショーダウン：残った全員がカードを表にし、ポットの半分ずつが支払われます。同点なら分け合います。',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring, carry }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'エースをすべて1と数えても27を超えると、その場でこのハンドから外れ、出したチップはポットに残ります。',
        ...(carry === 'half' ? [] : ['7以下の人がいなければ、27側の勝者が両方を取ります。']),
      ]
    : [];

/** What else decides who wins, by the rules of the house. */
const houseText = ({ fiveAceAce, winAndTie, carry }: HelpRules): readonly string[] => [
  ...(fiveAceAce === 'beats-all'
    ? ['5-A-Aは、7と27になるほかの手も含めて、すべての手に勝ちます。']
    : []),
  ...(winAndTie === 'three-quarters'
    ? ['片方を単独で制し、もう片方で並んだ人は、ポットの4分の3を獲得します。']
    : []),
  ...(carry === 'pot'
    ? ['宣言どおりに勝てる人がいなければ、ポットは次のハンドに持ち越されます。']
    : []),
  ...(carry === 'half' ? ['誰も取れない半分は、ポットに残り、次のハンドに持ち越されます。'] : []),
];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10、' : ''}J、Q、K：0.5点（½）。`,
  `2〜${half ? 9 : 10}：数字どおり。`,
  'エース：1か11。1枚ごとに、目標ごとに有利なほうで数えます。',
  'たとえば5-A-Aは、5 + 1 + 1 = 7でも5 + 11 + 11 = 27でもあり、両方ぴったりです。',
];

/** What a new player is told, step by step. */
const guide = ({ ante, take, stand, check, call, fold }: GuideButtons): Seven27GuideWords => ({
  ante: `「${ante}」を押すとカードが配られます。チップはポットに入り、半分は7に、半分は27に一番近い手のものです。`,
  draw: `手札の横に7と27までの差が出ています。どちらからも遠ければ「${take}」、近ければ「${stand}」。`,
  check: `まだ誰もベットしていません。「${check}」は無料です。良い手ならベットして、ほかの人に払わせましょう。`,
  call: `誰かがベットしました。7か27に近ければ「${call}」で残り、そうでなければ「${fold}」で降ります。`,
  declare:
    'どちらの半分を狙うか宣言します。宣言したものしか取れず、両方なら両方で勝つ必要があります。',
  wait: 'ほかの人の番です。各席の下に、表のカードの合計が出ています。',
  out: 'このハンドからは外れています。ガイドは次のハンドから続きます。',
  reveal: 'カードが公開され、ポットの半分ずつが勝者に渡ります。',
  won: 'ポットの一部を獲得しました。理由は中央に出ています。',
  lost: '7にも27にも、もっと近い人がいました。差は中央に出ています。',
});

/** The words of the help, in Japanese; `aim` is told in the same words as on the table. */
const help: Seven27HelpWords = {
  region: '遊び方',
  guide,
  parts: (aim, rules): HelpPart[] => [
    ['勝ち方', [...aim, ...bustText(rules), ...houseText(rules)]],
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
