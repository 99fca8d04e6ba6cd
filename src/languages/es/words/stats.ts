import type { StatsWords } from '../../../elements/game-stats/words.js';
import type { RecordOutcome } from '../../../engine/history/record.js';
import { capital } from '../../../locales/capital.js';
import { counted, es } from '../kit.js';
import { files } from './stats-files.js';
import { variantText } from './stats-variants.js';

const YEAR = { year: 'numeric' } as const;
const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const LONG = { ...SHORT, ...YEAR };

/** A browser's formats are slow to make: each is made once, when it is first asked for. */
const formats = new Map<object, Intl.DateTimeFormat>();
const dated = (at: number, options: Intl.DateTimeFormatOptions): string => {
  const made = formats.get(options) ?? new Intl.DateTimeFormat('es', options);
  formats.set(options, made);
  return made.format(at);
};

const GAMES: Readonly<Record<string, string>> = {
  freecell: 'FreeCell',
  klondike: 'Klondike',
  pyramid: 'Pirámide',
  'pai-gow': 'Póker Pai Gow',
  'seven-twenty-seven': 'Siete y veintisiete',
  'ten-dice': 'Carrera de diez dados',
};

/** A name that is not known is read as it is written. */
const game = (name: string): string =>
  Object.hasOwn(GAMES, name) ? GAMES[name]! : capital(name.replaceAll('-', ' '));

/** `Se ha borrado`, `Se han borrado` */
const deed = (count: number, done: string): string => `Se ${count === 1 ? 'ha' : 'han'} ${done}`;

const games = (count: number): string => counted(count, 'partida');

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  won: 'Ganada',
  lost: 'Perdida',
  left: 'Abandonada',
  push: 'Empate',
};

const MEASURES = { time: 'tiempo', moves: 'movimientos', chips: 'fichas' } as const;

const chart: StatsWords['chart'] = {
  caption: (count, hands) => {
    const one = hands ? 'mano' : 'partida';
    return count === 1 ? `Última ${one}` : `Últimas ${counted(count, one)}`;
  },
  measures: { time: 'Tiempo', moves: 'Movimientos' },
  measure: 'Las barras muestran',
  won: 'ganadas',
  lost: 'no ganadas',
  up: 'ganadas',
  down: 'perdidas',
  range: (least, most) => `de ${least} a ${most}`,
  text: (measure, { won, other, pushes }, range) => {
    const parts = [
      counted(won, 'ganada'),
      measure === 'chips' ? counted(other, 'perdida') : counted(other, 'no ganada', 'no ganadas'),
      ...(pushes > 0 ? [counted(pushes, 'empate')] : []),
    ];
    return `Barras de ${MEASURES[measure]}, de la más antigua a la más reciente: ${parts.join(', ')}; ${range}.`;
  },
};

const table: StatsWords['table'] = {
  show: 'Como tabla',
  caption: 'Las últimas primero',
  heads: {
    ended: 'Final',
    deal: 'Partida',
    outcome: 'Resultado',
    time: 'Tiempo',
    moves: 'Movimientos',
    chips: 'Fichas',
  },
  ownDeck: 'baraja propia',
};

const figures: StatsWords['figures'] = {
  games: 'Partidas',
  wins: 'Ganadas',
  rate: 'Victorias',
  streak: 'Racha',
  bestStreak: 'Mejor racha',
  bestTime: 'Mejor tiempo',
  fewestMoves: 'Menos movimientos',
  days: 'Días seguidos',
  hands: 'Manos',
  pushes: 'Empates',
  losses: 'Perdidas',
  chips: 'Saldo de fichas',
  biggestWin: 'Mayor ganancia',
};

/** The words of the statistics, in Spanish. */
export const stats: StatsWords = {
  number: es.number,
  signed: (value) => (value === 0 ? es.number(0) : es.signed(value)),
  share: es.percent,
  time: es.time,
  moment: (ended, now) => dated(ended, dated(ended, YEAR) === dated(now, YEAR) ? SHORT : LONG),
  title: 'Estadísticas',
  game,
  variant: variantText,
  chooseGame: 'Juego',
  chooseVariant: 'Variante',
  allVariants: 'Todas las variantes',
  figures,
  none: 'sin datos',
  chart,
  table,
  outcome: (outcome) => OUTCOMES[outcome],
  empty: 'Aún no hay partidas. Juega una, y se contará aquí.',
  emptyOf: (name) => `Aún no hay partidas de ${game(name)}.`,
  tools: {
    export: 'Exportar',
    import: 'Importar',
    clear: (name) => `Borrar ${game(name)}`,
    undo: 'Deshacer borrado',
  },
  file: (day) => `baize-estadisticas-${day}.json`,
  exported: (count) => `${deed(count, 'exportado')} ${games(count)}.`,
  cleared: (name, count) => `${deed(count, 'borrado')} ${games(count)} de ${game(name)}.`,
  clearedAll: (count) => `${deed(count, 'borrado')} ${games(count)}.`,
  undone: (count) => `${deed(count, 'recuperado')} ${games(count)}.`,
  ...files,
};
