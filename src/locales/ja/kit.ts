import { type Card, JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { yourSeat } from '../../core/table/seats.js';
import { intlOf } from '../intl.js';
import type { KitWords } from '../kit-en.js';
import type { SeatNames, SeatedTable } from '../table-en.js';

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
