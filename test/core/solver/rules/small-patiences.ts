import { RANKS, type RankLetter } from '../../../../src/core/cards/card.js';
import { freecell, golf, klondike, pyramid } from '../../../../src/core.js';
import type { OptionSet } from '../../../../src/core/engine/option.js';
import { checkRules } from '../../../../src/core/patience/rules/check.js';
import type { PatienceRules } from '../../../../src/core/patience/rules/rules.js';
import { PATIENCES } from '../../../../src/games/patience/registry.js';
import { variantsOf } from '../../patience/variants.js';
import { valueOf } from '../../support/result.js';
import { Draws, type Random } from './small-rules.js';

/** Real rules with their game's name. */
export interface NamedRules {
  readonly name: string;
  readonly rules: PatienceRules;
}

/** The games that have solvers of their own, with some of their options. */
const SPECIAL: readonly (readonly [game: unknown, given: readonly object[]])[] = [
  [
    freecell,
    ['freecell', 'kingcell', 'forecell', 'bakers-game', 'eight-off', 'seahaven'].flatMap(
      (variant) => ['linear', 'full', 'off'].map((supermove) => ({ variant, supermove })),
    ),
  ],
  [
    klondike,
    [1, 3].flatMap((draw) =>
      [0, 1, 'unlimited'].flatMap((redeals) =>
        [true, false].map((foundationReturn) => ({ draw, redeals, foundationReturn })),
      ),
    ),
  ],
  [golf, [{ corner: true }, { corner: false }]],
  [
    pyramid,
    [0, 1, 'unlimited'].flatMap((redeals) =>
      [1, 2].flatMap((wastes) =>
        [true, false].map((coverPairs) => ({ redeals, wastes, coverPairs })),
      ),
    ),
  ],
];

interface SpecialGame {
  readonly game: string;
  readonly options: OptionSet<object>;
  tableOf(this: void, options: object): { readonly rules: PatienceRules };
}

