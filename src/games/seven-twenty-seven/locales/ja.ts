import { listOf } from '../../../core/cards/list.js';
import type { Translations } from '../../../locales/translations.js';
import { chips, ja, kit, seatNames, sheets } from '../../../locales/ja/kit.js';
import { chipRefusals, notNow, tableRefusals } from '../../../locales/ja/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Shown } from '../rules/figures.js';
import type { Scoring } from '../rules/options.js';
import type { PreAction } from '../rules/pre-action.js';
import type { LastAction, MoveType, Phase, Seven27Move, Seven27Refusal } from '../rules/state.js';
import type { Seven27Words } from './en.js';
import {
  DECLARED,
  GOAL_NAMES,
  cardsText,
  explanationsWith,
  points,
  potName,
  stepsWith,
  totalsText,
} from './ja-hands.js';

/** What is done in advance. */
const AHEAD: Readonly<Record<PreAction, string>> = {
  'check-or-fold': 'チェックかフォールド',
  'call-any': 'すべてコール',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'ベットです。',
  draw: 'ドローです。',
  declare: '宣言です。',
  over: '',
};

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ name, does }: SeatNames): WordsFor<Done> {
  // Of a raise it is told by how much, and not to what.
  const put =
    (text: (chips: string) => string) =>
    ({ seat, amount, allIn }: PutIn): string =>
      does(seat, `${text(sheets(amount))}${allIn ? '、オールイン' : ''}。`);
  return {
    ante: put((chips) => `アンティ${chips}`),
    call: put((chips) => `${chips}コール`),
    bet: put((chips) => `${chips}ベット`),
    raise: put((chips) => `${chips}レイズ`),
    'sits-out': ({ seat }) => does(seat, '休みます。'),
    cut: ({ seat }) => `${name(seat)}がカットしました。`,
    check: ({ seat }) => does(seat, 'チェック。'),
    fold: ({ seat }) => does(seat, 'フォールド。'),
    bust: ({ seat }) => does(seat, 'バースト。'),
    take: ({ seat, card, totals }) => {
      const what = card === null ? 'カードを1枚' : `${kit.cardName(card)}を`;
      return does(seat, `${what}引きました。${totals ? `合計は${totalsText(totals)}。` : ''}`);
    },
    stand: ({ seat, frozen }) =>
      does(seat, frozen ? 'スタンド。これで手札固定です。' : 'スタンド。'),
  };
}

