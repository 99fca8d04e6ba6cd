import { type Problem } from '../../../src/core.js';
import { checkRules } from '../../../src/core/patience/rules/check.js';
import { problemOf } from './result.js';

type Group = Readonly<Record<string, unknown>>;

/** Rules that are usable, with every group but `hole` and `pairs`. */
export const KLONDIKE = {
  version: 1,
  columns: {
    deal: [1, 2, 3, 4, 5, 6, 7],
    faceDown: 'all-but-top',
    build: { by: 'alternate' },
    move: 'run',
    run: { by: 'alternate' },
    empty: 'highest',
  },
  foundations: { back: 'columns' },
  cells: { count: 1 },
  reserve: { deal: [3] },
  stock: { draw: 3, redeals: 'unlimited' },
  score: { up: 10 },
  layout: {},
};
export const GOLF = {
  version: 1,
  columns: { deal: [5, 5, 5, 5, 5, 5, 5] },
  hole: { wrap: true },
  stock: {},
};
export const PYRAMID = {
  version: 1,
  columns: { deal: [1, 2, 3, 4, 5, 6, 7], shape: 'pyramid' },
  stock: { redeals: 2 },
  pairs: { sum: 13 },
};
export const SPIDER = {
  version: 1,
  packs: 2,
  columns: {
    deal: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5],
    build: { by: 'any' },
    move: 'run',
    run: { by: 'suit' },
  },
  foundations: { runs: true },
  stock: { to: 'columns' },
};

/** Rules with another value of a term. Groups on the way are made if they are missing. */
export function change(rules: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const below = (rules as Group)[name];
  const isGroup = typeof below === 'object' && below !== null;
  const next = rest.length > 0 ? change(isGroup ? below : {}, rest.join('.'), value) : value;
  return { ...rules, [name]: next };
}

export const changed = (
  rules: object,
  ...changes: readonly (readonly [string, unknown])[]
): object => changes.reduce((all, [path, value]) => change(all, path, value), rules);

/** The problem with changed rules. */
export const problemAfter = (
  rules: object,
  ...changes: readonly (readonly [string, unknown])[]
): Problem => problemOf(checkRules(changed(rules, ...changes)));
