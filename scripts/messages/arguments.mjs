// The arguments of messages and their types in TypeScript.
import { FUNCTIONS } from './functions.mjs';

/**
 * @typedef {import('./analyze.mjs').Use} Use
 * @typedef {import('./analyze.mjs').Uses} Uses
 */

/** Arguments that every message may be given, or not. */
const OPTIONAL = ['form'];

/**
 * Arguments that a comment before a message names: `# $card (Card): what was moved`.
 *
 * @param {import('@fluent/syntax').Message} message
 * @returns {Map<string, string | undefined>} the types, by argument
 */
export function declaredArguments({ comment }) {
  const found = (comment?.content ?? '').matchAll(/^\$(\w+)(?: \(([^)]+)\))?/gm);
  return new Map([...found].map(([, name, type]) => [/** @type {string} */ (name), type]));
}

/**
 * The TypeScript type of an argument.
 *
 * @param {Use} use
 */
function typeOf({ functions, keys, plural, open }) {
  const more = functions.has('HAS') ? ' | undefined' : '';
  for (const name of functions)
    if (name !== 'HAS') return `${FUNCTIONS[name]?.type ?? 'string'}${more}`;
  if (plural) return `number${more}`;
  const words = [...keys];
  if (words.length === 0) return `string | number${more}`;
  if (words.every((word) => word === 'true' || word === 'false')) return 'boolean';
  if (open) return `string${more}`;
  return words
    .sort()
    .map((word) => `'${word}'`)
    .join(' | ');
}

/**
 * @param {string} name of an argument
 * @param {Use} [use]
 */
export const isOptional = (name, use) =>
  OPTIONAL.includes(name) || use?.functions.has('HAS') === true;

/**
 * The arguments of a message with their types. An optional one has a question mark behind its name.
 *
 * @param {Uses} uses
 * @param {ReadonlyMap<string, string | undefined>} [declared]
 * @returns {[name: string, type: string][]}
 */
export const argumentTypes = (uses, declared) =>
  [...uses].map(([name, use]) => [
    `${name}${isOptional(name, use) ? '?' : ''}`,
    declared?.get(name) ?? (isOptional(name) ? 'string' : typeOf(use)),
  ]);

/**
 * The arguments of a part of messages. The compiler has checked them, so that their types are of no use: `never` fits
 * everywhere but in lists.
 *
 * @param {Uses} uses
 * @returns {[name: string, type: string][]}
 */
export const partTypes = (uses) =>
  [...uses].map(([name, { functions }]) => {
    const list = [...functions].find((one) => FUNCTIONS[one]?.list);
    return [name, list ? /** @type {string} */ (FUNCTIONS[list]?.type) : 'never'];
  });

/**
 * The type of the object with all arguments.
 *
 * @param {[name: string, type: string][]} args
 */
export const argumentType = (args) =>
  `{ ${args.map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`;
