import { type Card, JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { yourSeat } from '../../core/table/seats.js';
import { capital } from '../capital.js';
import { type Forms, intlOf } from '../intl.js';
import type { KitWords } from '../kit-en.js';
import type { SeatNames, SeatedTable } from '../table-en.js';

/** Numbers, times and plurals as French writes them. */
export const fr = intlOf('fr');

const RANKS: Readonly<Record<number, string>> = { 1: 'as', 11: 'valet', 12: 'dame', 13: 'roi' };
const SUITS = ['trèfle', 'carreau', 'cœur', 'pique'] as const;
const ORDINALS = ['première', 'deuxième', 'troisième'];

/** `7 de cœur`, `as de pique` */
const cardName = (card: Card): string => {
  if (card === JOKER) return 'joker';
  const rank = rankOf(card);
  return rank > 0 ? `${RANKS[rank] ?? rank} de ${SUITS[suitOf(card)]}` : 'carte cachée';
};

const isFeminine = (name: string): boolean => /^(dame|carte)/.test(name);

/** A card's name, alone or with what follows it, and its article: `l’as de pique`, `la dame de cœur`. */
export const the = (name: string): string =>
  name.startsWith('as ') ? `l’${name}` : `${isFeminine(name) ? 'la' : 'le'} ${name}`;

/** The same as a sentence begins. */
export const The = (name: string): string => capital(the(name));

/** How a participle ends that goes with a card: `roi tiré`, `dame tirée`. */
export const e = (name: string): string => (isFeminine(name) ? 'e' : '');

/** Forms that only have an s for many; a million is `1 000 000 de coups`. */
export const forms = (one: string, other = `${one}s`): Forms => ({
  one,
  many: `de ${other}`,
  other,
});

/** `1 carte`, `24 cartes` */
export const cards = (count: number): string => fr.counted(count, forms('carte'));

const useless = (what: string, accepted: unknown): string =>
  `${what} inutilisable\u202f; accepté\u00a0: ${String(accepted)}`;

function problem(problem: Problem): string {
  const { code, got, number, known } = problem;
  switch (code) {
    case 'deal':
      return useless(
        `numéro de donne «\u00a0${got}\u00a0»`,
        `de ${problem['first']} à ${problem['last']}`,
      );
    case 'deck':
      return useless(
        `jeu de cartes ${got ?? `de ${problem['count']} cartes`}`,
        `les ${problem['size']} cartes, une fois chacune`,
      );
    case 'option':
      return useless(`${problem['option']} «\u00a0${got}\u00a0»`, problem['accepted']);
    case 'no-randomness':
      return 'Ce navigateur ne fournit pas ici de nombres aléatoires sûrs\u00a0: la table ne peut pas donner une main équitable.';
    case 'listener':
      return `un écouteur de ${problem['event']} a levé une erreur : ${got}`;
    case 'storage':
      return `le navigateur ne conserve pas les parties ici (${got})`;
    case 'save-long':
      return useless(`sauvegarde de ${problem['count']} coups`, `${problem['most']} au plus`);
    case 'save-move':
      return useless(`coup ${number} de la sauvegarde, ${problem['move']},`, 'des coups permis');
    case 'save-newer':
      return useless(`sauvegarde de version ${got}`, `les versions jusqu’à ${known}`);
    case 'save-other-game':
      return useless(`sauvegarde de «\u00a0${got}\u00a0»`, `«\u00a0${problem['wanted']}\u00a0»`);
    default:
      return useless(`«\u00a0${problem['field']}\u00a0» de la sauvegarde`, 'ce que donne save()');
  }
}

/** The words that every element has, in French. */
export const kit: KitWords = {
  cardName,
  courts: 'VDR',
  position: (n, of) => `${ORDINALS[n - 1] ?? `${n}e`} sur ${of}`,
  list: (parts) => parts.join(', '),
  board: (title) => `Plateau de jeu ${title}`,
  notFetched: 'Cet élément n’a pas pu être chargé.',
  notBegun: 'La partie n’a pas encore commencé.',
  problem,
};

/** `1 jeton`, `1 240 jetons` */
export const chips = (count: number): string => fr.counted(count, forms('jeton'));

/** Ranks from the ace up, as a corner of a card has them. */
export const CORNERS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** `10♦`; the joker is a star, which screen readers are not given. */
export const corner = (card: Card): string =>
  card === JOKER ? '★' : (CORNERS[rankOf(card) - 1] ?? '') + (SIGNS[suitOf(card)] ?? '');

/** What a seat's belongings are told with, see `belonging`. */
const YOURS = 'Votre';

/** `de Joueur 2`, `d’Alex` */
export const ofName = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);
const VOWEL = /^[aàâäeéèêëiîïoôöœuùûü]/i;

/**
 * The seats' names. `whose` is `Votre`, `de Joueur 2`, `du croupier`, for `belonging`; a verb without
 * its other form is one of those in -er: `misez`, mise.
 */
export function seatNames({ dealer, house, names, ...table }: SeatedTable): SeatNames {
  const only = yourSeat(table);
  const isYou = (seat: Seat): boolean => seat === only;
  const isHouse = (seat: Seat): boolean => house && seat === dealer && names?.[seat] === undefined;
  const number = (seat: Seat): string => names?.[seat] ?? `Joueur ${seat + 1}`;
  /** Within a sentence: `vous`, `Kim`, `Joueur 2`, `le croupier`. */
  const name = (seat: Seat): string =>
    isYou(seat) ? 'vous' : isHouse(seat) ? 'le croupier' : number(seat);
  return {
    name,
    label: (seat) => (isHouse(seat) ? 'Croupier' : capital(name(seat))),
    whose: (seat) => (isYou(seat) ? YOURS : isHouse(seat) ? 'du croupier' : ofName(number(seat))),
    does: (seat, you, other) =>
      `${capital(name(seat))} ${isYou(seat) ? you : (other ?? you.replace(/ez$/, 'e'))}`,
  };
}

/** What belongs to a seat: `Vos cartes`, `Cartes de Joueur 2`. */
export const belonging = (whose: string, yours: string, others: string): string =>
  whose === YOURS ? yours : `${others} ${whose}`;

/** `à vous`, `à Joueur 2`, `au croupier` */
export const toSeat = (name: string): string => `à ${name}`.replace('à le ', 'au ');
