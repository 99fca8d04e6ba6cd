import type { Translations } from '../../../locales/translations.js';
import { ja, sheets } from '../../../locales/ja/kit.js';
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
  'queen-high': [
    'コミッションはありません。ただし、ディーラーの7枚がクイーンハイの役なしなら、すべての賭け金が戻ります。',
  ],
  'ace-high': [
    'コミッションはありません。ただし、ディーラーの7枚がエースハイの役なしなら、すべての賭け金が戻ります。',
  ],
  'nine-front': [
    'コミッションはありません。ただし、ディーラーのフロントが9とそれより低いカードなら、すべての賭け金が戻ります。',
  ],
};

function payment(rules: PaigowHelpRules): readonly string[] {
  const paid = paidAtLimits(rules).map(([stake, pays]) => `${sheets(stake)}なら${sheets(pays)}`);
  return [
    rules.commission === 0
      ? '勝つと、賭けた分と同じ枚数が支払われます。'
      : `勝つと、賭け金から${ja.number(rules.commission)}%のコミッション（端数切り上げ）を引いて支払われます。${paid.join('、')}です。`,
    ...PUSHES[rules.pushOn],
    rules.offer
      ? '賭ける前に、バンクを取るかどうかを1人ずつ聞きます。取った人がディーラーになり、持っているチップの分だけ受けます。誰も取らなければハウスがディーラーで、すべての賭けを受けます。'
      : rules.house
        ? 'ハウスがディーラーで、すべての賭けを受けます。'
        : 'プレイヤーが順番にディーラーになります。ディーラーは持っているチップの分だけ受け、残りの賭け金は戻ります。',
  ];
}

const fortune = ({ bonus, envyMin }: PaigowHelpRules): readonly PaigowHelpSection[] =>
  bonus === 'none'
    ? []
    : [
        [
          'フォーチュン',
          [
            '配られた7枚そのものへのサイドベットです。分け方にもディーラーの手にも関係ありません。配当は賭け金の横の配当表にあります。',
            `${sheets(envyMin)}以上賭けると、ほかの人に珍しい手が来たときにも支払われます。これがエンビーです。`,
          ],
        ],
      ];

/** What the two hands are made for, and how. */
const hands = (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
  [
    '勝ち方',
    [
      '7枚のカードを、バック5枚とフロント2枚の2つの手に分けます。それぞれをディーラーの手と比べます。',
      '両方勝てば賭け金と同じだけ勝ち、両方負ければ賭け金を失います。1勝1敗は引き分けで、チップは動きません。',
    ],
    'set',
  ],
  [
    'フロントとバック',
    [
      'フロントではペアがほかのどの2枚にも勝ちます。ストレートやフラッシュは数えません。',
      `バックの5枚はフロントの2枚より強くなければなりません。そうでなければファウルで、${
        rules.foul === 'lose' ? '両方とも負けます。' : 'セットできません。'
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
  bank: 'バンクを取るか聞かれています。取るとこのハンドのディーラーになり、全員と勝負します。賭けたいときは見送ります。',
  stake: `チップを押して賭け金を円に置き、「${deal}」を押します。`,
  choose: `フロントに置く2枚を押します。残る5枚のほうが強くなければなりません。「${house}」なら自動で分けます。`,
  foul: 'フロントの2枚がバックの5枚より強く、ファウルです。どちらかを押して戻します。',
  set: `これでセットできます。それぞれの下に手の名前が出ています。「${set}」を押します。`,
  wait: 'ほかの人の番です。席を見てください。',
  out: 'このハンドには参加していません。ガイドは次のハンドから続きます。',
  reveal: 'まずディーラーの手、次に各プレイヤーの手が比べられます。',
  win: '両方の手がディーラーに勝ちました。賭け金と同じだけ勝ちです。',
  push: '1つは勝ち、1つは勝てませんでした。引き分けで、賭け金は戻ります。',
  lose: 'どちらの手もディーラーに勝てませんでした。賭け金を失います。同じ手はディーラーの勝ちです。',
  dealt: 'あなたがディーラーでした。ほかの人の手があなたの手と比べられました。',
});

/** How Pai Gow poker is played, in Japanese. */
const paigowHelp: PaigowHelpWords = {
  region: '遊び方',
  guide,
  sections: (rules) => [
    ...hands(rules),
    ['手の強さ', ['5枚の手を、強い順に並べます。'], 'kinds'],
    [
      'ジョーカー',
      ['ストレート、フラッシュ、ストレートフラッシュを完成させます。そうでなければエースです。'],
      'joker',
    ],
    [
      'エースのあるストレート',
      [
        rules.wheel === 'second'
          ? 'エースから5までは、2番目に強いストレートです。'
          : 'エースから5までは、いちばん弱いストレートです。',
      ],
      'straights',
    ],
    [
      'コピー',
      [
        'ディーラーと同じ強さの手はコピーで、ディーラーの勝ちです。もう片方で勝てば引き分けになります。',
      ],
      'copy',
    ],
    ['勝ったときの支払い', payment(rules)],
    ...fortune(rules),
  ],
};

/** How Pai Gow poker is played, in Japanese. */
export const otherWords: Translations = { paigowHelp };
