import { asRecord } from '../../engine/reason.js';
import {
  DIRECTIONS,
  EMPTY_RULES,
  FILLS,
  GOALS,
  MOVES,
  type PatienceRules,
  RULES_VERSION,
  SHAPES,
  SUIT_RULES,
} from './rules.js';
import { DEFAULTS } from './table.js';

type Leaf = string | number | boolean | readonly unknown[] | undefined;
type Below<Name extends string, Value> = [Value] extends [never]
  ? never
  : `${Name}.${PathIn<Value>}`;
type PathIn<Group> = {
  [Name in keyof Group & string]-?: Name | Below<Name, Exclude<Group[Name], Leaf>>;
}[keyof Group & string];

/** The path of a term of the rules: `columns.build.by`. */
export type TermPath = PathIn<PatienceRules>;

/**
 * A condition on other terms. `stock`: the term is given, and not its default. `!hole`: it is not given, or its
 * default. `stock.to=waste`: it has that value, given or as its default, or is a list with it. `a=x,y`: one of these values.
 * `a|b`: either.
 */
export type Condition = string;

/** What a term accepts beside its `values`. */
export type TermKind =
  /** Further terms, below this one. */
  | 'group'
  /** A boolean. */
  | 'flag'
  /** A whole number in the `range`. */
  | 'whole'
  /** A list of such numbers. */
  | 'numbers'
  /** A list of some of the `values`, which are not accepted alone. */
  | 'list'
  /** A rank: `A`, `2` … `T`, `J`, `Q`, `K`. */
  | 'rank'
  /** A list of different ranks, from the lowest to the highest. */
  | 'ranks'
  /** A card: `AS`. */
  | 'card'
  /** A text with so many characters. */
  | 'text';

/** What a term accepts. The check, the docs and forms read it. */
export interface RuleTerm {
  /** Values that are accepted as they are. */
  readonly values?: readonly (string | number)[];
  readonly kind?: TermKind;
  /** The least and the most of a number, or of a text's characters. */
  readonly range?: readonly [least: number, most: number];
  /** The least and the greatest length of a list. */
  readonly items?: readonly [least: number, most: number];
  readonly isRequired?: boolean;
  readonly usual?: string | number | boolean;
  /** The conditions of any value but the default. All must hold. */
  readonly needs?: readonly Condition[];
  /** The conditions of a value, or of a list with that value. All must hold. */
  readonly valueNeeds?: Readonly<Record<string, readonly Condition[]>>;
}

/** The most cards: four packs. */
const MOST_CARDS = 208;
const { foundation: FOUNDATION, stock: STOCK } = DEFAULTS;
const MOST_COLUMNS = 24;
const POINTS: RuleTerm = { kind: 'whole', range: [-10_000, 10_000], usual: 0 };
const FLAG: RuleTerm = { kind: 'flag', usual: false };
const PILE_WORD: RuleTerm = { kind: 'text', range: [1, 30] };
const WASTE: readonly Condition[] = ['stock.to=waste', '!hole'];
const IN_COLUMNS: readonly Condition[] = ['columns.shape=columns'];
const BUILT: readonly Condition[] = ['columns.build|columns.run'];

