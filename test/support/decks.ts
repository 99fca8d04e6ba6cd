import { DECK_SIZE } from '../../src/core/cards/card.js';
import { formatCards, parseCards } from '../../src/core/cards/notation.js';

/** How a variant deals: the number of columns, and of cards in them. The others go to cells. */
interface Deal {
  readonly columns?: number;
  readonly toColumns?: number;
}

function cards(text: string): readonly number[] {
  const parsed = parseCards(text);
  if ('wrong' in parsed) throw new Error(`"${parsed.wrong}" is not a card`);
  return parsed;
}

/**
 * A deck that deals columns with these cards on top (the last of each is the top card). All others lie under them and in the
 * cells, aces first, so that only the named cards can move to the foundations.
 */
export function deckWith(
  columns: readonly string[],
  { columns: width = 8, toColumns = DECK_SIZE }: Deal = {},
): string {
  const wanted = Array.from({ length: width }, (_, index) => cards(columns[index] ?? ''));
  const named = wanted.flat();
  if (new Set(named).size !== named.length) throw new Error('a card is named twice');
  const rest = Array.from({ length: DECK_SIZE }, (_, n) => n).filter(
    (card) => !named.includes(card),
  );
  const height = (column: number): number => Math.ceil((toColumns - column) / width);
  return formatCards(
    Array.from({ length: DECK_SIZE }, (_, n) => {
      if (n >= toColumns) return rest.shift()!;
      const [column, row] = [n % width, Math.floor(n / width)];
      const own = wanted[column]!;
      return own[row - (height(column) - own.length)] ?? rest.shift()!;
    }),
  );
}

/** A deck whose columns run down to the aces: moves to the foundations alone win it. */
export const FINISHABLE = [
  'KS KH KD KC QS QH QD QC JS JH JD JC TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C',
  '6S 6H 6D 6C 5S 5H 5D 5C 4S 4H 4D 4C 3S 3H 3D 3C 2S 2H 2D 2C AS AH AD AC',
].join(' ');
