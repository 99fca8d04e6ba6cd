import type { Card } from '../../../cards/card.js';
import type { TableExtrasWords } from '../../../locales/extras/table-en.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { cardSign, ja, sheets } from '../kit.js';
import { fair, line } from './fair.js';

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', '次のハンド'],
  ['Esc', '閉じる'],
  ['?', 'このキー一覧'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', '自分のカードの間を移動'],
  ['Enter, Space', 'カードをもう一方の手へ移す、戻す'],
  ['+ −', '賭け金を増減'],
  ['d', '配る、セットする'],
  ['p', '休む'],
  ['h', 'ハウスウェイ'],
  ['s', '数字順かスート順に並べる'],
  ...SHARED_KEYS,
];

const SEVEN27_KEYS: KeyRows = [
  ['d', '主なボタン：アンティ、チェックかコール、スタンド'],
  ['c', 'チェックかコール'],
  ['r', '指定した額でベットかレイズ'],
  ['+ −', '額を増減'],
  ['f', 'フォールド'],
  ['t', '1枚引く'],
  ['s', 'スタンド'],
  ['7, 2, b', '7、27、両方を宣言'],
  ['p', '休む'],
  ['h', 'ヒント'],
  ...SHARED_KEYS,
];

/** What the statistics of a table are about, and a hand's line in the history. */
const figures: Pick<TableExtrasWords, 'history' | 'pays' | 'stats'> = {
  history: {
    none: 'まだハンドをプレイしていません。',
    caption: (first, last) =>
      `第${ja.number(first)}〜${ja.number(last)}ハンドのチップの増減（新しい順）`,
    hand: 'ハンド',
    dealer: 'ディーラー',
    total: (who) => `${who}の合計`,
    all: '合計',
    out: '休み',
  },
  pays: {
    caption: (envyMin) =>
      `7枚でできた一番良い役に、ディーラーの手と関係なく配当が付きます。${sheets(envyMin)}以上賭けるとエンビーの対象になり、ほかのプレイヤーの役でも下の枚数のチップがもらえます。`,
    line: '役',
    pays: '配当',
    envy: 'エンビー',
    odds: (pay) => `${ja.number(pay)}対1`,
  },
  stats: {
    caption: (hands) => `プレイしたハンド：${ja.number(hands)}`,
    figure: '項目',
    hands: 'ハンド数',
    ahead: '勝ち',
    behind: '負け',
    even: '引き分け',
    share: '勝率',
    net: 'チップ収支',
    biggest: '最高のハンド',
  },
};

/** The words of what tables fetch on need, in Japanese. */
export const tables: TableExtrasWords = {
  number: ja.number,
  signed: ja.signed,
  percent: ja.percent,
  card: (card: Card) => cardSign(card),
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  menu: {
    history: 'ハンド履歴',
    stats: '成績',
    pause: '一時停止',
    resume: '再開',
    keys: 'キー操作',
    settings: '設定',
  },
  yes: '✓ OK',
  no: '✗ NG',
  fair,
  verdict: (isFair) => (isFair ? 'すべて約束どおりです。' : '約束と違うところがあります。'),
  line,
  ...figures,
};
