import type { Problem } from '../../core/engine/reason.js';
import type { LobbyWords } from '../lobby-en.js';
import type { Translations } from '../translations.js';
import { fr } from './kit.js';

const GAMES: Readonly<Record<string, string>> = {
  'seven27-table': 'Seven Twenty-Seven',
  'paigow-table': 'Pai Gow Poker',
  'ten-dice-race': 'Course aux dix dés',
};
const game = (tag: string): string => (Object.hasOwn(GAMES, tag) ? GAMES[tag]! : tag);

const seconds = (count: number): string => fr.counted(count, { one: 'seconde', other: 'secondes' });

function problem({ code, retryAfter }: Problem): string {
  switch (code) {
    case 'table-code':
      return 'Un code a huit lettres et chiffres, sans 0, 1, I, L, O ni U.';
    case 'no-such-table':
      return 'Aucune table n’a ce code.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'Trop de demandes ; réessayez dans un moment.'
        : `Trop de demandes ; réessayez dans ${seconds(Number(retryAfter))}.`;
    case 'too-many-tables':
      return 'Le serveur n’a pas de place pour une autre table en ce moment.';
    case 'not-signed-in':
    case 'sign-in':
      return 'Connectez-vous d’abord à ce site.';
    case 'server-unreachable':
      return 'Le serveur est injoignable en ce moment.';
    default:
      return 'Le serveur a refusé.';
  }
}

const lobby: LobbyWords = {
  number: (value) => fr.number(value),
  title: 'Jouer ensemble',
  game,
  yourTable: 'Votre table',
  invitation: 'Invitation',
  invite: 'Inviter',
  copy: 'Copier l’invitation',
  copied: 'L’invitation est copiée.',
  byHand: 'Le navigateur ne l’a pas copiée. L’invitation est sélectionnée : copiez-la vous-même.',
  notShared: 'Le partage n’a pas marché. Copiez plutôt l’invitation.',
  inviting: (tag) => (tag === undefined ? 'Jouez avec moi' : `Jouez avec moi à ${game(tag)}`),
  others: 'Autres tables',
  joinByCode: 'Rejoindre une table',
  code: 'Code de la table',
  join: 'Rejoindre',
  openTables: 'Tables ouvertes',
  looking: 'Recherche de tables…',
  none: 'Aucune table n’est ouverte en ce moment.',
  people: (count) => fr.counted(count, { one: 'personne', other: 'personnes' }),
  free: (count) => fr.counted(count, { one: 'place libre', other: 'places libres' }),
  hand: (hand, tag) =>
    hand > 0 ? `${tag.endsWith('-race') ? 'course' : 'main'} ${fr.number(hand)}` : 'pas commencée',
  joinTable: (code) => `Rejoindre la table ${code}`,
  newTable: 'Une nouvelle table',
  gameLabel: 'Jeu',
  seats: 'Places',
  clock: 'Temps de réflexion',
  seconds,
  fill: 'Les bots prennent les places libres',
  listed: 'La montrer parmi les tables ouvertes',
  make: 'Créer une table',
  making: 'Création de la table…',
  made: 'La table est créée. Invitez d’autres personnes.',
  missing: 'Cette page ne permet pas de jouer ensemble.',
  problem,
};

/** What the lobby says, in French. */
export const otherWords: Translations = { lobby };
