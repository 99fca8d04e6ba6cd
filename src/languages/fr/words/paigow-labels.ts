import type { Refusal } from '../../../engine/reason.js';
import type { HandDescription } from '../../../games/pai-gow/describe.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type { IdleReason } from '../../../games/pai-gow/words-labels.js';
import { capital } from '../../../locales/capital.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { forms, fr } from '../kit.js';
import { FORTUNE, foulText, theHand, verbOf } from './paigow-hands.js';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'Vous passez cette main.',
  'no-chips': 'Vous n’avez plus de jetons.',
  deals: 'Vous donnez. Les autres misent.',
  'deals-later': 'Vous donnez. Vos cartes se dévoilent quand les autres ont composé leurs mains.',
  wait: 'On attend les autres.',
  nobody: 'Personne n’a misé\u00a0: aucune carte n’est donnée.',
};

/** `Mains valables : la paire d’as bat roi, dame.` */
const legalText = (front: HandDescription, back: HandDescription): string =>
  `Mains valables\u00a0: ${theHand(back, 'back')} ${verbOf(back, 'bat', 'battent')} ${theHand(front, 'front')}.`;

type Named = 'seatName' | 'setLine' | 'firstHand' | 'covered' | 'envyLine';
type Made = 'amount' | 'chips' | 'signed' | 'describe' | 'houseWay' | 'announce' | 'refusal';

/** The words that are the same whoever sits at the table. */
export const labels: Omit<PaigowWords, Named | Made> = {
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
  menu: 'Plus',
  buttons: {
    clear: 'Effacer',
    pays: 'Gains',
    deal: 'Donner',
    pass: 'Passer',
    'house-way': 'Règle maison',
    set: 'Valider',
    show: 'Voir mes cartes',
    next: 'Main suivante',
    rebuy: 'Recaver',
    new: 'Nouvelle table',
  },
  sortBy: { rank: 'Trier par valeur', suit: 'Trier par couleur' },
  outcomes: { win: 'Gagné', push: 'Égalité', lose: 'Perdu' },
  comparisons: { win: 'gagne', lose: 'perd', copy: 'copie' },
  foul: 'Faute',
  commission: (chips) => `commission ${fr.number(chips)}`,
  returned: (chips) => fr.counted(chips, forms('rendu')),
  bonusLine: ({ line, net }) =>
    `Fortune${line === null ? '' : `\u00a0: ${FORTUNE[line]}`} ${fr.signed(net)}`,
  fair: 'Vérifier la donne',
  seats: 'Joueurs',
  ownHands: 'Vos mains',
};

/** The words that name a seat, or quote a refusal. */
export const labelsWith = (
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
