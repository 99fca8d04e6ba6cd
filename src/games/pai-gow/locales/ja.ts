import type { Translations } from '../../../locales/translations.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
import { chips, ja, kit, seatNames, sheets } from '../../../locales/ja/kit.js';
import { chipRefusals, notNow, tableRefusals } from '../../../locales/ja/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { HandsDescribed, PaigowAnnouncement } from '../rules/announce.js';
import type { HandDescription } from '../rules/describe.js';
import type { Comparison, SeatResult } from '../rules/results.js';
import type { MoveType, PaigowRefusal, Phase } from '../rules/state.js';
import type { Side } from './en-hands.js';
import type { IdleReason, SetLine } from './en-labels.js';
import type { PaigowWords } from './en.js';
import {
  FORTUNE,
  PUSHED,
  SIDES,
  WAYS,
  foulText,
  handName,
  handText,
  houseWayText,
} from './ja-hands.js';

/** How a hand did. */
const DID: Readonly<Record<Comparison, string>> = { win: '勝ち', lose: '負け', copy: 'コピー' };

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `フロントはキングとクイーンで勝ち、バックはエースのペアで負け` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `フロントは${handName(front, 'front')}で${DID[result.front]}、` +
  `バックは${handName(back, 'back')}で${DID[result.back]}`;

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, { whose }: SeatNames): readonly string[] {
  return [
    returned > 0
      ? `賭け金のうち、ディーラーが受けきれなかった${sheets(returned)}が戻りました。`
      : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `ボーナスベットの${sheets(bonus.stake)}は負けです。`
        : `フォーチュン、${FORTUNE[bonus.line]}：${sheets(bonus.net)}の勝ちです。`,
    ...envy.map(
      ({ seat, line, chips }) =>
        `エンビー、${whose(seat)}${FORTUNE[line]}：${sheets(chips)}の勝ちです。`,
    ),
  ].filter(Boolean);
}

/** `コミッション1枚を引いて` */
const less = (commission: number, rounded = false): string =>
  commission > 0
    ? `コミッション${sheets(commission)}${rounded ? '（端数切り上げ）' : ''}を引いて`
    : '';

/** What a player won or lost by the stake. */
function outcomeText(
  { result: { seat, outcome, net, commission }, rounded, push }: Paid,
  { does }: SeatNames,
): string {
  switch (outcome) {
    case 'win':
      return does(seat, `${less(commission, rounded)}${sheets(net)}の勝ちです。`);
    case 'push':
      return does(seat, `引き分けです${push ? `（${PUSHED[push]}）` : ''}。`);
    case 'lose':
      return does(seat, `${sheets(-net)}の負けです。`);
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText(paid: Paid, names: SeatNames): string {
  const { result, brief, ...hands } = paid;
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(paid, names);
  const how = foul ? 'ファウルのため両方とも負け' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}：${how}。${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`合計${ja.signed(total)}。`] : []),
  ].join('');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
function dealerText({ house, result, rounded }: DealerPaid, { does }: SeatNames): string {
  const { seat, net, commission } = result;
  const as = house ? '' : 'ディーラーとして';
  if (net === 0) return does(seat, `${as}増減なしです。`);
  return does(
    seat,
    `${as}${less(commission, rounded)}${sheets(Math.abs(net))}の${net > 0 ? '勝ち' : '負け'}です。`,
  );
}

/** A sentence or two for everything that is told of a hand. */
const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house, offered }) =>
    `第${ja.number(hand)}ハンド。${house ? '' : `ディーラーは${names.name(dealer)}です。`}${
      offered === undefined ? '' : `バンクの希望を聞かれるのは${names.name(offered)}です。`
    }`,
  'bank-offered': ({ seat }) => `バンクの希望を聞かれるのは${names.name(seat)}です。`,
  'takes-bank': ({ seat }) => names.does(seat, 'バンクを引き受けます。'),
  'passes-bank': ({ seat }) => names.does(seat, 'バンクを見送ります。'),
  'house-deals': () => '誰もバンクを引き受けないので、ハウスがディーラーです。',
  bet: ({ seat, amount, bonus }) =>
    names.does(
      seat,
      `${sheets(amount)}${bonus > 0 ? `とフォーチュンに${sheets(bonus)}を` : ''}賭けました。`,
    ),
  'sits-out': ({ seat }) => names.does(seat, '休みます。'),
  cut: ({ seat }) => `${names.name(seat)}がカットしました。`,
  'nobody-played': () => '誰も賭けなかったので、カードは配られませんでした。',
  dealt: ({ first, dice }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    const thrown = total > 0 ? `サイコロの合計は${total}です。` : '';
    return `${thrown}最初の手は${names.name(first)}に配られました。`;
  },
  'own-cards': ({ seat, cards }) => `${names.whose(seat)}カード：${cardsText(cards)}。`,
  set: ({ seat }) => names.does(seat, 'セットしました。'),
  // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
  'dealer-shown': ({ seat, cards, sets }) =>
    `全員がセットしました。${sets ? `${names.whose(seat)}カード：${cardsText(cards)}。` : ''}`,
  'dealer-set': ({ seat, front, back }) =>
    `${names.label(seat)}：フロントは${handText(front, 'front')}、バックは${handText(back, 'back')}です。`,
  paid: (paid) => paidText(paid, names),
  'dealer-paid': (paid) => dealerText(paid, names),
  stack: ({ seat, chips }) =>
    chips > 0
      ? `${names.whose(seat)}チップは${sheets(chips)}です。`
      : `${names.whose(seat)}チップはなくなりました。`,
});

