import type { Shown } from '../../../games/seven-twenty-seven/figures.js';
import type { Scoring } from '../../../games/seven-twenty-seven/options.js';
import type { LastAction, MoveType, Seven27Move } from '../../../games/seven-twenty-seven/state.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { ja, sheets } from '../kit.js';
import { DECLARED, GOAL_NAMES, points, potName } from './seven27-hands.js';

/** The words that name a seat, and those that are made of what happens, see seven27.ts. */
type Others =
  | 'seatName'
  | 'among'
  | 'step'
  | 'amount'
  | 'chips'
  | 'signed'
  | 'explain'
  | 'announce'
  | 'refusal';

const { number } = ja;

const SCORINGS: Readonly<Record<Scoring, string>> = {
  nearest: '目標を上回っても下回っても、差が同じなら互角です。',
  'over-is-bust': '目標を上回ると、その目標では勝てません。',
  'under-beats-over': '差が同じなら、目標を下回るほうが勝ちです。',
  'over-beats-under': '差が同じなら、目標を上回るほうが勝ちです。',
  'inside-beats-outside': '差が同じなら、7と27の間の合計が外の合計に勝ちます。',
  'outside-beats-inside': '差が同じなら、7と27の外の合計が間の合計に勝ちます。',
};

const ACTED: Readonly<Record<LastAction['type'], string>> = {
  ante: 'アンティ',
  'sit-out': '休み',
  cut: 'カット',
  check: 'チェック',
  call: 'コール',
  bet: 'ベット',
  raise: 'レイズ',
  fold: 'フォールド',
  take: 'ドロー',
  stand: 'スタンド',
  declare: '宣言済み',
  bust: 'バースト',
};

/** Moves as an advice says them, where they are called otherwise than what a seat did. */
const ADVICE: Partial<Record<MoveType, string>> = {
  take: '1枚引く',
  'sit-out': '休む',
  declare: '宣言',
};

/** What a steady player would do. */
function hintText(move: Seven27Move): string {
  const { type } = move;
  const name = type === 'deal' || type === 'settle' ? type : ACTED[type];
  const amount = 'amount' in move ? ` ${number(move.amount)}` : '';
  const targets = 'targets' in move ? ` ${DECLARED[move.targets]}` : '';
  return `ヒント：${ADVICE[type] ?? name}${amount}${targets}。`;
}

/** What lies open: `9½`, with an ace `1か11`. */
function openText({ open, aces }: Shown): string {
  const all = Array.from({ length: aces + 1 }, (_, elevens) => points(open + 20 * elevens));
  return all.length > 2 ? `${all[0]}〜${all.at(-1)}` : all.join('か');
}

/** What stands on buttons, and above what they change. */
const buttons: Pick<
  Seven27Words,
  'amountOf' | 'addChip' | 'menu' | 'buttons' | 'ante' | 'call' | 'bet' | 'raise'
> = {
  amountOf: { bet: 'ベット額', raise: '上乗せ額' },
  addChip: (amount) => `${number(amount)}追加`,
  menu: 'その他',
  buttons: {
    'sit-out': '休む',
    check: 'チェック',
    fold: 'フォールド',
    take: '1枚引く',
    stand: 'スタンド',
    low: '7を宣言',
    high: '27を宣言',
    both: '両方を宣言',
    show: 'カードを見る',
    next: '次のハンド',
    rebuy: 'チップ追加',
    new: '新しいテーブル',
  },
  ante: (chips) => `アンティ ${number(chips)}`,
  call: (chips) => `コール ${number(chips)}`,
  bet: (chips) => `ベット ${number(chips)}`,
  raise: (chips) => `レイズ +${number(chips)}`,
};

/** How hands stand, as the tiles and the seats show it. */
const standings: Pick<
  Seven27Words,
  'goal' | 'standing' | 'aces' | 'shows' | 'seen' | 'range' | 'totals' | 'won' | 'action'
> = {
  goal: (target) => `${GOAL_NAMES[target]}狙い`,
  standing: ({ over, bust }) => {
    if (over === 0) return 'ぴったり';
    if (bust) return '超過で失格';
    return `${points(Math.abs(over))}${over < 0 ? '不足' : '超過'}`;
  },
  aces: ({ aces, elevens }) => {
    if (aces === 0) return '';
    const as = [aces > elevens ? '1' : '', elevens > 0 ? '11' : ''].filter(Boolean);
    return `エースは${as.join('と')}`;
  },
  shows: (shown) => `表は${openText(shown)}`,
  seen: (shown) => `ほかの人には${openText(shown)}`,
  range: ({ least, most }) => `合計${points(least)}〜${points(most)}`,
  totals: ({ low, high }) => (low === high ? points(low) : `${points(low)}と${points(high)}`),
  won: (declared, won) => {
    if (won.length === 0) return declared ? `${DECLARED[declared]}を宣言` : '';
    return won.length > 1 ? '両方を獲得' : `${GOAL_NAMES[won[0]!]}側を獲得`;
  },
  action: ({ type, amount, allIn }) =>
    allIn ? 'オールイン' : `${ACTED[type]}${amount ? ` ${number(amount)}` : ''}`,
};

/** The words that are the same whoever sits at the table. */
export const labels: Omit<Seven27Words, Others> = {
  title: 'セブン・トゥエンティセブン',
  handNumber: (hand) => `第${number(hand)}ハンド`,
  dealer: 'ディーラー',
  dealerSign: 'D',
  openSeat: '空席',
  seats: '席',
  dealings: {
    'up-down': '表向きと裏向きのカードが1枚ずつ配られます。',
    'down-down-up': '裏向きのカード2枚と表向きのカード1枚が配られます。',
  },
  ownHand: 'あなたの手札',
  toAnte: 'アンティ待ち',
  backs: (count) => `裏向きのカード${sheets(count)}`,
  points,
  values: (half) => [
    `${half ? '10 ' : ''}J Q K ½`,
    `2–${half ? 9 : 10} 数字どおり`,
    'エース 1か11、目標ごとに有利なほう',
  ],
  intro: ({ scoring, declare }) => [
    '7に一番近い手がポットの半分を、27に一番近い手が残りの半分を獲得します。1つの手で両方を取ることもできます。',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['最後に7、27、両方のどれかを宣言します。']),
  ],
  pot: 'ポット',
  potName,
  half: (target, chips) => `${GOAL_NAMES[target]}側 ${number(chips)}`,
  limits: (min, max) => `${number(min)}〜${number(max)}`,
  phases: { ante: 'アンティ', bets: 'ベット', draw: 'ドロー', declare: '宣言', over: '結果' },
  frozen: '手札固定',
  help: '遊び方',
  hint: hintText,
  hintLabel: 'ヒント',
  declared: (targets) => `${DECLARED[targets]}を宣言`,
  fair: 'この配札を検証',
  ...buttons,
  ...standings,
};
