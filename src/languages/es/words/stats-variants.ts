import { type OptionWords, spelt, toldOptions } from '../../../locales/told-options.js';
import { capital } from '../../../locales/capital.js';
import { counted } from '../kit.js';

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
  resets: (value) => limited(value, 'vuelta al mazo', 'vueltas al mazo'),
  coverPairs: () => 'sin parejas que se tapan',
  openStock: () => 'mazo a la vista',
  wastes: (value) => limited(value, 'descarte'),
  house: () => 'reparten los jugadores',
  commission: (value) => `comisión ${String(value)}\u00a0%`,
  foul: () => 'la mano nula pierde',
  wheel: () => 'A-2-3-4-5, la escalera más baja',
  bonus: () => 'bono Fortune',
  dealing: () => 'dos abajo y una arriba',
  freeze: (value) => `se congela tras ${String(value)}`,
  lastBet: () => 'última apuesta',
  declare: (value) => named(DECLARES, value),
  tens: () => 'el 10 vale ½',
  players: (value) => limited(value, 'jugador', 'jugadores'),
  bots: (value) => limited(value, 'bot'),
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string =>
  value === true ? spelt(name) : `${spelt(name)} ${String(value)}`;

/** A variant in words: `Robar 3, puntos Vegas`; what can't be read is shown as it is. */
export function variantText(variant: string): string {
  if (variant === '') return 'Reglas habituales';
  const told = toldOptions(variant, OPTIONS, plain);
  if (!told) return variant;
  return capital(told.join(', '));
}
