import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableExtrasWords } from '../extras/table-en.js';
import type { KeyRows } from '../key-rows.js';
import type { WordsFor } from '../saying.js';
import type { SeatNames, TableRefusal } from '../table-en.js';
import type { Translations } from '../translations.js';
import { cardSign, ja, kit, seatNames, sheets } from './kit.js';

type NameOf = (card: Card) => string;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'カードなし' : nameOf(of));
  const where = place === undefined ? '余分な1枚' : `デッキの${place + 1}枚目`;
  const others = more.length > 0 ? `ほかに${more.length}件あります。` : '';
  return `${where}：正しくは${name(expected)}、実際は${name(got)}。${others}`;
}

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `デッキはシード${cuts > 0 ? 'とカット' : ''}どおりです。`;
    case 'cards':
      return `カードが${different}種類あります。正しくは${size}種類です。`;
    case 'uncut':
      return 'カットが反映されていません。';
    default:
      return 'デッキがシードとカットどおりではありません。';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}、${faultText(faults, nameOf)}`;
  if (!laid) return `${who}：別のカードでセットされています。`;
  return unseen > 0
    ? `${who}：${sheets(unseen)}は誰にも見えていません。`
    : `${who}：正しいカードです。`;
}

/** One step of the check. */
const line: TableExtrasWords['line'] = (one, who, nameOf, size) => {
  switch (one.code) {
    case 'seed':
      return 'シードが使えません。';
    case 'commitment':
      return `シードのハッシュはコミットメントと一致${one.ok ? 'します' : 'しません'}。`;
    case 'dice':
      return `サイコロ：${kit.list(one.got.map(String))}。シードによる目：${kit.list(one.expected.map(String))}。`;
    case 'deck':
      return deckText(one, size);
    case 'hand':
      return handText(one, who, nameOf);
  }
};

/** The panel that checks a deal. */
const fair: TableExtrasWords['fair'] = {
  region: 'この配札',
  before: (hand) => `第${hand}ハンドのデッキは、誰かが賭ける前に決まっていました。`,
  none: 'このデッキはページが用意したもので、検証できません。',
  commitment: 'コミットメント',
  seed: 'シード',
  later: 'ハンドが終わると公開されます。',
  cuts: 'カット',
  noCuts: '誰もカットしていません。',
  quoted: (text) => (text === '' ? '入力なし' : `「${text}」`),
  own: 'シャッフルに加える言葉',
  cut: 'カット',
  reveals: (who) => `シードからは公開されなかったカードもわかります。対象: ${who}。`,
  reveal: '公開する',
  check: '検証する',
  aside: '残り札',
  deck: '配った順のデッキ',
  place: '順番',
  wrong: (due) => `、正しくは${due}`,
  how: 'この検証でわかること',
  why: [
    'テーブルは賭けの前に秘密のシードを選び、そのハッシュをコミットメントとして公開します。同じハッシュになる別のシードは知られていないので、デッキはこの時点で決まります。',
    'その後で入力された言葉は、テーブルが事前に知らないもので、デッキをもう一度シャッフルします。あなたの後に誰もカットしなければ、デッキを選んだ人はいません。最後にカットし、しかもシードを知っている人なら選べてしまうからです。ハウスもコンピューターもカットしません。',
    'ハンドの後でシードが公開され、誰でもデッキを計算し直せます。手順はBaizeのdocs/fair-shuffles.mdにすべて書いてあります。ただし、ハンドの間に誰もシードを知らなかったことまでは証明できません。',
  ],
};

/** Refusals of amounts; each stake has its name. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) =>
    `${names[what]}は整数で指定してください${Number.isNaN(amount) ? '' : `（${String(amount)}は不可）`}。`,
  'below-min': ({ what, amount, min }) =>
    `${names[what]}は${sheets(min)}以上です。${sheets(amount)}では足りません。`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]}は${sheets(max)}までです。${sheets(amount)}は多すぎます。`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]}${sheets(amount)}は、残りのチップ${sheets(stack)}を超えています。`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `その席はありません。このテーブルは${ja.number(seats)}席です。`,
  'not-your-seat': ({ seat }) => `それができるのは${name(seat)}だけです。`,
  'no-undo': () => 'テーブルでは取り消しできません。',
  'hand-runs': () => 'ハンドはまだ終わっていません。',
});

/** Which move can't be made, and what is going on instead. */
export const notNow = (move: string, phase: string): string =>
  `今、${move}はできません。${phase}です。`;

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', '次のハンド'],
  ['l', 'このハンドの経過'],
  ['Shift+F', '全画面表示'],
  ['Esc', '閉じる'],
  ['?', 'このキー一覧'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', '自分のカードの間を移動'],
  ['Enter, Space', 'カードをもう一方の手へ移す、戻す'],
  ['+ −', '賭け金を増減'],
  ['r', '前回の賭け金をもう一度'],
  ['*, /', '賭け金を2倍、半分にする'],
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
  ['m, i, o, x', '最小、½ポット、ポット、最大'],
  ['f', 'フォールド'],
  ['k', '先に選ぶ：チェックかフォールド'],
  ['a', '先に選ぶ：すべてコール'],
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
    earlier: '前のテーブル',
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
    ever: 'このテーブルと前のテーブル',
    forget: '成績を消す',
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

/** Hands that are looked at again, the log of a hand, and a person's own figures. */
const hands: TableExtrasWords['hands'] = {
  open: (hand) => `第${ja.number(hand)}ハンドを開く`,
  all: 'すべてのハンド',
  kept: (most) => `直近の${ja.number(most)}ハンドは開けます。それ以外は結果だけが残っています。`,
  back: '1つ戻る',
  forward: '1つ進む',
  slider: 'ステップ',
  position: (at, of) => `ステップ${ja.number(at)}／${ja.number(of)}`,
  players: 'プレイヤー',
  log: '経過',
  middle: (chips) => `中央に${ja.number(chips)}`,
  copy: 'テキストでコピー',
  copied: 'コピーしました。',
  byHand: '手動でコピーしてください',
  own: (count) => `直近の${ja.number(count)}ハンド`,
  figures: {
    'sat-out': '休み',
    folds: 'フォールド',
    busts: 'バースト',
    showdowns: 'ショーダウン',
    low: '7側の半分を獲得（分け合いを含む）',
    high: '27側の半分を獲得（分け合いを含む）',
    both: '1ハンドで両方を獲得',
    unseen: '手札を見せずに獲得',
    deals: 'ディーラー',
    wins: '両方の手で勝ち',
    pushes: '引き分け',
    losses: '賭け金を失った',
    front: '前の手で勝ち',
    back: '後ろの手で勝ち',
    bonus: 'フォーチュンのチップ',
    envy: 'エンビーのチップ',
  },
  agreed: 'アドバイスと同じ良さ',
  agreedOf: (agreed, judged) => `${ja.number(judged)}回中${ja.number(agreed)}回`,
};

/** The words of what tables fetch on need, in Japanese. */
export const tables: TableExtrasWords = {
  number: ja.number,
  signed: ja.signed,
  percent: ja.percent,
  card: (card: Card) => cardSign(card),
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  hands,
  newTable: 'このテーブルのチップは残りません。ハンド履歴と成績は残ります。',
  forget: 'すべてのハンド履歴と成績を消し、新しいテーブルを始めます。',
  people: {
    own: (seat) => `席${seat}の名前`,
    kept: '名前はこのブラウザに保存されます。',
  },
  guide: {
    guide: 'ガイド',
    leave: 'ガイドをやめる',
    done: '完了',
  },
  menu: {
    guide: 'ガイド付きハンド',
    people: 'プレイヤー',
    log: 'このハンド',
    history: 'ハンド履歴',
    stats: '成績',
    pause: '一時停止',
    resume: '再開',
    keys: 'キー操作',
    fullScreen: '全画面表示',
    leaveFullScreen: '全画面表示を終了',
    leftFullScreen: '全画面表示を終了しました。',
    settings: '設定',
  },
  yes: '✓ OK',
  no: '✗ NG',
  fair,
  verdict: (isFair) => (isFair ? 'すべて約束どおりです。' : '約束と違うところがあります。'),
  line,
  ...figures,
};

/** The names of bots. */
const cast = 'アレックス,ロビン,ヌール,キム,サーシャ,ジュール,ミカ,レミー,トニー,ユキ'.split(',');

/** What every table says, in Japanese. */
export const otherWords: Translations = {
  seatNames,
  cast,
  tables,
  together: () => import('./together.js').then(({ together }) => together),
};

export { kit as elementWords } from './kit.js';
