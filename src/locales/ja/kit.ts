import { type Card, JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { yourSeat } from '../../core/table/seats.js';
import { intlOf } from '../intl.js';
import type { KitWords } from '../kit-en.js';
import type { SeatNames, SeatedTable } from '../table-en.js';
import { type OptionWords, toldOptions } from '../told-options.js';

/** `めくり直し2回`, `めくり直しなし`, `めくり直し無制限` */
const limited = (value: unknown, what: string, counter: string): string => {
  if (value === 'unlimited') return `${what}無制限`;
  return value === 0 ? `${what}なし` : `${what}${String(value)}${counter}`;
};

/** A value by its name; one that is not known is shown as it is. */
const named =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): string => {
    const name = String(value);
    return Object.hasOwn(names, name) ? names[name]! : name;
  };

const system = named({
  kingcell: 'キングセル',
  forecell: 'フォアセル',
  'bakers-game': 'ベイカーズゲーム',
  'eight-off': 'エイトオフ',
  seahaven: 'シーヘイブンタワーズ',
});

const scoring = named({
  standard: '標準スコア',
  vegas: 'ベガス式スコア',
  none: 'スコアなし',
  nearest: '近いほうが勝ち',
  'over-is-bust': '超過は失格',
  'under-beats-over': '下回るほうが有利',
  'over-beats-under': '上回るほうが有利',
  'inside-beats-outside': '7と27の間が有利',
  'outside-beats-inside': '7と27の外が有利',
});

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: system,
  cells: (value) => limited(value, 'セル', 'つ'),
  supermove: named({
    off: '1枚ずつ移動',
    full: 'まとめて移動（空の列も活用）',
    linear: 'まとめて移動',
  }),
  draw: (value) =>
    typeof value === 'number'
      ? `${value}枚めくり`
      : named({ up: '表向きで引く', down: '裏向きで引く' })(value),
  redeals: (value) => limited(value, 'めくり直し', '回'),
  foundationReturn: () => '組札から戻せる',
  scoring,
  corner: () => 'キングとエースも隣同士',
  coverPairs: () => '重なった組なし',
  openStock: () => '山札公開',
  wastes: (value) => limited(value, '捨て札', 'か所'),
  house: () => 'プレイヤーがディーラー',
  players: (value) => limited(value, 'プレイヤー', '人'),
  bots: (value) => limited(value, 'ボット', '人'),
  ante: (value) => `アンティ${String(value)}`,
  minBet: (value) => `最低ベット${String(value)}`,
  maxBet: (value) => `最高ベット${String(value)}`,
  maxRaises: (value) => limited(value, 'レイズ', '回まで'),
  dealing: named({ 'down-down-up': '裏2枚、表1枚で開始', 'down-up': '裏1枚、表1枚で開始' }),
  freeze: (value) => `スタンド${String(value)}回で固定`,
  lastBet: () => '最後にベット',
  atOnce: () => '全員同時',
  declare: named({ simultaneous: '同時に宣言', sequential: '順番に宣言' }),
  tens: named({ half: '10も½' }),
  opens: () => '表の合計が大きい人から',
  fiveAceAce: () => '5-A-Aが最強',
  winAndTie: () => '勝ちと引き分けで4分の3',
  carry: named({ pot: 'ポット持ち越し', half: '半分も持ち越し' }),
  commission: (value) => `コミッション${String(value)}%`,
  pushOn: () => 'コミッションの代わりに引き分け',
  foul: named({ lose: 'ファウルは負け' }),
  wheel: named({ low: 'A-2-3-4-5は最弱' }),
  bonus: named({ fortune: 'フォーチュンあり' }),
  quickDeal: () => 'サイコロなし',
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string =>
  value === true ? name : `${name} ${String(value)}`;

/**
 * A variant in words, from what `writeOptions` gave: `3枚めくり、ベガス式スコア`; `標準ルール` for the
 * game's own. What can't be read is shown as it is.
 */
export function variantText(variant: string): string {
  if (variant === '') return '標準ルール';
  const told = toldOptions(variant, OPTIONS, plain);
  if (!told) return variant;
  return told.join('、');
}

