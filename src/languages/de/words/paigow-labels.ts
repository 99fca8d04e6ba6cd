import type { HandDescription } from '../../../games/pai-gow/describe.js';
import type { IdleReason } from '../../../games/pai-gow/words-labels.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type { Side } from '../../../games/pai-gow/words-hands.js';
import type { Refusal } from '../../../engine/reason.js';
import { capital } from '../../../locales/capital.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { de } from '../kit.js';
import { FORTUNE, foulText, handName } from './paigow-hands.js';
import { accusative, dative } from './table.js';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'Du setzt diese Runde aus.',
  'no-chips': 'Du hast keine Chips mehr.',
  deals: 'Du gibst. Die anderen setzen.',
  'deals-later': 'Du gibst. Deine Karten werden aufgedeckt, wenn die anderen gelegt haben.',
  wait: 'Warten auf die anderen.',
  nobody: 'Niemand hat gesetzt, es wurden keine Karten gegeben.',
};

/** A tray's heading: what goes there, or how far that is; behind lie all that are not in front. */
function trayText(side: Side, count: number): string {
  if (side === 'front') return `Vorn · ${count === 2 ? 'zwei Karten' : `${count} von 2`}`;
  return `Hinten · ${count === 5 ? 'fünf Karten' : `${count - 5} nach vorn`}`;
}

/** What it is called that can be tapped. */
const controls = {
  menu: 'Mehr',
  buttons: {
    clear: 'Leeren',
    pays: 'Auszahlung',
    deal: 'Geben',
    pass: 'Aussetzen',
    'house-way': 'Hausregel',
    set: 'Hände legen',
    show: 'Karten zeigen',
    next: 'Nächste Runde',
    rebuy: 'Neue Chips',
    new: 'Neuer Tisch',
  },
  sortBy: { rank: 'Nach Wert ordnen', suit: 'Nach Farbe ordnen' },
  addChip: (amount: number) => `${de.number(amount)} dazu`,
  fair: 'Diese Runde prüfen',
} satisfies Partial<PaigowWords>;

type Labels = Omit<
  PaigowWords,
  | ('amount' | 'chips' | 'signed' | 'describe' | 'houseWay' | 'announce' | 'refusal')
  | keyof ReturnType<typeof labelsWith>
>;

/** The words that are the same whoever sits at the table. */
export const labels: Labels = {
  ...controls,
  title: 'Pai Gow Poker',
  handNumber: (hand) => `Runde ${de.number(hand)}`,
  dealer: 'Dealer',
  house: 'Haus',
  openSeat: 'frei',
  seatStates: { waiting: 'setzt noch', out: 'setzt aus', setting: 'beim Legen', set: 'gelegt' },
  staked: (stake, bonus) =>
    `Einsatz ${de.number(stake)}${bonus > 0 ? `, Bonus ${de.number(bonus)}` : ''}`,
  bonusSign: (bonus) => `Bonus ${de.number(bonus)}`,
  backs: (count) => de.counted(count, { one: 'verdeckte Karte', other: 'verdeckte Karten' }),
  hands: { front: 'Vorn', back: 'Hinten' },
  tray: trayText,
  idle: (reason) => IDLE[reason],
  diceName: (dice) => `Würfel ${dice.join(', ')}`,
  stake: 'Einsatz',
  bonus: 'Fortune-Bonus',
  fortune: FORTUNE,
  limits: (min, max) => `${de.number(min)} bis ${de.number(max)}`,
  outcomes: { win: 'Gewinn', push: 'Remis', lose: 'Verlust' },
  comparisons: { win: 'gewinnt', lose: 'verliert', copy: 'gleich' },
  foul: 'Ungültig',
  commission: (count) => `Kommission ${de.number(count)}`,
  returned: (count) => `${de.number(count)} zurück`,
  bonusLine: ({ line, net }) =>
    `Fortune${line === null ? '' : `: ${FORTUNE[line]}`} ${de.signed(net)}`,
  seats: 'Plätze',
  ownHands: 'Deine Hände',
};

/** `Gültig gelegt: hinten Paar Asse, mehr als vorn König-Dame.` */
const legalText = (front: HandDescription, back: HandDescription): string =>
  `Gültig gelegt: hinten ${handName(back, 'back')}, mehr als vorn ${handName(front, 'front')}.`;

/** The words that name a seat, or quote a refusal. */
export const labelsWith = (
  names: SeatNames,
  refusal: (refusal: Refusal) => string,
): Pick<PaigowWords, 'seatName' | 'setLine' | 'firstHand' | 'covered' | 'envyLine'> => ({
  seatName: names.label,
  setLine: (line) => {
    switch (line.code) {
      case 'choose':
        return line.missing === 2
          ? 'Wähl zwei Karten für vorn; die fünf hinten müssen höher sein.'
          : 'Wähl noch eine Karte für vorn.';
      case 'refused':
        return refusal(line.refusal);
      case 'foul':
        return `${capital(foulText(line.front, line.back))}. Das ist ungültig, beide Hände würden verlieren.`;
      case 'legal':
        return legalText(line.front, line.back);
    }
  },
  firstHand: (total, first, own) =>
    `${total}: erste Hand für ${own ? 'dich' : accusative(names, first)}`,
  covered: (seat) => `Gib das Gerät an ${accusative(names, seat)}.`,
  envyLine: ({ seat, line, chips }) =>
    `Envy: ${FORTUNE[line]} bei ${dative(names, seat)} ${de.signed(chips)}`,
});
