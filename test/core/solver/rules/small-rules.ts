import { RANKS, type RankLetter } from '../../../../src/core/cards/card.js';
import { checkRules } from '../../../../src/core/patience/rules/check.js';
import {
  DIRECTIONS,
  EMPTY_RULES,
  FILLS,
  MOVES,
  type PatienceRules,
  SUIT_RULES,
} from '../../../../src/core/patience/rules/rules.js';

export type Random = (below: number) => number;

/** A part of rules that are being made up. Terms that are `undefined` are left out. */
type Part = Readonly<Record<string, unknown>>;

/** The packs of a game: few ranks, so that there are few positions. */
interface Packs {
  readonly packs: number;
  readonly ranks: readonly RankLetter[];
  readonly cards: number;
}

/** What random rules are drawn from. */
export class Draws {
  constructor(readonly random: Random) {}

  pick<Item>(items: readonly Item[]): Item {
    return items[this.random(items.length)]!;
  }

  /** True `share` times out of a hundred. */
  chance(share: number): boolean {
    return this.random(100) < share;
  }

  /** A value that is given `share` times out of a hundred. */
  maybe<Item>(share: number, make: () => Item): Item | undefined {
    return this.chance(share) ? make() : undefined;
  }

  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number {
    return least + this.random(Math.max(1, most - least + 1));
  }

  /** Some of the items, in a random order. */
  some<Item>(items: readonly Item[]): readonly Item[] {
    const rest = [...items];
    const count = this.from(1, items.length);
    return Array.from({ length: count }, () => rest.splice(this.random(rest.length), 1)[0]!);
  }

  /** Distributes cards to piles, evenly or at random. */
  share(cards: number, piles: number): readonly number[] {
    const counts = Array.from({ length: piles }, () => 0);
    const isEven = this.chance(70);
    for (let card = 0; card < cards; card++) counts[isEven ? card % piles : this.random(piles)]!++;
    return counts;
  }
}

function packsOf(draws: Draws): Packs {
  const packs = draws.chance(20) ? 2 : 1;
  const size = packs === 2 ? draws.from(2, 3) : draws.pick([2, 3, 3, 3, 4, 4, 5]);
  const low = draws.chance(80) ? 0 : draws.from(1, RANKS.length - size);
  return { packs, ranks: RANKS.slice(low, low + size), cards: 4 * packs * size };
}

const sequence = (draws: Draws): Part => ({
  by: draws.pick(SUIT_RULES),
  direction: draws.maybe(40, () => draws.pick(DIRECTIONS)),
  wrap: draws.maybe(30, () => true),
});

const columnTerms = (draws: Draws, { ranks }: Packs): Part => ({
  order: draws.maybe(10, () => 'columns'),
  sink: draws.maybe(10, () => [draws.pick(ranks)]),
  faceDown: draws.maybe(25, () => 'all-but-top'),
  build: draws.maybe(90, () => (draws.chance(10) ? 'anything' : sequence(draws))),
  move: draws.maybe(80, () => draws.pick(MOVES)),
  run: draws.maybe(30, () => sequence(draws)),
  empty: draws.maybe(70, () => draws.pick(EMPTY_RULES)),
  fill: draws.maybe(15, () => draws.some(FILLS)),
  from: draws.maybe(12, () => draws.some(['columns', 'cells', 'reserve', 'waste'])),
  most: draws.maybe(12, () => draws.from(2, 6)),
});

function foundationTerms(draws: Draws, { packs, ranks }: Packs): Part {
  const base = draws.chance(60)
    ? draws.chance(70)
      ? ranks[0]
      : draws.pick(ranks)
    : draws.pick(['dealt', 'first', 'column'] as const);
  const needsStart = base === 'dealt' || base === 'column';
  return {
    base: base === 'A' && draws.chance(50) ? undefined : base,
    count: draws.maybe(15, () => draws.from(1, 5) * packs),
    direction: draws.maybe(35, () => draws.pick(DIRECTIONS)),
    by: draws.maybe(35, () => draws.pick(SUIT_RULES)),
    start: needsStart || (base !== 'first' && draws.chance(15)) ? draws.from(1, 3) : undefined,
    back: draws.maybe(35, () => draws.pick(['columns', 'cells', 'both'])),
  };
}

const cellTerms = (draws: Draws): Part => {
  const count = draws.pick([0, 1, 1, 1, 2, 2, 3]);
  return {
    count,
    dealt: draws.maybe(30, () => draws.from(0, count)),
    first: draws.maybe(30, () => draws.from(1, count)),
  };
};

const reserveTerms = (draws: Draws, most: number): Part => ({
  deal: draws.share(draws.from(1, Math.min(5, most)), draws.from(1, 3)),
  faceDown: draws.maybe(30, () => true),
});

