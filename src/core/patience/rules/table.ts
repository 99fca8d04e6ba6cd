import { ACE, KING, RANKS, type Rank, type RankLetter, rankOf } from '../../cards/card.js';
import { listOf, sumOf } from '../../cards/list.js';
import { type Piles, STOCK, pileIds } from '../piles.js';
import type {
  ColumnRules,
  EmptyRule,
  FoundationRules,
  GoalRule,
  HoleRules,
  PatienceRules,
  Sequence,
  StockRules,
} from './rules.js';

/** The kinds of piles, as in their ids. Places of a pyramid or peaks are columns of one card. */
export type PileKind = 'stock' | 'waste' | 'reserve' | 'cell' | 'foundation' | 'column';

/** The lowest and the highest rank of the pack. */
export interface RankRange {
  readonly lowest: Rank;
  readonly highest: Rank;
}

/** What the engine derives from rules, once: the piles of the board and the terms with their defaults. */
export interface Table extends RankRange {
  readonly rules: PatienceRules;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly reserves: readonly string[];
  readonly wastes: readonly string[];
  readonly foundations: readonly string[];
  /** All piles: stock, wastes, reserves, cells, foundations, columns. */
  readonly piles: readonly string[];
  /** The kind of each pile. */
  readonly kinds: Readonly<Record<string, PileKind>>;
  /** For a pyramid or peaks: the places that cover each place, by index. Empty for columns. */
  readonly covers: readonly (readonly number[])[];
  readonly packs: number;
  readonly build: ColumnRules['build'];
  readonly move: NonNullable<ColumnRules['move']>;
  readonly empty: EmptyRule;
  readonly fill: NonNullable<ColumnRules['fill']>;
  /** The sequence that moves together. */
  readonly run: Sequence;
  /** The terms of foundations, stock and hole, with their defaults. `undefined` if the game has none. */
  readonly foundation: Required<FoundationRules> | undefined;
  readonly stock: Required<StockRules> | undefined;
  readonly hole: Required<HoleRules> | undefined;
  readonly goal: GoalRule;
  /** The number of cards of a complete foundation. */
  readonly suitSize: number;
}

/** Whether a base is a rank, which is then known before the deal. */
export const isLetter = (base: NonNullable<FoundationRules['base']>): base is RankLetter =>
  base !== 'dealt' && base !== 'first' && base !== 'column';

export const rankOfLetter = (letter: RankLetter): Rank => RANKS.indexOf(letter) + 1;

/** Which two places of the next row cover a place. In peaks, each of three pyramids has its own rows above the last. */
function coversOf({ deal, shape }: ColumnRules): readonly (readonly number[])[] {
  const peaks = shape === 'peaks' ? 3 : 1;
  return deal.flatMap((length, row) => {
    const next = deal[row + 1];
    const start = sumOf(deal.slice(0, row + 1));
    if (next === undefined) return listOf(length, () => []);
    // Rows of one pyramid have one place more than the row above. The peaks join in the last row.
    const width = length / peaks;
    const isJoined = next === length + 1;
    return listOf(length, (at) => {
      const first = start + at + (isJoined ? 0 : Math.floor(at / width));
      return [first, first + 1];
    });
  });
}

const rankRange = ({ ranks }: PatienceRules): RankRange => ({
  lowest: ranks ? rankOfLetter(ranks[0]) : ACE,
  highest: ranks ? rankOfLetter(ranks[1]) : KING,
});

/** Any card on any other, for `build: 'anything'`. */
const ANY_RUN: Sequence = { by: 'any' };

/** The defaults of terms. `RULE_TERMS` lists them too. */
export const DEFAULTS = {
  packs: 1,
  move: 'one',
  foundation: {
    base: 'A',
    direction: 'up',
    by: 'suit',
    start: 0,
    back: 'none',
    runs: false,
  },
  stock: {
    to: 'waste',
    draw: 1,
    redeals: 0,
    wastes: 1,
    open: false,
    noEmptyColumns: false,
  },
  hole: { start: 'dealt', wrap: false, kingEnds: false },
} as const satisfies {
  readonly packs: number;
  readonly move: ColumnRules['move'];
  readonly foundation: Required<Omit<FoundationRules, 'count'>>;
  readonly stock: Required<StockRules>;
  readonly hole: Required<HoleRules>;
};

/** Whether foundations are built up in suit from the lowest rank, one card at a time. */
export const isBuiltInOrder = ({ foundation, lowest }: Table): boolean =>
  foundation !== undefined &&
  !foundation.runs &&
  foundation.direction === 'up' &&
  foundation.by === 'suit' &&
  foundation.base === RANKS[lowest - 1];

/** When the game is won. */
export const goalOf = ({ goal, foundations }: PatienceRules): GoalRule =>
  goal ?? (foundations ? 'foundations' : 'columns');

