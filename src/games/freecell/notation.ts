import { KING, rankOf } from '../../cards/card.js';
import { foundationFor } from '../../solitaire/foundations.js';
import { topOf } from '../../solitaire/piles.js';
import { runLength } from '../../solitaire/runs.js';
import {
  type FreecellMove,
  type FreecellState,
  type PileId,
  isCell,
  isColumn,
  isFoundation,
  layoutOf,
  systemOf,
} from './state.js';

/** Cells are a to g, then i: `h` is home, the foundations. */
export const CELL_LETTERS = 'abcdefgi';
/** Columns are 1 to 9, the tenth is 0. */
const COLUMN_DIGITS = '1234567890';

const numberOf = (pile: PileId): number => Number(pile.slice(pile.indexOf('-') + 1));

function writePile(pile: PileId): string {
  if (isColumn(pile)) return COLUMN_DIGITS[numberOf(pile) - 1]!;
  return isCell(pile) ? CELL_LETTERS[numberOf(pile) - 1]! : `h${numberOf(pile)}`;
}

/**
 * A legal move in standard FreeCell notation: `26` column to column, `2a` column to cell, `2h`
 * column to its suit's foundation, `26v3` three cards to an empty column. Two things that it has
 * no words for are written with the foundation's number: a card taken back (`h1a`), and an ace
 * laid on another than the leftmost empty foundation (`2h3`).
 */
export function writeMove(state: FreecellState, move: FreecellMove): string {
  const { from, to, count } = move;
  const start = writePile(from);
  if (isFoundation(to)) {
    const card = topOf(state.piles[from])!;
    const implied = foundationFor(state.piles, layoutOf(state.options).foundations, card) === to;
    return start + (implied ? 'h' : writePile(to));
  }
  const intoEmpty = isColumn(to) && state.piles[to]!.length === 0;
  const counted = intoEmpty && count > 1 ? `v${count.toString(16)}` : '';
  return start + writePile(to) + counted;
}

function readColumnOrCell(letter: string): PileId | undefined {
  const column = COLUMN_DIGITS.indexOf(letter);
  if (column >= 0) return `column-${column + 1}`;
  const cell = CELL_LETTERS.indexOf(letter);
  return cell >= 0 ? `cell-${cell + 1}` : undefined;
}

/** How many cards a move to a column takes where the notation does not say. */
function impliedCount(state: FreecellState, from: PileId, to: PileId): number {
  const source = state.piles[from]!;
  const card = topOf(source);
  if (!isColumn(from) || !isColumn(to) || card === undefined) return 1;
  const { build, kingsOnly } = systemOf(state.options);
  const target = topOf(state.piles[to]);
  // Ranks fall by one in a run, so only one of its cards can be one lower than the target.
  const wanted = target === undefined ? (kingsOnly ? KING : rankOf(card)) : rankOf(target) - 1;
  const count = wanted - rankOf(card) + 1;
  return count >= 1 && count <= runLength(build, source) ? count : 1;
}

function readFoundation(state: FreecellState, from: PileId, digit: string): PileId | undefined {
  if (digit) return `foundation-${Number(digit)}`;
  const card = topOf(state.piles[from]);
  if (card === undefined) return undefined;
  const { foundations } = layoutOf(state.options);
  // A card that fits nowhere still names a move, which the rules refuse with their reason.
  return foundationFor(state.piles, foundations, card) ?? foundations[0];
}

const MOVE = /^(?:([0-9a-gi])|h([1-4]))(?:([0-9a-gi])(?:v([1-9a-d]))?|h([1-4])?)$/i;

/** The move that a text in this notation stands for here, legal or not; `undefined` for no move. */
export function readMove(state: FreecellState, text: string): FreecellMove | undefined {
  const match = MOVE.exec(text);
  if (!match) return undefined;
  const [, start, taken, end, digits, foundation] = match.map((part: string | undefined) =>
    part?.toLowerCase(),
  );
  const from = taken ? (`foundation-${Number(taken)}` as const) : readColumnOrCell(start!);
  if (!from || !Object.hasOwn(state.piles, from)) return undefined;
  const to = end ? readColumnOrCell(end) : readFoundation(state, from, foundation ?? '');
  if (!to || !Object.hasOwn(state.piles, to)) return undefined;
  return { from, to, count: digits ? parseInt(digits, 16) : impliedCount(state, from, to) };
}
