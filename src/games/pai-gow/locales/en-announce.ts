import type { Card } from '../../../core/cards/card.js';
import { kitEn } from '../../../locales/kit-en.js';
import type { WordsFor } from '../../../locales/saying.js';
import { type SeatNames, chipsText, numberText, signedText } from '../../../locales/table-en.js';
import type { HandsDescribed, PaigowAnnouncement } from '../rules/announce.js';
import type { Comparison, SeatResult } from '../rules/results.js';
import { FORTUNE, PUSHED, handName, handText, verbOf } from './en-hands.js';

/** How a hand did, of one thing and of several. */
const DID: Readonly<Record<Comparison, readonly [one: string, many: string]>> = {
  win: ['wins', 'win'],
  lose: ['loses', 'lose'],
  copy: ['copies', 'copy'],
};

const cardsText = (cards: readonly Card[]): string => kitEn.list(cards.map(kitEn.cardName));

/** `king, queen wins in front, pair of aces loses behind` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `${handName(front, 'front')} ${verbOf(front, ...DID[result.front])} in front, ` +
  `${handName(back, 'back')} ${verbOf(back, ...DID[result.back])} behind`;

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, { whose }: SeatNames): readonly string[] {
  return [
    returned > 0
      ? `The dealer was short: ${chipsText(returned)} of the stake came back uncovered.`
      : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `The bonus bet of ${numberText(bonus.stake)} loses.`
        : `Fortune, ${FORTUNE[bonus.line]}: ${numberText(bonus.net)} won.`,
    ...envy.map(
      ({ seat, line, chips }) => `Envy, ${whose(seat)} ${FORTUNE[line]}: ${numberText(chips)} won.`,
    ),
  ].filter(Boolean);
}

/** `, after 1 commission, rounded up` */
const after = (commission: number, rounded = false): string =>
  commission > 0
    ? `, after ${numberText(commission)} commission${rounded ? ', rounded up' : ''}`
    : '';

/** What a player won or lost by the stake. */
function outcomeText(
  { result: { seat, outcome, net, commission }, rounded, push }: Paid,
  { does }: SeatNames,
): string {
  switch (outcome) {
    case 'win':
      return `${does(seat, 'win')} ${chipsText(net)}${after(commission, rounded)}.`;
    case 'push':
      return `${does(seat, 'push', 'pushes')}${push ? `: ${PUSHED[push]}` : ''}.`;
    case 'lose':
      return `${does(seat, 'lose')} ${chipsText(-net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText(paid: Paid, names: SeatNames): string {
  const { result, brief, ...hands } = paid;
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(paid, names);
  const how = foul ? 'a foul loses both hands' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}: ${how}. ${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`In all ${signedText(total)}.`] : []),
  ].join(' ');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
function dealerText({ house, result, rounded }: DealerPaid, { does }: SeatNames): string {
  const { seat, net, commission } = result;
  const did =
    net === 0
      ? `${does(seat, 'break')} even`
      : `${does(seat, net > 0 ? 'win' : 'lose')} ${chipsText(Math.abs(net))}`;
  return `${did}${house ? '' : ' as the dealer'}${after(commission, rounded)}.`;
}

/** A sentence or two for everything that is told of a hand. */
export const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house, offered }) =>
    `Hand ${numberText(hand)}.${house ? '' : ` ${names.does(dealer, 'deal')}.`}${
      offered === undefined ? '' : ` The bank is offered to ${names.name(offered)}.`
    }`,
  'bank-offered': ({ seat }) => `The bank is offered to ${names.name(seat)}.`,
  'takes-bank': ({ seat }) => `${names.does(seat, 'take')} the bank.`,
  'passes-bank': ({ seat }) => `${names.does(seat, 'pass', 'passes')} the bank on.`,
  'house-deals': () => 'Nobody took the bank: the house deals.',
  bet: ({ seat, amount, bonus }) =>
    `${names.does(seat, 'bet')} ${chipsText(amount)}${bonus > 0 ? `, and ${numberText(bonus)} on Fortune` : ''}.`,
  'sits-out': ({ seat }) => `${names.does(seat, 'sit')} out.`,
  cut: ({ seat }) => `${names.does(seat, 'cut')} the cards.`,
  'nobody-played': () => 'Nobody bet, and no cards were dealt.',
  dealt: ({ first, dice }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    const thrown = total > 0 ? `The dice come to ${total}. ` : '';
    return `${thrown}${names.does(first, 'get')} the first hand.`;
  },
  'own-cards': ({ seat, cards }) => `${names.whose(seat)} cards: ${cardsText(cards)}.`,
  set: ({ seat }) => `${names.does(seat, 'have', 'has')} set.`,
  // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
  'dealer-shown': ({ seat, cards, sets }) =>
    `All have set.${sets ? ` ${names.whose(seat)} cards: ${cardsText(cards)}.` : ''}`,
  'dealer-set': ({ seat, front, back }) =>
    `${names.label(seat)}: ${handText(front, 'front')} in front, ${handText(back, 'back')} behind.`,
  paid: (paid) => paidText(paid, names),
  'dealer-paid': (paid) => dealerText(paid, names),
  stack: ({ seat, chips }) =>
    `${names.does(seat, 'have', 'has')} ${chips > 0 ? chipsText(chips) : 'no chips left'}.`,
});
