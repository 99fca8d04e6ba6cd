import type { Translations } from '../../../locales/translations.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
import { capital } from '../../../locales/capital.js';
import {
  type Seats,
  chipRefusals,
  chips,
  counted,
  es,
  kit,
  netText,
  seatNames,
  stackText,
  tableRefusals,
  theCard,
} from '../../../locales/es/kit.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { HandsDescribed, PaigowAnnouncement } from '../rules/announce.js';
import type { HandDescription } from '../rules/describe.js';
import type { Comparison, SeatResult } from '../rules/results.js';
import type { MoveType, PaigowRefusal, Phase } from '../rules/state.js';
import type { IdleReason, labels as english, labelsWith as englishWith } from './en-labels.js';
import type { PaigowWords } from './en.js';
import {
  FORTUNE,
  PUSHED,
  WAYS,
  foulText,
  handName,
  handText,
  houseWayText,
  theHand,
  verbOf,
} from './es-hands.js';

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
    returned > 0 ? `A la banca le faltaban fichas; sin cubrir, de vuelta: ${chips(returned)}.` : '',
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

const less = (commission: number, rounded = false): string =>
  commission > 0
    ? `, tras ${es.number(commission)} de comisión${rounded ? ', redondeada hacia arriba' : ''}`
    : '';

/** What a player won or lost by the stake. */
const outcomeText = (
  { result: { seat, outcome, net, commission }, rounded, push }: Paid,
  names: Seats,
): string =>
  outcome === 'push'
    ? `${names.does(seat, 'empatas')}${push ? `: ${PUSHED[push]}` : ''}.`
    : `${netText(names, seat, net)}${less(commission, rounded)}.`;

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText(paid: Paid, names: Seats): string {
  const { result, brief, ...hands } = paid;
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(paid, names);
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
const dealerText = ({ house, result, rounded }: DealerPaid, names: Seats): string =>
  `${netText(names, result.seat, result.net)}${house ? '' : ' como banca'}${less(result.commission, rounded)}.`;

/** A sentence or two for everything that is told of a hand. */
const announcementsWith = (names: Seats): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house, offered }) =>
    `Mano ${es.number(hand)}.${house ? '' : ` ${names.does(dealer, 'repartes')}.`}${
      offered === undefined ? '' : ` Se ofrece la banca: ${names.label(offered)}.`
    }`,
  'bank-offered': ({ seat }) => `Se ofrece la banca: ${names.label(seat)}.`,
  'takes-bank': ({ seat }) => `${names.does(seat, 'tomas')} la banca.`,
  'passes-bank': ({ seat }) => `${names.does(seat, 'pasas')} la banca.`,
  'house-deals': () => 'Nadie toma la banca: reparte la casa.',
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

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'No juegas esta mano.',
  'no-chips': 'Ya no tienes fichas.',
  deals: 'Repartes tú. Los demás apuestan.',
  'deals-later': 'Repartes tú. Tus cartas se descubren cuando los demás hayan colocado las suyas.',
  offer: 'Se ofrece la banca.',
  wait: 'Esperando a los demás.',
  nobody: 'Nadie ha apostado, y no se han repartido cartas.',
};

/** A tray's heading: what goes there, or how far that is; behind lie all that are not in front. */
const trayText: PaigowWords['tray'] = (side, count) =>
  side === 'front'
    ? `Delante · ${count === 2 ? 'dos cartas' : `${count} de 2`}`
    : `Detrás · ${count === 5 ? 'cinco cartas' : `${count - 5} para delante`}`;

/** `Colocación válida: la pareja de ases gana a rey, reina.` */
const legalText = (front: HandDescription, back: HandDescription): string =>
  `Colocación válida: ${theHand(back, 'back')} ${verbOf(back, 'gana')} a ${theHand(front, 'front')}.`;

const buttons: PaigowWords['buttons'] = {
  clear: 'Borrar',
  pays: 'Qué paga',
  deal: 'Repartir',
  bank: 'Tomar la banca',
  decline: 'Pasarla',
  pass: 'No jugar',
  'house-way': 'Modo casa',
  set: 'Colocar',
  show: 'Ver mis cartas',
  next: 'Otra mano',
  rebuy: 'Más fichas',
  step: 'Seguir',
  skip: 'Ver el resto',
  new: 'Nueva mesa',
};