/** The terms with their defaults. Nothing is put on columns without a build rule, unless the rules say so. */
function termsOf(rules: PatienceRules) {
  const { columns, foundations, packs = DEFAULTS.packs, stock, hole } = rules;
  return {
    packs,
    build: columns.build,
    move: columns.move ?? DEFAULTS.move,
    empty: columns.empty ?? (columns.build === undefined ? 'none' : 'any'),
    fill: columns.fill ?? [],
    run: columns.run ?? (typeof columns.build === 'object' ? columns.build : ANY_RUN),
    foundation: foundations && { ...DEFAULTS.foundation, count: 4 * packs, ...foundations },
    stock: stock && { ...DEFAULTS.stock, ...stock },
    hole: hole && { ...DEFAULTS.hole, ...hole },
    goal: goalOf(rules),
  } satisfies Partial<Table>;
}

type Terms = ReturnType<typeof termsOf>;

const foundationCount = ({ pairs }: PatienceRules, { foundation }: Terms): number =>
  pairs ? 1 : (foundation?.count ?? 0);

function wasteCount({ stock, hole }: Terms): number {
  if (hole) return 1;
  return stock?.to === 'waste' ? stock.wastes : 0;
}

function makeTable(rules: PatienceRules): Table {
  const { columns, cells, reserve } = rules;
  const { shape = 'columns', deal } = columns;
  const range = rankRange(rules);
  const terms = termsOf(rules);
  const isOverlapped = shape !== 'columns';
  const groups = [
    ['stock', terms.stock ? [STOCK] : []],
    ['waste', pileIds('waste', wasteCount(terms))],
    ['reserve', pileIds('reserve', reserve?.deal.length ?? 0)],
    ['cell', pileIds('cell', cells?.count ?? 0)],
    ['foundation', pileIds('foundation', foundationCount(rules, terms))],
    ['column', isOverlapped ? pileIds(shape, sumOf(deal)) : pileIds('column', deal.length)],
  ] as const;
  const [, [, wastes], [, reserves], [, cellIds], [, foundations], [, columnIds]] = groups;
  const kinds = groups.flatMap(([kind, ids]) => ids.map((id) => [id, kind] as const));
  return {
    ...range,
    rules,
    columns: columnIds,
    cells: cellIds,
    reserves,
    wastes,
    foundations,
    piles: kinds.map(([id]) => id),
    kinds: Object.fromEntries(kinds),
    covers: isOverlapped ? coversOf(columns) : [],
    ...terms,
    suitSize: range.highest - range.lowest + 1,
  };
}

const tables = new WeakMap<PatienceRules, Table>();

/** The table of rules, which must be checked. It is made once for each rules object. */
export function tableOf(rules: PatienceRules): Table {
  const known = tables.get(rules) ?? makeTable(rules);
  tables.set(rules, known);
  return known;
}

/** The rank `steps` above another one, where the lowest rank follows the highest. */
export function rankAfter({ lowest, highest }: RankRange, rank: Rank, steps: number): Rank {
  const count = highest - lowest + 1;
  return ((((rank - lowest + steps) % count) + count) % count) + lowest;
}

/** The places whose cards cover a place. None for a column. */
export const coversOn = (
  { covers, columns }: Table,
  piles: Piles,
  pile: string,
): readonly string[] =>
  covers[columns.indexOf(pile)]
    ?.map((index) => columns[index]!)
    .filter((id) => piles[id]!.length > 0) ?? [];

/** Whether a place is covered by others. Columns never are. */
export const isCovered = (table: Table, piles: Piles, pile: string): boolean =>
  table.covers.length > 0 && coversOn(table, piles, pile).length > 0;

/**
 * The rank that the foundations begin with. `undefined` if the player's first card decides it.
 */
export function baseRank(table: Table, piles: Piles): Rank | undefined {
  const base = table.foundation?.base ?? 'A';
  if (isLetter(base)) return rankOfLetter(base);
  const begun = table.foundations.find((id) => piles[id]!.length > 0);
  return begun === undefined ? undefined : rankOf(piles[begun]![0]!);
}

/** Whether a foundation goes up. With `both`, the second half of them goes down. */
export function goesUp({ foundation, foundations }: Table, pile: string): boolean {
  if (foundation?.direction !== 'both') return foundation?.direction !== 'down';
  return foundations.indexOf(pile) < foundations.length / 2;
}

/** The rank that an empty foundation takes. `undefined` for any. */
export function firstRank(table: Table, piles: Piles, pile: string): Rank | undefined {
  const base = baseRank(table, piles);
  if (base === undefined || table.foundation?.direction !== 'both') return base;
  return goesUp(table, pile) ? base : rankAfter(table, base, -1);
}

/** The rank that an empty column takes under the rule `highest`. */
export function highestRank(table: Table, piles: Piles): Rank {
  const base = baseRank(table, piles) ?? table.lowest;
  const isDown = table.foundation?.direction === 'down';
  return rankAfter(table, base, isDown ? 1 : -1);
}

/** The number of a waste, from 1. `undefined` if there is only one. */
export const wasteNumber = ({ wastes }: Table, pile: string): number | undefined =>
  wastes.length > 1 ? wastes.indexOf(pile) + 1 : undefined;

/** The cards in these piles. */
export const cardsIn = (piles: Piles, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + piles[id]!.length, 0);
