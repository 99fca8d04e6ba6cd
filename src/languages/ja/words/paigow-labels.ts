import type { Refusal } from '../../../engine/reason.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type { IdleReason, SetLine } from '../../../games/pai-gow/words-labels.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ja, kit, sheets } from '../kit.js';
import { FORTUNE, SIDES, foulText, handName } from './paigow-hands.js';

/** The words that name a seat, or quote a refusal. */
type Named = 'seatName' | 'setLine' | 'firstHand' | 'covered' | 'envyLine';
/** Those that are made of what happens, see paigow.ts. */
type Made = 'amount' | 'chips' | 'signed' | 'describe' | 'houseWay' | 'announce' | 'refusal';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'このハンドは休みです。',
  'no-chips': 'チップがありません。',
  deals: 'あなたがディーラーです。ほかのプレイヤーが賭けます。',
  'deals-later': 'あなたがディーラーです。全員がセットすると、あなたのカードが表になります。',
  wait: 'ほかのプレイヤーを待っています。',
  nobody: '誰も賭けなかったので、カードは配られませんでした。',
};

const { number } = ja;

/** The words that are the same whoever sits at the table. */
export const labels: Omit<PaigowWords, Named | Made> = {
  title: 'パイゴウポーカー',
  handNumber: (hand) => `第${number(hand)}ハンド`,
  dealer: 'ディーラー',
  house: 'ハウス',
  openSeat: '空席',
  seatStates: { waiting: 'ベット待ち', out: '休み', setting: 'セット中', set: 'セット済み' },
  staked: (stake, bonus) =>
    `賭け金 ${number(stake)}${bonus > 0 ? `、ボーナス ${number(bonus)}` : ''}`,
  bonusSign: (bonus) => `ボーナス ${number(bonus)}`,
  backs: (count) => `裏向きのカード${sheets(count)}`,
  hands: SIDES,
  // A tray's heading: what goes there, or how far that is; behind lie all that are not in front.
  tray: (side, count) =>
    side === 'front'
      ? `フロント · ${count === 2 ? '2枚' : `2枚中${sheets(count)}`}`
      : `バック · ${count === 5 ? '5枚' : `あと${sheets(count - 5)}フロントへ`}`,
  idle: (reason) => IDLE[reason],
  diceName: (dice) => `サイコロ ${kit.list(dice.map(String))}`,
  stake: '賭け金',
  bonus: 'フォーチュンボーナス',
  fortune: FORTUNE,
  limits: (min, max) => `${number(min)}〜${number(max)}`,
  addChip: (amount) => `${number(amount)}追加`,
  menu: 'その他',
  buttons: {
    clear: '取消',
    pays: '配当表',
    deal: '配る',
    pass: '休む',
    'house-way': 'ハウスウェイ',
    set: 'セットする',
    show: 'カードを見る',
    next: '次のハンド',
    rebuy: 'チップ追加',
    new: '新しいテーブル',
  },
  sortBy: { rank: '数字順に並べる', suit: 'スート順に並べる' },
  outcomes: { win: '勝ち', push: '引き分け', lose: '負け' },
  comparisons: { win: '勝ち', lose: '負け', copy: 'コピー' },
  foul: 'ファウル',
  commission: (chips) => `コミッション ${number(chips)}`,
  returned: (chips) => `${number(chips)} 返却`,
  bonusLine: ({ line, net }) =>
    `フォーチュン${line === null ? '' : `：${FORTUNE[line]}`} ${ja.signed(net)}`,
  fair: 'この配札を検証',
  seats: '席',
  ownHands: 'あなたの手',
};

function setLine(line: SetLine, refusal: (refusal: Refusal) => string): string {
  switch (line.code) {
    case 'choose':
      return line.missing === 2
        ? 'フロントに置く2枚を選んでください。バックの5枚のほうが強くなければなりません。'
        : 'フロントに置くカードをもう1枚選んでください。';
    case 'refused':
      return refusal(line.refusal);
    case 'foul':
      return `${foulText(line.front, line.back)}。ファウルとなり、両方とも負けます。`;
    case 'legal':
      return `有効な組み方です。バックの${handName(line.back, 'back')}がフロントの${handName(line.front, 'front')}を上回っています。`;
  }
}

export const labelsWith = (
  { name, label, whose }: SeatNames,
  refusal: (refusal: Refusal) => string,
): Pick<PaigowWords, Named> => ({
  seatName: label,
  setLine: (line) => setLine(line, refusal),
  firstHand: (total, first, own) =>
    `${total}：最初の手は${own ? 'あなた' : name(first)}に配られます`,
  covered: (seat) => `${label(seat)}の番です。端末を受け取ってください。`,
  envyLine: ({ seat, line, chips }) =>
    `エンビー：${whose(seat)}${FORTUNE[line]} ${ja.signed(chips)}`,
});
