import { TERMS, TYPED } from '../../src/core/tricks/check-rules.js';

/** @typedef {import('../../src/core/tricks/check-rules.js').TermGroup} TermGroup */

export const TRICKS_SCHEMA = 'docs/reference/trick-rules.schema.json';

/**
 * @param {TermGroup} group
 * @param {Record<string, object>} more terms that are not in the group, all required
 * @returns {object}
 */
function groupSchema({ terms }, more = {}) {
  const own = Object.entries(terms).map(
    ([key, term]) =>
      /** @type {const} */ ([key, 'terms' in term ? groupSchema(term) : term.schema]),
  );
  const required = [...Object.keys(more), ...Object.keys(terms)].filter(
    (key) => !key.endsWith('?'),
  );
  return {
    type: 'object',
    properties: {
      ...more,
      ...Object.fromEntries(own.map(([key, schema]) => [key.replace('?', ''), schema])),
    },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/**
 * A group whose terms depend on its `type`.
 *
 * @param {Readonly<Record<string, TermGroup>>} groups
 */
const typedSchema = (groups) => ({
  oneOf: Object.entries(groups).map(([type, group]) =>
    groupSchema(group, { type: { const: type } }),
  ),
});

/** The terms of the rules of a trick-taking game as a JSON Schema, for editors. It can't express conditions on other terms. */
export function tricksSchema() {
  const typed = Object.entries(TYPED).map(
    ([name, groups]) => /** @type {const} */ ([name, typedSchema(groups)]),
  );
  const { bid, ...others } = Object.fromEntries(typed);
  const rules = /** @type {{ properties: object }} */ (groupSchema(TERMS, others));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The rules of a hand of a trick-taking game',
    ...rules,
    properties: { ...rules.properties, bid },
  };
}
