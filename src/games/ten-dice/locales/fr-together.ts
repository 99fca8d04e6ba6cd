import type { TogetherWords } from '../../../locales/extras/together-en.js';
import { fr } from '../../../locales/fr/kit.js';
import { together } from '../../../locales/fr/together.js';

/** What is said of a race that people elsewhere share, in French. */
export const raceTogether: TogetherWords = {
  ...together,
  shuffling: 'Toutes les pages fixent les dés ensemble…',
  isVoid: (names) =>
    `Ces dés sont nuls\u00a0: il manque une contribution, de ${names}. On les fixe à nouveau.`,
  warnings: {
    'unfair-deal': (race) =>
      `Les dés de la course ${fr.number(race)} n’étaient pas ceux promis\u202f! La vérification montre ce qui ne va pas.`,
    'no-share': (race) =>
      `Cette page n’a pas contribué aux dés de la course ${fr.number(race)}\u00a0: elle peut seulement vérifier que tout concorde.`,
    'left-out': (race) =>
      `Cette page a été écartée pour les dés de la course ${fr.number(race)}\u202f! Ils sont fixés sans sa contribution.`,
  },
  sit: { ...together.sit, booked: 'La place est réservée et court dès la course suivante.' },
  leave: { ...together.leave, text: 'Un bot finit cette course.' },
  remove: { ...together.remove, text: 'La place est libre pour d’autres après cette course.' },
  people: { ...together.people, out: 'un bot joue la course suivante' },
  fair: {
    ...together.fair,
    title: 'Les dés de cette course',
    region: 'Les dés de cette course',
    intro: (race) =>
      `Les dés de la course ${fr.number(race)} ont été fixés ensemble par la maison et par tous à la table.`,
    none: 'Aucune course n’a encore commencé.',
    later: 'Elle est montrée à la fin de la course.',
    words: 'Des mots à soi pour les prochains dés',
    used: 'Ils font partie des prochains dés.',
    why: [
      'D’abord la maison publie l’empreinte de sa graine secrète. Puis chaque page à la table tire 32 octets au hasard, y ajoute les mots de la personne et en publie l’empreinte. Les contributions ne sont révélées qu’une fois toutes les empreintes connues\u202f; tous les dés de la course viennent de la graine et de toutes les contributions.',
      'Personne n’a donc pu choisir les dés, pas même tous sauf un ensemble\u00a0: une page honnête suffit. S’il manque une contribution, les dés sont nuls, et tous le voient. Les bots ne contribuent pas.',
      'Cette page a vérifié d’elle-même chaque lancer qu’elle a vu, dès la fin de la course. Le procès-verbal peut être vérifié partout ailleurs\u00a0: docs/fair-shuffles.md et docs/ten-dice.md de Baize décrivent chaque octet.',
    ],
  },
  refusals: {
    ...together.refusals,
    'other-hand': () => 'C’était pour une autre course.',
    'hand-runs': () => 'La course n’est pas encore terminée.',
  },
  problems: {
    ...together.problems,
    'shared-table': () =>
      'une course partagée est au serveur\u00a0: on n’y choisit ni numéro ni partie enregistrée',
    'unfair-deal': ({ hand }) => `les dés de la course ${String(hand)} n’étaient pas ceux promis`,
    'left-out': ({ hand }) =>
      `les dés de la course ${String(hand)} ont été commencés sans cette page, qui a une place et était là`,
  },
};
