import { withIndex } from '../../../core/cards/list.js';
import { type Build, fits } from '../../../core/patience/piles.js';
import { type Grading, type Scale, graderOf } from '../../../core/solver/grade.js';
import { type PlainSpace, plainSearches } from '../../../core/solver/plain-search.js';
import { positionsAfter } from '../../../core/puzzles/rules-space.js';
import { type FreecellState, freecell } from '../rules/game.js';
import { SYSTEMS, type Variant } from '../rules/variants.js';
import { search } from './solve.js';

/**
 * A position of the plain search: columns as texts with one letter per card, and the height of each
 * foundation. It shares no code with the fast search, so that grades never change.
 */
export interface Plain {
  readonly columns: readonly string[];
  readonly cells: string;
  readonly up: readonly number[];
  readonly rules: Rules;
}

interface Rules {
  readonly cells: number;
  readonly build: Build;
  readonly kingsOnly: boolean;
}

const LETTER = 64;
const KING = 12;
const letter = (card: number): string => String.fromCharCode(card + LETTER);
const cardAt = (text: string, index: number): number => text.charCodeAt(index) - LETTER;
const topCard = (column: string): number => cardAt(column, column.length - 1);
const without = (text: string, index: number): string =>
  text.slice(0, index) + text.slice(index + 1);

/** Clubs and spades are 0 and 3, diamonds and hearts 1 and 2. */
const isRed = (card: number): boolean => (((card & 3) + 1) & 2) > 0;

/** Whether a card that can go to its foundation is safe there, as in docs/internals/solver.md. */
function isSafe({ up, rules }: Plain, card: number): boolean {
  if (rules.build === 'suit') return true;
  const least = (card >> 2) - 1;
  return up.every((count, suit) => {
    if (rules.build === 'any' || isRed(suit) !== isRed(card)) return count >= least;
    return suit === (card & 3) || count >= least - 1;
  });
}

const canGoUp = ({ up }: Plain, card: number): boolean => up[card & 3] === card >> 2;

const raised = (up: readonly number[], card: number): readonly number[] =>
  up.map((count, suit) => (suit === (card & 3) ? count + 1 : count));

function changed(columns: readonly string[], index: number, column: string): readonly string[] {
  const next = [...columns];
  next[index] = column;
  return next;
}

/** Sends all safe cards to the foundations. */
function settled(state: Plain): Plain {
  const mayGo = (card: number): boolean => canGoUp(state, card) && isSafe(state, card);
  for (let n = 0; n < state.cells.length; n++) {
    const card = cardAt(state.cells, n);
    if (!mayGo(card)) continue;
    return settled({ ...state, cells: without(state.cells, n), up: raised(state.up, card) });
  }
  for (const [index, column] of withIndex(state.columns)) {
    if (column === '' || !mayGo(topCard(column))) continue;
    const columns = changed(state.columns, index, column.slice(0, -1));
    return settled({ ...state, columns, up: raised(state.up, topCard(column)) });
  }
  return state;
}

/** The number of cards at the top of a column that are in order. */
function runOf(column: string, build: Build): number {
  let length = 1;
  const fitsAt = (at: number): boolean => fits(build, cardAt(column, at), cardAt(column, at - 1));
  while (length < column.length && fitsAt(column.length - length)) length++;
  return length;
}

function start({ options, piles }: FreecellState): Plain {
  const { columns, cells, foundations } = freecell.tableOf(options);
  const { build, kingsOnly } = SYSTEMS[options.variant];
  const up = [0, 0, 0, 0];
  for (const card of foundations.flatMap((id) => piles[id]!)) up[card & 3]!++;
  return settled({
    columns: columns.map((id) => piles[id]!.map(letter).join('')),
    cells: cells.flatMap((id) => piles[id]!.map(letter)).join(''),
    up,
    rules: { cells: options.cells, build, kingsOnly },
  });
}

/** The most cards that can move together, by free cells and other empty columns. */
const most = (free: number, empty: number): number => (free + 1) << Math.max(0, empty);

/**
 * The positions after runs of a column moved to other columns: to each that accepts one, then to an empty
 * one.
 */
function runsFrom(state: Plain, from: number): readonly Plain[] {
  const { columns, cells, rules } = state;
  const column = columns[from]!;
  const free = rules.cells - cells.length;
  const empty = columns.filter((one) => one === '').length;
  const spare = rules.kingsOnly ? 0 : empty;
  const run = runOf(column, rules.build);
  const lowest = (count: number): number => cardAt(column, column.length - count);
  const carried = (to: number, count: number): Plain => {
    const left = changed(columns, from, column.slice(0, column.length - count));
    return { ...state, columns: changed(left, to, columns[to]! + column.slice(-count)) };
  };
  const found: Plain[] = [];
  for (const [to, other] of withIndex(columns)) {
    if (to === from || other === '') continue;
    const count = (topCard(other) >> 2) - (topCard(column) >> 2);
    if (count < 1 || count > Math.min(run, most(free, spare))) continue;
    if (fits(rules.build, lowest(count), topCard(other))) found.push(carried(to, count));
  }
  const count = Math.min(run, most(free, spare - 1));
  const mayEnter = !rules.kingsOnly || lowest(count) >> 2 === KING;
  if (empty > 0 && count < column.length && mayEnter)
    found.push(carried(columns.indexOf(''), count));
  return found;
}

/**
 * The positions after the moves of a column's cards: to a foundation, as runs to other columns, to a cell.
 */
