import { RANKS } from '../../src/core/cards/card.js';
import { RULE_TERMS, termsIn } from '../../src/core/patience/rules/schema.js';
import { termTexts } from './comments.mjs';

/**
 * @typedef {import('../../src/core/patience/rules/schema.js').TermPath} TermPath
 * @typedef {import('../../src/core/patience/rules/schema.js').RuleTerm} RuleTerm
 * @typedef {Record<string, unknown>} Schema
 */

export const SCHEMA = 'docs/reference/patience-rules.schema.json';

/** @param {RuleTerm} term */
const range = ({ range: [minimum, maximum] = [0, 0] }) => ({ type: 'integer', minimum, maximum });
/** @param {RuleTerm} term */
const length = ({ items: [minItems, maxItems] = [0, 0] }) => ({ minItems, maxItems });

const ranks = { enum: RANKS };

/** @type {Readonly<Record<NonNullable<RuleTerm['kind']>, (term: RuleTerm, path: string) => Schema>>} */
const KINDS = {
  group: (_, path) => groupSchema(path),
  flag: () => ({ type: 'boolean' }),
  whole: range,
  numbers: (term) => ({ type: 'array', items: range(term), ...length(term) }),
  list: (term) => ({ type: 'array', items: { enum: term.values }, ...length(term) }),
  rank: () => ranks,
  ranks: (term) => ({ type: 'array', items: ranks, ...length(term), uniqueItems: true }),
  card: () => ({ type: 'string', pattern: `^[${RANKS.join('')}][CDHS]$` }),
  text: ({ range: [minLength, maxLength] = [0, 0] }) => ({ type: 'string', minLength, maxLength }),
};

const texts = termTexts();

/**
 * @param {TermPath} path
 * @returns {Schema}
 */
function termSchema(path) {
  const term = RULE_TERMS[path];
  const own = term.kind && KINDS[term.kind](term, path);
  const values = term.values && term.kind !== 'list' ? { enum: term.values } : undefined;
  const { text = '', values: meanings = new Map() } = texts.get(path) ?? {};
  const listed = [...meanings].map(([value, meaning]) => `\`${value}\`: ${meaning}`);
  return {
    description: [text, ...listed].join(' '),
    ...(term.usual !== undefined && { default: term.usual }),
    ...(own && values ? { anyOf: [values, own] } : (own ?? values)),
  };
}

/**
 * @param {string} group its path; `''` for the rules
 * @returns {Schema}
 */
function groupSchema(group) {
  const paths = termsIn(group).map((name) => ({
    name,
    path: /** @type {TermPath} */ (group === '' ? name : `${group}.${name}`),
  }));
  const required = paths.filter(({ path }) => RULE_TERMS[path].isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(paths.map(({ name, path }) => [name, termSchema(path)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The terms of the rules as a JSON Schema, for editors. It can't express conditions on other terms. */
export const jsonSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The rules of a patience',
  ...groupSchema(''),
});
