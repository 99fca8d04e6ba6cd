import type { Problem } from '../../core/engine/reason.js';
import type { ReplayWords } from '../replay-en.js';
import type { Translations } from '../translations.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'Ce lien est incomplet ou contient une erreur.',
  'share-newer': ({ got, known }) =>
    `Ce lien est de version ${got}\u202f; les versions connues ici vont jusqu’à ${known}.`,
  'share-moves': () => 'Ce lien est celui d’une partie aux règles différentes.',
  'replay-game': ({ got }) => `Aucun jeu «\u00a0${got}\u00a0» n’est là pour la montrer.`,
  'load-failed': ({ module }) => `Une partie du replay n’a pas pu être chargée (${module}).`,
};

/** The words of a replay, in French. */
const replay: ReplayWords = {
  region: 'Replay',
  slider: 'Coup',
  position: (at, length) => `${at} / ${length}`,
  spokenPosition: (at, length) => `Coup ${at} sur ${length}`,
  tools: {
    start: 'Au début',
    back: 'Coup précédent',
    play: 'Lire',
    pause: 'Pause',
    forward: 'Coup suivant',
    end: 'À la fin',
  },
  speed: 'Vitesse',
  times: (speed) => `${speed}\u00a0×`,
  playOn: 'Jouer à partir d’ici',
  back: 'Revenir au replay',
  speeds: (got, accepted) =>
    `vitesse «\u00a0${got}\u00a0» inutilisable\u202f; accepté\u00a0: ${accepted}`,
  problem: (problem) => PROBLEMS[problem.code]?.(problem) ?? 'Ce lien ne peut pas être rejoué ici.',
};

/** What a replay says, in French. */
export const otherWords: Translations = { replay };
