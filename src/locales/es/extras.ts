import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import { capital } from '../capital.js';
import type { ExtrasWords } from '../extras/en.js';
import type { SolverWords } from '../extras/solver-en.js';
import type { LinkWordsWith, LinksWords } from '../links-en.js';
import type { ResultWords } from '../share-words.js';
import type { Translations } from '../translations.js';
import { counted } from './kit.js';

/** The words of what is fetched on need, in Spanish. */
export const extras: ExtrasWords = {
  panels: {
    conflict: ['La partida siguió en otra pestaña', 'Tomar aquella', 'Seguir con esta'],
    keys: ['Teclado', 'Cerrar'],
    settings: ['Ajustes', 'Cerrar'],
    fair: ['Comprobar este reparto', 'Cerrar'],
    history: ['Historial', 'Cerrar'],
    stats: ['Estadísticas', 'Cerrar'],
    help: ['Cómo se juega', 'Cerrar'],
    pays: ['Bono Fortune', 'Cerrar'],
    pause: ['En pausa', 'Seguir'],
    win: ['Has ganado', 'Nueva partida', 'Repetir la misma'],
  },
  keys: [
    ['← → ↑ ↓', 'Recorrer cartas y pilas'],
    ['Intro, Espacio', 'Tomar, dejar; dos veces: a la base'],
    ['h', 'A la base'],
    ['Esc', 'Devolver a su sitio'],
    ['u, r', 'Deshacer, rehacer'],
    ['t', 'Pista'],
    ['n', 'Nueva partida'],
    ['?', 'Esta lista'],
  ],
  samePage: (value) => `Como la página (${value})`,
  choices: {
    language: 'Idioma',
    theme: 'Claro u oscuro',
    fourColor: 'Cuatro colores',
    mirrored: 'Para zurdos',
    motion: 'Animaciones',
    sound: 'Sonido',
    cardBack: 'Reverso',
    diamonds: 'rombos',
    petals: 'pétalos',
    tapToMove: 'Mover con un toque',
    calm: 'Sin reloj ni contador',
    autoFinish: 'Terminar por sí sola',
    autoFoundation: 'Subir a las bases',
    on: 'sí',
    off: 'no',
    light: 'claro',
    dark: 'oscuro',
    safe: 'si es seguro',
    all: 'siempre',
  },
};

/** The words of the solver's file, in Spanish. */
export const solver: SolverWords = {
  looking: 'Buscando cómo ganar.',
  lookingForDeal: 'Buscando una partida que se pueda ganar.',
  notFound: 'No se ha encontrado cómo ganar.',
  showing: 'Así se gana la partida. Pulsa una tecla o toca para salir.',
  light: {
    winnable: 'se puede ganar',
    unwinnable: 'no se puede ganar',
    unknown: 'no se sabe',
    looking: 'analizando',
  },
};

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

/** What panels, the solver and links say, in Spanish. */
export const otherWords: Translations = { extras, solver, links, linkWords };
