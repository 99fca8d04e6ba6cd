import { KING, rankOf } from '../cards/card.js';
import { foundationFor } from './foundations.js';
import { type Piles, type Transfer, isColumn, isFoundation, topOf } from './piles.js';

/** Cells are a to g, then i: `h` is home, the foundations. */
export const CELL_LETTERS = 'abcdefgi';

/** The letters of piles by their kind, in their order: columns are 1 to 9, the tenth is 0. */
const LETTERS: Readonly<Record<string, string>> = {
  column: '1234567890',
  cell: CELL_LETTERS,
  waste: 'w',
};

/** What the notation must know of a game. */
export interface Notated<Id extends string> {
  readonly piles: Piles;
  readonly foundations: readonly Id[];
  /** Whether only kings may enter an empty column: then their number is plain without a word. */
  readonly kingsOnly: boolean;
  /** How many cards of a column may go together by their order. */
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

/** A pile's letter, or a foundation's `h` and number. */
const writePile = (pile: string): string =>
  LETTER_OF.get(pile) ?? `h${pile.slice(pile.indexOf('-') + 1)}`;

/**
 * A legal transfer in standard FreeCell notation, with `w` for the waste: `26` column to column,
 * `2a` column to cell, `2h` column to its suit's foundation, `26v3` three cards to an empty
 * column. Two things that it has no words for are written with the foundation's number: a card
 * taken back (`h1a`), and an ace laid on another than the leftmost empty foundation (`2h3`).
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

/** How many cards a move to a column takes where the notation does not say. */
function impliedCount<Id extends string>(game: Notated<Id>, from: Id, to: Id): number {
  const card = topOf(game.piles[from]);
  if (!isColumn(from) || !isColumn(to) || card === undefined) return 1;
  const target = topOf(game.piles[to]);
  // Ranks fall by one in a run, so only one of its cards can be one lower than the target.
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
  // A card that fits nowhere still names a move, which the rules refuse with their reason.
  return foundationFor(piles, foundations, card) ?? foundations[0];
}

const MOVE = /^(?:([0-9a-gi-z])|h([1-4]))(?:([0-9a-gi-z])(?:v([1-9a-d]))?|h([1-4])?)$/;

/** The transfer that a text in this notation stands for, legal or not; `undefined` for none. */
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
