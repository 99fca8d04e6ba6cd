import { percent, textTable, whole } from './text-table.mjs';

/** @typedef {import('../../src/core.js').HandKindName} KindName */
/** @typedef {import('../../src/core.js').PaigowCountsByTop} CountsByTop */

/** @type {Readonly<Record<import('../../src/core.js').CountedPaigowKind, string>>} */
const KINDS = {
  'five-aces': 'five aces',
  'royal-flush': 'royal flush',
  'straight-flush': 'straight flush',
  quads: 'four of a kind',
  'full-house': 'full house',
  flush: 'flush',
  straight: 'straight',
  trips: 'three of a kind',
  'two-pairs': 'two pairs',
  pair: 'pair',
  nothing: 'nothing',
};

/** @type {Readonly<Record<import('../../src/core.js').FortuneLine | 'none', string>>} */
const LINES = {
  'natural-seven': 'seven-card straight flush, no joker',
  'royal-match': 'royal flush and a suited K-Q',
  'joker-seven': 'seven-card straight flush, joker',
  'five-aces': 'five aces',
  'royal-flush': 'royal flush',
  'straight-flush': 'straight flush',
  quads: 'four of a kind',
  'full-house': 'full house',
  flush: 'flush',
  trips: 'three of a kind',
  straight: 'straight',
  none: 'less',
};

/** By height, 2 to 14. */
const RANKS = '  23456789TJQKA';

/**
 * @template {string} Name
 * @param {Readonly<Record<Name, string>>} words
 */
const namesOf = (words) => /** @type {Name[]} */ (Object.keys(words));

/**
 * @template {string} Name
 * @param {string} title
 * @param {Readonly<Record<Name, string>>} words
 * @param {Readonly<Record<Name, number>>} counts
 * @param {number} all
 */
const table = (title, words, counts, all) =>
  textTable([
    [title, 'hands', 'share'],
    ...namesOf(words)
      .filter((name) => counts[name] > 0)
      .map((name) => [words[name], whole(counts[name]), percent(counts[name] / all, 6)]),
    ['all', whole(all), percent(1, 6)],
  ]);

/**
 * A table of conditions, with the number of hands that meet each. A hand may meet several.
 *
 * @param {string} title
 * @param {Readonly<Record<string, number>>} counts
 * @param {number} all
 */
const shares = (title, counts, all) =>
  textTable([
    [title, 'hands', 'share'],
    ...Object.entries(counts).map(([name, count]) => [name, whole(count), percent(count / all, 6)]),
  ]);

/** @param {CountsByTop} counts */
const sum = (counts) => counts.reduce((all, count) => all + count, 0);

/**
 * A table of hands by kind and top card: one line per rank, the best first.
 *
 * @param {string} title
 * @param {Readonly<Record<KindName, CountsByTop>>} tops
 */
function topTable(title, tops) {
  const kinds = namesOf(KINDS).filter((name) => name !== 'royal-flush' && sum(tops[name]) > 0);
  const shown = /** @type {KindName[]} */ (kinds);
  const heights = Array.from({ length: 13 }, (_, at) => 14 - at);
  return textTable([
    [title, ...shown.map((kind) => KINDS[kind])],
    ...heights.map((height) => [
      RANKS[height] ?? '',
      ...shown.map((kind) => whole(tops[kind][height] ?? 0)),
    ]),
    ['all', ...shown.map((kind) => whole(sum(tops[kind])))],
  ]);
}

/**
 * Counts all hands.
 *
 * @param {import('./args.mjs').Core} core
 * @param {import('./args.mjs').Order} order
 * @param {(share: number) => void} tell
 */
export function countText({ countPaigowHands }, order, tell) {
  const { hands, kinds, fortune, backs, fronts, pushes } = countPaigowHands(order, tell);
  return [
    table('best five of seven', KINDS, kinds, hands),
    table('Fortune', LINES, fortune, hands),
    shares('the dealer’s hand makes every stake come back', pushes, hands),
    topTable(`${order.houseWay}, behind`, backs),
    topTable(`${order.houseWay}, in front`, fronts),
  ].join('\n');
}
