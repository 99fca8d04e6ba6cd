import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import { capital } from '../capital.js';
import type { ExtrasWords } from '../extras/en.js';
import type { NoticeWords } from '../extras/notice-en.js';
import type { RecordsWords } from '../extras/records-en.js';
import type { PuzzleWords } from '../extras/puzzle-en.js';
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
    people: ['Quién juega', 'Cerrar'],
    new: ['¿Nueva mesa?', 'Seguir en esta', 'Nueva mesa'],
    forget: ['¿Borrar estadísticas?', 'Conservarlas', 'Borrar'],
    fair: ['Comprobar este reparto', 'Cerrar'],
    history: ['Historial', 'Cerrar'],
    log: ['Esta mano', 'Cerrar'],
    stats: ['Estadísticas', 'Cerrar'],
    help: ['Cómo se juega', 'Cerrar'],
    share: ['Compartir', 'Cerrar'],
    replay: ['Repetición', 'Cerrar'],
    pays: ['Bono Fortune', 'Cerrar'],
    pause: ['En pausa', 'Seguir'],
    win: ['Has ganado', 'Nueva partida', 'Repetir la misma', 'Compartir', 'Ver de nuevo'],
  },
  keys: [
    ['← → ↑ ↓', 'Recorrer cartas y pilas'],
    ['Intro, Espacio', 'Tomar, dejar; dos veces: a la base'],
    ['h', 'A la base'],
    ['Esc', 'Devolver a su sitio'],
    ['u, r', 'Deshacer, rehacer'],
    ['t', 'Pista'],
    ['n', 'Nueva partida'],
    ['f, Mayús+F', 'Pantalla completa'],
    ['?', 'Esta lista'],
  ],
  help: {
    goal: 'El objetivo',
    moves: 'Los movimientos',
    rules: 'En esta partida',
    playing: 'Cómo se maneja',
    ways: [
      'Arrastra una carta, o púlsala y luego pulsa el sitio al que debe ir.',
      '«Pista» muestra un buen movimiento. «Deshacer» retrocede tantos como quieras.',
      'Con el teclado, las flechas recorren las cartas e Intro las toma y las deja; ? muestra todas las teclas.',
    ],
  },
  samePage: (value) => `Como la página (${value})`,
  looks: 'Aspecto y ayudas',
  rules: 'Reglas',
  fromNextGame: 'A partir de la próxima partida.',
  asPage: 'Todo como en la página',
  grades: ['muy fácil', 'fácil', 'media', 'difícil', 'muy difícil'],
  choices: {
    language: 'Idioma',
    theme: 'Claro u oscuro',
    fourColor: 'Cuatro colores',
    mirrored: 'Para zurdos',
    motion: 'Animaciones',
    sound: 'Sonido',
    courts: 'Figuras',
    local: 'del idioma',
    english: 'J, Q, K',
    cardSize: 'Tamaño de las cartas',
    small: 'pequeño',
    medium: 'mediano',
    large: 'grande',
    cardBack: 'Reverso',
    diamonds: 'rombos',
    petals: 'pétalos',
    auto: 'automático',
    felt: 'Tapete',
    green: 'verde',
    blue: 'azul',
    wine: 'burdeos',
    slate: 'pizarra',
    lattice: 'celosía',
    checks: 'cuadros',
    rays: 'rayos',
    plaid: 'tartán',
    verdict: 'Mostrar si se puede ganar',
    solvable: 'Solo partidas que se pueden ganar',
    grade: 'Dificultad',
    any: 'cualquiera',
    draw: 'Cartas por turno del mazo',
    redeals: 'Vueltas al mazo',
    unlimited: 'sin límite',
    scoring: 'Puntuación',
    none: 'sin puntos',
    standard: 'estándar',
    vegas: 'Vegas',
    foundationReturn: 'Las cartas pueden volver de la base',
    variant: 'Juego',
    freecell: 'FreeCell',
    kingcell: 'KingCell',
    forecell: 'ForeCell',
    'bakers-game': 'Baker’s Game',
    'eight-off': 'Eight Off',
    seahaven: 'Seahaven Towers',
    cells: 'Celdas',
    supermove: 'Mover cartas juntas',
    linear: 'lo habitual',
    full: 'las más posibles',
    wastes: 'Descartes',
    coverPairs: 'Una carta y la que tapa son pareja',
    openStock: 'Mazo a la vista',
    corner: 'Rey y as son vecinos',
    tapToMove: 'Mover con un toque',
    calm: 'Sin reloj ni contador',
    autoFinish: 'Terminar por sí sola',
    pace: 'Ritmo en la mesa',
    slow: 'lento',
    normal: 'normal',
    fast: 'rápido',
    manual: 'paso a paso',
    nextHand: 'Siguiente mano sola',
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
  lookingBack: 'Buscando la última posición que se puede ganar. Esc para parar.',
  back: (moves, isLast) =>
    `${counted(moves, 'movimiento')} atrás. ${
      isLast
        ? 'Es la última posición que se puede ganar.'
        : 'Esta posición se puede ganar; de las siguientes no se ha podido saber.'
    }`,
  notBack: 'No se ha encontrado ninguna posición anterior que se pueda ganar con seguridad.',
  canBeWon: 'Esta posición todavía se puede ganar.',
  showing: 'Así se gana la partida. Pulsa una tecla o toca para salir.',
  light: {
    winnable: 'se puede ganar',
    unwinnable: 'no se puede ganar',
    unknown: 'no se sabe',
    looking: 'analizando',
  },
};