/** A sentence or two for everything that is told of a hand. */
function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { name, does, whose, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante, carried }) =>
      `第${ja.number(hand)}ハンド。ディーラーは${name(dealer)}、アンティは${sheets(ante)}です。` +
      (carried > 0 ? `ポットに${sheets(carried)}持ち越されています。` : ''),
    'nobody-played': () => '参加者が2人に満たないため、カードは配られません。',
    dealt: ({ shown }) =>
      shown.map(({ seat, cards }) => `${whose(seat)}表のカードは${cardsText(cards)}。`).join(''),
    'own-cards': ({ seat, cards, totals }) =>
      `${whose(seat)}カード：${cardsText(cards)}。合計は${totalsText(totals)}。`,
    declare: ({ seat, targets }) =>
      does(seat, targets === null ? '宣言しました。' : `${DECLARED[targets]}を宣言。`),
    declared: ({ all }) =>
      `宣言：${kit.list(all.map(({ seat, targets }) => `${label(seat)}は${DECLARED[targets]}`))}。`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${whose(seat)}番です。${call > 0 ? `コールには${sheets(call)}必要です。` : ''}`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) =>
      chips > 0
        ? `${whose(seat)}チップは${sheets(chips)}です。`
        : `${whose(seat)}チップはなくなりました。`,
  };
}

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
  const all = listOf(aces + 1, (elevens) => points(open + 20 * elevens));
  return all.length > 2 ? `${all[0]}〜${all.at(-1)}` : all.join('か');
}

/** What stands on buttons, and above what they change. */
const buttons: Pick<
  Seven27Words,
  | 'amountOf'
  | 'addChip'
  | 'presets'
  | 'preActions'
  | 'menu'
  | 'buttons'
  | 'ante'
  | 'call'
  | 'bet'
  | 'raise'
> = {
  amountOf: { bet: 'ベット額', raise: '上乗せ額' },
  addChip: (amount) => `${number(amount)}追加`,
  presets: { min: '最小', 'half-pot': '½ポット', pot: 'ポット', max: '最大' },
  preActions: {
    ...AHEAD,
    chosen: (action: PreAction) => `番が来たら${AHEAD[action]}。`,
    none: '先の選択はありません。',
    dropped: (action: PreAction) => `「${AHEAD[action]}」は無効になりました。`,
    'not-now': 'ほかの人がベットしている間に選べます。',
    shared: 'この端末のほかの人が残っている間は選べません。',
  },
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
    step: '次へ',
    skip: '最後まで見る',
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
  | 'goal'
  | 'standing'
  | 'aces'
  | 'shows'
  | 'seen'
  | 'seenByAll'
  | 'range'
  | 'totals'
  | 'won'
  | 'action'
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
  seenByAll: '全員に公開',
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
const labels: Omit<Seven27Words, Others> = {
  title: 'セブン・トゥエンティセブン',
  handNumber: (hand) => `第${number(hand)}ハンド`,
  dealer: 'ディーラー',
  dealerSign: 'D',
  openSeat: '空席',
  tempers: { cautious: '慎重', steady: '堅実', bold: '強気' },
  seats: '席',
  dealings: {
    'up-down': '表向きと裏向きのカードが1枚ずつ配られます。',
    'down-down-up': '裏向きのカード2枚と表向きのカード1枚が配られます。',
    'down-up': '裏向きと表向きのカードが1枚ずつ配られます。',
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
  intro: ({ scoring, declare, carried }) => [
    ...(carried > 0 ? [`前のハンドから${sheets(carried)}がポットに持ち越されています。`] : []),
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

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'アンティ',
  'sit-out': '休み',
  cut: 'カット',
  deal: 'ディール',
  check: 'チェック',
  bet: 'ベット',
  call: 'コール',
  raise: 'レイズ',
  fold: 'フォールド',
  take: 'ドロー',
  stand: 'スタンド',
  declare: '宣言',
  settle: '精算',
};

const PHASE_NOW: Readonly<Record<Phase, string>> = {
  ante: 'アンティの受付中',
  bets: 'ベット中',
  draw: 'ドロー中',
  declare: '宣言中',
  over: 'ハンドの終了後',
};

/** Refusals of what is done with chips. */
const bettingRefusals = ({ whose, name }: SeatNames) => ({
  ...chipRefusals({ bet: 'ベット', raise: 'レイズ' }),
  'not-your-turn': ({ turn }: { readonly turn: number }) => `今は${whose(turn)}番です。`,
  'bet-open': ({ call }: { readonly call: number }) =>
    `ベットがあります。コールには${sheets(call)}必要です。`,
  'no-bet-open': () => 'まだ誰もベットしていないので、コールできません。',
  'max-raises': ({ max }: { readonly max: number }) =>
    `レイズは1ラウンドに${ja.number(max)}回までです。`,
  'short-of-raise': () => 'コールした後に残るチップがありません。',
  'not-reopened': ({ min }: { readonly min: number }) =>
    `前のレイズが${sheets(min)}に満たないため、さらにレイズはできません。`,
  'nobody-to-raise': () => 'ほかは全員オールインしています。',
  'seat-open': ({ seat }: { readonly seat: number }) => `${name(seat)}には誰もいません。`,
});

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { does } = names;
  const did =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      does(seat, `もう${what}ので、変更できません。`);
  return {
    ...tableRefusals(names),
    ...bettingRefusals(names),
    'no-such-move': ({ move }) => `「${move}」という操作はありません。`,
    'not-now': ({ move, phase }) => notNow(MOVES[move], PHASE_NOW[phase]),
    'seat-out': ({ seat }) => does(seat, 'このハンドを休んでいます。'),
    'seat-folded': ({ seat }) => does(seat, 'フォールドしています。'),
    'seat-bust': ({ seat }) => does(seat, 'バーストしています。'),
    'already-anted': did('アンティを出した'),
    'already-cut': did('カットした'),
    'already-declared': did('宣言した'),
    'seat-frozen': ({ stands }) =>
      `${ja.number(stands)}回続けてスタンドしたので手札は固定され、もう引けません。`,
    'bad-cut': ({ most }) => `カットの言葉は${most}文字までです。`,
    'bad-declaration': ({ targets }) =>
      `「${String(targets)}」は宣言できません。宣言できるのは7、27、両方です。`,
    'table-moves': ({ move }) => `${MOVES[move]}はテーブルが行います。`,
    'antes-open': ({ seat }) => does(seat, 'まだアンティを出すか休むかを決めていません。'),
  };
};

/** The words of Seven Twenty-Seven at a table, in Japanese. */
function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  const steps = stepsWith(names);
  return {
    ...labels,
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
    amount: ja.number,
    chips,
    signed: ja.signed,
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}

/** The words of Seven Twenty-Seven in Japanese. */
export const otherWords: Translations = { seven27 };
