import type { Card } from '../../../cards/card.js';
import type { HandsDescribed, PaigowAnnouncement } from '../../../games/pai-gow/announce.js';
import type { Comparison, SeatResult } from '../../../games/pai-gow/results.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ja, kit, sheets } from '../kit.js';
import { FORTUNE, handName, handText } from './paigow-hands.js';

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
const less = (commission: number): string =>
  commission > 0 ? `コミッション${sheets(commission)}を引いて` : '';

/** What a player won or lost by the stake. */
function outcomeText({ seat, outcome, net, commission }: SeatResult, { does }: SeatNames): string {
  switch (outcome) {
    case 'win':
      return does(seat, `${less(commission)}${sheets(net)}の勝ちです。`);
    case 'push':
      return does(seat, '引き分けです。');
    case 'lose':
      return does(seat, `${sheets(-net)}の負けです。`);
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText({ result, brief, ...hands }: Paid, names: SeatNames): string {
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(result, names);
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
function dealerText({ house, result }: DealerPaid, { does }: SeatNames): string {
  const { seat, net, commission } = result;
  const as = house ? '' : 'ディーラーとして';
  if (net === 0) return does(seat, `${as}増減なしです。`);
  return does(
    seat,
    `${as}${less(commission)}${sheets(Math.abs(net))}の${net > 0 ? '勝ち' : '負け'}です。`,
  );
}

/** A sentence or two for everything that is told of a hand. */
export const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house }) =>
    `第${ja.number(hand)}ハンド。${house ? '' : `ディーラーは${names.name(dealer)}です。`}`,
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
