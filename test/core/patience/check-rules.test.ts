import { describe, it } from '#bdd';
import { expect } from 'chai';
import { quote } from '../../../src/core.js';
import { checkRules } from '../../../src/core/patience/rules/check.js';
import {
  RULE_TERMS,
  type TermPath,
  isTerm,
  termList,
} from '../../../src/core/patience/rules/schema.js';
import {
  GOLF,
  KLONDIKE,
  PYRAMID,
  SPIDER,
  change,
  changed,
  problemAfter,
} from '../support/patience-rules.js';
import { problemOf, valueOf } from '../support/result.js';

const RANK = 'A, 2 … 9, T, J, Q, K';
const SUITS = 'alternate, suit, color, other, any';
const SEQUENCE = '{ by, direction, wrap }';
const FLAG = 'true, false';
const POINTS = '-10000–10000';
const COUNTS = 'a list of 0–24 numbers from 0 to 208';

/** A wrong value of each term, and what is accepted. */
const WRONG: Readonly<Record<TermPath, readonly [got: unknown, accepted: string]>> = {
  version: [2, '1'],
  name: ['', '1–60 characters'],
  packs: [5, '1–4'],
  suits: [3, '1, 2, 4'],
  ranks: [['K', 'A'], `a list of 2 of ${RANK}, the lowest first`],
  columns: [
    [7],
    '{ deal, shape, faceDown, order, sink, build, move, run, empty, fill, from, most }',
  ],
  'columns.deal': [[1, -1], COUNTS],
  'columns.shape': ['circle', 'columns, pyramid, peaks'],
  'columns.faceDown': [true, `none, all-but-top, covered, ${COUNTS}`],
  'columns.order': ['diagonal', 'rows, columns'],
  'columns.sink': ['K', `a list of 1–12 of ${RANK}, the lowest first`],
  'columns.build': ['everything', `anything, ${SEQUENCE}`],
  'columns.build.by': ['colour', SUITS],
  'columns.build.direction': ['sideways', 'down, up, both'],
  'columns.build.wrap': [1, FLAG],
  'columns.move': ['all', 'one, run, supermove, full-supermove, whole-run, group'],
  'columns.run': ['anything', SEQUENCE],
  'columns.run.by': [null, SUITS],
  'columns.run.direction': [0, 'down, up, both'],
  'columns.run.wrap': ['yes', FLAG],
  'columns.empty': ['kings', 'any, highest, base, waste, none'],
  'columns.fill': ['stock', 'a list of reserve, waste, stock'],
  'columns.from': [['hand'], 'a list of columns, cells, reserve, waste'],
  'columns.most': [0, '1–208'],
  foundations: [4, '{ count, base, direction, by, start, back, runs }'],
  'foundations.count': [0.5, '1–24'],
  'foundations.base': ['10', `dealt, first, column, ${RANK}`],
  'foundations.direction': ['round', 'down, up, both'],
  'foundations.by': ['suits', SUITS],
  'foundations.start': ['all', '0–16'],
  'foundations.back': [true, 'none, columns, cells, both'],
  'foundations.runs': ['true', FLAG],
  cells: [4, '{ count, dealt, first }'],
  'cells.count': [13, '0–12'],
  'cells.dealt': [-1, '0–12'],
  'cells.first': [0, '1–12'],
  reserve: [null, '{ deal, faceDown }'],
  'reserve.deal': [[], 'a list of 1–24 numbers from 0 to 208'],
  'reserve.faceDown': [13, FLAG],
  stock: [true, '{ to, draw, redeals, wastes, open, noEmptyColumns }'],
  'stock.to': ['cells', 'waste, columns, reserve, fill'],
  'stock.draw': [0, '1–10'],
  'stock.redeals': ['always', 'unlimited, 0–99'],
  'stock.wastes': [9, '1–8'],
  'stock.open': ['', FLAG],
  'stock.noEmptyColumns': [0, FLAG],
  hole: ['AS', '{ start, wrap, kingEnds }'],
  'hole.start': ['A♠', 'dealt, a card, such as AS'],
  'hole.wrap': ['round', FLAG],
  'hole.kingEnds': ['K', FLAG],
  pairs: [13, '{ sum, trio, cover }'],
  'pairs.sum': ['thirteen', 'equal, 2–26'],
  'pairs.trio': [['J', 'Q'], `a list of 3 of ${RANK}, the lowest first`],
  'pairs.cover': ['on', FLAG],
  goal: ['win', 'foundations, columns, all'],
  score: ['high', 'cards-left, { deal, up, back, fromWaste, flip, redeal, move, least }'],
  'score.deal': [-1e9, POINTS],
  'score.up': ['5', POINTS],
  'score.back': [0.1, POINTS],
  'score.fromWaste': [null, POINTS],
  'score.flip': [[], POINTS],
  'score.redeal': [true, POINTS],
  'score.move': [{}, POINTS],
  'score.least': ['none', POINTS],
  layout: ['wide', '{ perRow }'],
  'layout.perRow': [0, '1–24'],
  words: ['rows', '{ columns, cells, reserve, foundations, stock, waste }'],
  'words.columns': ['', '1–30 characters'],
  'words.cells': [1, '1–30 characters'],
  'words.reserve': [' ', '1–30 characters'],
  'words.foundations': [[], '1–30 characters'],
  'words.stock': [true, '1–30 characters'],
  'words.waste': ['x'.repeat(31), '1–30 characters'],
};

