import { rankOf } from '../../core/cards/card.js';
import type { PileRefusal } from '../../core/patience/refusal.js';
import type { Build } from '../../core/patience/piles.js';
import { capital } from '../capital.js';
import type { CommonWords } from '../en.js';
import { pileNameWith } from '../pile-name.js';
import type { WordsFor } from '../saying.js';
import { The, cards, e, forms, fr, kit, the } from './kit.js';

const { cardName } = kit;

const moves = (count: number): string => fr.counted(count, forms('coup'));

const NOWHERE = 'nulle part pour le moment';

/** Where cards go: `en colonne 3`, `au talon`, `à la défausse`. */
const to = (place: string): string => {
  if (place.startsWith('talon')) return `au ${place}`;
  return `${place.startsWith('défausse') ? 'à la' : 'en'} ${place}`;
};

const announce: CommonWords['announce'] = {
  cards: (name, count) =>
    count > 1 ? `${name} et ${fr.counted(count - 1, forms('autre'))}` : name,
  moved: (what, place) => `${what} ${to(place)}.`,
  undone: (what, place) => `Annulé\u00a0: ${what}, retour ${to(place)}.`,
  redone: (what, place) => `Rétabli\u00a0: ${what} ${to(place)}.`,
  onto: (pile, card) => `${pile}, sur ${the(card)}`,
  'went-up': (count, name) =>
    count > 1
      ? `${cards(count)} sont montées automatiquement.`
      : `${The(name)} est monté${e(name)} automatiquement.`,
  won: (count) => `Partie gagnée en ${moves(count)}.`,
  deadDeal: 'Cette donne ne peut pas être gagnée.',
  lost: 'Plus aucun coup possible. Annulez, ou recommencez.',
  started: (title, deal) => `${title}, ${deal}.`,
  picked: (what, ways) => {
    const can = /autres?$/.test(what) ? 'peuvent' : 'peut';
    return `${the(what)} ${ways === NOWHERE ? 'ne ' : ''}${can} aller ${ways}.`;
  },
  noWay: NOWHERE,
  on: (card) => `sur ${the(card)}`,
  hint: (what, way) => `Essayez ${the(what)} ${way}.`,
  certainty: {
    searching: 'Pas encore certain\u00a0: c’est seulement un coup permis.',
    unproven: 'Rien n’a pu être prouvé\u00a0: c’est seulement un coup permis.',
    proven: 'À présent, c’est certain.',
  },
};

/** The words that all games of patience share, in French. */
export const elementWords: CommonWords = {
  ...kit,
  emptyPile: (pile) => `${pile}, vide`,
  pickedUp: 'en main',
  canMove: 'jouable',
  canGoHere: 'peut venir ici',
  stock: (count) => `talon, ${cards(count)}`,
  dealSign: 'n°',
  dealNumber: (deal) => `n°\u00a0${deal}`,
  ownDeck: 'donne libre',
  assisted: { hint: 'avec des indices', shown: 'une solution a été montrée' },
  openingGame: 'Ouverture de la partie.',
  moves,
  time: fr.time,
  tools: {
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    new: 'Nouveau jeu',
    menu: 'Plus',
  },
  pause: 'Pause',
  resume: 'Reprendre',
  keys: 'Clavier',
  settings: 'Réglages',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  leftFullScreen: 'Plein écran désactivé.',
  show: 'Montrer une solution',
  restart: 'Recommencer la donne',
  chooseDeal: 'Choisir une donne',
  deal: 'Numéro de donne',
  dealThis: 'Distribuer',
  noSuchDeal: ({ got, first, last }) =>
    `La donne «\u00a0${got}\u00a0» n’existe pas. Saisissez un numéro de ${first} à ${fr.number(Number(last))}.`,
  refusals: {
    over: 'La partie est terminée.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'nothing-to-redo': 'Il n’y a rien à rétablir.',
    'no-hint': 'Il n’y a aucun coup à montrer.',
    hopeless: 'Cette partie ne peut plus être gagnée.',
    'no-best-place': 'Cette carte n’a pas de meilleure place.',
  },
  announce,
};

const KINDS: Readonly<Record<string, string>> = {
  column: 'colonne',
  cell: 'cellule',
  foundation: 'fondation',
  stock: 'talon',
  waste: 'défausse',
};

/** A pile in words: `colonne 3`, `cellule b`; of stock and waste there is but one. */
export const pileName = pileNameWith(KINDS);

/** The same with its article. */
export const thePile = (pile: string): string =>
  `${pile === 'stock' ? 'le' : 'la'} ${pileName(pile)}`;

/** How cards go to a pile that shows no card to go on. */
export const wayTo = (pile: string): string => {
  switch (pile.split('-')[0]) {
    case 'cell':
      return 'dans une cellule';
    case 'column':
      return 'dans une colonne vide';
    case 'waste':
      return 'sur la défausse';
    case 'stock':
      return 'sur le talon';
    default:
      return 'sur la fondation';
  }
};

export const BUILDS: Readonly<Record<Build, string>> = {
  alternate: 'en descendant et en couleurs alternées',
  suit: 'en descendant dans la même couleur',
  any: 'en descendant',
};

/** The words of refusals that more than one game knows. */
export const pileRefusals: WordsFor<PileRefusal> = {
  'no-such-pile': ({ pile }) => `Aucune pile ne s’appelle ${pile} ici.`,
  'same-pile': () => 'La carte y est déjà.',
  'empty-pile': ({ pile }) => `${capital(thePile(pile))} est vide.`,
  'bad-count': ({ count }) => `On ne peut pas déplacer ${cards(count)} de là.`,
  'one-card-up': () => 'Les cartes montent une à une sur les fondations.',
  'foundation-starts-with-ace': () => 'Une fondation commence par un as.',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'Cette fondation est complète.'
      : `${The(cardName(card))} ne suit pas ${the(cardName(top))}.`,
  'no-return': () => 'Ici, les cartes restent sur les fondations.',
  'kings-only': () => 'Seul un roi peut occuper une colonne vide.',
  build: ({ build, card, target }) =>
    `Les colonnes se construisent ${BUILDS[build]}\u00a0: ${the(cardName(card))} ne va pas sur ${the(cardName(target))}.`,
};
