import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Problem, quote } from '../../../src/core.js';
import { checkRules } from '../../../src/core/patience/rules/check.js';
import {
  GOLF,
  KLONDIKE,
  PYRAMID,
  SPIDER,
  changed,
  problemAfter,
} from '../support/patience-rules.js';
import { problemOf, valueOf } from '../support/result.js';

/** Terms that need or exclude others: rules, changes, and the condition. */
const TOGETHER: readonly (readonly [
  rules: object,
  changes: readonly (readonly [string, unknown])[],
  problem: string,
])[] = [
  [
    KLONDIKE,
    [
      ['foundations', undefined],
      ['columns.empty', 'any'],
    ],
    'goal needs foundations | hole | pairs',
  ],
  [GOLF, [['goal', 'foundations']], 'goal needs foundations'],
  [KLONDIKE, [['goal', 'all']], 'goal needs hole | pairs'],
  [GOLF, [['foundations', {}]], 'goal without hole'],
  [GOLF, [['columns.empty', 'highest']], 'columns.empty needs foundations'],
  [GOLF, [['columns.empty', 'base']], 'columns.empty needs foundations'],
  [GOLF, [['columns.fill', ['waste']]], 'columns.fill without hole'],
  [GOLF, [['hole.kingEnds', true]], 'hole.kingEnds without hole.wrap'],
  [GOLF, [['stock.redeals', 1]], 'stock.redeals without hole'],
  [GOLF, [['stock.wastes', 2]], 'stock.wastes without hole'],
  [GOLF, [['columns.move', 'run']], 'columns.move needs columns.build | columns.run'],
  [
    GOLF,
    [['columns.run', { by: 'any' }]],
    'columns.run needs columns.move: run, supermove, full-supermove, whole-run',
  ],
  [GOLF, [['columns.faceDown', 'covered']], 'columns.faceDown needs columns.shape: pyramid, peaks'],
  [GOLF, [['pairs', { sum: 13 }]], 'hole without pairs'],
  [PYRAMID, [['foundations', {}]], 'foundations without pairs'],
  [PYRAMID, [['columns.faceDown', 'all-but-top']], 'columns.faceDown needs columns.shape: columns'],
  [PYRAMID, [['columns.build', 'anything']], 'columns.build needs columns.shape: columns'],
  [PYRAMID, [['columns.fill', ['stock']]], 'columns.fill needs columns.shape: columns'],
  [
    PYRAMID,
    [
      ['stock.to', 'columns'],
      ['stock.redeals', 0],
    ],
    'stock.to needs columns.shape: columns',
  ],
  [PYRAMID, [['layout.perRow', 3]], 'layout.perRow needs columns.shape: columns'],
  [KLONDIKE, [['pairs', { sum: 13 }]], 'foundations without pairs'],
  [
    KLONDIKE,
    [
      ['stock', undefined],
      ['columns.fill', ['stock']],
    ],
    'columns.fill needs stock',
  ],
  [
    KLONDIKE,
    [
      ['reserve', undefined],
      ['columns.fill', ['reserve']],
    ],
    'columns.fill needs reserve',
  ],
  [
    KLONDIKE,
    [
      ['stock', { to: 'columns' }],
      ['columns.fill', ['waste']],
    ],
    'columns.fill needs stock.to: waste',
  ],
  [KLONDIKE, [['stock.to', 'columns']], 'stock.draw needs stock.to: waste'],
  [KLONDIKE, [['stock', { to: 'columns', redeals: 1 }]], 'stock.redeals needs stock.to: waste'],
  [KLONDIKE, [['stock.wastes', 2]], 'stock.wastes without stock.draw'],
  [KLONDIKE, [['stock.noEmptyColumns', true]], 'stock.noEmptyColumns needs stock.to: columns'],
  [
    KLONDIKE,
    [
      ['reserve', undefined],
      ['stock', { to: 'reserve' }],
    ],
    'stock.to needs reserve',
  ],
  [
    KLONDIKE,
    [
      ['cells', undefined],
      ['columns.from', ['cells']],
    ],
    'columns.from needs cells',
  ],
  [
    KLONDIKE,
    [
      ['cells', undefined],
      ['foundations.back', 'cells'],
    ],
    'foundations.back needs cells',
  ],
  [KLONDIKE, [['stock', { to: 'fill' }]], 'stock.to needs columns.fill: stock'],
  [
    KLONDIKE,
    [
      ['stock', { to: 'fill' }],
      ['columns.fill', ['reserve', 'stock']],
    ],
    '',
  ],
  [KLONDIKE, [['cells.first', 1]], ''],
  [KLONDIKE, [['cells', { count: 4, first: 2 }]], 'cells.first needs cells.dealt'],
  [KLONDIKE, [['foundations.base', 'dealt']], 'foundations.base needs foundations.start'],
  [KLONDIKE, [['foundations.base', 'column']], 'foundations.base needs foundations.start'],
  [
    KLONDIKE,
    [
      ['foundations.base', 'first'],
      ['foundations.start', 1],
    ],
    'foundations.base without foundations.start',
  ],
  [
    SPIDER,
    [['columns.build.by', 'alternate']],
    'foundations.runs needs columns.build: anything | columns.build.by: suit, color, any',
  ],
  [
    SPIDER,
    [['columns.build', undefined]],
    'foundations.runs needs columns.build: anything | columns.build.by: suit, color, any',
  ],
  [
    SPIDER,
    [['columns.build.direction', 'up']],
    'foundations.runs needs columns.build: anything | columns.build.direction: down, both',
  ],
  [SPIDER, [['columns.build', 'anything']], ''],
  [SPIDER, [['foundations.start', 4]], 'foundations.runs without foundations.start'],
  [SPIDER, [['foundations.by', 'any']], 'foundations.runs needs foundations.by: suit'],
  [SPIDER, [['foundations.base', 'K']], 'foundations.runs without foundations.base'],
];

