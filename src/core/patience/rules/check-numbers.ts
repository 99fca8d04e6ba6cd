import { RANKS, type RankLetter } from '../../cards/card.js';
import { parseCard } from '../../cards/notation.js';
import { listOf, sumOf } from '../../cards/list.js';
import { isOneOf } from '../../engine/option.js';
import { type Problem, quote } from '../../engine/reason.js';
import { deckOf } from './deck.js';
import type { ColumnRules, PatienceRules, Shape } from './rules.js';
import type { TermPath } from './schema.js';

type Check = (rules: PatienceRules) => Problem | undefined;

/** The most rows of a pyramid: 36 places. */
const MOST_ROWS = 8;
/** The rows of three peaks. */
const PEAKS: readonly (readonly number[])[] = [
  [3, 4],
  [3, 6, 7],
  [3, 6, 9, 10],
];

const wrong = (term: TermPath, got: unknown, accepted: string): Problem => ({
  ...{ code: 'rules', term, got: quote(got), accepted },
});

/** The problem with a number above a limit that other terms set. */
const above = (
  term: TermPath,
  got: number | undefined,
  least: number,
  most: number,
): Problem | undefined =>
  got === undefined || got <= most ? undefined : wrong(term, got, `${least}–${most}`);

const rankList = ({ ranks: [lowest, highest] = ['A', 'K'] }: PatienceRules) =>
  RANKS.slice(RANKS.indexOf(lowest), RANKS.indexOf(highest) + 1);

const cardCount = (rules: PatienceRules): number => 4 * (rules.packs ?? 1) * rankList(rules).length;

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, index) => number === other[index]);

/** Whether the numbers are the rows of an overlapping shape. */
const areRows = (shape: Exclude<Shape, 'columns'>, deal: readonly number[]): boolean =>
  shape === 'peaks'
    ? PEAKS.some((rows) => isSame(rows, deal))
    : deal.length > 1 &&
      deal.length <= MOST_ROWS &&
      isSame(
        deal,
        listOf(deal.length, (row) => row + 1),
      );

const rows: Check = ({ columns: { shape = 'columns', deal } }) => {
  if (shape === 'columns' || areRows(shape, deal)) return undefined;
  const all = shape === 'peaks' ? PEAKS : [listOf(MOST_ROWS, (row) => row + 1)];
  const texts = all.map((one) => `[${one.join(', ')}]`).join(', ');
  return wrong('columns.deal', deal, shape === 'peaks' ? texts : `${texts}, or its first rows`);
};

const faceDown: Check = ({ columns: { faceDown: counts, deal } }) =>
  !isCountList(counts) ||
  (counts.length === deal.length && counts.every((count, at) => count <= deal[at]!))
    ? undefined
    : wrong('columns.faceDown', counts, `at most [${deal.join(', ')}]`);

const isCountList = (counts: ColumnRules['faceDown']): counts is readonly number[] =>
  typeof counts === 'object';

const cells: Check = ({ cells: { count = 0, dealt, first } = {} }) =>
  above('cells.dealt', dealt, 0, count) ?? above('cells.first', first, 1, count);

/** The ranks that terms name are ranks of the pack. */
const ranks: Check = (rules) => {
  const { columns, pairs } = rules;
  const known = rankList(rules);
  const accepted = `${known[0]!}–${known.at(-1)!}`;
  const base = baseRank(rules);
  const named: readonly (readonly [TermPath, unknown, readonly string[], string])[] = [
    ['foundations.base', base, base ? [base] : [], `${accepted}, dealt, first, column`],
    ['columns.sink', columns.sink, columns.sink ?? [], accepted],
    ['pairs.trio', pairs?.trio, pairs?.trio ?? [], accepted],
  ];
  const unknown = named.find(([, , list]) => !list.every((rank) => isOneOf(known, rank)));
  return unknown && wrong(unknown[0], unknown[1], unknown[3]);
};

/** The card in the hole is one of the deck. */
const hole: Check = (rules) => {
  const { start = 'dealt' } = rules.hole ?? {};
  if (start === 'dealt' || deckOf(rules).includes(parseCard(start)!)) return undefined;
  return wrong('hole.start', start, 'dealt, a card of the packs');
};

/** The rank that the foundations begin with, if the rules name one. */
function baseRank({ foundations }: PatienceRules): RankLetter | undefined {
  if (!foundations || foundations.runs) return undefined;
  const { base = 'A' } = foundations;
  return isOneOf(RANKS, base) ? base : undefined;
}

/** The number of foundations, and of the cards that are dealt to them. */
const foundationCount: Check = ({ foundations, packs = 1 }) => {
  if (!foundations) return undefined;
  const { count = 4 * packs, start, direction, base } = foundations;
  if (direction === 'both' && count % 2 === 1)
    return wrong('foundations.count', count, '2, 4, 6 …');
  // One card of the base rank is in a column.
  const bases = 4 * packs - Number(base === 'column');
  const places = direction === 'both' ? count / 2 : count;
  return above('foundations.start', start, 0, Math.min(bases, places));
};

/** Complete sequences are made in the columns. */
const runs: Check = (rules) => {
  const least = rankList(rules).length;
  const { most = least } = rules.columns;
  return rules.foundations?.runs && most < least
    ? wrong('columns.most', most, `${least} …`)
    : undefined;
};

/** All cards are dealt, or the rest is the stock. */
const deal: Check = (rules) => {
  const { columns, cells: places, reserve, foundations, hole, stock } = rules;
  const cards = cardCount(rules);
  const dealt =
    sumOf(columns.deal) +
    sumOf(reserve?.deal ?? []) +
    (places?.dealt ?? 0) +
    (foundations?.start ?? 0) +
    Number(hole !== undefined);
  if (dealt > cards) return { code: 'rules-cards', dealt, cards };
  const left = cards - dealt;
  if (left > 0 && !stock) return { code: 'rules-left', left, cards };
  return left === 0 && stock ? { code: 'rules-stock', cards } : undefined;
};

/** The goal can be reached. */
const goal: Check = (rules) => {
  const { foundations, columns, packs = 1 } = rules;
  const cards = cardCount(rules);
  if (rules.goal !== 'foundations')
    return sumOf(columns.deal) === 0 && rules.goal === 'columns'
      ? wrong('columns.deal', columns.deal, '1 …')
      : undefined;
  const room = (foundations?.count ?? 4 * packs) * rankList(rules).length;
  return room < cards ? { code: 'rules-room', room, cards } : undefined;
};

const valueOf = (rank: RankLetter): number => RANKS.indexOf(rank) + 1;

/** Each rank can be removed. */
const pairs: Check = (rules) => {
  if (!rules.pairs) return undefined;
  const { sum, trio = [] } = rules.pairs;
  if (sum === 'equal') return undefined;
  const others = rankList(rules).filter((rank) => !trio.includes(rank));
  const values = [0, ...others.map(valueOf)];
  const lonely = others.filter((rank) => !values.includes(sum - valueOf(rank)));
  return lonely.length > 0 ? { code: 'rules-pairs', ranks: lonely.join(', '), sum } : undefined;
};

const CHECKS = [rows, faceDown, cells, ranks, hole, foundationCount, runs, deal, goal, pairs];

/**
 * Checks the numbers of rules whose terms are right one by one: rows, cards, foundations and sums that fit each other.
 *
 * @param rules with their goal
 */
export function numbersProblem(rules: PatienceRules): Problem | undefined {
  for (const check of CHECKS) {
    const problem = check(rules);
    if (problem) return problem;
  }
  return undefined;
}
