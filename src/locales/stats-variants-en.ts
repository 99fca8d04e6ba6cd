import { capital } from './capital.js';
import { type OptionWords, spelt, toldOptions } from './told-options.js';

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

/** What an option that differs from its game's own is called, by its name, where its values have words. */
const OPTIONS: OptionWords = {
  variant: (value) => {
    const name = String(value);
    return Object.hasOwn(SYSTEMS, name) ? SYSTEMS[name]! : name;
  },
  supermove: (value) => (value === 'off' ? 'one card a move' : `${String(value)} supermoves`),
  dealing: (value) => `${value === 'down-up' ? 'one card' : 'two cards'} down, one up`,
  draw: (value) => (typeof value === 'number' ? `draw ${value}` : `extra cards ${String(value)}`),
};

/** Options that are how many there are of something, whose name they have. */
const COUNTED = 'cells redeals wastes players bots';

/** What the others are called; `#` stands for the value. */
const OTHERS: Readonly<Record<string, string>> = {
  foundationReturn: 'cards back from foundations',
  scoring: '# scoring',
  corner: 'kings and aces are neighbours',
  coverPairs: 'no cover pairs',
  house: 'players deal',
  commission: '#% commission',
  pushOn: 'a push in place of the commission',
  foul: 'fouls lose',
  wheel: 'low wheel',
  bonus: 'Fortune bonus',
  freeze: 'frozen after # stands',
  declare: '# declarations',
  tens: 'tens count ½',
  opens: 'best up-card opens',
  fiveAceAce: '5-A-A beats all',
  winAndTie: 'three quarters for win and tie',
  carry: '# carried over',
  atOnce: 'all at once',
};

/** One that is not known is told by its name, and its value where that is not just yes. */
function plain(name: string, value: unknown): string {
  if (COUNTED.split(' ').includes(name)) return limited(value, name.slice(0, -1));
  const text = String(value).replaceAll('-', ' ');
  if (Object.hasOwn(OTHERS, name)) return OTHERS[name]!.replace('#', text);
  return value === true ? spelt(name) : `${spelt(name)} ${text}`;
}

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
