import { pressCard, tableAtEnd, tableInPlay } from '../../scripts/looks/table-scene.mjs';

/** The pictures of a scene that differs little from others. */
const light = { widths: [320, 1280], schemes: /** @type {const} */ (['light']) };
const dark = { widths: [320, 1280], schemes: /** @type {const} */ (['dark']) };

/** @type {Readonly<Record<string, import('../../scripts/looks/scenes.mjs').Scene>>} */
export const scenes = {
  'hearts-passing': {
    ...tableInPlay('hearts-table', { before: 'g0' }),
    steps: ['KC', '9C'].map((card) => pressCard(`[data-card="${card}"]`)),
    ...light,
  },
  hearts: tableInPlay('hearts-table'),
  'hearts-over': { ...tableAtEnd('hearts-table'), ...dark },
  'spades-bidding': { ...tableInPlay('spades-table', { before: 'b0' }), ...dark },
  'spades-over': { ...tableAtEnd('spades-table'), ...light },
  whist: { ...tableInPlay('whist-table'), ...light },
  'twenty-nine-auction': { ...tableInPlay('twenty-nine-table', { before: 'b0' }), ...light },
  'twenty-nine': { ...tableInPlay('twenty-nine-table'), ...dark },
};
