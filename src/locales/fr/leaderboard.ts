import type { Problem } from '../../core/engine/reason.js';
import type { LeaderboardWords } from '../leaderboard-en.js';
import { lazily } from '../lazily.js';
import type { Translations } from '../translations.js';
import { fr } from './kit.js';
import { stats } from './stats.js';

const days = lazily(() => new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }));

const seconds = (count: number): string => fr.counted(count, { one: 'seconde', other: 'secondes' });

function problem({ code, retryAfter }: Problem, otherwise: string): string {
  switch (code) {
    case 'server-unreachable':
      return 'Le serveur du classement est injoignable pour le moment.';
    case 'bad-name':
      return 'Un nom a au moins une lettre ou un chiffre.';
    case 'name-refused':
      return 'Ce nom n’est pas souhaité ici. Choisissez-en un autre.';
    case 'bad-group':
      return 'Un code a de trois à vingt lettres et chiffres.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'C’était trop souvent ; réessayez dans un moment.'
        : `C’était trop souvent ; réessayez dans ${seconds(Number(retryAfter))}.`;
    case 'day-over':
      return 'Votre résultat est arrivé trop tard : le classement de ce jour est clos.';
    case 'day-ahead':
      return 'Ce jour n’a encore commencé nulle part.';
    case 'other-deal':
      return 'Votre partie n’est pas celle de ce jour.';
    case 'no-such-board':
      return 'Ce jeu n’a pas de classement ici.';
    case 'assisted':
      return 'Une partie avec un indice ou un coup montré n’entre pas au classement.';
    default:
      return otherwise;
  }
}

const leaderboard: LeaderboardWords = {
  number: fr.number,
  time: fr.time,
  day: (time) => days().format(time),
  title: 'Classement',
  earlier: 'Le jour d’avant',
  later: 'Le jour d’après',
  caption: (day) => `Résultats du ${day}`,
  place: 'Rang',
  name: 'Nom',
  moves: 'Coups',
  timeHeading: 'Temps',
  you: 'vous',
  noTime: 'sans temps',
  loading: 'Chargement du classement…',
  empty: 'Personne n’est encore au classement de ce jour.',
  emptyGroup: 'Personne du groupe n’est encore au classement de ce jour.',
  missing: 'Cette page n’a pas de classement.',
  yourPlace: (rank, total) => `Votre rang : ${fr.number(rank)} sur ${fr.number(total)}`,
  showPlace: 'Voir mon rang',
  range: (first, last, total) => `${fr.number(first)}–${fr.number(last)} sur ${fr.number(total)}`,
  before: 'Rangs précédents',
  after: 'Rangs suivants',
  friends: 'Amis',
  friendsHint: 'Convenez d’un code entre amis. Qui l’entre voit tous ceux qui l’ont entré aussi.',
  code: 'Code du groupe',
  showGroup: 'Voir le groupe',
  everybody: 'Voir tout le monde',
  group: (code) => `Groupe ${code}`,
  offer: 'Vous avez gagné la partie du jour. La mettre au classement ?',
  agreeing:
    'Votre nom, vos coups et votre temps sont envoyés, et tout le monde les voit. Les victoires suivantes sont envoyées d’elles-mêmes, jusqu’à ce que vous effaciez vos résultats ici.',
  nameLabel: 'Votre nom au classement',
  send: 'Envoyer mon résultat',
  notNow: 'Pas maintenant',
  offerAgain: 'Envoyer mon résultat…',
  sending: 'Envoi de votre résultat…',
  kept: 'Le serveur est injoignable. Votre résultat est gardé ici et sera envoyé plus tard.',
  sent: (rank, total) =>
    `Votre résultat est au classement : rang ${fr.number(rank)} sur ${fr.number(total)}.`,
  remove: 'Effacer mes résultats…',
  removeSure: 'Effacer vos résultats de tous les jours, sur le serveur et ici ?',
  removeYes: 'Effacer',
  removeNo: 'Garder',
  removed: 'Vos résultats sont effacés.',
  season: (week, year) => `Saison : semaine ${week} de ${year}`,
  won: 'Gagnées',
  game: 'Jeu',
  gameName: (game, variant) =>
    variant === '' ? stats.game(game) : `${stats.game(game)}, ${stats.variant(variant)}`,
  allGames: 'Tous les jeux',
  ownSeason: 'Vos victoires dans ce navigateur',
  emptySeason: 'Personne ne figure encore au tableau de la saison.',
  emptyOwn: 'Aucune partie de la saison n’a encore été gagnée dans ce navigateur.',
  seasonNote:
    'Un jour compte comme dans son classement : ce qui a été envoyé tant qu’il était ouvert. D’abord le plus de victoires, puis le moins de coups, puis le moins de temps.',
  ownNote: 'Une partie compte si elle est gagnée dans la semaine.',
  saveCsv: 'Enregistrer en CSV',
  saved: 'Le fichier est prêt.',
  note: 'Le serveur a rejoué chaque partie : les coups sont donc prouvés. Le temps est celui que dit la page, et nul ne peut voir si un solveur a aidé. Les cartes montées d’elles-mêmes comptent comme des coups.',
  problem: (given) => problem(given, 'Le serveur a refusé votre résultat.'),
  noTable: (given) => problem(given, 'Le classement est indisponible.'),
};

/** What the leaderboard says, in French. */
export const otherWords: Translations = { leaderboard };
