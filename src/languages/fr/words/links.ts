import type { Problem } from '../../../engine/reason.js';
import type { GameResult } from '../../../engine/result.js';
import { capital } from '../../../locales/capital.js';
import type { LinkWordsWith, LinksWords } from '../../../locales/links-en.js';
import type { ResultWords } from '../../../locales/share-words.js';
import { forms, fr } from '../kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) =>
    `aucune des ${tried} donnes essayées n’est gagnable aujourd’hui\u202f; une donne au hasard est servie`,
  'no-solver': ({ got }) =>
    `la donne du jour est introuvable (${got})\u202f; une donne au hasard est servie`,
  'share-broken': () => 'ce lien est incomplet ou contient une erreur',
  'share-newer': ({ got, known }) =>
    `ce lien est de version ${got}\u202f; les versions connues ici vont jusqu’à ${known}`,
  'share-other-game': ({ got, wanted }) =>
    `ce lien est pour «\u00a0${got}\u00a0», non pour «\u00a0${wanted}\u00a0»`,
  'share-moves': () => 'ce lien est celui d’une partie aux règles différentes',
  'share-long': ({ count, most }) =>
    `une partie de ${count} coups ne tient pas dans un lien\u202f; le maximum est de ${most}`,
  'share-option': ({ got }) => `les options «\u00a0${got}\u00a0» ne tiennent pas dans un lien`,
};

/** How a game ended, and the word before the moves that it took. */
const ENDS: Partial<Record<string, readonly [end: string, before: string]>> = {
  won: ['gagné', 'en'],
  lost: ['perdu', 'après'],
};

/** The words of links with those that all games have, in French. */
export const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: ({ deal, outcome, moves, elapsed }: GameResult, told: ResultWords): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
      const [end, before] = ENDS[outcome ?? ''] ?? ['inachevé', 'après'];
      const count = fr.counted(moves, forms('coup'));
      const line = `${name}\u00a0: ${end}${calm ? '' : ` ${before} ${count}, ${common.time(elapsed)}`}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `Le lien n’est pas ouvert\u00a0: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of links and daily deals on a page, in French. */
export const links: LinksWords = {
  copyLink: 'Copier le lien',
  copyResult: 'Copier le résultat',
  linkCopied: 'Le lien est copié.',
  resultCopied: 'Le résultat est copié.',
  byHand: 'À copier à la main',
  notCopied: 'Le navigateur refuse la copie. Le texte est sélectionné\u00a0: copiez-le à la main.',
  lookingForDay: 'Recherche de la donne du jour.',
};
