import type { Problem } from '../../core/engine/reason.js';
import type { RecordOutcome } from '../../core/history/record.js';
import type { StatsWords } from '../stats-en.js';
import { capital } from '../capital.js';
import { type OptionWords, spelt, toldOptions } from '../told-options.js';
import type { Translations } from '../translations.js';
import { counted, es } from './kit.js';

/** `2 celdas`, `sin celdas`, `celdas sin límite` */
const limited = (value: unknown, one: string, many = `${one}s`): string => {
  if (value === 'unlimited') return `${many} sin límite`;
  if (value === 0) return `sin ${many}`;
  return typeof value === 'number' ? counted(value, one, many) : `${String(value)} ${many}`;
};

const NAMES: Readonly<Record<string, string>> = {
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

const SCORINGS: Readonly<Record<string, string>> = {
  standard: 'puntos clásicos',
  vegas: 'puntos Vegas',
  none: 'sin puntos',
  nearest: 'gana lo más cercano',
  'over-is-bust': 'pasarse no gana',
  'under-beats-over': 'por debajo gana a por encima',
  'over-beats-under': 'por encima gana a por debajo',
  'inside-beats-outside': 'entre 7 y 27 gana a fuera',
  'outside-beats-inside': 'fuera gana a entre 7 y 27',
};

/** The name of a value, or the value as it is written. */
const named = (names: Readonly<Record<string, string>>, value: unknown): string => {
  const name = String(value);
  return Object.hasOwn(names, name) ? names[name]! : name.replaceAll('-', ' ');
};

/** What changes a table's game, where its value is another than usual. */
const DECLARES: Readonly<Record<string, string>> = {
  simultaneous: 'se declara a la vez',
  sequential: 'se declara por turno',
};

const drawText = (value: unknown): string => {
  if (typeof value === 'number') return `robar ${value}`;
  return `cartas extra boca ${value === 'up' ? 'arriba' : 'abajo'}`;
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: (value) => named(NAMES, value),
  cells: (value) => limited(value, 'celda'),
  supermove: (value) => (value === 'off' ? 'de carta en carta' : 'supermovimientos completos'),
  draw: drawText,
  redeals: (value) => limited(value, 'vuelta al mazo', 'vueltas al mazo'),
  foundationReturn: () => 'se vuelve de la base',
  scoring: (value) => named(SCORINGS, value),
  corner: () => 'rey y as son vecinos',
  coverPairs: () => 'sin parejas que se tapan',
  openStock: () => 'mazo a la vista',
  wastes: (value) => limited(value, 'descarte'),
  house: () => 'reparten los jugadores',
  commission: (value) => `comisión ${String(value)}\u00a0%`,
  pushOn: () => 'empate en lugar de comisión',
  foul: () => 'la mano nula pierde',
  wheel: () => 'A-2-3-4-5, la escalera más baja',
  bonus: () => 'bono Fortune',
  dealing: (value) => `${value === 'down-up' ? 'una' : 'dos'} abajo y una arriba`,
  freeze: (value) => `se congela tras ${String(value)}`,
  lastBet: () => 'última apuesta',
  atOnce: () => 'todos a la vez',
  declare: (value) => named(DECLARES, value),
  tens: () => 'el 10 vale ½',
  opens: () => 'empiezan las mejores cartas vistas',
  fiveAceAce: () => '5-A-A vence a todo',
  winAndTie: () => 'tres cuartos por ganar y empatar',
  carry: (value) =>
    value === 'half' ? 'la mitad sin ganador se guarda' : 'el bote sin ganador se guarda',
  players: (value) => limited(value, 'jugador', 'jugadores'),
  bots: (value) => limited(value, 'bot'),
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string =>
  value === true ? spelt(name) : `${spelt(name)} ${String(value)}`;

/** A variant in words: `Robar 3, puntos Vegas`; what can't be read is shown as it is. */
function variantText(variant: string): string {
  if (variant === '') return 'Reglas habituales';
  const told = toldOptions(variant, OPTIONS, plain);
  if (!told) return variant;
  return capital(told.join(', '));
}

/** What is wrong with a file or a store; a problem that is not known by its code. */
const problemText = ({ code, field, got, known, latest }: Problem): string => {
  switch (code) {
    case 'history':
      return field === 'kind' || field === 'text'
        ? 'no es un archivo de partidas jugadas'
        : `no se puede usar «${field}» de este archivo (${got}${latest === undefined ? '' : ', que aún está por llegar'})`;
    case 'history-newer':
      return `este archivo es de la versión ${got}, y aquí se conocen hasta la ${known}`;
    case 'storage':
      return `el navegador no guarda partidas aquí (${got})`;
    default:
      return code;
  }
};

/** What comes of files, and of where the games are kept. */
const files: Pick<StatsWords, 'merged' | 'refused' | 'unreadable' | 'missing' | 'trouble'> = {
  merged: ({ added, known, late }) => {
    const told = [
      counted(added, 'partida añadida', 'partidas añadidas'),
      ...(known > 0 ? [`${es.number(known)} ya ${known === 1 ? 'estaba' : 'estaban'}`] : []),
      ...(late > 0 ? [counted(late, 'demasiado antigua', 'demasiado antiguas')] : []),
    ];
    return `${told.join(', ')}.`;
  },
  refused: (problem) => `No se ha importado: ${problemText(problem)}.`,
  unreadable: 'No se ha importado: el archivo no se puede leer.',
  missing: 'Aquí no se cuentan las partidas: no se ha podido cargar un archivo.',
  trouble: ({ code }) =>
    code === 'storage'
      ? 'El navegador no guarda estas partidas: duran lo que esta página.'
      : 'Algunas de las partidas guardadas aquí no se pueden leer. Se dejan como están.',
};

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
  golf: 'Golf',
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

/** What the statistics say, in Spanish. */
export const otherWords: Translations = { stats };
