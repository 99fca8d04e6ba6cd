/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./scenes.mjs').Step} Step */

/**
 * A moment of a table's saved hand.
 *
 * @typedef {object} Moment
 * @property {string} before the start of the step before which the hand stops, see `State`
 * @property {number} [nth]
 */

/**
 * The tables with a saved hand: their attributes, and a moment at which it is the player's turn. The file in
 * test/looks/states/ is called as the tag without `-table`.
 *
 * @type {Readonly<Record<string, { attributes?: string, inPlay: Moment }>>}
 */
const TABLES = {
  'paigow-table': {
    attributes: 'seats="4" bonus="fortune" quick-deal',
    inPlay: { before: 's0' },
  },
  'seven27-table': { attributes: 'seats="4"', inPlay: { before: 'k0' } },
  'hearts-table': { inPlay: { before: 'p0', nth: 6 } },
  'spades-table': { inPlay: { before: 'p0', nth: 3 } },
  'whist-table': { inPlay: { before: 'p0', nth: 7 } },
  // The player can't follow suit, and may ask for trump.
  'twenty-nine-table': { inPlay: { before: 'a0' } },
};

/** A press on the edge of a card in a fan. @param {string} selector @returns {Step} */
export const pressCard = (selector) => ({ press: selector, at: { x: 6, y: 16 } });

/**
 * A table before its first hand.
 *
 * @param {string} tag
 * @returns {Scene}
 */
export const newTable = (tag) => ({
  scripts: [tag],
  html: `<${tag} save-key="" ${TABLES[tag]?.attributes ?? ''}></${tag}>`,
});

/**
 * A table in the middle of its saved hand.
 *
 * @param {string} tag
 * @param {Moment} [moment]
 * @returns {Scene}
 */
export const tableInPlay = (tag, moment = TABLES[tag]?.inPlay) => ({
  ...newTable(tag),
  states: { [tag]: { file: tag.replace('-table', ''), ...moment } },
});

/**
 * A table after its saved hand.
 *
 * @param {string} tag
 * @returns {Scene}
 */
export const tableAtEnd = (tag) => ({
  ...newTable(tag),
  states: { [tag]: tag.replace('-table', '') },
  steps: [{ see: '[part~="button-next"]' }],
});
