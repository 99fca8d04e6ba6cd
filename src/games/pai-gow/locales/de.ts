import type { Translations } from '../../../locales/translations.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
import { capital } from '../../../locales/capital.js';
import { chips, de, kit, seatNames } from '../../../locales/de/kit.js';
import {
  accusative,
  chipRefusals,
  dative,
  endsWith,
  evenText,
  stackText,
  tableRefusals,
  whoseCards,
} from '../../../locales/de/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { HandsDescribed, PaigowAnnouncement } from '../rules/announce.js';
import type { HandDescription } from '../rules/describe.js';
import type { Comparison, SeatResult } from '../rules/results.js';
import type { HouseWayName } from '../rules/house-ways.js';
import type { MoveType, PaigowRefusal, Phase } from '../rules/state.js';
import { FORTUNE, PUSHED, foulText, handName, handText, houseWayText } from './de-hands.js';
import type { Side } from './en-hands.js';
import type { IdleReason } from './en-labels.js';
import type { PaigowWords } from './en.js';

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

const commissionText = (commission: number, rounded = false): string =>
  commission > 0
    ? ` nach Abzug von ${chips(commission)} Kommission${rounded ? ' (aufgerundet)' : ''}`
    : '';

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, names: SeatNames): readonly string[] {
  return [
    returned > 0
      ? `Der Dealer hatte zu wenig Chips, vom Einsatz ungedeckt zurück: ${chips(returned)}.`
      : '',
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
function outcomeText(
  { result: { seat, outcome, net, commission }, rounded, push }: Paid,
  names: SeatNames,
): string {
  switch (outcome) {
    case 'win':
      return `${endsWith(names, seat, 1)} ${chips(net)}${commissionText(commission, rounded)}.`;
    case 'push':
      return `${names.does(seat, 'spielst', 'spielt')} remis${push ? `: ${PUSHED[push]}` : ''}.`;
    case 'lose':
      return `${endsWith(names, seat, -1)} ${chips(-net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText(paid: Paid, names: SeatNames): string {
  const { result, brief, ...hands } = paid;
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(paid, names);
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
function dealerText({ house, result, rounded }: DealerPaid, names: SeatNames): string {
  const { seat, net, commission } = result;
  const dealing = house ? '' : ' als Dealer';
  const less = commissionText(commission, rounded);
  if (net === 0) return `${evenText(names, seat)}${dealing}${less}.`;
  return `${endsWith(names, seat, net)}${dealing} ${chips(Math.abs(net))}${less}.`;
}

/** A sentence or two for everything that is told of a hand. */
const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => {
  const { does, label } = names;
  return {
    'hand-started': ({ hand, dealer, house, offered }) =>
      `Runde ${de.number(hand)}.${house ? '' : ` ${does(dealer, 'gibst', 'gibt')}.`}${
        offered === undefined ? '' : ` Die Bank wird angeboten: ${names.label(offered)}.`
      }`,
    'bank-offered': ({ seat }) => `Die Bank wird angeboten: ${names.label(seat)}.`,
    'takes-bank': ({ seat }) => `${does(seat, 'übernimmst', 'übernimmt')} die Bank.`,
    'passes-bank': ({ seat }) => `${does(seat, 'gibst', 'gibt')} die Bank weiter.`,
    'house-deals': () => 'Niemand hat die Bank übernommen: das Haus gibt.',
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

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'Du setzt diese Runde aus.',
  'no-chips': 'Du hast keine Chips mehr.',
  deals: 'Du gibst. Die anderen setzen.',
  'deals-later': 'Du gibst. Deine Karten werden aufgedeckt, wenn die anderen gelegt haben.',
  offer: 'Die Bank wird angeboten.',
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
    bank: 'Bank nehmen',
    decline: 'Weitergeben',
    pass: 'Aussetzen',
    'house-way': 'Hausregel',
    set: 'Hände legen',
    show: 'Karten zeigen',
    next: 'Nächste Runde',
    rebuy: 'Neue Chips',
    step: 'Weiter',
    skip: 'Rest zeigen',
    new: 'Neuer Tisch',
  },
  sortBy: { rank: 'Nach Wert ordnen', suit: 'Nach Farbe ordnen' },
  addChip: (amount: number) => `${de.number(amount)} dazu`,
  stakeChanges: {
    repeat: ['Nochmal', 'Letzten Einsatz wiederholen'],
    double: ['2×', 'Einsatz verdoppeln'],
    half: ['½', 'Einsatz halbieren'],
  },
  noStake: 'Bisher wurde nichts gesetzt.',
  fair: 'Diese Runde prüfen',
} satisfies Partial<PaigowWords>;

type Labels = Omit<
  PaigowWords,
  | ('amount' | 'chips' | 'signed' | 'describe' | 'houseWay' | 'announce' | 'refusal')
  | keyof ReturnType<typeof labelsWith>
>;

/** The words that are the same whoever sits at the table. */
const labels: Labels = {
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
  pushed: (hand) => `Remis: ${PUSHED[hand]}`,
  offered: 'Die Bank nehmen? Du gibst dann diese Runde, gegen alle anderen.',
  returned: (count) => `Dealer knapp, ${de.number(count)} zurück`,
  stakeLine: (net) => `Einsatz ${de.signed(net)}`,
  pays: (count) => `Gewinn zahlt ${de.number(count)}`,
  bonusLine: ({ line, net }) =>
    `Fortune${line === null ? '' : `: ${FORTUNE[line]}`} ${de.signed(net)}`,
  seats: 'Plätze',
  help: 'So wird gespielt',
  ownHands: 'Deine Hände',
};

/** `Gültig gelegt: hinten Paar Asse, mehr als vorn König-Dame.` */
const legalText = (front: HandDescription, back: HandDescription): string =>
  `Gültig gelegt: hinten ${handName(back, 'back')}, mehr als vorn ${handName(front, 'front')}.`;

/** The words that name a seat, or quote a refusal. */
const labelsWith = (
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

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'Setzen',
  bank: 'Die Bank nehmen',
  decline: 'Die Bank weitergeben',
  pass: 'Aussetzen',
  cut: 'Abheben',
  deal: 'Geben',
  set: 'Legen',
  settle: 'Auszahlen',
};

const PHASES: Readonly<Record<Phase, string>> = {
  offer: 'die Bank wird angeboten',
  bets: 'es wird gesetzt',
  set: 'die Hände werden gelegt',
  dealer: 'die Karten des Dealers liegen offen',
  over: 'die Runde ist zu Ende',
};

/** The house ways, and the table's own. */
const WAYS: Readonly<Record<HouseWayName | 'own', string>> = {
  foxwoods: 'von Foxwoods',
  'mgm-grand': 'des MGM Grand',
  own: 'dieses Tisches',
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
const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { name, does } = names;
  const stands =
    (done: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'hast', 'hat')} schon ${done}, und dabei bleibt es.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'Der Einsatz', bonus: 'Der Bonuseinsatz' }),
    'no-such-move': ({ move }) =>
      `Den Zug „${move}“ gibt es nicht; möglich sind bank, decline, bet, pass, cut und set.`,
    'not-now': ({ move, phase }) => `${MOVES[move]} geht jetzt nicht, ${PHASES[phase]}.`,
    'not-offered': ({ seat }) => `Die Bank wird gerade angeboten: ${names.label(seat)}.`,
    'seat-open': ({ seat }) => `${name(seat)} ist frei.`,
    'seat-out': ({ seat }) => `${does(seat, 'setzt')} diese Runde aus.`,
    'already-set': stands('gelegt'),
    'already-bet': stands('gesetzt'),
    'already-cut': stands('abgehoben'),
    'dealer-bets-not': () => 'Wer gibt, setzt nicht.',
    'house-cuts-not': () => 'Das Haus hebt nicht ab.',
    'table-moves': ({ move }) => `${MOVES[move]} übernimmt der Tisch.`,
    'bets-open': ({ seat }) => `${does(seat, 'musst', 'muss')} noch setzen oder aussetzen.`,
    'no-bonus': () => 'An diesem Tisch gibt es keinen Bonuseinsatz.',
    'bad-cut': ({ most }) => `Worte zum Abheben haben höchstens ${most} Zeichen.`,
    'cards-covered': () =>
      'Diese Karten sind verdeckt und können erst gelegt werden, wenn sie gezeigt werden.',
    'two-in-front': () => 'Zwei Karten gehören nach vorn, fünf nach hinten.',
    'same-card': ({ card }) => `${kit.cardName(card)} kann nicht zweimal vorn liegen.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? kit.cardName(card) : String(card)} ist keine der sieben Karten.`;
    },
    foul: foulRefused,
    'house-way': ({ houseWay }) =>
      `Der Dealer legt nach der Hausregel ${WAYS[houseWay as keyof typeof WAYS]}.`,
  };
};

/** The words of Pai Gow poker at a table, in German. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: de.number,
    chips,
    signed: de.signed,
    describe: handText,
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}

/** The words of Pai Gow poker in German. */
export const otherWords: Translations = { paigow };
