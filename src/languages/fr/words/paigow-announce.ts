import type { Card } from '../../../cards/card.js';
import type { HandsDescribed, PaigowAnnouncement } from '../../../games/pai-gow/announce.js';
import type { Comparison, SeatResult } from '../../../games/pai-gow/results.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { belonging, chips, fr, kit } from '../kit.js';
import { FORTUNE, handName, handText, verbOf } from './paigow-hands.js';

/** How a hand did, of one thing and of several. */
const DID: Readonly<Record<Comparison, readonly [one: string, many: string]>> = {
  win: ['gagne', 'gagnent'],
  lose: ['perd', 'perdent'],
  copy: ['copie', 'copient'],
};

const cardsOf = (whose: string, cards: readonly Card[]): string =>
  `${belonging(whose, 'Vos cartes', 'Cartes')}\u00a0: ${kit.list(cards.map(kit.cardName))}.`;

/** `roi, dame gagne en main basse, paire d’as perd en main haute` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `${handName(front, 'front')} ${verbOf(front, ...DID[result.front])} en main basse, ` +
  `${handName(back, 'back')} ${verbOf(back, ...DID[result.back])} en main haute`;

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, { whose }: SeatNames): readonly string[] {
  const line = (seat: number, name: string): string =>
    belonging(whose(seat), `votre ${name}`, name);
  return [
    returned > 0 ? `Part de la mise non couverte, rendue\u00a0: ${chips(returned)}.` : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `Le bonus de ${fr.number(bonus.stake)} est perdu.`
        : `Fortune, ${FORTUNE[bonus.line]}\u00a0: gain de ${fr.number(bonus.net)}.`,
    ...envy.map(
      (one) => `Envy, ${line(one.seat, FORTUNE[one.line])}\u00a0: gain de ${fr.number(one.chips)}.`,
    ),
  ].filter(Boolean);
}

const lessCommission = (commission: number): string =>
  commission > 0 ? `, commission de ${fr.number(commission)} déduite` : '';

/** What a player won or lost by the stake. */
function outcomeText(
  { seat, outcome, net, commission }: SeatResult,
  { does, name }: SeatNames,
): string {
  switch (outcome) {
    case 'win':
      return `${does(seat, 'gagnez')} ${chips(net)}${lessCommission(commission)}.`;
    case 'push':
      return `Égalité pour ${name(seat)}.`;
    case 'lose':
      return `${does(seat, 'perdez', 'perd')} ${chips(-net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText({ result, brief, ...hands }: Paid, names: SeatNames): string {
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(result, names);
  const how = foul ? 'faute, les deux mains sont perdues' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}\u00a0: ${how}. ${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`Au total ${fr.signed(total)}.`] : []),
  ].join(' ');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
function dealerText({ house, result }: DealerPaid, { does }: SeatNames): string {
  const { seat, net, commission } = result;
  const amount = chips(Math.abs(net));
  const did =
    net === 0
      ? does(seat, 'ne gagnez ni ne perdez', 'ne gagne ni ne perd')
      : net > 0
        ? `${does(seat, 'gagnez')} ${amount}`
        : `${does(seat, 'perdez', 'perd')} ${amount}`;
  return `${did}${house ? '' : ' comme donneur'}${lessCommission(commission)}.`;
}

/** A sentence or two for everything that is told of a hand. */
export const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house }) =>
    `Main ${fr.number(hand)}.${house ? '' : ` ${names.does(dealer, 'donnez')}.`}`,
  bet: ({ seat, amount, bonus }) =>
    `${names.does(seat, 'misez')} ${chips(amount)}${bonus > 0 ? `, et ${fr.number(bonus)} sur Fortune` : ''}.`,
  'sits-out': ({ seat }) => `${names.does(seat, 'passez')} cette main.`,
  cut: ({ seat }) => `${names.does(seat, 'coupez')}.`,
  'nobody-played': () => 'Personne n’a misé\u00a0: aucune carte n’est donnée.',
  dealt: ({ first, dice }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    const thrown = total > 0 ? `Les dés font ${total}. ` : '';
    return `${thrown}${names.does(first, 'recevez', 'reçoit')} la première main.`;
  },
  'own-cards': ({ seat, cards }) => cardsOf(names.whose(seat), cards),
  set: ({ seat }) => `${names.does(seat, 'avez composé vos', 'a composé ses')} mains.`,
  // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
  'dealer-shown': ({ seat, cards, sets }) =>
    `Toutes les mains sont prêtes.${sets ? ` ${cardsOf(names.whose(seat), cards)}` : ''}`,
  'dealer-set': ({ seat, front, back }) =>
    `${names.label(seat)}\u00a0: ${handText(front, 'front')} en main basse, ${handText(back, 'back')} en main haute.`,
  paid: (paid) => paidText(paid, names),
  'dealer-paid': (paid) => dealerText(paid, names),
  stack: ({ seat, chips: left }) =>
    left > 0
      ? `${names.does(seat, 'avez', 'a')} ${chips(left)}.`
      : `${names.does(seat, 'n’avez', 'n’a')} plus de jetons.`,
});
