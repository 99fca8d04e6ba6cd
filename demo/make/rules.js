// The rules that the form edits: plain JSON, changed term by term.
import { RULE_TERMS, holds, termList, valueAt } from '../../dist/patience.js';

/** What a group begins with when the form adds it. */
const BEGINNINGS = {
  'columns.build': { by: 'alternate' },
  'columns.run': { by: 'suit' },
  foundations: {},
  cells: { count: 4 },
  reserve: { deal: [4] },
  stock: {},
  hole: {},
  pairs: { sum: 13 },
  score: {},
  words: {},
};

/** Rules to begin with: all cards in eight columns. */
export const EMPTY = {
  version: 1,
  name: 'My patience',
  columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'alternate' } },
  foundations: {},
};

const groupOf = (path) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));
export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a term's group is part of the rules. */
export const hasGroup = (rules, path) => {
  const group = groupOf(path);
  return group === '' || group === 'layout' || isObject(valueAt(rules, group));
};

/** Rules with their goal, which conditions may ask for. */
const withGoal = (rules) => ({
  ...rules,
  goal: rules.goal ?? (rules.foundations ? 'foundations' : 'columns'),
});

/** Whether rules have a use for a term. */
export const isUsable = (rules, path) =>
  hasGroup(rules, path) &&
  (RULE_TERMS[path].needs ?? []).every((condition) => holds(withGoal(rules), condition));

/** Whether a term may have a value. */
export const isPossible = (rules, path, value) =>
  (RULE_TERMS[path].valueNeeds?.[value] ?? []).every((condition) =>
    holds(withGoal(rules), condition),
  );

/** Sets a value in a copy of the rules. `undefined` removes the term. */
export function withTerm(rules, path, value) {
  const [name, ...rest] = path.split('.');
  const { [name]: before, ...others } = rules;
  const inside = isObject(before) ? before : {};
  const after = rest.length === 0 ? value : withTerm(inside, rest.join('.'), value);
  const isGone = after === undefined || (name === 'layout' && Object.keys(after).length === 0);
  return isGone ? others : { ...others, [name]: after };
}

/** Changes a term: a default is left out, and `group` stands for the beginning of a group. */
export function change(rules, path, value) {
  if (value === 'group') return withTerm(rules, path, BEGINNINGS[path]);
  return withTerm(rules, path, value === RULE_TERMS[path].usual ? undefined : value);
}

/** Leaves out the terms that have no effect under the others. */
export function effective(rules) {
  let left = rules;
  for (const [path] of termList()) {
    const isGiven = valueAt(left, path) !== undefined && !RULE_TERMS[path].isRequired;
    if (isGiven && !isUsable(left, path)) left = withTerm(left, path, undefined);
  }
  return left;
}

/** A term's value as the rules have it. `undefined` if it is left out. */
export const rawAt = (rules, path) =>
  path.split('.').reduce((group, name) => (isObject(group) ? group[name] : undefined), rules);

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a term differs from other rules. Of a group, only whether it is there counts. */
function isChanged(rules, base, path) {
  const [now, before] = [valueAt(rules, path), valueAt(base, path)];
  if (isObject(now) || isObject(before)) return isObject(now) !== isObject(before);
  // The defaults of a new group are no changes.
  if (before === undefined && rawAt(rules, path) === undefined) return false;
  return !isSame(now, before);
}

/** The terms that differ from those of other rules. Of a removed group, only the group itself. */
export const changedTerms = (rules, base) =>
  termList()
    .map(([path]) => path)
    .filter((path) => hasGroup(rules, path) && isChanged(rules, base, path));

/** Gives a term the value that it has in other rules. */
export function restored(rules, base, path) {
  const group = groupOf(path);
  const known = group === '' || group === 'layout' || isObject(rawAt(base, group));
  return withTerm(rules, path, known ? rawAt(base, path) : undefined);
}