/** Numbers, shares and times as Japanese writes them. */
export const ja = intlOf('ja');

/** Flat things with their counter: `3枚`, `1,240枚`; cards and chips alike. */
export const sheets = (count: number): string => `${ja.number(count)}枚`;

/** `チップ25枚` */
export const chips = (count: number): string => `チップ${sheets(count)}`;

const RANKS: Readonly<Record<number, string>> = {
  1: 'エース',
  11: 'ジャック',
  12: 'クイーン',
  13: 'キング',
};
const SUITS = ['クラブ', 'ダイヤ', 'ハート', 'スペード'] as const;

/** `エース`, `7` */
export const rankName = (rank: number): string => RANKS[rank] ?? String(rank);

/** `ハートの7`, `スペードのエース` */
const cardName = (card: Card): string => {
  if (card === JOKER) return 'ジョーカー';
  const rank = rankOf(card);
  return rank > 0 ? `${SUITS[suitOf(card)]}の${rankName(rank)}` : '裏向きのカード';
};

/** Ranks from the ace up, as a corner of a card has them. */
export const CORNERS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** `10♦`; the joker is a star, which screen readers are not given. */
export const cardSign = (card: Card): string =>
  card === JOKER ? '★' : (CORNERS[rankOf(card) - 1] ?? '') + (SIGNS[suitOf(card)] ?? '');

const useless = (what: string, accepted: unknown): string =>
  `${what}は使えません（使えるのは${String(accepted)}）`;

function problem(problem: Problem): string {
  const { code, got, number, known } = problem;
  switch (code) {
    case 'deal':
      return useless(`ゲーム番号「${got}」`, `${problem['first']}〜${problem['last']}`);
    case 'deck':
      return useless(
        got === undefined ? `${problem['count']}枚のデッキ` : `デッキ「${got}」`,
        `全${problem['size']}枚が1枚ずつそろったもの`,
      );
    case 'option':
      return useless(`${problem['option']}の「${got}」`, problem['accepted']);
    case 'no-randomness':
      return 'このブラウザーでは安全な乱数が得られないため、公正なハンドを配れません。';
    case 'listener':
      return `${problem['event']} のリスナーでエラーが発生しました：${got}`;
    case 'storage':
      return `このブラウザーではゲームを保存できません（${got}）`;
    case 'save-long':
      return useless(`${problem['count']}手のセーブデータ`, `最大${problem['most']}手`);
    case 'save-move':
      return useless(`セーブデータの${number}手目（${problem['move']}）`, 'ルールに合う手');
    case 'save-newer':
      return useless(`バージョン${got}のセーブデータ`, `バージョン${known}まで`);
    case 'save-other-game':
      return useless(`${got}のセーブデータ`, `${problem['wanted']}のもの`);
    default:
      return useless(`セーブデータの「${problem['field']}」`, 'save()で得られる値');
  }
}

/** The words that every element has, in Japanese. */
export const kit: KitWords = {
  cardName,
  courts: 'JQK',
  position: (n, of) => `${of}枚中${n}枚目`,
  list: (parts) => parts.join('、'),
  board: (title) => `${title}の盤面`,
  notFetched: 'この部分を読み込めませんでした。',
  notBegun: 'ゲームはまだ始まっていません。',
  problem,
};

/** The seats' names: `あなた`, `席2`, `ディーラー`; `does` makes a topic, `席2は`, of them. */
export function seatNames({ dealer, house, names, ...table }: SeatedTable): SeatNames {
  const only = yourSeat(table);
  const isYou = (seat: Seat): boolean => seat === only;
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'あなた';
    return names?.[seat] ?? (house && seat === dealer ? 'ディーラー' : `席${seat + 1}`);
  };
  function does(seat: Seat, you: string, other = you): string {
    return `${name(seat)}は${isYou(seat) ? you : other}`;
  }
  return {
    name,
    label: name,
    whose: (seat) => `${name(seat)}の`,
    does,
  };
}