const textOf = ({ term, needs, other }: Problem): string =>
  needs === undefined
    ? `${String(term)} without ${String(other)}`
    : `${String(term)} needs ${String(needs)}`;

describe('terms that belong together', () => {
  for (const [rules, changes, problem] of TOGETHER) {
    it(`are checked: ${problem || 'a default needs nothing'} (${changes.map(([path]) => path).join(', ')})`, () => {
      const checked = checkRules(changed(rules, ...changes));
      const found = 'problem' in checked ? textOf(checked.problem) : '';
      expect(found).to.equal(problem);
    });
  }

  it('are named with the value that needs the other', () => {
    expect(problemAfter(GOLF, ['columns.fill', ['waste', 'stock']])).to.deep.equal({
      ...{ code: 'rules-without', term: 'columns.fill', got: '["waste","stock"]', other: 'hole' },
    });
  });
});

describe('absurd numbers', () => {
  const of = (term: string, got: unknown, accepted: string) => ({
    ...{ code: 'rules', term, got: quote(got), accepted },
  });

  it('are more cards than the packs have, cards without a stock, a stock without cards', () => {
    expect(problemAfter(GOLF, ['columns.deal', [26, 26]])).to.deep.equal({
      ...{ code: 'rules-cards', dealt: 53, cards: 52 },
    });
    expect(problemAfter(GOLF, ['stock', undefined])).to.deep.equal({
      ...{ code: 'rules-left', left: 16, cards: 52 },
    });
    expect(problemAfter(GOLF, ['columns.deal', [26, 25]])).to.deep.equal({
      ...{ code: 'rules-stock', cards: 52 },
    });
    expect(problemAfter(KLONDIKE, ['ranks', ['A', '4']])).to.deep.equal({
      ...{ code: 'rules-cards', dealt: 31, cards: 16 },
    });
  });

  it('are rows that are no pyramid, or no peaks', () => {
    const accepted = '[1, 2, 3, 4, 5, 6, 7, 8], or its first rows';
    for (const deal of [[1, 3], [2, 3], [1], [], [1, 2, 3, 4, 5, 6, 7, 8, 9]]) {
      expect(problemAfter(PYRAMID, ['columns.deal', deal])).to.deep.equal(
        of('columns.deal', deal, accepted),
      );
    }
    const peaks = changed(GOLF, ['columns.shape', 'peaks'], ['columns.faceDown', 'covered']);
    expect(problemAfter(peaks, ['columns.deal', [3, 6, 9, 12]])).to.deep.equal(
      of('columns.deal', [3, 6, 9, 12], '[3, 4], [3, 6, 7], [3, 6, 9, 10]'),
    );
    valueOf(checkRules(changed(peaks, ['columns.deal', [3, 6, 9, 10]])));
  });

  it('are more cards face down than a column has', () => {
    for (const counts of [
      [5, 5],
      [6, 0, 0, 0, 0, 0, 0],
    ]) {
      expect(problemAfter(GOLF, ['columns.faceDown', counts])).to.deep.equal(
        of('columns.faceDown', counts, 'at most [5, 5, 5, 5, 5, 5, 5]'),
      );
    }
  });

  it('are more cards in cells than there are cells', () => {
    expect(problemAfter(KLONDIKE, ['cells.dealt', 2])).to.deep.equal(of('cells.dealt', 2, '0–1'));
    expect(problemAfter(KLONDIKE, ['cells', { count: 2, dealt: 1, first: 3 }])).to.deep.equal(
      of('cells.first', 3, '1–2'),
    );
  });

  it('are ranks that the pack does not have', () => {
    const few = changed(KLONDIKE, ['ranks', ['2', 'K']]);
    expect(problemOf(checkRules(few))).to.deep.equal(
      of('foundations.base', 'A', '2–K, dealt, first, column'),
    );
    valueOf(checkRules(changed(few, ['foundations.base', '2'])));
    for (const few of [['ranks', ['2', 'K']] as const, ['suits', 2] as const]) {
      expect(problemAfter(GOLF, few, ['hole.start', 'AC'])).to.deep.equal(
        of('hole.start', 'AC', 'dealt, a card of the packs'),
      );
    }
    valueOf(checkRules(changed(GOLF, ['suits', 1], ['hole.start', 'AS'])));
    const trio = ['J', 'Q', 'K'];
    expect(
      problemAfter(PYRAMID, ['ranks', ['A', 'Q']], ['pairs', { sum: 11, trio }]),
    ).to.deep.equal(of('pairs.trio', trio, 'A–Q'));
  });

  it('are foundations that cannot take all cards, or not the first ones', () => {
    expect(problemAfter(KLONDIKE, ['foundations.count', 3])).to.deep.equal({
      ...{ code: 'rules-room', room: 39, cards: 52 },
    });
    expect(problemAfter(KLONDIKE, ['foundations', { count: 5, direction: 'both' }])).to.deep.equal(
      of('foundations.count', 5, '2, 4, 6 …'),
    );
    expect(problemAfter(KLONDIKE, ['foundations', { direction: 'both', start: 3 }])).to.deep.equal(
      of('foundations.start', 3, '0–2'),
    );
    expect(problemAfter(KLONDIKE, ['foundations.start', 5])).to.deep.equal(
      of('foundations.start', 5, '0–4'),
    );
    expect(problemAfter(KLONDIKE, ['foundations', { base: 'column', start: 4 }])).to.deep.equal(
      of('foundations.start', 4, '0–3'),
    );
  });

  it('are columns without cards to clear, or too short for a run', () => {
    expect(problemAfter(GOLF, ['columns.deal', [0, 0]])).to.deep.equal(
      of('columns.deal', [0, 0], '1 …'),
    );
    expect(problemAfter(SPIDER, ['columns.most', 12])).to.deep.equal(
      of('columns.most', 12, '13 …'),
    );
  });

  it('are sums that leave a rank for ever', () => {
    // A jack is 11 by itself.
    expect(problemAfter(PYRAMID, ['pairs.sum', 11])).to.deep.equal({
      ...{ code: 'rules-pairs', ranks: 'Q, K', sum: 11 },
    });
    expect(problemAfter(PYRAMID, ['pairs', { sum: 26 }])).to.include({ code: 'rules-pairs' });
    for (const pairs of [{ sum: 14 }, { sum: 'equal' }, { sum: 11, trio: ['J', 'Q', 'K'] }]) {
      valueOf(checkRules(changed(PYRAMID, ['pairs', pairs])));
    }
  });
});