describe('a term of the rules', () => {
  for (const [path, [got, accepted]] of Object.entries(WRONG)) {
    it(`${path} with a wrong value is a problem`, () => {
      const isOfPairs = /^(?:hole|pairs)/.test(path);
      const rules = isOfPairs ? changed(PYRAMID, ['hole', {}]) : KLONDIKE;
      const problem = problemAfter(rules, [path, got]);
      expect(problem).to.deep.equal({ code: 'rules', term: path, got: quote(got), accepted });
    });
  }

  it('that is required and missing is a problem', () => {
    const required = termList().filter(([, { isRequired }]) => isRequired);
    expect(required.map(([path]) => path)).to.deep.equal([
      ...['version', 'columns', 'columns.deal', 'columns.build.by', 'columns.run.by'],
      ...['cells.count', 'reserve.deal', 'pairs.sum'],
    ]);
    for (const [path] of required) {
      const rules = path.startsWith('pairs') ? PYRAMID : KLONDIKE;
      const problem = problemAfter(rules, [path, undefined]);
      expect([problem['term'], problem['got']]).to.deep.equal([path, 'undefined']);
    }
  });

  it('that is unknown is a problem that names the nearest one', () => {
    const nearest = (path: string): unknown => {
      const { code, term, accepted } = problemAfter(KLONDIKE, [path, 1]);
      expect([code, term]).to.deep.equal(['rules-unknown', path]);
      return accepted;
    };
    expect(nearest('columns.biuld')).to.equal('columns.build');
    expect(nearest('colums')).to.equal('columns');
    expect(nearest('redeals')).to.equal('stock.redeals');
    expect(nearest('columns.facedown')).to.equal('columns.faceDown');
    expect(nearest('columns.build.suit')).to.equal('suits');
    expect(nearest('stock.constructor')).to.equal(
      '{ to, draw, redeals, wastes, open, noEmptyColumns }',
    );
  });

  it('with a dot in its name is unknown, even if a path has that name', () => {
    expect(problemOf(checkRules({ ...KLONDIKE, 'columns.most': 3 }))).to.deep.equal({
      ...{ code: 'rules-unknown', term: 'columns.most', accepted: 'columns' },
    });
  });

  it('has conditions on known terms and values only', () => {
    const conditions = termList().flatMap(([, { needs = [], valueNeeds = {} }]) => [
      ...needs,
      ...Object.values(valueNeeds).flat(),
    ]);
    const parts = conditions.flatMap((condition) => condition.split('|'));
    expect(parts).to.have.length.above(50);
    for (const part of parts) {
      const [path = '', values] = part.replace(/^!/, '').split('=');
      expect(isTerm(path), part).to.equal(true);
      const known = RULE_TERMS[path as TermPath].values;
      if (values !== undefined) expect(known, part).to.include.members(values.split(','));
    }
  });
});