/** All terms of the rules, groups before their terms. */
export const RULE_TERMS: Readonly<Record<TermPath, RuleTerm>> = {
  version: { values: [RULES_VERSION], isRequired: true },
  name: { kind: 'text', range: [1, 60] },

  packs: { kind: 'whole', range: [1, 4], usual: DEFAULTS.packs },
  suits: { values: [1, 2, 4], usual: 4 },
  ranks: { kind: 'ranks', items: [2, 2] },

  columns: { kind: 'group', isRequired: true },
  'columns.deal': {
    ...{ kind: 'numbers', range: [0, MOST_CARDS], items: [0, MOST_COLUMNS], isRequired: true },
  },
  'columns.shape': { values: SHAPES, usual: 'columns' },
  'columns.faceDown': {
    values: ['none', 'all-but-top', 'covered'],
    ...{ kind: 'numbers', range: [0, MOST_CARDS], items: [0, MOST_COLUMNS], usual: 'none' },
    valueNeeds: { 'all-but-top': IN_COLUMNS, covered: ['columns.shape=pyramid,peaks'] },
  },
  'columns.order': { values: ['rows', 'columns'], usual: 'rows', needs: IN_COLUMNS },
  'columns.sink': { kind: 'ranks', items: [1, 12], needs: IN_COLUMNS },
  'columns.build': { values: ['anything'], kind: 'group', needs: IN_COLUMNS },
  'columns.build.by': { values: SUIT_RULES, isRequired: true },
  'columns.build.direction': { values: DIRECTIONS, usual: 'down' },
  'columns.build.wrap': FLAG,
  'columns.move': {
    values: MOVES,
    usual: DEFAULTS.move,
    needs: IN_COLUMNS,
    valueNeeds: { run: BUILT, supermove: BUILT, 'full-supermove': BUILT, 'whole-run': BUILT },
  },
  'columns.run': {
    kind: 'group',
    needs: ['columns.move=run,supermove,full-supermove,whole-run'],
  },
  'columns.run.by': { values: SUIT_RULES, isRequired: true },
  'columns.run.direction': { values: DIRECTIONS, usual: 'down' },
  'columns.run.wrap': FLAG,
  'columns.empty': {
    values: EMPTY_RULES,
    usual: 'any',
    needs: IN_COLUMNS,
    valueNeeds: { highest: ['foundations'], base: ['foundations'], waste: WASTE },
  },
  'columns.fill': {
    ...{ kind: 'list', values: FILLS, items: [1, 3], needs: IN_COLUMNS },
    valueNeeds: { reserve: ['reserve'], waste: WASTE, stock: ['stock'] },
  },
  'columns.from': {
    ...{ kind: 'list', values: ['columns', 'cells', 'reserve', 'waste'], items: [1, 4] },
    needs: IN_COLUMNS,
    valueNeeds: { cells: ['cells'], reserve: ['reserve'], waste: WASTE },
  },
  'columns.most': { kind: 'whole', range: [1, MOST_CARDS], needs: IN_COLUMNS },

  foundations: { kind: 'group', needs: ['!pairs'] },
  'foundations.count': { kind: 'whole', range: [1, MOST_COLUMNS] },
  'foundations.base': {
    ...{ values: ['dealt', 'first', 'column'], kind: 'rank', usual: FOUNDATION.base },
    valueNeeds: {
      dealt: ['foundations.start'],
      first: ['!foundations.start'],
      column: ['foundations.start'],
    },
  },
  'foundations.direction': { values: DIRECTIONS, usual: FOUNDATION.direction },
  'foundations.by': { values: SUIT_RULES, usual: FOUNDATION.by },
  'foundations.start': { kind: 'whole', range: [0, 16], usual: FOUNDATION.start },
  'foundations.back': {
    ...{ values: ['none', 'columns', 'cells', 'both'], usual: FOUNDATION.back },
    valueNeeds: { columns: IN_COLUMNS, cells: ['cells'], both: [...IN_COLUMNS, 'cells'] },
  },
  'foundations.runs': {
    ...FLAG,
    valueNeeds: {
      true: [
        ...IN_COLUMNS,
        'columns.build=anything|columns.build.by=suit,color,any',
        'columns.build=anything|columns.build.direction=down,both',
        ...['!foundations.base', '!foundations.direction', 'foundations.by=suit'],
        ...['!foundations.start', '!foundations.back', '!hole'],
      ],
    },
  },

  cells: { kind: 'group' },
  'cells.count': { kind: 'whole', range: [0, 12], isRequired: true },
  'cells.dealt': { kind: 'whole', range: [0, 12], usual: 0 },
  'cells.first': { kind: 'whole', range: [1, 12], usual: 1, needs: ['cells.dealt'] },

  reserve: { kind: 'group' },
  'reserve.deal': {
    ...{ kind: 'numbers', range: [0, MOST_CARDS], items: [1, MOST_COLUMNS], isRequired: true },
  },
  'reserve.faceDown': FLAG,

  stock: { kind: 'group' },
  'stock.to': {
    ...{ values: ['waste', 'columns', 'reserve', 'fill'], usual: STOCK.to },
    valueNeeds: { columns: IN_COLUMNS, reserve: ['reserve'], fill: ['columns.fill=stock'] },
  },
  'stock.draw': { kind: 'whole', range: [1, 10], usual: STOCK.draw, needs: ['stock.to=waste'] },
  'stock.redeals': {
    ...{ values: ['unlimited'], kind: 'whole', range: [0, 99], usual: STOCK.redeals, needs: WASTE },
  },
  'stock.wastes': {
    ...{ kind: 'whole', range: [1, 8], usual: STOCK.wastes, needs: [...WASTE, '!stock.draw'] },
  },
  'stock.open': FLAG,
  'stock.noEmptyColumns': { ...FLAG, needs: ['stock.to=columns'] },

  hole: { kind: 'group', needs: ['!pairs'] },
  'hole.start': { values: ['dealt'], kind: 'card', usual: DEFAULTS.hole.start },
  'hole.wrap': FLAG,
  'hole.kingEnds': { ...FLAG, needs: ['!hole.wrap'] },

  pairs: { kind: 'group' },
  'pairs.sum': { values: ['equal'], kind: 'whole', range: [2, 26], isRequired: true },
  'pairs.trio': { kind: 'ranks', items: [3, 3] },
  'pairs.cover': { ...FLAG, needs: ['columns.shape=pyramid,peaks'] },

  goal: {
    values: GOALS,
    valueNeeds: {
      foundations: ['foundations', '!hole'],
      columns: ['foundations|hole|pairs'],
      all: ['hole|pairs'],
    },
  },
  score: { values: ['cards-left'], kind: 'group' },
  'score.deal': POINTS,
  'score.up': POINTS,
  'score.back': POINTS,
  'score.fromWaste': POINTS,
  'score.flip': POINTS,
  'score.redeal': POINTS,
  'score.move': POINTS,
  'score.least': { ...POINTS, usual: undefined },

  layout: { kind: 'group' },
  'layout.perRow': { kind: 'whole', range: [1, MOST_COLUMNS], needs: IN_COLUMNS },

  words: { kind: 'group' },
  'words.columns': { ...PILE_WORD, needs: IN_COLUMNS },
  'words.cells': { ...PILE_WORD, needs: ['cells'] },
  'words.reserve': { ...PILE_WORD, needs: ['reserve'] },
  'words.foundations': { ...PILE_WORD, needs: ['foundations|pairs'] },
  'words.stock': { ...PILE_WORD, needs: ['stock'] },
  'words.waste': { ...PILE_WORD, needs: ['stock.to=waste|hole'] },
};