function fromColumn(state: Plain, from: number): readonly Plain[] {
  const { columns, cells, up, rules } = state;
  const column = columns[from]!;
  const top = topCard(column);
  const rest = changed(columns, from, column.slice(0, -1));
  const found = [...runsFrom(state, from)];
  if (canGoUp(state, top)) found.unshift({ ...state, columns: rest, up: raised(up, top) });
  if (cells.length < rules.cells) {
    found.push({ ...state, columns: rest, cells: cells + letter(top) });
  }
  return found;
}

/** The positions after the moves of a card in a cell: to a foundation and to columns. */
function fromCell(state: Plain, index: number): readonly Plain[] {
  const { columns, up, rules } = state;
  const card = cardAt(state.cells, index);
  const cells = without(state.cells, index);
  const found: Plain[] = [];
  if (canGoUp(state, card)) found.push({ ...state, cells, up: raised(up, card) });
  const firstEmpty = columns.indexOf('');
  for (const [to, column] of withIndex(columns)) {
    const accepts =
      column === ''
        ? to === firstEmpty && (!rules.kingsOnly || card >> 2 === KING)
        : fits(rules.build, card, topCard(column));
    if (accepts)
      found.push({ ...state, cells, columns: changed(columns, to, column + letter(card)) });
  }
  return found;
}

const next = (state: Plain): readonly Plain[] =>
  [
    ...state.columns.flatMap((column, from) => (column === '' ? [] : fromColumn(state, from))),
    ...[...state.cells].map((_, index) => fromCell(state, index)).flat(),
  ].map(settled);

type Disorder = readonly [broken: number, blocking: number, same: number];

/** A cache: most columns stay the same from one position to the next. */
const disorders = new Map<string, Disorder>();
const MOST_DISORDERS = 20_000;

function disorderOf(column: string, build: Build): Disorder {
  const name = build + column;
  let disorder = disorders.get(name);
  if (!disorder) {
    if (disorders.size >= MOST_DISORDERS) disorders.clear();
    disorders.set(name, (disorder = countDisorder(column, build)));
  }
  return disorder;
}

/**
 * Counts in a column: cards not in order with the one below; cards above a lower rank; cards above a lower
 * rank of their suit.
 */
function countDisorder(column: string, build: Build): Disorder {
  let [broken, blocking, same] = [0, 0, 0];
  let lowest = KING + 1;
  const lowestOf = [lowest, lowest, lowest, lowest];
  for (let at = 0; at < column.length; at++) {
    const card = cardAt(column, at);
    const rank = card >> 2;
    if (at > 0 && !fits(build, card, cardAt(column, at - 1))) broken++;
    if (rank > lowest) blocking++;
    if (rank > lowestOf[card & 3]!) same++;
    lowest = Math.min(lowest, rank);
    lowestOf[card & 3] = Math.min(lowestOf[card & 3]!, rank);
  }
  return [broken, blocking, same];
}

/** The number of cards above the next card of each suit. */
function aboveNext({ columns, up }: Plain): number {
  let above = 0;
  up.forEach((count, suit) => {
    if (count > KING) return;
    const wanted = letter((count << 2) | suit);
    const column = columns.find((one) => one.includes(wanted));
    if (column !== undefined) above += column.length - 1 - column.indexOf(wanted);
  });
  return above;
}

function figures(state: Plain): readonly number[] {
  const { columns, cells, up, rules } = state;
  let [broken, blocking, same, empty] = [0, 0, 0, 0];
  for (const column of columns) {
    const [first, second, third] = disorderOf(column, rules.build);
    broken += first;
    blocking += second;
    same += third;
    if (column === '') empty++;
  }
  const left = 52 - up.reduce((sum, count) => sum + count, 0);
  const isFull = cells.length === rules.cells ? 1 : 0;
  return [broken, blocking, same, left, aboveNext(state), cells.length, isFull, -empty];
}

const space: PlainSpace<FreecellState, Plain> = {
  most: 1000,
  start,
  next,
  figures,
  key: ({ columns, cells }) => [...columns].sort().join('/') + '|' + [...cells].sort().join(''),
  isWon: ({ up }) => up.every((count) => count === 13),
  // Weights of: a move, broken, blocking, same, left, above next, in cells, no cell free, empty columns.
  orders: [
    [14, 33, 8, 4, 16, 5, 44, 25, 36],
    [15, 36, 10, 5, 9, 17, 75, 37, 49],
    [5, 38, 7, 9, 16, 14, 52, 48, 71],
    [15, 63, 4, 8, 27, 6, 74, 15, 15],
    [4, 53, 6, 5, 25, 5, 26, 20, 16],
    [7, 28, 6, 7, 39, 10, 106, 34, 23],
    [17, 33, 13, 9, 33, 42, 80, 22, 26],
    [13, 44, 7, 7, 22, 14, 60, 30, 30],
  ],
};

/**
 * The limits of five equal parts of the winnable deals from 1,000,001 on; docs/internals/grades.md has the numbers of
 * deals. Source: npm run bench:grade.
 */
const SCALES: Readonly<Record<Variant, Scale>> = {
  freecell: [61, 83, 118, 204],
  kingcell: [46, 56, 70, 98],
  forecell: [112, 218, 415, 757],
  'bakers-game': [57, 127, 313, 685],
  'eight-off': [33, 43, 61, 108],
  seahaven: [38, 92, 257, 647],
};

/** The grading of FreeCell and its family. */
export const grading: Grading<FreecellState> = {
  game: 'freecell',
  searches: plainSearches(space),
  scale: ({ options }) => SCALES[options.variant],
  firstMoves: (state) => positionsAfter(freecell, state),
  solver: search,
};

/** The worker's solver for grades. */
export const grader = graderOf(grading);