describe('rules', () => {
  it('that are usable come back as plain data with no term added', () => {
    for (const rules of [KLONDIKE, GOLF, PYRAMID, SPIDER, { ...GOLF, name: 'By the sea' }]) {
      const value = valueOf(checkRules(rules));
      expect(value).to.deep.equal(rules);
      expect(value).not.to.equal(rules);
      expect(value.columns.deal).not.to.equal(rules.columns.deal);
    }
  });

  it('may give defaults, also where they have no effect', () => {
    const rules = changed(
      GOLF,
      ['columns.shape', 'columns'],
      ['columns.move', 'one'],
      ['stock', { to: 'waste', draw: 1, redeals: 0, wastes: 1, noEmptyColumns: false }],
      ['hole', { start: 'dealt', wrap: false, kingEnds: false }],
      ['score', 'cards-left'],
      ['packs', 1],
    );
    valueOf(checkRules(rules));
  });
});

describe('hostile rules', () => {
  const thrower = (): never => {
    throw new Error('no');
  };
  const circular: Record<string, unknown> = { ...GOLF };
  circular['layout'] = circular;
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  const GIVEN: Readonly<Record<string, unknown>> = {
    undefined: undefined,
    null: null,
    'a text': 'klondike',
    'a number': 7,
    'a list': [KLONDIKE],
    'a function': thrower,
    'a symbol': Symbol('rules'),
    'a BigInt': 1n,
    'an empty record': {},
    'a BigInt inside': { ...GOLF, packs: 1n },
    'a getter that throws': Object.defineProperty({ ...GOLF }, 'packs', {
      ...{ get: thrower, enumerable: true },
    }),
    'a proxy that throws': new Proxy({}, { ownKeys: thrower }),
    'a revoked proxy': proxy,
    'a circle': circular,
    'a deep list': change(GOLF, 'columns.deal', deep),
    '10,000 columns': change(GOLF, 'columns.deal', new Array(10_000).fill(0)),
    'a hole in a list': change(GOLF, 'columns.deal', new Array(7)),
    'huge list': change(GOLF, 'columns.fill', new Array(2 ** 32 - 1)),
    'a huge text': { ...GOLF, name: 'x'.repeat(1_000_000) },
    'a huge name': { ...GOLF, ['y'.repeat(1_000_000)]: 1 },
    'not a number': change(GOLF, 'packs', NaN),
    infinity: change(GOLF, 'stock.redeals', Infinity),
    'a typed array': change(GOLF, 'columns.deal', new Uint8Array(7)),
    'a prototype': JSON.parse(
      '{"__proto__":{"version":1},"version":1,"columns":{"deal":[52]}}',
    ) as unknown,
    'a constructor': change(GOLF, 'columns.constructor', {}),
  };

  for (const [name, given] of Object.entries(GIVEN)) {
    it(`are a problem: ${name}`, () => {
      const problem = problemOf(checkRules(given));
      expect(problem.code).to.match(/^rules(?:-unknown)?$/);
      expect(JSON.stringify(problem).length).to.be.below(500);
    });
  }

  it('that change are read once', () => {
    let read = 0;
    const deal = { ...GOLF, columns: { deal: GOLF.columns.deal } };
    Object.defineProperty(deal.columns, 'deal', {
      enumerable: true,
      get: () => (read++ === 0 ? GOLF.columns.deal : 'changed'),
    });
    expect(valueOf(checkRules(deal))).to.deep.equal(GOLF);
    expect(read).to.equal(1);
  });

  it('have no effect on prototypes, and take nothing from them', () => {
    const rules = Object.create({ packs: 9 }, Object.getOwnPropertyDescriptors(GOLF)) as object;
    expect(valueOf(checkRules(rules))).to.deep.equal(GOLF);
  });
});
