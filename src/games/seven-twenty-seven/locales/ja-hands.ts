import { type Card, rankOf } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { CORNERS, ja, kit, sheets } from '../../../locales/ja/kit.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import type { Explanation } from '../rules/explain.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import type { Step } from './en-labels.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: '両方' };

/** The targets in half points. */
const GOALS: Readonly<Record<Target, number>> = { low: 14, high: 54 };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `ポット`. */
export const potName = (pot: number, pots: number): string => {
  if (pots < 2) return 'ポット';
  return pot === 0 ? 'メインポット' : `サイドポット${pots > 2 ? pot : ''}`;
};

/** A hand by its ranks alone: `5-A-A`. */
const ranks = (cards: readonly Card[]): string =>
  cards.map((card) => CORNERS[rankOf(card) - 1]).join('-');

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** How far a total is from its target: `7との差½`. */
const offText = (total: number, target: Target): string =>
  `${GOAL_NAMES[target]}との差${points(Math.abs(total - GOALS[target]))}`;

/** `7` where it is exact, else `6½（7との差½）`. */
const nearText = (total: number, target: Target): string =>
  total === GOALS[target] ? points(total) : `${points(total)}（${offText(total, target)}）`;

/** How near a hand is to both: `7と27`, `6½（7との差½）と26（27との差1）`. */
const bothText = ({ low, high }: Totals): string =>
  // One total for both is said once.
  low === high
    ? `${points(low)}（${low === GOALS.low ? '' : `${offText(low, 'low')}、`}${offText(high, 'high')}）`
    : `${nearText(low, 'low')}と${nearText(high, 'high')}`;

/** What a hand comes to: `7狙いで6½、27狙いで16½`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `7狙いで${points(low)}、27狙いで${points(high)}`;

/** Which pot a line is about, where there are several: `メインポット：`, `サイドポット2：`. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}：`;

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = ({ name, label, does }: SeatNames): WordsFor<Explanation> => ({
  both: ({ seat, cards, totals, amount, ...of }) =>
    `${before(of)}${label(seat)}：${ranks(cards)}は${bothText(totals)}。7と27の両方を制して${sheets(amount)}獲得。`,
  half: ({ seat, cards, target, total, shared, odd, amount, ...of }) =>
    `${before(of)}${label(seat)}：${ranks(cards)}は${nearText(total, target)}。` +
    `${GOAL_NAMES[target]}側を${shared ? '分け合い' : '制して'}${sheets(amount)}${odd ? '（端数を含む）' : ''}獲得。`,
  unclaimed: ({ target, seats, amount, ...of }) =>
    `${before(of)}${GOAL_NAMES[target]}側を取れる人がいないため、${sheets(amount)}も${kit.list(seats.map(name))}のものになります。`,
  last: ({ seat, amount, ...of }) =>
    of.pots < 2
      ? does(seat, `最後の1人になり${sheets(amount)}獲得。カードは公開されません。`)
      : `${before(of)}残ったのは${name(seat)}だけなので${sheets(amount)}獲得。`,
  'failed-both': ({ seat, ...of }) =>
    before(of) + does(seat, '両方を宣言しましたが、両方で一番になれず失格です。'),
  void: (of) => `${before(of)}宣言どおりに勝てる人がいないため、合計で決めます。`,
  carried: ({ target, amount, ...of }) =>
    `${before(of)}${target === null ? 'ポット' : `${GOAL_NAMES[target]}側`}を取れる人がいないため、${sheets(amount)}は次のハンドに持ち越されます。`,
  'three-quarters': ({ seat, amount, ...of }) =>
    before(of) +
    does(seat, `片方を単独で制し、もう片方で並んだため、4分の3の${sheets(amount)}獲得。`),
  'five-ace-ace': ({ seats }) =>
    `5-A-Aはほかのすべての手に勝ちます：${kit.list(seats.map(name))}。`,
  uncalled: ({ seat, amount }) => `コールされなかった${sheets(amount)}は${name(seat)}に戻ります。`,
  nothing: ({ seat, cards, totals }) => `${label(seat)}：${ranks(cards)}は${bothText(totals)}。`,
});

/** What it costs to stand: nothing, or at last the right to take more cards. */
function standText(freeze: number, stands: number): string {
  if (freeze === 0) return 'スタンドしても、次はまた引けます。';
  return stands + 1 < freeze
    ? `あと${freeze - stands}回続けてスタンドすると、もう引けません。`
    : '今スタンドすると、もう引けません。';
}

/** The next step in plain words. */
export const stepsWith = (names: SeatNames): WordsFor<Step> => {
  const waits = ({ seat }: { readonly seat: Seat | null }): string =>
    `${seat === null ? 'ほかのプレイヤー' : names.name(seat)}を待っています。`;
  return {
    ante: ({ ante }) =>
      `アンティ${sheets(ante)}を出して参加するか、このハンドを休むかを選んでください。`,
    check: ({ min, max }) =>
      `まだ誰もベットしていません。何も払わずチェックするか、${ja.number(min)}〜${sheets(max)}をベットします。`,
    call: ({ call, raises }) =>
      `残るには${sheets(call)}必要です。コール${raises ? 'かレイズ' : ''}をするか、フォールドしてポットをあきらめます。`,
    draw: ({ up, freeze, stands }) =>
      `カードを${up ? '表向きで' : ''}1枚引くか、スタンドします。${standText(freeze, stands)}`,
    declare: ({ secret, tie }) =>
      `どちらを狙いますか。両方を宣言すると、${tie ? '片方で勝ち、もう片方も引き分け以上になる' : '両方で勝つ'}必要があります。${secret ? '宣言は全員同時に公開されます。' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${names.label(seat)}の番です。端末を受け取ってください。`,
    frozen: (step) => `手札は固定されました。もう引けませんが、ベットは続きます。${waits(step)}`,
    'all-in': (step) => `オールインです。これ以上ベットしません。${waits(step)}`,
    paid: ({ seat, won, put }) => {
      const net = won - put;
      const sum = net === 0 ? '増減なし' : `${sheets(Math.abs(net))}の${net > 0 ? '勝ち' : '負け'}`;
      const parts = won === 0 ? '' : `ポットから${sheets(won)}、支払いは${sheets(put)}。`;
      return names.does(seat, `${sum}です。${parts}`);
    },
    folded: () => 'フォールドしました。ほかのプレイヤーが続けています。',
    bust: () =>
      'バーストです。エースをすべて1と数えても27を超えました。ほかのプレイヤーが続けています。',
    'sits-out': () => 'このハンドは休みです。',
    'no-chips': () => 'チップがありません。',
    nobody: () => '参加者が2人に満たないため、カードは配られませんでした。',
  };
};
