import { listOf } from '../../../core/cards/list.js';
import { type Piles, STOCK } from '../../../core/patience/piles.js';
import type { ColumnRules } from '../../../core/patience/rules/rules.js';
import type { Table } from '../../../core/patience/rules/table.js';

/** How the piles of a game lie on boards of some widths. All lengths are numbers of cards side by side. */
export interface Arrangement {
  /** The length of the longest row. The width of a card follows from it. */
  readonly across: number;
  /** The number of columns in each line, and the number of lines. */
  readonly perLine: number;
  readonly lines: number;
  /** The number of rows of piles above the columns. */
  readonly above: number;
  /** The number of cells and reserves in a row, and of foundations. */
  readonly middle: number;
  readonly foundations: number;
  /** Whether cells and reserves lie below the stock and the foundations instead of between them. */
  readonly isUnder: boolean;
}

/** The arrangements of a game on wide and on narrow boards, and what they have in common. */
export interface Arrangements {
  readonly wide: Arrangement;
  readonly narrow: Arrangement;
  /** Whether the waste shows its last three cards side by side. */
  readonly hasFannedWaste: boolean;
  /** Whether the reserve is one thick pile, which lies left of the columns. */
  readonly hasSideReserve: boolean;
  /** Whether stock and hole lie below the middle of the columns. */
  readonly hasSupplyBelow: boolean;
  /** Whether the stock and a stack of complete runs lie beside the columns, or above them on narrow boards. */
  readonly hasSideRuns: boolean;
  /** Whether cells and foundations fill a row of a wide board, which then has a gap between them. */
  readonly isParted: boolean;
  /** Whether the stock lies face up, in a row of its own above the other piles. */
  readonly hasOpenStock: boolean;
  /** Whether no card ever comes to a column. */
  readonly isFixed: boolean;
  /** The height of the longest column after the deal, in face-up cards. */
  readonly dealt: number;
  /** The number of cards dealt to the longest pile of the reserve, if they are shown in a fan above the columns. */
  readonly fan: number;
}

/** The longest row of a wide and of a narrow board, if the columns don't need a longer one. */
const WIDEST = 11;
const NARROWEST = 8;

/** Longer columns, and longer piles of a reserve above them, close their fans. */
const TALLEST = 13;
const TALLEST_FAN = 4;

/** Columns side by side, if the rules don't say it. */
const WIDE_LINE = { most: 13, several: 10 };
const NARROW_LINE = { most: 10, several: 7 };

/** The number of piles in each of the rows that hold `count` piles. */
const perRow = (count: number, rows: number): number => Math.ceil(count / rows);

function perLineOf({ columns, rules }: Table, isNarrow: boolean, isFixed: boolean): number {
  const { length } = columns;
  const { most, several } = isNarrow ? NARROW_LINE : WIDE_LINE;
  const isSingle = isFixed && Math.max(...rules.columns.deal) === 1 && length > 6;
  if (rules.layout?.perRow !== undefined) return Math.min(rules.layout.perRow, most, length);
  if (isSingle) return perRow(length, isNarrow ? 3 : 2);
  return length <= most ? length : perRow(length, Math.ceil(length / several));
}

/** The piles above the columns, or below a pyramid. */
interface Zones {
  readonly supply: number;
  readonly middle: number;
  readonly foundations: number;
}

type Rows = Pick<Arrangement, 'across' | 'above' | 'middle' | 'foundations' | 'isUnder'>;

/** One way to lay the zones out in so many rows of cells and reserves, and of foundations. */
function rowsOf(
  { supply, middle, foundations }: Zones,
  [middleRows, foundationRows]: readonly [number, number],
  isUnder: boolean,
): Rows {
  const inMiddle = perRow(middle, middleRows);
  const inFoundations = perRow(foundations, foundationRows);
  const top = Math.max(supply > 0 || foundations > 0 ? 1 : 0, foundations > 0 ? foundationRows : 0);
  const below = middle > 0 ? middleRows : 0;
  return {
    across: isUnder
      ? Math.max(supply + inFoundations, inMiddle)
      : supply + inMiddle + inFoundations,
    above: isUnder ? top + below : Math.max(top, below),
    middle: inMiddle,
    foundations: inFoundations,
    isUnder,
  };
}

/** The best way to lay the zones out in rows of at most `limit` cards: few rows, then short ones. */
function arrangeZones(zones: Zones, limit: number): Rows {
  const splits = [1, 2, 3, 4].flatMap((middle) =>
    [1, 2, 3, 4].map((foundations) => [middle, foundations] as const),
  );
  const ways = [false, true].flatMap((isUnder) =>
    splits.map((split) => rowsOf(zones, split, isUnder)),
  );
  const cost = (rows: Rows): number => {
    // Four foundations belong together.
    const isDivided = zones.foundations <= 4 && rows.foundations < zones.foundations;
    return (
      rows.above + 0.05 * rows.across + (isDivided ? 0.5 : 0) + (rows.across > limit ? 100 : 0)
    );
  };
  return ways.reduce((best, rows) => (cost(rows) < cost(best) ? rows : best));
}

