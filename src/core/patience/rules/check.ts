import { RANKS, type RankLetter, SUITS } from '../../cards/card.js';
import { withIndex } from '../../cards/list.js';
import { plainCopy } from '../../engine/plain.js';
import { type Checked, type Problem, asRecord, quote } from '../../engine/reason.js';
import { nearestTerm } from './nearest-term.js';
import { numbersProblem } from './check-numbers.js';
import type { PatienceRules } from './rules.js';
import {
  type Condition,
  RULE_TERMS,
  type RuleTerm,
  type TermPath,
  acceptedBy,
  holds,
  isSet,
  isTerm,
  termList,
  termsIn,
  valueAt,
  valuesAt,
} from './schema.js';
import { goalOf } from './table.js';

type Fits = (value: unknown, term: RuleTerm) => boolean;

const isWithin = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether a value is a list of the right length, all of whose items pass a test. */
const isListOf = (
  value: unknown,
  { items: [least, most] = [0, 0] }: RuleTerm,
  fits: (item: unknown) => boolean,
): boolean =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits);

const rankIndex = (value: unknown): number => RANKS.indexOf(value as RankLetter);

const isCard = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length === 2 &&
  rankIndex(value[0]) >= 0 &&
  SUITS.some((suit) => suit === value[1]);

/** Whether a value is what a kind accepts. The terms of a group are checked one by one. */
const FITS: Readonly<Record<NonNullable<RuleTerm['kind']>, Fits>> = {
  group: (value) => asRecord(value) !== undefined,
  flag: (value) => typeof value === 'boolean',
  whole: (value, { range }) => isWithin(value, range!),
  numbers: (value, term) => isListOf(value, term, (item) => isWithin(item, term.range!)),
  list: (value, term) => isListOf(value, term, (item) => term.values!.includes(item as string)),
  rank: (value) => rankIndex(value) >= 0,
  ranks: (value, term) => {
    const isList = isListOf(value, term, (item) => rankIndex(item) >= 0);
    const ranks = isList ? (value as unknown[]).map(rankIndex) : [];
    return isList && withIndex(ranks).every(([at, rank]) => at === 0 || rank > ranks[at - 1]!);
  },
  card: isCard,
  text: (value, { range }) =>
    typeof value === 'string' && value.trim() !== '' && isWithin(value.length, range!),
};

const fits = (value: unknown, term: RuleTerm): boolean => {
  const isValue = term.kind !== 'list' && term.values?.includes(value as string);
  return isValue === true || (term.kind !== undefined && FITS[term.kind](value, term));
};

const wrong = (term: string, got: unknown, accepted: string): Problem => ({
  ...{ code: 'rules', term: quote(term), got: quote(got), accepted },
});

/** The first unknown or missing term of a group, or the first with a wrong value. */
function problemIn(group: string, given: Readonly<Record<string, unknown>>): Problem | undefined {
  const pathOf = (name: string): string => (group === '' ? name : `${group}.${name}`);
  const unknown = Object.keys(given).find((name) => name.includes('.') || !isTerm(pathOf(name)));
  if (unknown !== undefined) {
    const accepted = nearestTerm(group, unknown);
    return { code: 'rules-unknown', term: quote(pathOf(unknown)), accepted };
  }
  for (const name of termsIn(group)) {
    const path = pathOf(name) as TermPath;
    const problem = termProblem(path, given[name]);
    if (problem) return problem;
  }
  return undefined;
}

function termProblem(path: TermPath, value: unknown): Problem | undefined {
  const term = RULE_TERMS[path];
  if (value === undefined)
    return term.isRequired ? wrong(path, value, acceptedBy(path)) : undefined;
  if (!fits(value, term)) return wrong(path, value, acceptedBy(path));
  const group = term.kind === 'group' ? asRecord(value) : undefined;
  return group && problemIn(path, group);
}

/** The conditions of a term's value, or of the values in its list. */
function conditionsOf(rules: PatienceRules, path: TermPath, term: RuleTerm) {
  const { needs = [], valueNeeds = {} } = term;
  const values = valuesAt(rules, path);
  const own = values.flatMap((one) => (Object.hasOwn(valueNeeds, one) ? valueNeeds[one]! : []));
  return [...needs, ...own];
}

/** The problem with a condition that is not met. */
function conditionProblem(term: TermPath, got: unknown, condition: Condition): Problem {
  const about = { term, got: quote(got) };
  if (condition.startsWith('!'))
    return { code: 'rules-without', ...about, other: condition.slice(1) };
  const needs = condition.replaceAll('|', ' | ').replaceAll('=', ': ').replaceAll(',', ', ');
  return { code: 'rules-needs', ...about, needs };
}

/** The first term with a condition that the rules don't meet. */
function unmetCondition(rules: PatienceRules): Problem | undefined {
  for (const [path, term] of termList()) {
    if (!isSet(rules, path)) continue;
    const value = valueAt(rules, path);
    const unmet = conditionsOf(rules, path, term).find((condition) => !holds(rules, condition));
    if (unmet !== undefined) return conditionProblem(path, value, unmet);
  }
  return undefined;
}

/** The rules with the defaults that depend on other terms. */
export function completed(rules: PatienceRules): PatienceRules {
  const { columns } = rules;
  const takesNothing = columns.build === undefined && (columns.shape ?? 'columns') === 'columns';
  return {
    ...rules,
    columns: { ...(takesNothing && { empty: 'none' }), ...columns },
    goal: goalOf(rules),
  };
}

/**
 * Checks rules of any origin: a page's object, parsed JSON, a link. The value is copied once, so what was checked is
 * what is used.
 *
 * @returns the rules as plain data, with no term added, or the first problem with them
 */
export function checkRules(given: unknown): Checked<PatienceRules> {
  const copied = plainCopy(given);
  if ('at' in copied) return { problem: wrong(copied.at || 'rules', given, 'JSON') };
  const record = asRecord(copied.value);
  if (!record) return { problem: wrong('rules', copied.value, `{ ${termsIn('').join(', ')} }`) };
  const problem = problemIn('', record);
  if (problem) return { problem };
  const rules = record as unknown as PatienceRules;
  const whole = completed(rules);
  const absurd = unmetCondition(whole) ?? numbersProblem(whole);
  return absurd ? { problem: absurd } : { value: rules };
}
