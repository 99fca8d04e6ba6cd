import type {
  ColumnRules,
  FoundationRules,
  PatienceRules,
} from '../../../src/core/patience/rules/rules.js';
import { RANKS } from '../../../src/core/cards/card.js';

const sum = (counts: readonly number[] = []): number => counts.reduce((all, one) => all + one, 0);

/** The number of cards in all packs. */
export function packSize({ packs = 1, ranks: [low, high] = ['A', 'K'] }: PatienceRules): number {
  return packs * 4 * (RANKS.indexOf(high) - RANKS.indexOf(low) + 1);
}

/** The number of cards that the deal puts on piles other than the stock. */
export const dealtCards = ({ columns, foundations, cells, reserve, hole }: PatienceRules): number =>
  sum(columns.deal) +
  (foundations?.start ?? 0) +
  (cells?.dealt ?? 0) +
  sum(reserve?.deal) +
  (hole ? 1 : 0);

export const stockSize = (rules: PatienceRules): number =>
  rules.stock ? packSize(rules) - dealtCards(rules) : 0;

export const reserveSize = ({ reserve }: PatienceRules): number => sum(reserve?.deal);

const BUILD = {
  any: 'any',
  suit: 'suit',
  alternate: 'alternate colours',
  color: 'color',
  other: 'other',
};

const buildOf = ({ build }: ColumnRules): string =>
  build === undefined ? 'none' : build === 'anything' ? 'anything' : BUILD[build.by];

function movesOf({ move = 'one', run }: ColumnRules): string {
  switch (move) {
    case 'one':
    case 'supermove':
    case 'full-supermove':
      return 'one card';
    case 'run':
      return run ? `built run in ${run.by}` : 'built run';
    case 'whole-run':
      return 'whole pile only';
    case 'group':
      return 'group';
  }
}

function emptyOf({ build, empty = 'any', fill }: ColumnRules): string {
  if (!build) return '';
  const kinds = { any: 'any', highest: 'kings', base: 'base', waste: 'the waste', none: 'nothing' };
  if (fill?.join() === 'reserve') return `from the reserve at once, then ${kinds[empty]}`;
  if (fill?.join() === 'waste,stock') return 'from the waste or stock at once';
  return kinds[empty];
}

const cellsOf = ({ cells }: PatienceRules): string =>
  `${cells?.count ?? 0}${cells?.dealt ? ` (${cells.dealt} filled)` : ''}`;

function reserveOf(rules: PatienceRules): string {
  const { reserve } = rules;
  return reserve ? `${reserveSize(rules)} ${reserve.deal.length > 1 ? 'open' : 'stacked'}` : '';
}

function stockOf(rules: PatienceRules): string {
  const { stock } = rules;
  if (!stock) return '';
  const { to = 'waste', draw = 1, redeals = 0, noEmptyColumns } = stock;
  const full = noEmptyColumns ? ' if none is empty' : '';
  const where = to === 'columns' ? `one to each pile${full}` : `to the waste by ${draw}`;
  return `${stockSize(rules)}, ${where}${redeals === 0 ? '' : ', redeals'}`;
}

function suitsOf(
  { base = 'A', by = 'suit', start = 0, back = 'none' }: FoundationRules,
  all: number,
): string {
  return [
    `from ${base === 'dealt' ? 'random' : base}${by === 'suit' ? '' : ` by ${by}`}`,
    ...(start === 0 ? [] : [`begins with ${start === all ? 'all' : 'one'}`]),
    ...(back === 'none' ? [] : ['cards may come back']),
  ].join(', ');
}

function foundationsOf({ packs = 1, foundations, hole }: PatienceRules): string {
  if (hole) return `none; hole begins with ${hole.start ?? 'random'}`;
  if (!foundations) return 'none';
  return foundations.runs
    ? 'complete suits from king to ace only'
    : suitsOf(foundations, 4 * packs);
}

/** The rules as a row of `rules.tsv`, without the game's name. */
export const rowOf = (rules: PatienceRules): readonly string[] => [
  String(rules.packs ?? 1),
  [...rules.columns.deal].sort((a, b) => b - a).join(' '),
  (rules.columns.faceDown ?? 'none') === 'none' ? 'all' : 'top',
  buildOf(rules.columns),
  movesOf(rules.columns),
  emptyOf(rules.columns),
  cellsOf(rules),
  reserveOf(rules),
  stockOf(rules),
  foundationsOf(rules),
];

/** A row of `rules.tsv` in the words of `rowOf`. */
export function comparableRow(cells: readonly string[]): readonly string[] {
  const [packs = '', piles = '', faceUp = '', build = '', moves = '', empty = '', ...rest] = cells;
  const sorted = piles
    .split(' ')
    .map(Number)
    .sort((a, b) => b - a)
    .join(' ');
  // A part of a run that may move only if that frees a card for the foundations: other moves of parts change no verdict.
  const [moved = ''] = moves.split(';');
  return [packs, sorted, faceUp, build, moved, build === 'none' ? '' : empty, ...rest];
}
