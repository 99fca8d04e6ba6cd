import { shuffledDeck } from '../../src/core/cards/deal-number.js';
import { examplePiles } from '../../src/core/patience/example.js';
import { deckOf } from '../../src/core/patience/rules/deck.js';
import { moves } from '../../src/core/patience/rules/moves.js';
import { deal, view } from '../../src/core/patience/rules/state.js';
import { tableOf } from '../../src/core/patience/rules/table.js';
import { rulesExamples } from '../../src/games/patience/help/examples.js';

/**
 * @typedef {import('../../src/core/patience/rules/rules.js').PatienceRules} PatienceRules
 * @typedef {import('../../src/core/patience/rules/rules.js').ColumnRules} ColumnRules
 * @typedef {import('./draw.mjs').Board} Board
 * @typedef {import('../../src/core/patience/piles.js').Transfer} Transfer
 */

/**
 * The board after the deal.
 *
 * @param {string} caption
 * @param {PatienceRules} rules
 * @param {number} [number] of the deal; without one, the pack is in order
 * @returns {Board}
 */
export function dealt(caption, rules, number) {
  const table = tableOf(rules);
  const cards = deckOf(rules);
  const state = deal(table, {}, number === undefined ? cards : shuffledDeck(number, cards));
  const { piles } = view(table, state);
  return { caption, table, piles, shown: [] };
}

/**
 * A position, with a move if there is one.
 *
 * @param {string} caption
 * @param {PatienceRules} rules
 * @param {Readonly<Record<string, string>>} piles
 * @param {Transfer} [move]
 * @param {boolean} [refused]
 * @returns {Board}
 */
export function position(caption, rules, piles, move, refused = false) {
  const table = tableOf(rules);
  const none = { from: '', to: '', count: 0 };
  const all = examplePiles(Object.fromEntries(table.piles.map((id) => [id, []])), {
    piles,
    move: none,
  });
  const isShown = (/** @type {string} */ id) =>
    (all[id]?.length ?? 0) > 0 || move?.from === id || move?.to === id;
  return {
    caption,
    table,
    piles: all,
    shown: table.piles.filter(isShown),
    ...(move && { move }),
    refused,
  };
}

/**
 * An example of the help: a move that the rules allow, or one that they refuse.
 *
 * @param {string} caption
 * @param {PatienceRules} rules
 * @param {...string} names
 * @returns {Board[]}
 */
export function examples(caption, rules, ...names) {
  const made = rulesExamples(rules);
  return names.flatMap((name, at) => {
    const example = made[name];
    if (!example) throw new Error(`${caption} has no example ${name}`);
    const [flight = example.move] = example.flights ?? [];
    return position(at === 0 ? caption : '', rules, example.piles, flight, example.refused);
  });
}

/**
 * Rules with these columns.
 *
 * @param {Partial<ColumnRules>} columns
 * @param {Partial<PatienceRules>} [others]
 * @returns {PatienceRules}
 */
export const withColumns = (columns, others) => ({
  version: 1,
  columns: { deal: [1, 1], ...columns },
  foundations: {},
  ...others,
});

/** A pack of 16 cards in four columns. */
export const SMALL = /** @type {const} */ ({ ranks: ['A', '4'] });
export const FOUR = [4, 4, 4, 4];

/**
 * A column, and the numbers of its cards that can leave together.
 *
 * @param {import('../../src/core/patience/rules/rules.js').MoveRule} move
 * @returns {Board}
 */
export function moving(move) {
  const columns = { deal: [5, 1, 0], build: { by: /** @type {const} */ ('alternate') }, move };
  const cards = { 'column-1': '4D TH 9S 8H 7C', 'column-2': 'JS' };
  const board = position(move, withColumns(columns, { cells: { count: 1 } }), cards);
  const { table, piles } = board;
  const state = { options: {}, piles, faceDown: {}, redeals: 0, score: 0, takenBack: [] };
  const isBetween = (/** @type {Transfer} */ { from, to }) =>
    from === 'column-1' && to.startsWith('column');
  const counts = moves(table, state).flatMap((one) => (isBetween(one) ? [one.count] : []));
  const lifted = [...new Set(counts)].sort((a, b) => a - b);
  return { ...board, shown: table.cells, lifted };
}

/**
 * Foundations with some cards.
 *
 * @param {string} caption
 * @param {import('../../src/core/patience/rules/rules.js').FoundationRules} foundations
 * @param {readonly string[]} piles
 */
export const built = (caption, foundations, piles) =>
  position(
    caption,
    withColumns({ deal: [] }, { foundations }),
    Object.fromEntries(piles.map((text, at) => [`foundation-${at + 1}`, text])),
  );

/** @param {Partial<import('../../src/core/patience/rules/rules.js').StockRules>} stock */
export const withStock = (stock) =>
  withColumns({ deal: [1, 1, 1], build: { by: 'alternate' } }, { stock });
