import type { Card } from '../../../cards/card.js';
import type { HandsDescribed, PaigowAnnouncement } from '../../../games/pai-gow/announce.js';
import type { Comparison, SeatResult } from '../../../games/pai-gow/results.js';
import type { WordsFor } from '../../../locales/saying.js';
import { type Seats, chips, es, kit, netText, stackText } from '../kit.js';
import { FORTUNE, handName, handText, verbOf } from './paigow-hands.js';

/** How a hand did. */
const DID: Readonly<Record<Comparison, string>> = { win: 'gana', lose: 'pierde', copy: 'iguala' };

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `rey, reina gana delante; pareja de ases pierde detrás` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `${handName(front, 'front')} ${verbOf(front, DID[result.front])} delante; ` +
  `${handName(back, 'back')} ${verbOf(back, DID[result.back])} detrás`;

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, { label }: Seats): readonly string[] {
  return [
    returned > 0 ? `Sin cubrir, de vuelta: ${chips(returned)}.` : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `El bono de ${es.number(bonus.stake)} se pierde.`
        : `Fortune, ${FORTUNE[bonus.line]}: premio de ${es.number(bonus.net)}.`,
    ...envy.map(
      (one) =>
        `Envidia, ${label(one.seat)}, ${FORTUNE[one.line]}: premio de ${es.number(one.chips)}.`,
    ),
  ].filter(Boolean);
}

const less = (commission: number): string =>
  commission > 0 ? `, tras ${es.number(commission)} de comisión` : '';

/** What a player won or lost by the stake. */
const outcomeText = ({ seat, outcome, net, commission }: SeatResult, names: Seats): string =>
  outcome === 'push'
    ? `${names.does(seat, 'empatas')}.`
    : `${netText(names, seat, net)}${less(commission)}.`;

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText({ result, brief, ...hands }: Paid, names: Seats): string {
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(result, names);
  const how = foul ? 'mano nula, pierde las dos' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}: ${how}. ${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`En total, ${es.signed(total)}.`] : []),
  ].join(' ');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
const dealerText = ({ house, result }: DealerPaid, names: Seats): string =>
  `${netText(names, result.seat, result.net)}${house ? '' : ' como banca'}${less(result.commission)}.`;

/** A sentence or two for everything that is told of a hand. */
export const announcementsWith = (names: Seats): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house }) =>
    `Mano ${es.number(hand)}.${house ? '' : ` ${names.does(dealer, 'repartes')}.`}`,
  bet: ({ seat, amount, bonus }) =>
    `${names.does(seat, 'apuestas')} ${chips(amount)}${bonus > 0 ? `, y ${es.number(bonus)} a Fortune` : ''}.`,
  'sits-out': ({ seat }) => `${names.does(seat, 'no juegas')}.`,
  cut: ({ seat }) => `${names.does(seat, 'cortas')}.`,
  'nobody-played': () => 'Nadie ha apostado, y no se reparten cartas.',
  dealt: ({ first, dice }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    const thrown = total > 0 ? `Los dados suman ${total}. ` : '';
    return `${thrown}${names.does(first, 'recibes')} la primera mano.`;
  },
  'own-cards': ({ seat, cards }) => `${names.whose(seat, 'cartas', 'las')}: ${cardsText(cards)}.`,
  set: ({ seat }) => `${names.does(seat, 'ya has')} colocado.`,
  // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
  'dealer-shown': ({ seat, cards, sets }) =>
    `Todos han colocado.${sets ? ` ${names.whose(seat, 'cartas', 'las')}: ${cardsText(cards)}.` : ''}`,
  'dealer-set': ({ seat, front, back }) =>
    `${names.label(seat)}: ${handText(front, 'front')} delante; ${handText(back, 'back')} detrás.`,
  paid: (paid) => paidText(paid, names),
  'dealer-paid': (paid) => dealerText(paid, names),
  stack: ({ seat, chips: left }) => stackText(names, seat, left),
});