const stockTerms = (draws: Draws): Part => {
  const to = draws.pick(['waste', 'waste', 'waste', 'columns', 'columns', 'reserve', 'fill']);
  const isWaste = to === 'waste';
  return {
    to: isWaste && draws.chance(50) ? undefined : to,
    draw: isWaste ? draws.maybe(50, () => draws.from(2, 3)) : undefined,
    redeals: isWaste
      ? draws.maybe(60, () => draws.pick([0, 1, 1, 2, 'unlimited', 'unlimited']))
      : undefined,
    wastes: isWaste ? draws.maybe(20, () => draws.from(2, 3)) : undefined,
    open: draws.maybe(10, () => true),
    noEmptyColumns: draws.maybe(to === 'columns' ? 40 : 0, () => true),
  };
};

const numberIn = (part: unknown, name: string): number =>
  Number((part as Part | undefined)?.[name] ?? 0);
const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** The cards that lie elsewhere than in the columns at the start, without the stock. */
const dealtBeside = (rules: Part): number =>
  numberIn(rules['foundations'], 'start') +
  numberIn(rules['cells'], 'dealt') +
  sum(((rules['reserve'] as Part | undefined)?.['deal'] as number[] | undefined) ?? []) +
  (rules['hole'] ? 1 : 0);

/** The columns get the cards that nothing else takes. */
function withDeal(draws: Draws, packs: Packs, rules: Part): Part {
  const rest = packs.cards - dealtBeside(rules);
  const inStock = rules['stock'] ? draws.from(1, Math.max(1, rest - 1)) : 0;
  const count = draws.pick([1, 2, 2, 3, 3, 3, 4, 4, 5]);
  const deal = draws.share(Math.max(0, rest - inStock), count);
  const columns = rules['columns'] as Part;
  const faceDown = draws.maybe(8, () => deal.map((cards) => draws.random(cards + 1)));
  return { ...rules, columns: { ...columns, deal, ...(faceDown && { faceDown }) } };
}

const OVERLAPPING = [
  ['pyramid', [1, 2]],
  ['pyramid', [1, 2, 3]],
  ['pyramid', [1, 2, 3, 4]],
  ['peaks', [3, 4]],
] as const;

/** A pyramid or peaks with what is left in the stock, or in a reserve. */
function overlapped(draws: Draws, packs: Packs, rules: Part): Part {
  const [shape, deal] = draws.pick(OVERLAPPING);
  const faceDown = draws.maybe(40, () => 'covered');
  const whole = { ...rules, columns: { shape, deal, faceDown } };
  const rest = packs.cards - dealtBeside({ ...rules, reserve: undefined }) - sum(deal);
  if (rules['stock'] || rest <= 0) return whole;
  return { ...whole, reserve: { deal: draws.share(rest, draws.from(1, 4)) } };
}

const packTerms = (draws: Draws, { packs, ranks }: Packs): Part => ({
  packs: packs === 1 ? undefined : packs,
  suits: draws.maybe(40, () => draws.pick([1, 2, 4])),
  ranks: [ranks[0], ranks.at(-1)],
});

/** Terms that are rarely drawn together, but matter together. */
const FOCUSES: readonly ((draws: Draws, packs: Packs) => Part)[] = [
  // Cards come back, and more than one card or foundation can take a place.
  (draws) => ({
    foundations: {
      back: draws.pick(['columns', 'columns', 'both']),
      by: draws.maybe(60, () => draws.pick(SUIT_RULES)),
      direction: draws.maybe(40, () => draws.pick(DIRECTIONS)),
      base: draws.maybe(20, () => 'first'),
    },
  }),
  // Groups with a base card at the bottom.
  (draws) => ({ columns: { move: draws.pick(['group', 'run']) }, foundations: {} }),
  (draws, { ranks }) => ({
    columns: { move: 'run', build: sequence(draws) },
    foundations: { base: draws.pick(ranks) },
  }),
  // Full columns are needed for a deal.
  (draws) => ({
    columns: { build: sequence(draws) },
    foundations: {},
    stock: { to: 'columns', noEmptyColumns: draws.maybe(60, () => true) },
  }),
  (draws) => ({
    columns: { build: sequence(draws), move: 'whole-run' },
    foundations: {},
    stock: draws.maybe(50, () => ({ to: 'columns' })),
  }),
  // Order of the stock.
  (draws) => ({
    columns: { build: sequence(draws) },
    foundations: {},
    stock: { draw: draws.from(2, 3), redeals: draws.pick([0, 1, 2, 'unlimited']) },
  }),
  (draws) => ({
    columns: { build: sequence(draws) },
    stock: { wastes: draws.from(2, 3), redeals: draws.pick([0, 1]) },
  }),
  // Little room.
  (draws) => ({
    columns: { build: sequence(draws), move: draws.pick(['supermove', 'full-supermove']) },
    foundations: {},
    cells: { count: draws.from(1, 2) },
    reserve: undefined,
    stock: undefined,
  }),
  (draws) => ({
    columns: { fill: draws.some(FILLS) },
    reserve: draws.maybe(70, () => ({ deal: [2, 1] })),
  }),
  (draws) => ({ foundations: { direction: 'both', by: draws.pick(SUIT_RULES) } }),
];