/** The words that name a seat, or quote a refusal. */
type Named = 'seatName' | 'setLine' | 'firstHand' | 'covered' | 'envyLine';
/** Those that are made of what happens, see paigow.ts. */
type Made = 'amount' | 'chips' | 'signed' | 'describe' | 'houseWay' | 'announce' | 'refusal';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'このハンドは休みです。',
  'no-chips': 'チップがありません。',
  deals: 'あなたがディーラーです。ほかのプレイヤーが賭けます。',
  'deals-later': 'あなたがディーラーです。全員がセットすると、あなたのカードが表になります。',
  offer: 'バンクの希望を聞いています。',
  wait: 'ほかのプレイヤーを待っています。',
  nobody: '誰も賭けなかったので、カードは配られませんでした。',
};

const { number } = ja;

/** The words that are the same whoever sits at the table. */
const labels: Omit<PaigowWords, Named | Made> = {
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
  stakeChanges: {
    repeat: ['前回と同じ', '前回の賭け金をもう一度'],
    double: ['2×', '賭け金を2倍にする'],
    half: ['½', '賭け金を半分にする'],
  },
  noStake: 'まだ賭けたことがありません。',
  menu: 'その他',
  buttons: {
    clear: '取消',
    pays: '配当表',
    deal: '配る',
    bank: 'バンクを取る',
    decline: '見送る',
    pass: '休む',
    'house-way': 'ハウスウェイ',
    set: 'セットする',
    show: 'カードを見る',
    next: '次のハンド',
    rebuy: 'チップ追加',
    step: '次へ',
    skip: '最後まで見る',
    new: '新しいテーブル',
  },
  sortBy: { rank: '数字順に並べる', suit: 'スート順に並べる' },
  outcomes: { win: '勝ち', push: '引き分け', lose: '負け' },
  comparisons: { win: '勝ち', lose: '負け', copy: 'コピー' },
  foul: 'ファウル',
  commission: (chips) => `コミッション ${number(chips)}`,
  pushed: (hand) => `引き分け：${PUSHED[hand]}`,
  offered: 'バンクを取りますか。このハンドのディーラーとして全員と勝負します。',
  returned: (chips) => `ディーラー不足、${number(chips)} 返却`,
  stakeLine: (net) => `賭け ${ja.signed(net)}`,
  pays: (chips) => `勝てば ${number(chips)}`,
  bonusLine: ({ line, net }) =>
    `フォーチュン${line === null ? '' : `：${FORTUNE[line]}`} ${ja.signed(net)}`,
  fair: 'この配札を検証',
  seats: '席',
  help: '遊び方',
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

const labelsWith = (
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

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'ベット',
  bank: 'バンクを取る操作',
  decline: 'バンクの見送り',
  pass: '休み',
  cut: 'カット',
  deal: 'ディール',
  set: 'セット',
  settle: '精算',
};

const PHASES: Readonly<Record<Phase, string>> = {
  offer: 'バンクの希望の確認中',
  bets: 'ベット中',
  set: 'セット中',
  dealer: 'ディーラーのカードの公開中',
  over: 'ハンドの終了後',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { name, does } = names;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: '賭け金', bonus: 'ボーナスベット' }),
    'no-such-move': ({ move }) =>
      `「${move}」という操作はありません。使えるのはbank、decline、bet、pass、cut、setです。`,
    'not-now': ({ move, phase }) => notNow(MOVES[move], PHASES[phase]),
    'not-offered': ({ seat }) => `いまバンクの希望を聞かれているのは${name(seat)}です。`,
    'seat-open': ({ seat }) => `${name(seat)}には誰もいません。`,
    'seat-out': ({ seat }) => does(seat, 'このハンドを休んでいます。'),
    'already-set': ({ seat }) => does(seat, 'もうセットしたので、変更できません。'),
    'already-bet': ({ seat }) => does(seat, 'もうベットしたので、変更できません。'),
    'already-cut': ({ seat }) => does(seat, 'もうカットしたので、変更できません。'),
    'dealer-bets-not': () => 'ディーラーは賭けません。',
    'house-cuts-not': () => 'ハウスはカットしません。',
    'table-moves': ({ move }) => `${MOVES[move]}はテーブルが行います。`,
    'bets-open': ({ seat }) => does(seat, 'まだ賭けるか休むかを決めていません。'),
    'no-bonus': () => 'このテーブルにボーナスベットはありません。',
    'bad-cut': ({ most }) => `カットの言葉は${most}文字までです。`,
    'cards-covered': () => 'このカードは伏せられています。表示するまでセットできません。',
    'two-in-front': () => 'フロントに2枚、バックに5枚を置きます。',
    'same-card': ({ card }) => `${kit.cardName(card)}をフロントに2度は置けません。`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? kit.cardName(card) : String(card)}は7枚の中にありません。`;
    },
    foul: (foul) =>
      `${foulText(
        hand(foul.front, foul.frontHigh, foul.frontKicker),
        hand(foul.back, foul.backHigh, foul.backKicker),
      )}。`,
    'house-way': ({ houseWay }) =>
      `ディーラーは${WAYS[houseWay as keyof typeof WAYS]}のハウスウェイでセットします。`,
  };
};

/** What a hand is; in front, where it is nothing, by both its cards. */
function describe(hand: HandDescription, side: Side = 'front'): string {
  return handText(hand, side);
}

/** The words of Pai Gow poker at a table, in Japanese. */
function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: ja.number,
    chips,
    signed: ja.signed,
    describe,
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}

/** The words of Pai Gow poker in Japanese. */
export const otherWords: Translations = { paigow };
