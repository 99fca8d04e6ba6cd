import { KING, rankOf } from '../cards/card.js';
import { foundationFor } from './foundations.js';
import { type Piles, type Transfer, isColumn, isFoundation, topOf } from './piles.js';

/** The letters of the cells. `h` is skipped: it means home, the foundations. */
export const CELL_LETTERS = 'abcdefgi';

/** The letters of piles by kind, in order. Columns are 1 to 9, and 0 for the tenth. */
const LETTERS: Readonly<Record<string, string>> = {
  column: '1234567890',
  cell: CELL_LETTERS,
  waste: 'w',
};

/** The part of a game that the notation needs. */
export interface Notated<Id extends string> {
  readonly piles: Piles;
  readonly foundations: readonly Id[];
  /** Whether only kings may enter an empty column. Then the number of cards follows. */
  readonly kingsOnly: boolean;
  /** The number of cards at the top of a column that are in order. */
  longest(pile: Id): number;
}

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).flatMap(([kind, letters]) =>
    [...letters].map((letter, at) => [`${kind}-${at + 1}`, letter] as const),
  ),
);
const PILE_OF: ReadonlyMap<string, string> = new Map(
  [...LETTER_OF].map(([pile, letter]) => [letter, pile]),
);

/** A pile's letter, or `h` and the number of a foundation. */
const writePile = (pile: string): string =>
  LETTER_OF.get(pile) ?? `h${pile.slice(pile.indexOf('-') + 1)}`;

/**
 * Writes a legal transfer in standard FreeCell notation, with `w` for the waste. `26`: column to column.
 * `2a`: column to cell. `2h`: column to foundation. `26v3`: three cards to an empty column. Two moves that
 * the standard lacks have the foundation's number: a card taken back (`h1a`), and an ace on a foundation that
 * is not the leftmost empty one (`2h3`).
 */
export function writeTransfer(
  piles: Piles,
  foundations: readonly string[],
  { from, to, count }: Transfer,
): string {
  const start = writePile(from);
  if (isFoundation(to)) {
    const implied = foundationFor(piles, foundations, topOf(piles[from])!) === to;
    return start + (implied ? 'h' : writePile(to));
  }
  const intoEmpty = isColumn(to) && piles[to]!.length === 0;
  return start + writePile(to) + (intoEmpty && count > 1 ? `v${count.toString(16)}` : '');
}

/** The number of cards of a move to a column, if the text does not say it. */
function impliedCount<Id extends string>(game: Notated<Id>, from: Id, to: Id): number {
  const card = topOf(game.piles[from]);
  if (!isColumn(from) || !isColumn(to) || card === undefined) return 1;
  const target = topOf(game.piles[to]);
  // Ranks fall by one in a run, so only one of its cards fits the target.
  const wanted = target === undefined ? (game.kingsOnly ? KING : rankOf(card)) : rankOf(target) - 1;
  const count = wanted - rankOf(card) + 1;
  return count >= 1 && count <= game.longest(from) ? count : 1;
}

function readFoundation<Id extends string>(
  { piles, foundations }: Notated<Id>,
  from: Id,
  digit: string | undefined,
): string | undefined {
  if (digit) return `foundation-${Number(digit)}`;
  const card = topOf(piles[from]);
  if (card === undefined) return undefined;
  // A card that fits on no pile still gives a move, which the rules refuse with a reason.
  return foundationFor(piles, foundations, card) ?? foundations[0];
}

const MOVE = /^(?:([0-9a-gi-z])|h([1-4]))(?:([0-9a-gi-z])(?:v([1-9a-d]))?|h([1-4])?)$/;

/** Parses a transfer in this notation, legal or not. Returns `undefined` if the text is not one. */
export function readTransfer<Id extends string>(
  game: Notated<Id>,
  text: string,
): Transfer<Id> | undefined {
  const match = MOVE.exec(text.toLowerCase()) as (string | undefined)[] | null;
  if (!match) return undefined;
  const [, start, taken, end, digits, foundation] = match;
  const isPile = (pile: string | undefined): pile is Id =>
    pile !== undefined && Object.hasOwn(game.piles, pile);
  const from = taken ? `foundation-${Number(taken)}` : PILE_OF.get(start!);
  if (!isPile(from)) return undefined;
  const to = end ? PILE_OF.get(end) : readFoundation(game, from, foundation);
  if (!isPile(to)) return undefined;
  return { from, to, count: digits ? parseInt(digits, 16) : impliedCount(game, from, to) };
}
