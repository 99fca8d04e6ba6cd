import type { PatienceRules } from '../../core/patience/rules/rules.js';
import { type Table, tableOf } from '../../core/patience/rules/table.js';

/** What a term is for the comparison; `undefined` if the game has no such thing. */
type Feature = string | number | boolean | undefined;

/** How much each feature counts. What makes a player say "this is like that" counts most. */
const WEIGHTS = {
  aim: 8,
  shape: 4,
  buildBy: 4,
  buildDirection: 2,
  buildWraps: 1,
  move: 3,
  runBy: 2,
  empty: 2,
  fill: 2,
  faceDown: 3,
  most: 1,
  columns: 2,
  longest: 1,
  packs: 3,
  suits: 1,
  ranks: 1,
  cells: 3,
  cellCount: 1,
  reserve: 3,
  reserveSize: 1,
  stock: 3,
  draw: 1,
  redeals: 1,
  wastes: 1,
  onlyFull: 1,
  base: 2,
  foundationBy: 2,
  foundationDirection: 2,
  started: 1,
  back: 1,
  sum: 3,
  trio: 1,
  holeWraps: 2,
} as const;

type Features = Readonly<Record<keyof typeof WEIGHTS, Feature>>;

const NAMES = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];

/** What the player does: matches cards, fills the one waste, builds runs, or builds foundations. */
const aimOf = ({ pairs, hole, foundations }: PatienceRules): string => {
  if (pairs) return 'pairs';
  if (hole) return 'hole';
  return foundations?.runs ? 'runs' : 'foundations';
};

/** How columns are built, and what moves between them. */
function buildFeatures({ build, run, move, empty }: Table): Partial<Features> {
  if (build === undefined) return {};
  if (build === 'anything') return { buildBy: build, move, empty };
  const { by, direction = 'down', wrap = false } = build;
  return {
    ...{ buildBy: by, buildDirection: direction, buildWraps: wrap },
    ...{ move, runBy: run.by, empty },
  };
}

function columnFeatures({ columns }: PatienceRules): Partial<Features> {
  const { deal, shape = 'columns', faceDown = 'none', fill, most } = columns;
  return {
    shape,
    fill: fill?.join(),
    faceDown: typeof faceDown === 'string' ? faceDown : 'some',
    most,
    columns: deal.length,
    longest: Math.max(...deal),
  };
}

function stockFeatures({ stock }: Table): Partial<Features> {
  if (!stock) return {};
  const { to, draw, redeals, wastes, noEmptyColumns } = stock;
  return { stock: to, draw, redeals, wastes, onlyFull: noEmptyColumns };
}

const holdingFeatures = ({ cells, reserve }: PatienceRules): Partial<Features> => ({
  cells: cells && true,
  cellCount: cells?.count,
  reserve: reserve && (reserve.deal.length === 1 ? 'pile' : 'piles'),
  reserveSize: reserve?.deal.join(),
});

function foundationFeatures({ foundation }: Table): Partial<Features> {
  if (!foundation) return {};
  const { base, by, direction, start, back } = foundation;
  return {
    base,
    foundationBy: by,
    foundationDirection: direction,
    started: start > 0,
    back: back !== 'none',
  };
}

function featuresOf(rules: PatienceRules): Partial<Features> {
  const { suits = 4, ranks, pairs } = rules;
  const table = tableOf(rules);
  const { packs, hole } = table;
  return {
    aim: aimOf(rules),
    ...columnFeatures(rules),
    ...buildFeatures(table),
    packs,
    suits,
    ranks: ranks?.join(),
    ...stockFeatures(table),
    ...holdingFeatures(rules),
    ...foundationFeatures(table),
    sum: pairs?.sum,
    trio: pairs?.trio?.join(),
    holeWraps: hole?.wrap,
  };
}

/**
 * How similar the rules of two games are: the weight of the features that are equal, as a share of the weight of those
 * that at least one of them has. From 0 to 1.
 */
export function similarity(one: PatienceRules, other: PatienceRules): number {
  const [mine, theirs] = [featuresOf(one), featuresOf(other)];
  let equal = 0;
  let all = 0;
  for (const name of NAMES) {
    const [a, b] = [mine[name], theirs[name]];
    if (a === undefined && b === undefined) continue;
    all += WEIGHTS[name];
    if (a === b) equal += WEIGHTS[name];
  }
  return equal / all;
}

/** Games below this similarity have little in common. */
const ALIKE = 0.5;

/**
 * The games whose rules are most similar, the nearest first. Games that are equally near are in the order of the list.
 *
 * @param count the most games to return
 */
export function nearest<Game extends { readonly rules: PatienceRules }>(
  rules: PatienceRules,
  games: readonly Game[],
  count = 4,
): readonly Game[] {
  return games
    .map((game) => ({ game, near: similarity(rules, game.rules) }))
    .filter(({ near }) => near >= ALIKE)
    .sort((one, other) => other.near - one.near)
    .slice(0, count)
    .map(({ game }) => game);
}
