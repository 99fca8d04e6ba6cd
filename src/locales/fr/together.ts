import type { TranscriptLine } from '../../core/together/shuffle.js';
import type { TogetherWords } from '../extras/together-en.js';
import { fr } from './kit.js';

/** A line of the check of a shuffle; `who` is whose share it is of. */
function line({ code, ok }: TranscriptLine, who: string): string {
  switch (code) {
    case 'unusable':
      return 'La graine ou une contribution manque.';
    case 'commitment':
      return `L’empreinte de la graine de la maison ${ok ? 'correspond' : 'ne correspond pas'} à l’engagement.`;
    case 'share':
      return `${who}\u00a0: la contribution ${ok ? 'correspond' : 'ne correspond pas'} à son empreinte.`;
    case 'published':
      return ok
        ? 'Toutes les empreintes sont celles que cette page a vues avant toute révélation.'
        : 'Les empreintes ne sont pas celles que cette page a vues avant.';
    case 'own':
      return `La contribution de cette page ${ok ? 'en fait' : 'n’en fait pas'} partie.`;
  }
}

/** What a shared table says, in French. */
export const together: TogetherWords = {
  connection: {
    connecting: 'Connexion à la table…',
    lost: 'La connexion est perdue. Nouvelle tentative…',
    back: 'Connexion rétablie.',
  },
  bye: {
    replaced: 'Cette place est désormais jouée dans une autre fenêtre.',
    removed: 'La personne qui a ouvert la table a libéré cette place.',
    ended: 'La table est fermée.',
  },
  again: 'Se reconnecter',
  shuffling: 'Toutes les pages mélangent ensemble…',
  nobody: 'Personne n’est encore assis ici.',
  choosing: 'Quelqu’un choisit une place.',
  waitingFor: (names) => `On attend\u00a0: ${names}.`,
  isVoid: (names) =>
    `Mélange annulé, contribution manquante\u00a0: ${names}. On mélange à nouveau.`,
  warnings: {
    'unfair-deal': (hand) =>
      `La main ${fr.number(hand)} n’a pas été distribuée comme promis\u202f! La vérification montre ce qui ne va pas.`,
    'no-share': (hand) =>
      `Cette page n’a pas contribué au mélange de la main ${fr.number(hand)}\u00a0: elle peut seulement vérifier que tout concorde.`,
    'left-out': (hand) =>
      `Cette page a été exclue du mélange de la main ${fr.number(hand)}\u202f! Le paquet a été fixé sans sa contribution.`,
  },
  sit: {
    title: 'Prendre place',
    button: 'S’asseoir',
    name: 'Nom',
    seat: 'Place',
    any: 'N’importe quelle place libre',
    seatOf: (seat) => `Place ${seat}`,
    kept: 'Le nom est gardé dans ce navigateur.',
    booked: 'La place est réservée\u00a0: on y joue dès la main suivante.',
    cancel: 'Regarder seulement',
  },
  ready: 'C’est parti',
  rebuy: 'Recaver, c’est parti',
  isReady: 'attend la suite',
  menu: {
    leave: 'Quitter la table',
    pause: 'Demander une pause',
    noPause: 'Renoncer à la pause',
  },
  leave: {
    title: 'Quitter la table\u202f?',
    text: 'Un bot finit cette main. Les jetons restent à la table.',
    yes: 'Quitter',
    no: 'Rester',
  },
  remove: {
    button: 'Retirer',
    title: (name) => `Retirer ${name} de la table\u202f?`,
    text: 'La place est libre pour d’autres après cette main.',
    yes: 'Retirer',
    no: 'Annuler',
  },
  people: {
    title: 'Qui joue',
    close: 'Fermer',
    bot: 'un bot',
    free: 'libre',
    maker: 'a ouvert la table',
    pause: 'voudrait une pause',
    out: 'ne joue pas la main suivante',
  },
  presence: { here: '', away: 'n’est pas là', bot: 'un bot joue' },
  wantPause: (names) => `Pause demandée par ${names}.`,
  news: {
    sat: (name) => `${name} prend place.`,
    left: (name) => `${name} quitte la table.`,
    away: (name) => `${name} n’est plus là.`,
    bot: (name) => `Un bot joue pour ${name}.`,
    here: (name) => `${name} revient.`,
  },
  seconds: (count) => `Plus que ${count} secondes.`,
  bank: (count) => `Réserve de temps entamée\u00a0: ${count} secondes.`,
  talk: {
    button: 'Dire quelque chose',
    title: 'Dire quelque chose',
    mute: 'Masquer ce que disent les autres',
    hello: 'Bonjour\u202f!',
    thanks: 'Merci\u202f!',
    'well-played': 'Bien joué\u202f!',
    'good-luck': 'Bonne chance\u202f!',
    oops: 'Oups\u202f!',
    thinking: 'Je réfléchis…',
  },
  fair: {
    title: 'Cette donne',
    region: 'Cette donne',
    intro: (hand) =>
      `La maison et toutes les personnes à la table ont mélangé ensemble le paquet de la main ${fr.number(hand)}.`,
    none: 'Aucune main n’a encore été distribuée.',
    commitment: 'Engagement de la maison',
    hash: (name) => `Empreinte (${name})`,
    share: (name) => `Contribution (${name})`,
    seed: 'Graine de la maison',
    later: 'Elle est montrée à la fin de la main.',
    words: 'Vos propres mots pour le prochain mélange',
    keep: 'Les utiliser',
    used: 'Ils font partie du prochain mélange.',
    copy: 'Copier le procès-verbal',
    copied: 'Copié.',
    how: 'Ce que cela montre',
    why: [
      'D’abord la maison publie l’empreinte de sa graine secrète. Puis chaque page à la table tire 32 octets au hasard, y ajoute les mots de la personne et en publie l’empreinte. Les contributions ne sont révélées qu’une fois toutes les empreintes connues\u202f; le paquet découle de la graine et de toutes les contributions.',
      'Personne n’a donc pu choisir le paquet, pas même en s’entendant à tous sauf un\u00a0: une seule page honnête suffit. S’il manque une contribution, le mélange est nul, et tous le voient. Les bots ne contribuent pas.',
      'Cette page a vérifié la donne d’elle-même dès la fin de la main. Le procès-verbal peut être vérifié partout ailleurs\u00a0: docs/fair-shuffles.md de Baize décrit chaque octet.',
    ],
  },
  line,
  refusals: {
    'no-seat': () => 'Il faut une place pour faire cela.',
    'seat-taken': () => 'Cette place est prise.',
    'bad-name': ({ most }) => `Un nom a de 1 à ${most} caractères.`,
    'name-taken': () => 'Quelqu’un à la table porte déjà ce nom.',
    'other-hand': () => 'C’était pour une autre main.',
    'no-such-move': () => 'Le serveur ne connaît pas ce coup.',
    'played-meanwhile': () => 'Entre-temps, un bot ou l’horloge a joué pour cette place.',
    'maker-only': () => 'Seule la personne qui a ouvert la table peut le faire.',
    'table-paused': () => 'La table est en pause.',
    'cut-by-share': () => 'À cette table, les mots de chacun vont dans le prochain mélange.',
    'has-chips': () => 'Il reste des jetons.',
    'too-often': () => 'Pas si vite\u00a0: cela vient d’être dit.',
    'move-sent': () => 'Le dernier coup est encore en route.',
    'not-connected': () => 'Il n’y a pas de connexion à la table.',
    'shared-table': () => 'Cette table appartient à toutes les personnes qui y jouent.',
  },
  problems: {
    'shared-table': () =>
      'une table partagée est au serveur\u00a0: newGame(), restart() et load() y sont refusés',
    'unfair-deal': ({ hand }) => `la main ${hand} n’a pas été distribuée comme promis`,
    'left-out': ({ hand }) =>
      `le mélange de la main ${hand} a commencé sans cette page, qui a une place et était présente`,
    'other-game': ({ got, wanted }) =>
      `cette table se joue avec <${got}>\u202f; cet élément est <${wanted}>`,
    protocol: () => 'cette page et le serveur sont de versions différentes',
    'other-protocol': () => 'cette page et le serveur sont de versions différentes',
    'origin-not-allowed': () => 'Cette page ne peut pas rejoindre la table.',
    'bad-code': () => 'Ce n’est pas le code d’une table.',
    'bad-options': () => 'Ce n’est pas le code d’une table.',
    'second-table': () => 'Une autre table de cette page est déjà connectée.',
    'bad-message': () => 'un message du serveur est inutilisable',
    share: () => 'le serveur n’a pas pu utiliser une contribution au mélange',
    'server-unreachable': () => 'Le serveur ne répond pas.',
    'table-full': () => 'Il n’y a plus de place à cette table, pas même pour regarder.',
    'no-such-table': () => 'Cette table n’existe pas, ou elle est fermée.',
    'not-signed-in': () => 'Il faut être identifié pour rejoindre cette table.',
    'load-failed': () => 'Une partie de la page nécessaire à cette table n’a pas pu être chargée.',
  },
};