/** Cards are built in columns and go to foundations. */
function built(draws: Draws, packs: Packs): Part {
  const rules = {
    ...broadly(draws, packs),
    ...(draws.chance(60) && draws.pick(FOCUSES)(draws, packs)),
  };
  return draws.chance(94) ? withDeal(draws, packs, rules) : overlapped(draws, packs, rules);
}

/** Terms of all kinds. */
function broadly(draws: Draws, packs: Packs): Part {
  return {
    columns: columnTerms(draws, packs),
    foundations: foundationTerms(draws, packs),
    cells: draws.maybe(45, () => cellTerms(draws)),
    reserve: draws.maybe(25, () => reserveTerms(draws, packs.cards - 4)),
    stock: draws.maybe(50, () => stockTerms(draws)),
  };
}

/** Complete runs go up, as in Spider. */
function inRuns(draws: Draws, packs: Packs): Part {
  const { build, ...columns } = columnTerms(draws, packs);
  const by = draws.pick(['suit', 'color', 'any'] as const);
  return withDeal(draws, packs, {
    columns: { ...columns, build: draws.chance(60) ? { ...(build as Part), by } : { by } },
    foundations: { runs: true },
    cells: draws.maybe(30, () => cellTerms(draws)),
    reserve: draws.maybe(15, () => reserveTerms(draws, packs.cards - 4)),
    stock: draws.maybe(60, () => stockTerms(draws)),
  });
}

/** Cards go to a hole, as in Golf. */
function intoHole(draws: Draws, packs: Packs): Part {
  const rules = {
    columns: { empty: 'none', ...(draws.chance(20) && columnTerms(draws, packs)) },
    hole: {
      start: draws.maybe(30, () => `${draws.pick(packs.ranks)}S`),
      wrap: draws.maybe(40, () => true),
      kingEnds: draws.maybe(30, () => true),
    },
    foundations: draws.maybe(25, () => foundationTerms(draws, packs)),
    cells: draws.maybe(20, () => cellTerms(draws)),
    reserve: draws.maybe(15, () => reserveTerms(draws, packs.cards - 4)),
    stock: draws.maybe(60, () => stockTerms(draws)),
    goal: draws.pick(['columns', 'columns', 'all']),
  };
  return draws.chance(60) ? withDeal(draws, packs, rules) : overlapped(draws, packs, rules);
}

/** Cards are removed in pairs, as in Pyramid. */
function inPairs(draws: Draws, packs: Packs): Part {
  const low = RANKS.indexOf(packs.ranks[0]!) + 1;
  const high = low + packs.ranks.length - 1;
  const trio = packs.ranks.length > 3 ? draws.maybe(50, () => packs.ranks.slice(-3)) : undefined;
  // A trio leaves one or two ranks for pairs.
  const sums = trio ? [low + high - 3] : [low + high, low + high, high];
  const rules = {
    pairs: {
      sum: draws.chance(25) ? 'equal' : draws.pick(sums),
      trio,
      cover: draws.maybe(40, () => true),
    },
    columns: draws.chance(50) ? columnTerms(draws, packs) : { empty: 'none' },
    cells: draws.maybe(20, () => cellTerms(draws)),
    reserve: draws.maybe(20, () => reserveTerms(draws, packs.cards - 4)),
    stock: draws.maybe(70, () => stockTerms(draws)),
    goal: draws.pick(['columns', 'all', undefined]),
  };
  return draws.chance(40) ? withDeal(draws, packs, rules) : overlapped(draws, packs, rules);
}

const KINDS = [built, built, built, built, inRuns, inRuns, intoHole, inPairs] as const;

/** Random rules of a game with few cards. */
export function smallRules(random: Random): PatienceRules {
  const draws = new Draws(random);
  for (;;) {
    const packs = packsOf(draws);
    const made = draws.pick(KINDS)(draws, packs);
    const given = { version: 1, ...packTerms(draws, packs), ...made };
    const checked = checkRules(JSON.parse(JSON.stringify(given)));
    if ('value' in checked) return checked.value;
  }
}
