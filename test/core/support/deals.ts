import {
  type FreecellState,
  type Supermove,
  type Variant,
  dealDeck,
  freecell,
} from '../../../src/core.js';
import { formatCards } from '../../../src/core.js';
import { frozen } from './frozen.js';
import { valueOf } from './result.js';

interface Wanted {
  readonly variant?: Variant;
  readonly cells?: number;
  readonly supermove?: Supermove;
}

/** A numbered deal. */
export const dealt = (deal: number, wanted: Wanted = {}): FreecellState =>
  frozen(freecell.deal(valueOf(freecell.options.check(wanted)), dealDeck(deal)));

/** The columns as rows of text, the first row on top, as deals are printed. */
export function rowsOf({ piles, options }: FreecellState): readonly string[] {
  const columns = freecell.tableOf(options).columns.map((id) => piles[id] ?? []);
  const depth = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: depth }, (_, row) =>
    formatCards(columns.flatMap((column) => column.slice(row, row + 1))),
  );
}

/** The cells from the first, `-` where one is empty. */
export const cellsOf = ({ piles, options }: FreecellState): string =>
  freecell
    .tableOf(options)
    .cells.map((id) => formatCards(piles[id] ?? []) || '-')
    .join(' ');