/** The words of the notice that no win is possible, in Spanish. */
const notice: NoticeWords = {
  undo: 'Deshacer',
  back: 'Volver a tiempo',
  stop: 'Dejar de buscar',
  restart: 'Reiniciar',
  new: 'Nueva partida',
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
    result: (
      { deal, outcome, moves, elapsed, assisted }: GameResult,
      told: ResultWords,
    ): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
      const end = ENDS[outcome ?? ''] ?? 'sin terminar';
      const after = counted(moves, 'movimiento');
      const help = common.assisted[assisted ?? 'none'];
      const line = `${name}: ${end}${calm ? '' : ` tras ${after}, ${common.time(elapsed)}`}${help ? `, ${help}` : ''}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `No se abre el enlace: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of what a win is beside the player's others, in Spanish. */
const records: RecordsWords = {
  bests: (time, moves) => `Récord: ${time} · ${moves}`,
  streak: (wins) => `${counted(wins, 'victoria')} ${wins === 1 ? 'seguida' : 'seguidas'}`,
  first: '¡Tu primera victoria!',
  best: '¡Tu victoria más rápida, y con menos movimientos!',
  fastest: '¡Tu victoria más rápida!',
  fewest: '¡Tu victoria con menos movimientos!',
  level: 'Tan pocos movimientos como en la mejor.',
  more: (moves) => `${counted(moves, 'movimiento')} más que en la mejor.`,
};

/** The words of links and daily deals on a page, in Spanish. */
export const links: LinksWords = {
  copyLink: 'Copiar enlace',
  copyResult: 'Copiar resultado',
  linkCopied: 'Enlace copiado.',
  resultCopied: 'Resultado copiado.',
  byHand: 'Para copiar a mano',
  notCopied: 'El navegador no lo copia. Está seleccionado: cópialo a mano.',
  send: 'Compartir',
  notSent: 'El navegador no puede compartirlo. Cópialo.',
  savePicture: 'Guardar imagen',
  won: 'Ganada',
  lost: 'Perdida',
  unfinished: 'Sin terminar',
  lookingForDay: 'Buscando la partida del día.',
};

/** What can't be used of a position, and what could. */
const useless = (what: string, accepted: unknown): string =>
  `${what} no se puede usar; se admite: ${String(accepted)}`;

const within = (moves: number | undefined): string =>
  moves === undefined ? '' : ` en ${moves} ${moves === 1 ? 'movimiento' : 'movimientos'}`;

/** The words of positions and puzzles, in Spanish. */
const puzzle: PuzzleWords = {
  puzzle: 'problema',
  position: 'posición propia',
  win: (moves) => `Problema: gana${within(moves)}.`,
  home: (card, moves) => `Problema: lleva ${card} a su base${within(moves)}.`,
  away: (card, moves) => `Problema: retira ${card}${within(moves)}.`,
  problems: {
    position: ({ got }) => useless(`la posición «${got}»`, `líneas de cartas`),
    'position-lines': ({ got, wanted }) =>
      useless(`una posición con ${got} líneas sin nombre`, `${wanted}`),
    'position-line': ({ got, accepted }) =>
      useless(`la línea «${got}» de la posición`, `${accepted}, una vez cada una`),
    'position-card': ({ got, line }) =>
      useless(`«${got}» en la línea «${line}» de la posición`, `una carta, como 7H`),
    'position-twice': ({ got }) =>
      useless(`una posición con ${got} dos veces`, `cada carta una vez`),
    'position-missing': ({ got }) => useless(`una posición sin ${got}`, `cada carta una vez`),
    'position-many': ({ got, most }) =>
      useless(`la línea «${got}» de la posición`, `${most} como máximo`),
    'position-row': ({ got, most }) =>
      useless(`la línea «${got}» de la posición`, `${most} lugares`),
    'position-supply': ({ got, most }) =>
      useless(`una posición con ${got} cartas en mazo y descarte`, `${most} como máximo`),
    'position-heights': ({ got }) =>
      useless(`«${got}» en las bases`, `cada palo una vez, como C-0 D-A H-7 S-K`),
    'position-hidden': ({ got, most }) =>
      useless(`la línea «${got}» de la posición`, `${most} cartas tapadas como máximo`),
    'position-over': ({ got }) =>
      useless(`la línea «${got}» de la posición`, `primero las cartas tapadas`),
    'position-order': ({ got }) =>
      useless(`la línea «${got}» de la posición`, `cartas descubiertas en orden`),
    'position-number': ({ got, most, least }) =>
      useless(`la línea «${got}» de la posición`, `un número de ${least} a ${most}`),
    'puzzle-reached': ({ got }) => useless(`el objetivo «${got}»`, `uno que no se haya alcanzado`),
  },
};

/** What panels, the solver and links say, in Spanish. */
export const otherWords: Translations = {
  extras,
  solver,
  notice,
  puzzle,
  records,
  links,
  linkWords,
  day: () => import('./day.js').then(({ day }) => day),
};
