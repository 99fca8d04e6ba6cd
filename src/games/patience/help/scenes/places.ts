import type { Rank } from '../../../../core/cards/card.js';
import type { Example } from '../../../../core/patience/example.js';
import type { Transfer } from '../../../../core/patience/piles.js';
import type { Table } from '../../../../core/patience/rules/table.js';

export type Shown = Example<Transfer> | undefined;
/** Makes one example of a game, or none if its rules have no such move. */
export type Scene = (table: Table) => Shown;

/** The rank that others are put on in pictures. */
export const TARGET: Rank = 7;

/** The columns of a picture: one that cards leave, one that takes them, and the last one, which may be empty. */
export function placesOf({ columns, covers, rules }: Table) {
  const { length } = columns;
  if (covers.length > 0) {
    const row = rules.columns.deal.at(-1)!;
    const first = length - row;
    return { from: columns[first + 1]!, to: columns[first + 3]!, end: columns[first + 4]! };
  }
  const [from, to] = length > 2 ? [Math.min(3, length - 1), 1] : [length - 1, 0];
  return {
    from: columns[from]!,
    to: columns[to]!,
    end: columns[from === length - 1 ? 0 : length - 1]!,
  };
}

/** The pile that cards leave for a column: a column, unless they may only come from elsewhere. */
export function sourceOf(table: Table): string {
  const { from } = placesOf(table);
  const [first = 'columns'] = table.rules.columns.from ?? [];
  const piles = {
    columns: from,
    cells: table.cells[0],
    reserve: table.reserves[0],
    waste: table.wastes[0],
  };
  return (table.rules.columns.from?.includes('columns') ? from : piles[first]) ?? from;
}

export const targetRank = (table: Table): Rank => Math.min(TARGET, table.highest - 1);

export const isBuilt = ({ build, covers }: Table): boolean =>
  build !== undefined && covers.length === 0;
