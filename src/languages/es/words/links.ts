import type { Problem } from '../../../engine/reason.js';
import type { GameResult } from '../../../engine/result.js';
import { capital } from '../../../locales/capital.js';
import type { LinkWordsWith, LinksWords } from '../../../locales/links-en.js';
import type { ResultWords } from '../../../locales/share-words.js';
import { counted } from '../kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) =>
    `hoy no se puede ganar ninguna de ${tried} partidas; se reparte una cualquiera`,
  'no-solver': ({ got }) =>
    `no se ha encontrado la partida del día (${got}); se reparte una cualquiera`,
  'share-broken': () => 'este enlace está incompleto o tiene un error',
  'share-newer': ({ got, known }) =>
    `este enlace es de la versión ${got}, y aquí se conocen hasta la ${known}`,
  'share-other-game': ({ got, wanted }) => `este enlace es de ${got}, no de ${wanted}`,
  'share-moves': () => 'este enlace es de una partida con otras reglas',
  'share-long': ({ count, most }) =>
    `una partida de ${count} movimientos no cabe en un enlace; caben ${most} como máximo`,
  'share-option': ({ got }) => `con las reglas «${got}» no hay enlace`,
};

const ENDS: Partial<Record<string, string>> = { won: 'ganada', lost: 'perdida' };

/** The words of links with those that all games have, in Spanish. */
export const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: ({ deal, outcome, moves, elapsed }: GameResult, told: ResultWords): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
      const end = ENDS[outcome ?? ''] ?? 'sin terminar';
      const after = counted(moves, 'movimiento');
      const line = `${name}: ${end}${calm ? '' : ` tras ${after}, ${common.time(elapsed)}`}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `No se abre el enlace: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of links and daily deals on a page, in Spanish. */
export const links: LinksWords = {
  copyLink: 'Copiar enlace',
  copyResult: 'Copiar resultado',
  linkCopied: 'Enlace copiado.',
  resultCopied: 'Resultado copiado.',
  byHand: 'Para copiar a mano',
  notCopied: 'El navegador no lo copia. Está seleccionado: cópialo a mano.',
  lookingForDay: 'Buscando la partida del día.',
};
