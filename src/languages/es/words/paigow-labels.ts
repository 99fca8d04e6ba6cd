import type { Refusal } from '../../../engine/reason.js';
import type { HandDescription } from '../../../games/pai-gow/describe.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type {
  IdleReason,
  labels as english,
  labelsWith as englishWith,
} from '../../../games/pai-gow/words-labels.js';
import { capital } from '../../../locales/capital.js';
import { type Seats, counted, es } from '../kit.js';
import { FORTUNE, foulText, theHand, verbOf } from './paigow-hands.js';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'No juegas esta mano.',
  'no-chips': 'Ya no tienes fichas.',
  deals: 'Repartes tú. Los demás apuestan.',
  'deals-later': 'Repartes tú. Tus cartas se descubren cuando los demás hayan colocado las suyas.',
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
  pass: 'No jugar',
  'house-way': 'Modo casa',
  set: 'Colocar',
  show: 'Ver mis cartas',
  next: 'Otra mano',
  rebuy: 'Más fichas',
  new: 'Nueva mesa',
};

/** The words that are the same whoever sits at the table. */
export const labels: typeof english = {
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
  menu: 'Más',
  buttons,
  sortBy: { rank: 'Ordenar por valor', suit: 'Ordenar por palo' },
  outcomes: { win: 'Gana', push: 'Empata', lose: 'Pierde' },
  comparisons: { win: 'gana', lose: 'pierde', copy: 'iguala' },
  foul: 'Nula',
  commission: (count) => `comisión ${es.number(count)}`,
  returned: (count) => `de vuelta ${es.number(count)}`,
  bonusLine: ({ line, net }) =>
    `Fortune${line === null ? '' : `: ${FORTUNE[line]}`} ${es.signed(net)}`,
  fair: 'Comprobar este reparto',
  seats: 'Asientos',
  ownHands: 'Tus manos',
};

/** The words that name a seat, or quote a refusal. */
export const labelsWith = (
  { name, label, isYou }: Seats,
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
    `${total}: la primera mano es ${own || isYou(first) ? 'tuya' : `d${name(first)}`}`,
  covered: (seat) => `${label(seat)}, toma el dispositivo.`,
  envyLine: ({ seat, line, chips }) =>
    `Envidia: ${label(seat)}, ${FORTUNE[line]} ${es.signed(chips)}`,
});