/** The last row of a pyramid or of peaks. */
const lastRow = ({ rules }: Table): number => rules.columns.deal.at(-1)!;

/** What the arrangements of a game for all widths have in common. */
type Shape = Omit<Arrangements, 'wide' | 'narrow' | 'hasFannedWaste' | 'isParted'>;

/** The longest of some dealt piles. */
const longest = (deal: readonly number[] = []): number => Math.max(1, ...deal);

/** Whether the reserve is one thick pile. */
const hasThickReserve = ({ covers, reserves, rules }: Table): boolean =>
  covers.length === 0 && reserves.length === 1 && longest(rules.reserve?.deal) > 3;

/** Whether all cards of the reserve's piles are seen. */
export const isReserveOpen = ({ rules, stock }: Table): boolean =>
  !rules.reserve?.faceDown && stock?.to !== 'reserve';

/** The height of the longest column after the deal. A face-down card shows half as much as another one. */
function dealtHeight({ deal, faceDown = 'none' }: ColumnRules): number {
  const isHidden = faceDown === 'all-but-top';
  return isHidden ? Math.ceil((longest(deal) + 1) / 2) : longest(deal);
}

/** Whether stock and complete runs are all that lies beside the columns. */
const hasSideRuns = ({ foundation, cells, reserves, wastes, covers }: Table): boolean =>
  foundation?.runs === true &&
  [cells, reserves, wastes, covers].every(({ length }) => length === 0);

function shapeOf(table: Table): Shape {
  const { rules, covers, build, stock, hole } = table;
  const isOverlapped = covers.length > 0;
  const hasSideReserve = hasThickReserve(table);
  const isFan = !hasSideReserve && isReserveOpen(table);
  return {
    hasSideReserve,
    hasSupplyBelow: !isOverlapped && hole !== undefined && stock?.open === false,
    hasSideRuns: hasSideRuns(table),
    hasOpenStock: stock?.open === true,
    isFixed: !isOverlapped && build === undefined && stock?.to !== 'columns',
    dealt: isOverlapped ? 1 : Math.min(dealtHeight(rules.columns), TALLEST),
    fan: isFan ? Math.min(longest(rules.reserve?.deal), TALLEST_FAN) : 1,
  };
}

function zonesOf(
  { covers, cells, reserves, wastes, foundations, stock }: Table,
  { hasSideReserve, hasSupplyBelow, hasSideRuns: isBeside, hasOpenStock }: Shape,
): Zones {
  if (isBeside) return { supply: 0, middle: 0, foundations: 0 };
  const besides = hasSideReserve ? 1 : 0;
  // Cards that are removed from a pyramid without a stock go to its upper corner.
  const isInCorner = covers.length > 0 && !stock;
  return {
    supply: hasSupplyBelow ? 0 : (stock && !hasOpenStock ? 1 : 0) + wastes.length,
    middle: cells.length + reserves.length - besides,
    foundations: isInCorner ? 0 : foundations.length,
  };
}

/** The length of a row of columns, with a reserve beside them. */
function lowerLength(table: Table, { hasSideReserve, isFixed }: Shape, isNarrow: boolean): number {
  if (table.covers.length > 0) return lastRow(table);
  return perLineOf(table, isNarrow, isFixed) + (hasSideReserve ? 1 : 0);
}

function arrange(table: Table, shape: Shape, zones: Zones, isNarrow: boolean): Arrangement {
  const lower = lowerLength(table, shape, isNarrow);
  const perLine = lower - (shape.hasSideReserve ? 1 : 0);
  const rows = arrangeZones(zones, Math.max(lower, isNarrow ? NARROWEST : WIDEST));
  const beside = shape.hasSideRuns && !isNarrow ? 1 : 0;
  const extra = shape.hasSupplyBelow || (shape.hasSideRuns && isNarrow) ? 1 : 0;
  return {
    ...rows,
    across: Math.max(lower + beside, rows.across),
    above: rows.above + extra,
    perLine,
    lines: table.covers.length > 0 ? 1 : Math.ceil(table.columns.length / perLine),
  };
}

/** Whether the waste shows three cards: if that many are drawn, or if there is room for them anyway. */
function fansWaste(table: Table, shape: Shape, zones: Zones): boolean {
  const { rules, wastes, stock, hole } = table;
  if (!stock || wastes.length !== 1 || hole || rules.pairs) return false;
  const total = zones.supply + zones.middle + zones.foundations;
  const room = Math.min(lowerLength(table, shape, false), lowerLength(table, shape, true));
  return stock.draw > 1 || total < room;
}

