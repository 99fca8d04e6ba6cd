import type { Card } from '../../../cards/card.js';
import type { HandsDescribed, PaigowAnnouncement } from '../../../games/pai-gow/announce.js';
import type { Comparison, SeatResult } from '../../../games/pai-gow/results.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ar, by, chipsOf, kit } from '../kit.js';
import { FORTUNE, handName, handText } from './paigow-hands.js';
import { chipsLeft, wonText } from './table.js';

/** How a hand did. */
const DID: Readonly<Record<Comparison, string>> = {
  win: 'رابحة',
  lose: 'خاسرة',
  copy: 'متطابقة',
};

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `الأمامية رابحة، ملك وبنت؛ والخلفية خاسرة، زوج آسات` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `الأمامية ${DID[result.front]}، ${handName(front, 'front')}؛ ` +
  `والخلفية ${DID[result.back]}، ${handName(back, 'back')}`;

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, { does }: SeatNames): readonly string[] {
  return [
    returned > 0 ? `عاد من الرهان دون مقابل: ${chipsOf(returned)}.` : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `خسارة رهان المكافأة: ${ar.number(bonus.stake)}.`
        : `مكافأة الحظ، ${FORTUNE[bonus.line]}: ربح ${ar.number(bonus.net)}.`,
    ...envy.map(
      ({ seat, line, chips }) =>
        `مكافأة الغيرة، ${FORTUNE[line]} ${does(seat, 'لديك', 'لدى')}: ربح ${ar.number(chips)}.`,
    ),
  ].filter(Boolean);
}

const afterFee = (commission: number): string =>
  commission > 0 ? `، بعد عمولة ${ar.number(commission)}` : '';

/** What a player won or lost by the stake. */
function outcomeText({ seat, outcome, net, commission }: SeatResult, names: SeatNames): string {
  switch (outcome) {
    case 'win':
      return `${wonText(names, seat, net)}${afterFee(commission)}.`;
    case 'push':
      return `${names.does(seat, 'تعادلت', 'تعادل')}.`;
    case 'lose':
      return `${wonText(names, seat, net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText({ result, brief, ...hands }: Paid, names: SeatNames): string {
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(result, names);
  const how = foul ? 'ترتيب مخالف، واليدان خاسرتان' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}: ${how}. ${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`المجموع ${ar.signed(total)}.`] : []),
  ].join(' ');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
function dealerText({ house, result }: DealerPaid, names: SeatNames): string {
  const { seat, net, commission } = result;
  const did =
    net === 0 ? `${names.does(seat, 'خرجت', 'خرج')} بلا ربح ولا خسارة` : wonText(names, seat, net);
  return `${did}${house ? '' : ' من التوزيع'}${afterFee(commission)}.`;
}

/** A sentence or two for everything that is told of a hand. */
export const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => {
  const { does, label, name } = names;
  const cardsFor = (seat: number, cards: readonly Card[]): string =>
    `${does(seat, 'أوراقك', 'أوراق')}: ${cardsText(cards)}.`;
  return {
    'hand-started': ({ hand, dealer, house }) =>
      `الجولة ${ar.number(hand)}.${house ? '' : ` الموزّع: ${name(dealer)}.`}`,
    bet: ({ seat, amount, bonus }) =>
      `${does(seat, 'راهنت', 'راهن')} ${by(chipsOf(amount, true))}${bonus > 0 ? `، و${by(ar.number(bonus))} على الحظ` : ''}.`,
    'sits-out': ({ seat }) => `${label(seat)}: خارج الجولة.`,
    cut: ({ seat }) => `${does(seat, 'قطعت', 'قطع')} الورق.`,
    'nobody-played': () => 'لم يراهن أحد، ولم توزَّع أوراق.',
    dealt: ({ first, dice }) => {
      const total = dice.reduce((sum, die) => sum + die, 0);
      const thrown = total > 0 ? `مجموع النرد ${total}. ` : '';
      return `${thrown}اليد الأولى: ${name(first)}.`;
    },
    'own-cards': ({ seat, cards }) => cardsFor(seat, cards),
    set: ({ seat }) => `${does(seat, 'انتهيت', 'انتهى')} من الترتيب.`,
    // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
    'dealer-shown': ({ seat, cards, sets }) =>
      `انتهى الجميع من الترتيب.${sets ? ` ${cardsFor(seat, cards)}` : ''}`,
    'dealer-set': ({ seat, front, back }) =>
      `${label(seat)}: في الأمام ${handText(front, 'front')}، وفي الخلف ${handText(back, 'back')}.`,
    paid: (paid) => paidText(paid, names),
    'dealer-paid': (paid) => dealerText(paid, names),
    stack: ({ seat, chips }) => chipsLeft(names, seat, chips),
  };
};
