import { parseOptions } from '../../engine/option-text.js';

/** `2 redeals`, `no redeals`, `any number of redeals` */
const limited = (value: unknown, one: string): string => {
  if (value === 'unlimited') return `any number of ${one}s`;
  return value === 0 ? `no ${one}s` : `${String(value)} ${one}${value === 1 ? '' : 's'}`;
};

const SYSTEMS: Readonly<Record<string, string>> = {
  freecell: 'FreeCell',
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: Readonly<Record<string, (value: unknown) => string>> = {
  variant: (value) => SYSTEMS[String(value)] ?? String(value),
  cells: (value) => limited(value, 'cell'),
  supermove: (value) => (value === 'off' ? 'one card a move' : `${String(value)} supermoves`),
  draw: (value) => (typeof value === 'number' ? `draw ${value}` : `extra cards ${String(value)}`),
  redeals: (value) => limited(value, 'redeal'),
  foundationReturn: () => 'cards back from foundations',
  scoring: (value) => `${capitalised(value)} scoring`,
  resets: (value) => limited(value, 'reset'),
  coverPairs: () => 'no cover pairs',
  openStock: () => 'open stock',
  wastes: (value) => limited(value, 'waste'),
};

/** `vegas`, Vegas; `over-is-bust`, over is bust. */
const capitalised = (value: unknown): string =>
  value === 'vegas' ? 'Vegas' : String(value).replaceAll('-', ' ');

/** `minBet`, min bet */
const spelt = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An option that has no words of its own, as it is written. */
const plain = (name: string, value: unknown): string =>
  value === true
    ? spelt(name)
    : value === false
      ? `no ${spelt(name)}`
      : `${spelt(name)} ${String(value)}`;

/** The order in which options are told: the system first. */
const rank = ([name]: readonly [string, unknown]): number => (name === 'variant' ? 0 : 1);

/**
 * A variant in words, from what `writeOptions` gave: `Draw 3, Vegas scoring`; `Usual rules` for the
 * game's own. What can't be read is shown as it is.
 */
export function variantText(variant: string): string {
  if (variant === '') return 'Usual rules';
  const options = parseOptions(variant);
  if (!options) return variant;
  const told = Object.entries(options)
    .sort((one, other) => rank(one) - rank(other))
    .map(([name, value]) =>
      Object.hasOwn(OPTIONS, name) ? OPTIONS[name]!(value) : plain(name, value),
    )
    .join(', ');
  return told.charAt(0).toUpperCase() + told.slice(1);
}
