import {
  RULES_VERSION,
  type PatienceRules,
  type SuitRule,
} from '../../core/patience/rules/rules.js';
import { piles } from './define.js';
import type { KnownGame } from './every-game.js';

const version = RULES_VERSION;

/** A game of FreeCell's family. */
const withCells = (
  deal: readonly number[],
  by: SuitRule,
  cells: PatienceRules['cells'] & object,
  { kings = false, back = false } = {},
): PatienceRules => ({
  version,
  columns: { deal, build: { by }, move: 'supermove', empty: kings ? 'highest' : 'any' },
  foundations: { back: back ? 'cells' : 'none' },
  cells: { dealt: 0, first: 1, ...cells },
});

const EIGHT = [...piles(4, 7), ...piles(4, 6)];

/** The kit's patiences with a tag of their own, with their usual rules. They are not in the list of `<patience-game>`. */
export const KIN: readonly KnownGame[] = [
  {
    name: 'freecell',
    title: 'FreeCell',
    rules: withCells(EIGHT, 'alternate', { count: 4 }, { back: true }),
  },
  {
    name: 'kingcell',
    title: 'KingCell',
    rules: withCells(EIGHT, 'any', { count: 4 }, { kings: true }),
  },
  {
    name: 'forecell',
    title: 'ForeCell',
    rules: withCells(piles(8, 6), 'alternate', { count: 4, dealt: 4 }, { kings: true }),
  },
  { name: 'bakers-game', title: 'Baker’s Game', rules: withCells(EIGHT, 'suit', { count: 4 }) },
  {
    name: 'eight-off',
    title: 'Eight Off',
    rules: withCells(piles(8, 6), 'suit', { count: 8, dealt: 4 }, { kings: true }),
  },
  {
    name: 'seahaven',
    title: 'Seahaven Towers',
    rules: withCells(piles(10, 5), 'suit', { count: 4, dealt: 2, first: 2 }, { kings: true }),
  },
  {
    name: 'golf',
    title: 'Golf',
    rules: {
      version,
      columns: { deal: piles(7, 5) },
      hole: { kingEnds: true },
      stock: {},
      score: 'cards-left',
    },
  },
  {
    name: 'klondike',
    title: 'Klondike',
    rules: {
      version,
      columns: {
        deal: [1, 2, 3, 4, 5, 6, 7],
        faceDown: 'all-but-top',
        build: { by: 'alternate' },
        move: 'run',
        empty: 'highest',
      },
      foundations: { back: 'columns' },
      stock: { redeals: 'unlimited' },
    },
  },
  {
    name: 'pyramid',
    title: 'Pyramid',
    rules: {
      version,
      columns: { shape: 'pyramid', deal: [1, 2, 3, 4, 5, 6, 7] },
      pairs: { sum: 13 },
      stock: { redeals: 'unlimited' },
    },
  },
];