/** All terms with what they accept, in the order of the table. */
export const termList = (): readonly (readonly [TermPath, RuleTerm])[] =>
  Object.entries(RULE_TERMS) as unknown as readonly (readonly [TermPath, RuleTerm])[];

export const isTerm = (path: string): path is TermPath => Object.hasOwn(RULE_TERMS, path);

/** The names of the terms of a group, without those of the groups in it. The rules themselves are the group `''`. */
export const termsIn = (group: string): readonly string[] => {
  const start = group === '' ? '' : `${group}.`;
  return termList()
    .map(([path]) => (path.startsWith(start) ? path.slice(start.length) : '.'))
    .filter((name) => !name.includes('.'));
};

const RANKS_TEXT = 'A, 2 … 9, T, J, Q, K';

/** What a kind accepts, in words. */
const KIND_TEXTS: Readonly<Record<TermKind, (term: RuleTerm, path: string) => string>> = {
  group: (_, path) => `{ ${termsIn(path).join(', ')} }`,
  flag: () => 'true, false',
  whole: ({ range }) => range!.join('–'),
  numbers: ({ items, range }) =>
    `a list of ${items!.join('–')} numbers from ${range!.join(' to ')}`,
  list: ({ values }) => `a list of ${values!.join(', ')}`,
  rank: () => RANKS_TEXT,
  ranks: ({ items }) =>
    `a list of ${[...new Set(items)].join('–')} of ${RANKS_TEXT}, the lowest first`,
  card: () => 'a card, such as AS',
  text: ({ range }) => `${range!.join('–')} characters`,
};

/** What a term accepts, for problems and docs. */
export function acceptedBy(path: TermPath): string {
  const term = RULE_TERMS[path];
  const { kind, values = [] } = term;
  const text = kind && KIND_TEXTS[kind](term, path);
  return [...(kind === 'list' ? [] : values), ...(text === undefined ? [] : [text])].join(', ');
}

/** A term's value, or its default. `undefined` if its group is not given. */
export function valueAt(rules: unknown, path: string): unknown {
  let value: unknown = rules;
  for (const name of path.split('.')) {
    const group = asRecord(value);
    if (!group) return undefined;
    value = Object.hasOwn(group, name) ? group[name] : undefined;
  }
  return value ?? (isTerm(path) ? RULE_TERMS[path].usual : undefined);
}

/** A term's value as text, or the items of a list. */
export const valuesAt = (rules: unknown, path: string): readonly string[] =>
  [valueAt(rules, path)].flat().map(String);

/** Whether a term is given and differs from its default. */
export function isSet(rules: unknown, path: string): boolean {
  const value = valueAt(rules, path);
  return value !== undefined && !(isTerm(path) && value === RULE_TERMS[path].usual);
}

/** Whether rules meet a condition. */
export const holds = (rules: unknown, condition: Condition): boolean =>
  condition.split('|').some((one) => {
    const [path = '', values] = one.split('=');
    if (values !== undefined)
      return valuesAt(rules, path).some((value) => values.split(',').includes(value));
    return path.startsWith('!') ? !isSet(rules, path.slice(1)) : isSet(rules, path);
  });
