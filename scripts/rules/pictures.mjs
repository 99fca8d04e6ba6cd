import {
  dealt,
  position,
  examples,
  withColumns,
  SMALL,
  FOUR,
  moving,
  built,
  withStock,
} from './boards.mjs';
import { drawBoards } from './draw.mjs';

/**
 * @typedef {import('../../src/core/patience/rules/rules.js').PatienceRules} PatienceRules
 * @typedef {import('../../src/core/patience/rules/schema.js').TermPath} TermPath
 * @typedef {import('./draw.mjs').Board} Board
 */

/** The folder of the pictures, in docs/. */
const PICTURES = 'img/rules';

/** @type {PatienceRules} */
const HOLE = { version: 1, columns: { deal: [1, 1] }, stock: {} };
/** @type {PatienceRules} */
const PYRAMID = { version: 1, columns: { deal: [1, 2, 3], shape: 'pyramid' }, stock: {} };

/**
 * The boards of each term that a picture explains.
 *
 * @type {Readonly<Partial<Record<TermPath, () => readonly Board[]>>>}
 */
const BOARDS = {
  packs: () =>
    [1, 2].map((packs) =>
      dealt(
        String(packs),
        withColumns({ deal: Array(packs).fill(4), order: 'columns' }, { packs, ranks: ['7', '7'] }),
      ),
    ),
  suits: () =>
    /** @type {const} */ ([4, 2, 1]).map((suits) =>
      dealt(String(suits), withColumns({ deal: [4, 4] }, { suits, ranks: ['6', '7'] })),
    ),
  ranks: () => [dealt("['A', '4']", withColumns({ deal: FOUR, order: 'columns' }, SMALL))],

  goal: () => {
    const kings = Object.fromEntries(
      ['KC', 'KD', 'KH', 'KS'].map((card, at) => [`foundation-${at + 1}`, card]),
    );
    /** @type {PatienceRules} */
    const empty = { version: 1, columns: { deal: [1, 1, 1] }, hole: {}, stock: {} };
    return [
      position('foundations', withColumns({ deal: [] }), kings),
      position('columns', empty, { stock: '?', 'waste-1': '7H' }),
      { ...position('all', empty, {}), shown: ['stock'] },
    ];
  },

  'columns.deal': () => [
    dealt(
      '[1, 2, 3, 4, 6]',
      withColumns({ deal: [1, 2, 3, 4, 6] }, { ...SMALL, foundations: undefined }),
      7,
    ),
    dealt('[4, 4, 4, 4]', withColumns({ deal: FOUR }, { ...SMALL, foundations: undefined }), 7),
  ],
  'columns.shape': () => [
    dealt('columns', { version: 1, columns: { deal: [3, 3, 3] } }, 7),
    dealt('pyramid', { version: 1, columns: { deal: [1, 2, 3, 4], shape: 'pyramid' } }, 7),
    dealt('peaks', { version: 1, columns: { deal: [3, 6, 7], shape: 'peaks' } }, 7),
  ],
  'columns.faceDown': () => [
    dealt('none', { version: 1, columns: { deal: [2, 3, 4] } }, 7),
    dealt('all-but-top', { version: 1, columns: { deal: [2, 3, 4], faceDown: 'all-but-top' } }, 7),
    dealt('[0, 1, 2]', { version: 1, columns: { deal: [2, 3, 4], faceDown: [0, 1, 2] } }, 7),
    dealt(
      'covered',
      { version: 1, columns: { deal: [1, 2, 3], shape: 'pyramid', faceDown: 'covered' } },
      7,
    ),
  ],
  'columns.order': () =>
    /** @type {const} */ (['rows', 'columns']).map((order) =>
      dealt(order, { version: 1, ranks: ['A', '3'], columns: { deal: [3, 3, 3, 3], order } }),
    ),
  'columns.sink': () => [
    dealt('none', withColumns({ deal: FOUR }, { ranks: ['T', 'K'], foundations: undefined }), 3),
    dealt(
      "['K']",
      withColumns({ deal: FOUR, sink: ['K'] }, { ranks: ['T', 'K'], foundations: undefined }),
      3,
    ),
  ],
  'columns.build': () => [
    ...examples('anything', withColumns({ build: 'anything' }), 'build'),
    position(
      'not given',
      withColumns({}),
      { 'column-1': '7D', 'column-2': '6S' },
      { from: 'column-2', to: 'column-1', count: 1 },
      true,
    ),
  ],
  'columns.build.by': () =>
    /** @type {const} */ (['alternate', 'suit', 'color', 'other', 'any']).flatMap((by) =>
      examples(by, withColumns({ build: { by } }), 'build', 'noBuild'),
    ),
  'columns.build.direction': () =>
    /** @type {const} */ (['down', 'up', 'both']).flatMap((direction) =>
      examples(direction, withColumns({ build: { by: 'alternate', direction } }), 'build'),
    ),
  'columns.build.wrap': () =>
    examples('true', withColumns({ build: { by: 'alternate', wrap: true } }), 'wrap'),
  'columns.move': () =>
    /** @type {const} */ (['one', 'run', 'supermove', 'full-supermove', 'whole-run', 'group']).map(
      moving,
    ),
  'columns.run': () =>
    examples(
      "{ by: 'suit' }",
      withColumns({ build: { by: 'any' }, move: 'run', run: { by: 'suit' } }),
      'run',
      'noRun',
    ),
  'columns.empty': () =>
    /** @type {const} */ (['any', 'highest', 'base', 'waste', 'none']).flatMap((empty) => {
      const rules = withColumns(
        { build: { by: 'alternate' }, empty },
        empty === 'waste' ? { stock: {} } : {},
      );
      return examples(
        empty,
        rules,
        ...(empty === 'none' ? [] : ['empty']),
        ...(empty === 'any' ? [] : ['noEmpty']),
      );
    }),
  'columns.fill': () => [
    ...examples(
      "['reserve']",
      withColumns({ build: { by: 'alternate' }, fill: ['reserve'] }, { reserve: { deal: [2] } }),
      'fill',
    ),
    ...examples(
      "['waste']",
      withColumns({ build: { by: 'alternate' }, fill: ['waste'] }, { stock: {} }),
      'fill',
    ),
    ...examples(
      "['stock']",
      withColumns({ build: { by: 'alternate' }, fill: ['stock'] }, { stock: {} }),
      'fill',
    ),
  ],
  'columns.from': () => {
    const rules = withColumns({ build: { by: 'alternate' }, from: ['waste'] }, { stock: {} });
    const piles = { stock: '?', 'waste-1': '7H', 'column-1': '8S', 'column-2': '7D' };
    return [
      position("['waste']", rules, piles, { from: 'waste-1', to: 'column-1', count: 1 }),
      position('', rules, piles, { from: 'column-2', to: 'column-1', count: 1 }, true),
    ];
  },
  'columns.most': () => [
    position(
      '3',
      withColumns({ build: { by: 'alternate' }, most: 3 }),
      { 'column-1': 'KC 9D 8S', 'column-2': '7H' },
      { from: 'column-2', to: 'column-1', count: 1 },
      true,
    ),
  ],

  'foundations.count': () =>
    [4, 8]
      .map((count) => dealt(String(count), withColumns({ deal: [] }, { foundations: { count } })))
      .map((board) => ({ ...board, shown: board.table.foundations })),
  'foundations.base': () => [
    built('A', {}, ['AC', 'AD', '']),
    built("'5'", { base: '5' }, ['5C', '5D', '']),
  ],
  'foundations.direction': () => [
    built('up', {}, ['3S']),
    built('down', { direction: 'down', base: 'K' }, ['JS']),
    built('both', { direction: 'both' }, ['3S', '3H', 'JS', 'JH']),
  ],
  'foundations.start': () =>
    [0, 2, 4].map((start) => {
      const board = dealt(
        String(start),
        withColumns({ deal: [] }, { foundations: { start }, stock: {} }),
        7,
      );
      return { ...board, shown: board.table.foundations };
    }),
  'foundations.by': () =>
    /** @type {const} */ (['suit', 'alternate', 'color', 'other', 'any']).flatMap((by) =>
      examples(by, withColumns({ build: { by: 'any' } }, { foundations: { by } }), 'home'),
    ),
  'foundations.runs': () => [
    position(
      'true',
      withColumns({ deal: [13], build: { by: 'any' } }, { foundations: { runs: true } }),
      { 'column-1': 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS' },
      { from: 'column-1', to: 'foundation-1', count: 13 },
    ),
  ],
  'foundations.back': () => {
    const piles = { 'foundation-1': '7H', 'column-1': '8S', 'column-2': 'QC' };
    const move = { from: 'foundation-1', to: 'column-1', count: 1 };
    const rules = (/** @type {'none' | 'columns'} */ back) =>
      withColumns({ build: { by: 'alternate' } }, { foundations: { back } });
    return [
      position('none', rules('none'), piles, move, true),
      position('columns', rules('columns'), piles, move),
    ];
  },

  'cells.count': () =>
    examples('2', withColumns({ build: { by: 'alternate' } }, { cells: { count: 2 } }), 'cell').map(
      (board) => ({ ...board, shown: [...board.shown, 'cell-2'] }),
    ),
  'cells.dealt': () =>
    [
      [1, 1],
      [2, 2],
      [2, 1],
    ].map(([dealtCards = 0, first = 1]) => {
      const cells = { count: 3, dealt: dealtCards, first };
      const board = dealt(
        `${dealtCards}, first: ${first}`,
        withColumns({ deal: [] }, { cells, stock: {} }),
        7,
      );
      return { ...board, shown: board.table.cells };
    }),
  'reserve.deal': () =>
    examples(
      '[2, 2]',
      withColumns({ build: { by: 'alternate' } }, { reserve: { deal: [2, 2] } }),
      'reserve',
    ),

  'stock.to': () => [
    ...examples('waste', withStock({}), 'draw'),
    position('columns', withStock({ to: 'columns' }), {
      stock: '?',
      'column-1': 'QC 4D',
      'column-2': '7H TS',
      'column-3': '2C 9S',
    }),
  ],
  'stock.draw': () =>
    [
      position('1', withStock({}), { stock: '?', 'waste-1': '7H' }),
      position('3', withStock({ draw: 3 }), { stock: '?', 'waste-1': '7H 4C QS' }),
    ].map((board) => ({ ...board, table: { ...board.table, columns: [] } })),
  'stock.wastes': () =>
    [
      position('3', withStock({ wastes: 3 }), {
        stock: '?',
        'waste-1': '7H',
        'waste-2': '4C',
        'waste-3': 'QS',
      }),
    ].map((board) => ({ ...board, table: { ...board.table, columns: [] } })),

  'stock.open': () =>
    [false, true].map((open) =>
      position(String(open), withStock({ open }), { stock: open ? '7H' : '?' }),
    ),
  hole: () => examples('{}', { ...HOLE, hole: {} }, 'hole', 'noHole'),
  'hole.wrap': () => examples('true', { ...HOLE, hole: { wrap: true } }, 'holeEnds'),
  'hole.kingEnds': () => [
    position(
      'true',
      { ...HOLE, hole: { kingEnds: true } },
      { 'waste-1': 'KC', 'column-1': '2S', 'column-2': 'QH' },
      { from: 'column-2', to: 'waste-1', count: 1 },
      true,
    ),
  ],
  'pairs.sum': () => {
    const [rules, cards] = [{ ...PYRAMID, pairs: { sum: 13 } }, 'AS 4D JH 8S 5D KC'.split(' ')];
    const piles = Object.fromEntries(cards.map((card, at) => [`pyramid-${at + 1}`, card]));
    return [
      position('13', rules, piles, { from: 'pyramid-5', to: 'pyramid-4', count: 1 }),
      position('', rules, piles, { from: 'pyramid-6', to: 'foundation-1', count: 1 }),
      position(
        '',
        rules,
        { ...piles, 'pyramid-5': '9C' },
        { from: 'pyramid-5', to: 'pyramid-4', count: 1 },
        true,
      ),
    ];
  },
  'pairs.cover': () => {
    const rules = (/** @type {boolean} */ cover) => ({ ...PYRAMID, pairs: { sum: 13, cover } });
    const piles = { 'pyramid-1': 'QC', 'pyramid-2': '4D', 'pyramid-3': 'JH', 'pyramid-4': '9S' };
    const move = { from: 'pyramid-4', to: 'pyramid-2', count: 1 };
    return [
      position('false', rules(false), piles, move, true),
      position('true', rules(true), piles, move),
    ];
  },
  'layout.perRow': () => [
    dealt(
      '3',
      {
        version: 1,
        ranks: ['A', '3'],
        columns: { deal: [2, 2, 2, 2, 2, 2] },
        layout: { perRow: 3 },
      },
      7,
    ),
  ],
};

/** The path of a term's picture from the page, if it has one. */
export const pictureOf = (/** @type {TermPath} */ path) =>
  BOARDS[path] && `${PICTURES}/${path.replaceAll('.', '-')}.svg`;

/**
 * All pictures.
 *
 * @returns {readonly (readonly [path: string, text: string])[]} their paths in docs/
 */
export const pictures = () =>
  /** @type {[TermPath, () => readonly Board[]][]} */ (Object.entries(BOARDS)).map(
    ([path, boards]) => [pictureOf(path) ?? '', drawBoards(boards())],
  );
