/** @typedef {import('../api/promised.mjs').Kind} Kind */
/** @typedef {import('./tests.mjs').Said} Said */

/** @param {string} name */
const escaped = (name) => name.replaceAll(/[^\w-]/g, '\\$&');

/**
 * Whether a name is a common word, such as `title` or `time`, which a test may contain by accident.
 *
 * @param {string} name
 */
const isCommon = (name) => !name.includes('-');

/**
 * For each kind: whether a test names something of that kind.
 *
 * @type {Record<Kind, (said: Said, name: string) => boolean>}
 */
const NAMED = {
  attribute: ({ keys, strings, texts }, name) =>
    keys.has(name) ||
    (!isCommon(name) && strings.has(name)) ||
    new RegExp(`<[a-z]+-[a-z][^>]*\\s${name}(?:=|[\\s>/]|$)`, 'm').test(texts) ||
    new RegExp(`(?:^|\\s|\\[)${name}="`, 'm').test(texts),
  slot: ({ texts, strings }, name) =>
    name === ''
      ? /<([a-z]+-[a-z]+)\b[^>]*>\s*[^<\s…]|<([a-z]+-[a-z]+)\b[^>]*>\s*<(?!\/)/.test(texts)
      : new RegExp(`slot=\\\\?"${name}"|slot\\[name="${name}"`).test(texts) ||
        (!isCommon(name) && strings.has(name)),
  event: ({ strings }, name) => strings.has(name),
  part: ({ parts, strings, listsParts }, name) =>
    parts.has(name) || ((listsParts || !isCommon(name)) && strings.has(name)),
  'custom property': ({ texts }, name) => new RegExp(`${escaped(name)}(?![\\w-])`).test(texts),
  method: ({ calls }, name) => calls.has(name),
  property: ({ members, keys }, name) => members.has(name) || keys.has(name),
};

/**
 * Whether a test names something.
 *
 * @param {Said} said
 * @param {Kind} kind
 * @param {string} name
 */
export const names = (said, kind, name) => NAMED[kind](said, name);
