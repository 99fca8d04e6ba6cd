import { cardCode, parseCard } from '../../cards/notation.js';
import { type Card, type Rank, faceOf, rankOf } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import { CELL_LETTERS } from '../cell-letters.js';
import { type Piles, STOCK, type Transfer, topOf } from '../piles.js';
import { flip, redeal } from './moves.js';
import { inPairOrder } from './pairs.js';
import { drawCount, drawTargets, emptyRank, pendingFills } from './refusal.js';
import { fitsOn, nextRanks, runLength } from './sequence.js';
import { type PatienceState, faceUp, view } from './state.js';
import { homeMove } from './automatic.js';
import type { Table } from './table.js';

/** The letters of piles by kind, in order. The tenth column is 0, and `h` means the foundations. */
const LETTERS = { column: '1234567890', cell: CELL_LETTERS, waste: 'w' } as const;
/** The first letter of the longer names: `(r2)` is reserve 2, `(11)` column 11, `(e9)` cell 9, `(w2)` waste 2. */
const NAMES = {
  column: '',
  cell: 'e',
  waste: 'w',
  reserve: 'r',
  foundation: 'h',
  stock: 's',
} as const;

const numberOf = (pile: string): number => Number(pile.slice(pile.indexOf('-') + 1));

/** A pile's letter, or its longer name in parentheses. */
function writePile({ kinds }: Table, pile: string): string {
  const kind = kinds[pile]!;
  const number = numberOf(pile);
  if (kind === 'stock') return 's';
  if (kind === 'foundation' && number < 10) return `h${number}`;
  const letters = kind === 'foundation' || kind === 'reserve' ? '' : LETTERS[kind];
  return letters[number - 1] ?? `(${NAMES[kind]}${number})`;
}

function readPile(table: Table, text: string): string | undefined {
  const name = text.replace(/[()]/g, '');
  return table.piles.find((pile) => writePile(table, pile).replace(/[()]/g, '') === name);
}

/**
 * The number of cards of a move to a column, if the text does not say it: the smallest one whose card fits there. If no
 * card fits, the one in sequence whose rank fits. One for an empty column that takes any card.
 */
function impliedCount(
  table: Table,
  state: PatienceState,
  { from, to }: Omit<Transfer, 'count'>,
): number {
  const { piles } = view(table, state);
  const pile = piles[from]!;
  if (table.kinds[from] !== 'column' || table.kinds[to] !== 'column') return 1;
  const target = topOf(piles[to]);
  const rank = target === undefined ? emptyRank(table, state) : undefined;
  if (target === undefined && rank === undefined) return 1;
  const open = faceUp(state, from);
  const counts = listOf(open, (index) => index + 1);
  const fits = (card: Card): boolean =>
    target === undefined ? rankOf(card) === rank : fitsOn(table, card, target);
  return (
    counts.find((count) => fits(pile.at(-count)!)) ??
    counts
      .slice(0, runLength(table, pile, open))
      .find((count) => ranksOn(table, target).includes(rankOf(pile.at(-count)!))) ??
    1
  );
}

/** The ranks that can be built on a card, whatever the suits. */
const ranksOn = (table: Table, target: Card | undefined): readonly Rank[] =>
  typeof table.build === 'object' && target !== undefined
    ? nextRanks(table.build, table, rankOf(target))
    : [];

function writeTransfer(table: Table, state: PatienceState, move: Transfer): string {
  const { from, to, count } = move;
  const start = writePile(table, from);
  if (table.kinds[to] === 'foundation') {
    const implied = homeMove(table, state, from)?.to === to;
    return start + (implied ? 'h' : writePile(table, to));
  }
  const isIntoEmpty = state.piles[to]!.length === 0;
  const isImplied = isIntoEmpty ? count === 1 : count === impliedCount(table, state, move);
  return start + writePile(table, to) + (isImplied ? '' : `v${count.toString(36)}`);
}

/** Cards that are removed: their letters, `7H6S` or `KD`. */
function writePair(table: Table, { piles }: PatienceState, move: Transfer): string {
  const { from, to } = inPairOrder(table, move);
  return [from, to]
    .filter((id) => table.kinds[id] !== 'foundation')
    .map((id) => cardCode(topOf(piles[id])!))
    .join('');
}

/** The letter for turning a card over. `f` may be the sixth cell. */
const flipLetter = ({ cells }: Table): string => (cells.length > 5 ? 't' : 'f');

