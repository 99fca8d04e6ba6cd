import type { Translations } from '../../../locales/translations.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
import { capital } from '../../../locales/capital.js';
import { The, belonging, chips, forms, fr, kit, seatNames } from '../../../locales/fr/kit.js';
import { chipRefusals, seatRefusals, tableRefusals } from '../../../locales/fr/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { HandsDescribed, PaigowAnnouncement } from '../rules/announce.js';
import type { HandDescription } from '../rules/describe.js';
import type { Comparison, SeatResult } from '../rules/results.js';
import type { MoveType, PaigowRefusal, Phase } from '../rules/state.js';
import type { IdleReason } from './en-labels.js';
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
} from './fr-hands.js';

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
    returned > 0
      ? `Le donneur manquait de jetons\u00a0: part de la mise non couverte, rendue, ${chips(returned)}.`
      : '',
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

const lessCommission = (commission: number, rounded = false): string =>
  commission > 0
    ? `, commission de ${fr.number(commission)} déduite${rounded ? ', arrondie au-dessus' : ''}`
    : '';

/** What a player won or lost by the stake. */
function outcomeText(
  { result: { seat, outcome, net, commission }, rounded, push }: Paid,
  { does, name }: SeatNames,
): string {
  switch (outcome) {
    case 'win':
      return `${does(seat, 'gagnez')} ${chips(net)}${lessCommission(commission, rounded)}.`;
    case 'push':
      return `Égalité pour ${name(seat)}${push ? `\u00a0: ${PUSHED[push]}` : ''}.`;
    case 'lose':
      return `${does(seat, 'perdez', 'perd')} ${chips(-net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText(paid: Paid, names: SeatNames): string {
  const { result, brief, ...hands } = paid;
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(paid, names);
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
function dealerText({ house, result, rounded }: DealerPaid, { does }: SeatNames): string {
  const { seat, net, commission } = result;
  const amount = chips(Math.abs(net));
  const did =
    net === 0
      ? does(seat, 'ne gagnez ni ne perdez', 'ne gagne ni ne perd')
      : net > 0
        ? `${does(seat, 'gagnez')} ${amount}`
        : `${does(seat, 'perdez', 'perd')} ${amount}`;
  return `${did}${house ? '' : ' comme donneur'}${lessCommission(commission, rounded)}.`;
}

/** A sentence or two for everything that is told of a hand. */
const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => ({
  'hand-started': ({ hand, dealer, house, offered }) =>
    `Main ${fr.number(hand)}.${house ? '' : ` ${names.does(dealer, 'donnez')}.`}${
      offered === undefined ? '' : ` La banque est proposée\u00a0: ${names.label(offered)}.`
    }`,
  'bank-offered': ({ seat }) => `La banque est proposée\u00a0: ${names.label(seat)}.`,
  'takes-bank': ({ seat }) => `${names.does(seat, 'prenez', 'prend')} la banque.`,
  'passes-bank': ({ seat }) => `${names.does(seat, 'passez')} la banque.`,
  'house-deals': () => 'Personne ne prend la banque\u00a0: la maison donne.',
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

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'Vous passez cette main.',
  'no-chips': 'Vous n’avez plus de jetons.',
  deals: 'Vous donnez. Les autres misent.',
  'deals-later': 'Vous donnez. Vos cartes se dévoilent quand les autres ont composé leurs mains.',
  offer: 'La banque est proposée.',
  wait: 'On attend les autres.',
  nobody: 'Personne n’a misé\u00a0: aucune carte n’est donnée.',
};

/** `Mains valables : la paire d’as bat roi, dame.` */
const legalText = (front: HandDescription, back: HandDescription): string =>
  `Mains valables\u00a0: ${theHand(back, 'back')} ${verbOf(back, 'bat', 'battent')} ${theHand(front, 'front')}.`;

type Named = 'seatName' | 'setLine' | 'firstHand' | 'covered' | 'envyLine';
type Made = 'amount' | 'chips' | 'signed' | 'describe' | 'houseWay' | 'announce' | 'refusal';

/** The words that are the same whoever sits at the table. */
const labels: Omit<PaigowWords, Named | Made> = {
  title: 'Pai Gow Poker',
  handNumber: (hand) => `main ${fr.number(hand)}`,
  dealer: 'donneur',
  house: 'maison',
  openSeat: 'libre',
  seatStates: { waiting: 'doit miser', out: 'passe', setting: 'compose', set: 'prêt' },
  staked: (stake, bonus) =>
    `mise ${fr.number(stake)}${bonus > 0 ? `, bonus ${fr.number(bonus)}` : ''}`,
  bonusSign: (bonus) => `bonus ${fr.number(bonus)}`,
  backs: (count) => fr.counted(count, forms('carte cachée', 'cartes cachées')),
  hands: { front: 'Basse', back: 'Haute' },
  tray: (side, count) =>
    side === 'front'
      ? `Basse · ${count === 2 ? 'deux cartes' : `${count} sur 2`}`
      : `Haute · ${count === 5 ? 'cinq cartes' : `${count - 5} pour la basse`}`,
  idle: (reason) => IDLE[reason],
  diceName: (dice) => `dés ${dice.join(', ')}`,
  stake: 'Mise',
  bonus: 'Bonus Fortune',
  fortune: FORTUNE,
  limits: (min, max) => `${fr.number(min)} à ${fr.number(max)}`,
  addChip: (amount) => `Ajouter ${fr.number(amount)}`,
  stakeChanges: {
    repeat: ['Répéter', 'Répéter la dernière mise'],
    double: ['2×', 'Doubler la mise'],
    half: ['½', 'Diviser la mise par deux'],
  },
  noStake: 'Rien n’a encore été misé.',
  menu: 'Plus',
  buttons: {
    clear: 'Effacer',
    pays: 'Gains',
    deal: 'Donner',
    bank: 'Prendre la banque',
    decline: 'La passer',
    pass: 'Passer',
    'house-way': 'Règle maison',
    set: 'Valider',
    show: 'Voir mes cartes',
    next: 'Main suivante',
    rebuy: 'Recaver',
    step: 'Continuer',
    skip: 'Voir la suite',
    new: 'Nouvelle table',
  },
  sortBy: { rank: 'Trier par valeur', suit: 'Trier par couleur' },
  outcomes: { win: 'Gagné', push: 'Égalité', lose: 'Perdu' },
  comparisons: { win: 'gagne', lose: 'perd', copy: 'copie' },
  foul: 'Faute',
  commission: (chips) => `commission ${fr.number(chips)}`,
  pushed: (hand) => `égalité\u00a0: ${PUSHED[hand]}`,
  offered: 'Prendre la banque\u202f? Vous donneriez cette main, contre tous les autres.',
  returned: (chips) => `donneur à court, ${fr.counted(chips, forms('rendu'))}`,
  stakeLine: (net) => `Mise ${fr.signed(net)}`,
  pays: (chips) => `un gain paie ${fr.number(chips)}`,
  bonusLine: ({ line, net }) =>
    `Fortune${line === null ? '' : `\u00a0: ${FORTUNE[line]}`} ${fr.signed(net)}`,
  fair: 'Vérifier la donne',
  seats: 'Joueurs',
  help: 'Comment jouer',
  ownHands: 'Vos mains',
};

/** The words that name a seat, or quote a refusal. */
const labelsWith = (
  { name, label }: SeatNames,
  refusal: (refusal: Refusal) => string,
): Pick<PaigowWords, Named> => ({
  seatName: label,
  setLine: (line) => {
    switch (line.code) {
      case 'choose':
        return line.missing === 2
          ? 'Choisissez deux cartes pour la main basse\u202f; la main haute doit valoir plus.'
          : 'Choisissez encore une carte pour la main basse.';
      case 'refused':
        return refusal(line.refusal);
      case 'foul':
        return `${capital(foulText(line.front, line.back))}\u00a0: c’est une faute, et les deux mains seraient perdues.`;
      case 'legal':
        return legalText(line.front, line.back);
    }
  },
  firstHand: (total, first, own) =>
    `${total}\u00a0: la première main est pour ${own ? 'vous' : name(first)}`,
  covered: (seat) => `${label(seat)}, prenez l’appareil.`,
  envyLine: ({ seat, line, chips }) =>
    `Envy\u00a0: ${label(seat)}, ${FORTUNE[line]} ${fr.signed(chips)}`,
});

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'Miser',
  bank: 'Prendre la banque',
  decline: 'Passer la banque',
  pass: 'Passer',
  cut: 'Couper',
  deal: 'Donner',
  set: 'Composer ses mains',
  settle: 'Payer',
};

const PHASES: Readonly<Record<Phase, string>> = {
  offer: 'la banque est proposée',
  bets: 'les mises sont en cours',
  set: 'les joueurs composent leurs mains',
  dealer: 'les cartes du donneur sont visibles',
  over: 'la main est terminée',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** The house way that the dealer sets by. */
const wayText = (houseWay: string): string =>
  `Le donneur suit la règle maison ${WAYS[houseWay as keyof typeof WAYS]}.`;

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { open, out, done, due, cut } = seatRefusals(names);
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'La mise', bonus: 'Le bonus' }),
    'no-such-move': ({ move }) =>
      `Le coup «\u00a0${move}\u00a0» n’existe pas\u202f; il y a bank, decline, bet, pass, cut et set.`,
    'not-now': ({ move, phase }) =>
      `${MOVES[move]} n’est pas possible maintenant\u00a0: ${PHASES[phase]}.`,
    'not-offered': ({ seat }) => `La banque est proposée\u00a0: ${names.label(seat)}.`,
    'seat-open': open,
    'seat-out': out,
    'already-set': done('composé les mains'),
    'already-bet': done('misé'),
    'already-cut': done('coupé'),
    'dealer-bets-not': () => 'Le donneur ne mise pas.',
    'house-cuts-not': () => 'Le croupier ne coupe pas.',
    'table-moves': ({ move }) => `${MOVES[move]}\u00a0: la table s’en charge.`,
    'bets-open': due('miser'),
    'no-bonus': () => 'Il n’y a pas de bonus à cette table.',
    'bad-cut': cut,
    'cards-covered': () =>
      'Ces cartes sont cachées\u00a0: elles ne peuvent être posées qu’une fois montrées.',
    'two-in-front': () => 'Deux cartes en main basse, cinq en main haute.',
    'same-card': ({ card }) =>
      `${The(kit.cardName(card))} ne peut pas être deux fois en main basse.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? The(kit.cardName(card)) : String(card)} ne fait pas partie des sept cartes.`;
    },
    foul: (foul) =>
      capital(
        foulText(
          hand(foul.front, foul.frontHigh, foul.frontKicker),
          hand(foul.back, foul.backHigh, foul.backKicker),
        ),
      ) + '.',
    'house-way': ({ houseWay }) => wayText(houseWay),
  };
};

/** The words of Pai Gow poker at a table, in French. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: fr.number,
    chips,
    signed: fr.signed,
    describe: (hand, side) => handText(hand, side ?? 'front'),
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}

/** The words of Pai Gow poker in French. */
export const otherWords: Translations = { paigow };