/** The words that are the same whoever sits at the table. */
const labels: typeof english = {
  title: 'Póker Pai Gow',
  handNumber: (hand) => `mano ${es.number(hand)}`,
  dealer: 'reparte',
  house: 'casa',
  openSeat: 'libre',
  seatStates: {
    waiting: 'por apostar',
    out: 'no juega',
    setting: 'colocando',
    set: 'colocada',
  },
  staked: (stake, bonus) =>
    `apuesta ${es.number(stake)}${bonus > 0 ? `, bono ${es.number(bonus)}` : ''}`,
  bonusSign: (bonus) => `bono ${es.number(bonus)}`,
  backs: (count) => `${counted(count, 'carta')} boca abajo`,
  hands: { front: 'Delante', back: 'Detrás' },
  tray: trayText,
  idle: (reason) => IDLE[reason],
  diceName: (dice) => `dados ${dice.join(', ')}`,
  stake: 'Apuesta',
  bonus: 'Bono Fortune',
  fortune: FORTUNE,
  limits: (min, max) => `de ${es.number(min)} a ${es.number(max)}`,
  addChip: (amount) => `Añadir ${es.number(amount)}`,
  stakeChanges: {
    repeat: ['Repetir', 'Repetir la última apuesta'],
    double: ['2×', 'Doblar la apuesta'],
    half: ['½', 'Reducir la apuesta a la mitad'],
  },
  noStake: 'Aún no se ha apostado nada.',
  menu: 'Más',
  buttons,
  sortBy: { rank: 'Ordenar por valor', suit: 'Ordenar por palo' },
  outcomes: { win: 'Gana', push: 'Empata', lose: 'Pierde' },
  comparisons: { win: 'gana', lose: 'pierde', copy: 'iguala' },
  foul: 'Nula',
  commission: (count) => `comisión ${es.number(count)}`,
  pushed: (hand) => `empate: ${PUSHED[hand]}`,
  offered: '¿Tomas la banca? Repartirías esta mano, contra todos los demás.',
  returned: (count) => `banca sin fichas, vuelven ${es.number(count)}`,
  stakeLine: (net) => `Apuesta ${es.signed(net)}`,
  pays: (count) => `ganar paga ${es.number(count)}`,
  bonusLine: ({ line, net }) =>
    `Fortune${line === null ? '' : `: ${FORTUNE[line]}`} ${es.signed(net)}`,
  fair: 'Comprobar este reparto',
  seats: 'Asientos',
  help: 'Cómo se juega',
  ownHands: 'Tus manos',
};

/** The words that name a seat, or quote a refusal. */
const labelsWith = (
  { of, label, isYou }: Seats,
  refusal: (refusal: Refusal) => string,
): ReturnType<typeof englishWith> => ({
  seatName: label,
  setLine: (line) => {
    switch (line.code) {
      case 'choose':
        return line.missing === 2
          ? 'Elige dos cartas para delante; las cinco de detrás deben valer más.'
          : 'Elige una carta más para delante.';
      case 'refused':
        return refusal(line.refusal);
      case 'foul':
        return `${capital(foulText(line.front, line.back))}: mano nula, y perderías las dos.`;
      case 'legal':
        return legalText(line.front, line.back);
    }
  },
  firstHand: (total, first, own) =>
    `${total}: la primera mano es ${own || isYou(first) ? 'tuya' : of(first)}`,
  covered: (seat) => `${label(seat)}, toma el dispositivo.`,
  envyLine: ({ seat, line, chips }) =>
    `Envidia: ${label(seat)}, ${FORTUNE[line]} ${es.signed(chips)}`,
});

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'apostar',
  bank: 'tomar la banca',
  decline: 'pasar la banca',
  pass: 'dejar pasar la mano',
  cut: 'cortar',
  deal: 'repartir',
  set: 'colocar',
  settle: 'pagar',
};

const PHASES: Readonly<Record<Phase, string>> = {
  offer: 'se está ofreciendo la banca',
  bets: 'se está apostando',
  set: 'se están colocando las manos',
  dealer: 'las cartas de la banca están a la vista',
  over: 'la mano ha terminado',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

const foulRefused = (foul: Extract<PaigowRefusal, { readonly code: 'foul' }>): string =>
  `${capital(
    foulText(
      hand(foul.front, foul.frontHigh, foul.frontKicker),
      hand(foul.back, foul.backHigh, foul.backKicker),
    ),
  )}.`;

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: Seats): WordsFor<PaigowRefusal | TableRefusal> => {
  const did =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${names.does(seat, 'ya has')} ${what}, y así se queda.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'La apuesta', bonus: 'El bono' }),
    'no-such-move': ({ move }) =>
      `No existe la acción «${move}»; hay bank, decline, bet, pass, cut y set.`,
    'not-now': ({ move, phase }) => `Ahora no toca ${MOVES[move]}: ${PHASES[phase]}.`,
    'not-offered': ({ seat }) => `La banca se ofrece ahora a otro: ${names.label(seat)}.`,
    'seat-open': ({ seat }) => `No hay nadie en ${names.name(seat)}.`,
    'seat-out': ({ seat }) => `${names.does(seat, 'no juegas')} esta mano.`,
    'already-set': did('colocado'),
    'already-bet': did('apostado'),
    'already-cut': did('cortado'),
    'dealer-bets-not': () => 'Quien reparte no apuesta.',
    'house-cuts-not': () => 'La casa no corta.',
    'table-moves': ({ move }) => `De ${MOVES[move]} se encarga la mesa.`,
    'bets-open': ({ seat }) =>
      `${names.does(seat, 'aún tienes')} que apostar o dejar pasar la mano.`,
    'no-bonus': () => 'En esta mesa no hay bono.',
    'bad-cut': ({ most }) => `El texto para cortar tiene como máximo ${es.number(most)} letras.`,
    'cards-covered': () =>
      'Estas cartas están tapadas: no se pueden colocar hasta que se muestren.',
    'two-in-front': () => 'Van dos cartas delante y cinco detrás.',
    'same-card': ({ card }) => `${capital(theCard(card))} no puede ir dos veces delante.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? capital(theCard(card)) : String(card)} no es una de las siete cartas.`;
    },
    foul: foulRefused,
    'house-way': ({ houseWay }) =>
      `La banca coloca según el modo de la casa ${WAYS[houseWay as keyof typeof WAYS]}.`,
  };
};

/** The words of Pai Gow poker at a table, in Spanish. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: es.number,
    chips,
    signed: es.signed,
    describe: handText,
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}

/** The words of Pai Gow poker in Spanish. */
export const otherWords: Translations = { paigow };
