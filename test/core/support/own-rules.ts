import type { PatienceRules } from '../../../src/patience.js';

/** Rules of a page's own, for a game that is solved at once. */
export const FOUR: PatienceRules = {
  version: 1,
  name: 'Four',
  ranks: ['A', '4'],
  columns: { deal: [4, 4, 4, 4], build: { by: 'suit' }, empty: 'none' },
  foundations: {},
  cells: { count: 1 },
};