/**
 * Writes a legal move: `25` column to column, `25v2` two cards, `2a` to a cell, `2h` to the foundation, `h2a` a card
 * taken back, `s` draws or deals from the stock (`s2` to waste 2), `r` puts the wastes back, `f3` turns a card over,
 * `7H6S` removes a pair.
 */
export function writeMove(table: Table, state: PatienceState, move: Transfer): string {
  const { from, to } = move;
  if (from === to) return flipLetter(table) + writePile(table, from);
  if (to === STOCK) return 'r';
  const isFill = pendingFills(table, state).length > 0;
  if (from === STOCK && !isFill) {
    return table.kinds[to] === 'waste' && numberOf(to) > 1 ? `s${numberOf(to)}` : 's';
  }
  if (isFill) return writePile(table, from) + writePile(table, to);
  if (table.rules.pairs) return writePair(table, state, move);
  // With one pile to go to, the pile that the card leaves is enough.
  return table.hole && table.kinds[to] === 'waste'
    ? writePile(table, from)
    : writeTransfer(table, state, move);
}

function readDraw(table: Table, state: PatienceState, digits: string): Transfer | undefined {
  const to = drawTargets(table)[Number(digits || 1) - 1];
  return to === undefined ? undefined : { from: STOCK, to, count: drawCount(table, state) };
}

/** The pile whose visible top card it is. */
function pileOf(table: Table, piles: Piles, code: string): string | undefined {
  const card = parseCard(code);
  const hidden = ['stock', 'foundation'];
  return table.piles.find((id) => {
    const top = topOf(piles[id]);
    return (
      top !== undefined && top >= 0 && faceOf(top) === card && !hidden.includes(table.kinds[id]!)
    );
  });
}

function readPair(table: Table, state: PatienceState, text: string): Transfer | undefined {
  if (!/^(\w\w){1,2}$/.test(text)) return undefined;
  const { piles } = view(table, state);
  const from = pileOf(table, piles, text.slice(0, 2));
  if (from === undefined) return undefined;
  const others = { ...piles, [from]: [] };
  const to = text.length > 2 ? pileOf(table, others, text.slice(2)) : table.foundations[0];
  return to === undefined ? undefined : inPairOrder(table, { from, to, count: 1 });
}

const PILE = String.raw`\([a-z]?\d{1,2}\)|h\d|[0-9a-gi-z]`;
const MOVE = new RegExp(`^(${PILE})(?:(${PILE})(?:v([1-9a-z]))?|(h))?$`);

/** A foundation that the text does not number. A card that fits on none gives a move that is refused with a reason. */
function home(table: Table, state: PatienceState, from: string): string | undefined {
  const { piles } = view(table, state);
  if (piles[from]!.length === 0) return undefined;
  return homeMove(table, { ...state, piles }, from)?.to ?? table.foundations[0];
}

function readTransfer(table: Table, state: PatienceState, text: string): Transfer | undefined {
  const match = MOVE.exec(text) as (string | undefined)[] | null;
  const [, start = '', end, digits, isHome] = match ?? [];
  const from = readPile(table, start);
  if (from === undefined) return undefined;
  const goal = isHome ? home(table, state, from) : table.hole && table.wastes[0];
  const to = end ? readPile(table, end) : goal;
  if (to === undefined) return undefined;
  if (digits) return { from, to, count: parseInt(digits, 36) };
  const isRun = table.foundation?.runs && table.kinds[to] === 'foundation';
  return { from, to, count: isRun ? table.suitSize : impliedCount(table, state, { from, to }) };
}

/** Parses a move in this notation, legal or not. Returns `undefined` if the text is not a move. */
export function readMove(table: Table, state: PatienceState, given: string): Transfer | undefined {
  const text = given.toLowerCase();
  if (text === 'r') return table.stock && table.wastes[0] ? redeal(table, state) : undefined;
  const isFill = pendingFills(table, state).length > 0;
  // `s3` may fill column 3 from the stock.
  const draw = isFill ? undefined : /^s(\d?)$/.exec(text);
  if (draw) return readDraw(table, state, draw[1]!);
  const column = text.startsWith(flipLetter(table)) ? readPile(table, text.slice(1)) : undefined;
  if (column) return flip(column);
  if (table.rules.pairs && !isFill) return readPair(table, state, text);
  return readTransfer(table, state, text);
}
