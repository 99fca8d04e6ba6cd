import type { Card } from '../../../cards/card.js';
import type { HandsDescribed, PaigowAnnouncement } from '../../../games/pai-gow/announce.js';
import type { Comparison, SeatResult } from '../../../games/pai-gow/results.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { chips, de, kit } from '../kit.js';
import { FORTUNE, handName, handText } from './paigow-hands.js';
import { dative, endsWith, evenText, stackText, whoseCards } from './table.js';

/** How a hand did, of one thing and of several alike. */
const DID: Readonly<Record<Comparison, string>> = {
  win: 'gewonnen',
  lose: 'verloren',
  copy: 'gleichauf',
};

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `König-Dame vorn gewonnen, Paar Asse hinten verloren` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `${handName(front, 'front')} vorn ${DID[result.front]}, ` +
  `${handName(back, 'back')} hinten ${DID[result.back]}`;

const commissionText = (commission: number): string =>
  commission > 0 ? ` nach Abzug von ${chips(commission)} Kommission` : '';

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, names: SeatNames): readonly string[] {
  return [
    returned > 0 ? `Vom Einsatz ungedeckt zurück: ${chips(returned)}.` : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `Der Bonuseinsatz von ${de.number(bonus.stake)} ist verloren.`
        : `Fortune, ${FORTUNE[bonus.line]}: ${de.number(bonus.net)} gewonnen.`,
    ...envy.map(
      ({ seat, line, chips: won }) =>
        `Envy, ${FORTUNE[line]} bei ${dative(names, seat)}: ${de.number(won)} gewonnen.`,
    ),
  ].filter(Boolean);
}

/** What a player won or lost by the stake. */
function outcomeText({ seat, outcome, net, commission }: SeatResult, names: SeatNames): string {
  switch (outcome) {
    case 'win':
      return `${endsWith(names, seat, 1)} ${chips(net)}${commissionText(commission)}.`;
    case 'push':
      return `${names.does(seat, 'spielst', 'spielt')} remis.`;
    case 'lose':
      return `${endsWith(names, seat, -1)} ${chips(-net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText({ result, brief, ...hands }: Paid, names: SeatNames): string {
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(result, names);
  const how = foul ? 'ungültig gelegt, beide Hände verlieren' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}: ${how}. ${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`Insgesamt ${de.signed(total)}.`] : []),
  ].join(' ');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
function dealerText({ house, result }: DealerPaid, names: SeatNames): string {
  const { seat, net, commission } = result;
  const dealing = house ? '' : ' als Dealer';
  const less = commissionText(commission);
  if (net === 0) return `${evenText(names, seat)}${dealing}${less}.`;
  return `${endsWith(names, seat, net)}${dealing} ${chips(Math.abs(net))}${less}.`;
}

/** A sentence or two for everything that is told of a hand. */
export const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => {
  const { does, label } = names;
  return {
    'hand-started': ({ hand, dealer, house }) =>
      `Runde ${de.number(hand)}.${house ? '' : ` ${does(dealer, 'gibst', 'gibt')}.`}`,
    bet: ({ seat, amount, bonus }) =>
      `${does(seat, 'setzt')} ${chips(amount)}${bonus > 0 ? ` und ${de.number(bonus)} auf Fortune` : ''}.`,
    'sits-out': ({ seat }) => `${does(seat, 'setzt')} aus.`,
    cut: ({ seat }) => `${does(seat, 'hebst', 'hebt')} ab.`,
    'nobody-played': () => 'Niemand hat gesetzt, es wurden keine Karten gegeben.',
    dealt: ({ first, dice }) => {
      const total = dice.reduce((sum, die) => sum + die, 0);
      const thrown = total > 0 ? `Die Würfel zeigen zusammen ${total}. ` : '';
      return `${thrown}${does(first, 'bekommst', 'bekommt')} die erste Hand.`;
    },
    'own-cards': ({ seat, cards }) => `${whoseCards(names, seat)}: ${cardsText(cards)}.`,
    set: ({ seat }) => `${does(seat, 'hast', 'hat')} gelegt.`,
    // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
    'dealer-shown': ({ seat, cards, sets }) =>
      `Alle haben gelegt.${sets ? ` ${whoseCards(names, seat)}: ${cardsText(cards)}.` : ''}`,
    'dealer-set': ({ seat, front, back }) =>
      `${label(seat)}: vorn ${handText(front, 'front')}, hinten ${handText(back, 'back')}.`,
    paid: (paid) => paidText(paid, names),
    'dealer-paid': (paid) => dealerText(paid, names),
    stack: ({ seat, chips: left }) => stackText(names, seat, left),
  };
};
