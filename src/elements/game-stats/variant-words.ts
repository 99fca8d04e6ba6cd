import { capital } from '../../locales/capital.js';
import { type OptionWords, spelt, toldOptions } from '../../locales/told-options.js';

/** `2 redeals`, `no redeals`, `any number of redeals` */
const limited = (value: unknown, one: string): string => {
  if (value === 'unlimited') return `any number of ${one}s`;
  return value === 0 ? `no ${one}s` : `${String(value)} ${one}${value === 1 ? '' : 's'}`;
};

const SYSTEMS: Readonly<Record<string, string>> = {
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: (value) => {
    const name = String(value);
    return Object.hasOwn(SYSTEMS, name) ? SYSTEMS[name]! : name;
  },
  cells: (value) => limited(value, 'cell'),
  supermove: (value) => (value === 'off' ? 'one card a move' : `${String(value)} supermoves`),
  draw: (value) => (typeof value === 'number' ? `draw ${value}` : `extra cards ${String(value)}`),
  redeals: (value) => limited(value, 'redeal'),
  foundationReturn: () => 'cards back from foundations',
  scoring: (value) => `${String(value).replaceAll('-', ' ')} scoring`,
  resets: (value) => limited(value, 'reset'),
  coverPairs: () => 'no cover pairs',
  openStock: () => 'open stock',
  wastes: (value) => limited(value, 'waste'),
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string =>
  value === true ? spelt(name) : `${spelt(name)} ${String(value)}`;

/**
 * A variant in words, from what `writeOptions` gave: `Draw 3, vegas scoring`; `Usual rules` for the
 * game's own. What can't be read is shown as it is.
 */
export function variantText(variant: string): string {
  if (variant === '') return 'Usual rules';
  const told = toldOptions(variant, OPTIONS, plain);
  if (!told) return variant;
  return capital(told.join(', '));
}