/** Whether a row of cells and foundations is full, so that it needs a gap to show which are which. */
const isFull = (
  { supply, middle, foundations }: Zones,
  { across, ...rows }: Arrangement,
): boolean =>
  !rows.isUnder &&
  foundations > 0 &&
  middle > 0 &&
  supply + rows.middle + rows.foundations === across;

function makeArrangements(table: Table): Arrangements {
  const shape = shapeOf(table);
  const zones = zonesOf(table, shape);
  const hasFannedWaste = fansWaste(table, shape, zones);
  const all = hasFannedWaste ? { ...zones, supply: zones.supply + 1 } : zones;
  const wide = arrange(table, shape, all, false);
  return {
    ...shape,
    hasFannedWaste,
    isParted: isFull(all, wide),
    wide,
    narrow: arrange(table, shape, all, true),
  };
}

const made = new WeakMap<Table, Arrangements>();

/** The arrangements of a game. They depend on its rules only, and are made once for each table. */
export function arrangementsOf(table: Table): Arrangements {
  const known = made.get(table) ?? makeArrangements(table);
  made.set(table, known);
  return known;
}

/** The names of a board's shape. */
function shapeNames(table: Table): readonly string[] {
  const { hasFannedWaste, hasOpenStock, isFixed, wide, fan, ...shape } = arrangementsOf(table);
  const names = {
    // A face-down card shows half as much as one that is read.
    down: table.rules.columns.faceDown !== undefined,
    open: hasOpenStock,
    closed: table.rules.reserve?.faceDown === true,
    fanned: hasFannedWaste,
    parted: shape.isParted,
    runs: shape.hasSideRuns,
    // The waste is what all cards go to, so it is larger than they are.
    hole: table.hole !== undefined && table.stock?.open === false,
    peaks: table.rules.columns.shape === 'peaks',
    fixed: isFixed,
    fans: fan > 1,
    long: table.packs > 1,
    paired: table.rules.pairs !== undefined,
    corner: table.covers.length > 0 && !table.stock,
    covered: table.covers.length > 0,
  };
  return Object.keys(names).filter((name) => names[name as keyof typeof names]);
}

/**
 * The class names of a board, from which its styles follow: its shape, and its measures, such as `across-8`. They are on the
 * board itself. If the styles looked for them inside it by `:has()`, each change of a card would search the board again.
 */
export function boardClasses(table: Table): readonly string[] {
  const { wide, narrow, dealt, fan } = arrangementsOf(table);
  const measures = {
    across: wide.across,
    'narrow-across': narrow.across,
    above: wide.above,
    'narrow-above': narrow.above,
    lines: wide.lines,
    'narrow-lines': narrow.lines,
    dealt,
    fan,
    height: table.covers.length > 0 ? table.rules.columns.deal.length : 0,
  };
  return [
    ...shapeNames(table),
    ...Object.entries(measures).map(([name, size]) => `${name}-${size}`),
  ];
}

/** The rows of a pyramid, or of peaks: three groups of places in each row but the last one. */
export function placesByRow({
  columns,
  rules,
}: Table): readonly (readonly (readonly string[])[])[] {
  const { deal, shape } = rules.columns;
  let next = 0;
  return deal.map((length, row) => {
    const places = columns.slice(next, (next += length));
    const isLast = row === deal.length - 1;
    const width = shape === 'peaks' && !isLast ? length / 3 : length;
    return listOf(length / width, (group) => places.slice(group * width, (group + 1) * width));
  });
}

/** The position of each place of a pyramid or of peaks: its row, and its distance from the left in cards. */
function spotsOf(table: Table): ReadonlyMap<string, readonly [down: number, right: number]> {
  const rows = placesByRow(table);
  const spots = new Map<string, readonly [number, number]>();
  rows.forEach((groups, down) => {
    const below = rows.length - 1 - down;
    groups.forEach((group, peak) =>
      group.forEach((id, at) =>
        spots.set(id, [down, at + below / 2 + peak * (rows.length - 1)] as const),
      ),
    );
  });
  return spots;
}

/** The place whose card is nearest to an emptied place. `undefined` if the pile still has something to focus. */
export function nearestPlace(table: Table, piles: Piles, from: string): string | undefined {
  if (piles[from]!.length > 0 || table.covers.length === 0) return undefined;
  const spots = spotsOf(table);
  const [row, right] = spots.get(from) ?? [Infinity, 0];
  const left = table.columns.filter((id) => piles[id]!.length > 0);
  const distance = (id: string): number => {
    const [down, across] = spots.get(id)!;
    return Math.abs(down - row) + Math.abs(across - right);
  };
  const nearest = left.reduce<string | undefined>(
    (best, id) => (best !== undefined && distance(best) < distance(id) ? best : id),
    undefined,
  );
  return nearest ?? (table.stock ? STOCK : table.piles[0]);
}