/** The rules of all games with all their options. */
export async function patienceRules(): Promise<readonly (readonly NamedRules[])[]> {
  const special = SPECIAL.map(([game, given]) => {
    const { game: name, options, tableOf } = game as SpecialGame;
    return given.map((one) => ({ name, rules: tableOf(valueOf(options.check(one))).rules }));
  });
  const data = await Promise.all(Object.values(PATIENCES).map(async (load) => (await load()).game));
  const others = data.map((game) =>
    variantsOf(game).map((given) => ({
      name: game.name,
      rules: game.rules(valueOf(game.options.check(given))),
    })),
  );
  return [...special, ...others];
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Fewer cards in the same proportions. */
function scaled(counts: readonly number[], cards: number): readonly number[] {
  const all = sum(counts);
  if (all === 0) return counts;
  let given = 0;
  let seen = 0;
  return counts.map((count) => {
    seen += count;
    const next = Math.round((seen / all) * cards) - given;
    given += next;
    return next;
  });
}

/** The pack that is left of a game's packs. */
interface SmallPack {
  readonly packs: number;
  readonly highest: number;
  /** Cards for each card of the whole game. */
  readonly share: number;
}

/** A rank as far from the nearer end of the ranks. */
const letterIn = ({ highest }: SmallPack, letter: RankLetter): RankLetter => {
  const rank = RANKS.indexOf(letter) + 1;
  const small = rank > 6 ? highest - (RANKS.length - rank) : rank;
  return RANKS[Math.min(highest, Math.max(1, small)) - 1]!;
};

const letters = (pack: SmallPack, list: readonly RankLetter[] | undefined) =>
  list &&
  [...new Set(list.map((letter) => letterIn(pack, letter)))].sort(
    (one, other) => RANKS.indexOf(one) - RANKS.indexOf(other),
  );

function smallColumns(draws: Draws, pack: SmallPack, rules: PatienceRules) {
  const { columns } = rules;
  const { shape = 'columns', deal, faceDown, sink, most } = columns;
  if (shape !== 'columns') return { ...columns, deal: shape === 'peaks' ? [3, 4] : [1, 2, 3] };
  const count = Math.min(deal.length, draws.from(1, 4));
  const kept = Array.from({ length: count }, (_, index) =>
    Math.floor((index * deal.length) / count),
  );
  const cards = Math.round(sum(deal) * pack.share);
  const small = scaled(
    kept.map((at) => deal[at]!),
    cards,
  );
  const isList = typeof faceDown === 'object';
  const down = isList
    ? small.map((cards, at) => Math.min(cards, Math.ceil(faceDown[kept[at]!]! * pack.share * 2)))
    : faceDown;
  return {
    ...columns,
    deal: small,
    faceDown: down,
    sink: letters(pack, sink),
    most: most && draws.from(2, 5),
  };
}

function smallFoundations(pack: SmallPack, rules: PatienceRules) {
  const { foundations, packs: all = 1 } = rules;
  if (!foundations) return undefined;
  const { count, start, base } = foundations;
  const isLetter = base !== undefined && !['dealt', 'first', 'column'].includes(base);
  return {
    ...foundations,
    count: count && Math.max(2, Math.round((count * pack.packs) / all)),
    start: start && Math.max(1, Math.round((start * pack.packs) / all)),
    base: isLetter ? letterIn(pack, base as RankLetter) : base,
  };
}

const smallCells = (draws: Draws, { cells }: PatienceRules) => {
  if (!cells) return undefined;
  const count = Math.min(cells.count, draws.from(0, 3));
  const dealt = Math.min(count, cells.dealt ?? 0);
  return { count, dealt, first: dealt > 0 ? draws.from(1, count) : undefined };
};

const smallReserve = (draws: Draws, { share }: SmallPack, { reserve }: PatienceRules) => {
  if (!reserve) return undefined;
  const { deal } = reserve;
  const piles = deal.slice(0, draws.from(1, 4));
  return { ...reserve, deal: scaled(piles, Math.max(1, Math.round(sum(deal) * share))) };
};

/** The cards that lie neither in columns nor in a reserve nor in the stock. */
const heldElsewhere = ({ cells, foundations, hole }: PatienceRules): number =>
  (cells?.dealt ?? 0) + (foundations?.start ?? 0) + (hole ? 1 : 0);

/** A pyramid has its places. The reserve gets the other cards if there is no stock. */
function withRestInReserve(rules: PatienceRules, cards: number): PatienceRules {
  const { columns, reserve, stock } = rules;
  if (!reserve || stock) return rules;
  const rest = cards - heldElsewhere(rules) - sum(columns.deal);
  return { ...rules, reserve: { ...reserve, deal: scaled(reserve.deal, rest) } };
}

/** All cards are dealt if there is no stock, and one or more are left if there is one. */
function balanced(rules: PatienceRules, cards: number): PatienceRules {
  const { columns, reserve, stock } = rules;
  const { shape = 'columns', deal } = columns;
  if (shape !== 'columns') return withRestInReserve(rules, cards);
  const rest = cards - heldElsewhere(rules) - sum(reserve?.deal ?? []);
  const inColumns = stock ? Math.min(sum(deal), rest - 1) : rest;
  return { ...rules, columns: { ...columns, deal: scaled(deal, inColumns) } };
}

function smallPack(draws: Draws, { packs: all = 1, pairs }: PatienceRules): SmallPack {
  const packs = draws.chance(60) ? 1 : Math.min(2, all);
  // A trio leaves one rank or more for pairs.
  const ranks = pairs?.trio ? [4, 5] : packs === 2 ? [2, 3] : [2, 3, 3, 4, 4, 5];
  const highest = draws.pick(ranks);
  return { packs, highest, share: (packs * highest) / (all * RANKS.length) };
}

/** The sum of a pair is as far from the highest rank as before. */
function smallPairs({ highest }: SmallPack, { pairs }: PatienceRules) {
  if (!pairs) return undefined;
  const { sum: wanted, trio } = pairs;
  return {
    ...pairs,
    sum: wanted === 'equal' ? wanted : wanted - RANKS.length + highest,
    trio: trio && RANKS.slice(highest - 3, highest),
  };
}

const smallHole = ({ hole }: PatienceRules) =>
  hole && { ...hole, start: (hole.start ?? 'dealt') === 'dealt' ? 'dealt' : 'AS' };

/** The rules of a real game for few cards. `undefined` if they don't fit that many. */
export function smallPatience(
  variants: readonly NamedRules[],
  random: Random,
): PatienceRules | undefined {
  const draws = new Draws(random);
  const { rules } = draws.pick(variants);
  const pack = smallPack(draws, rules);
  const { layout, words, score, name, ...terms } = rules;
  const small = {
    ...terms,
    packs: pack.packs,
    ranks: ['A', RANKS[pack.highest - 1]],
    columns: smallColumns(draws, pack, rules),
    foundations: smallFoundations(pack, rules),
    cells: smallCells(draws, rules),
    reserve: smallReserve(draws, pack, rules),
    hole: smallHole(rules),
    pairs: smallPairs(pack, rules),
  };
  const plain = JSON.parse(JSON.stringify(small)) as PatienceRules;
  const checked = checkRules(balanced(plain, 4 * pack.packs * pack.highest));
  return 'value' in checked ? checked.value : undefined;
}
