// What the messages of a chunk need: their arguments, and the types of these.
import { FUNCTIONS, RESULTS } from './functions.mjs';

/**
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression} Expression
 * @typedef {import('@fluent/syntax').InlineExpression} InlineExpression
 * @typedef {import('./read.mjs').Chunk} Chunk
 *
 * @typedef {object} Use how messages use an argument
 * @property {Set<string>} functions that it is passed to
 * @property {Set<string>} keys of the variants that it chooses between
 * @property {boolean} plural whether it chooses a plural form or an exact number
 * @property {boolean} digits whether it is shown with digits after the point
 * @property {boolean} open whether the default variant stands for all other texts
 *
 * @typedef {Map<string, Use>} Uses by argument
 */

export const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Messages whose id begins so are parts of others in the same file; code can't name them. */
export const isPart = (/** @type {string} */ id) => id.startsWith('part-');

/** @returns {Use} */
const unused = () => ({
  functions: new Set(),
  keys: new Set(),
  plural: false,
  digits: false,
  open: false,
});

/**
 * @param {Uses} uses
 * @param {string} name
 */
export function useOf(uses, name) {
  let use = uses.get(name);
  if (!use) uses.set(name, (use = unused()));
  return use;
}

/**
 * The variants' keys of a select expression.
 *
 * @param {import('@fluent/syntax').SelectExpression} select
 */
export function keysOf(select) {
  const keys = select.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
  const index = select.variants.findIndex((variant) => variant.default);
  const others = keys.filter((_, at) => at !== index);
  const numeric = keys.filter(
    (key) => /^-?\d/.test(key) || (PLURALS.includes(key) && key !== 'other'),
  );
  return {
    keys,
    usual: keys[index] ?? 'other',
    isNumber: numeric.length > 0 && others.every((key) => numeric.includes(key) || key === 'other'),
  };
}

/** Collects the uses of arguments in the messages of one file, and what is wrong with them. */
export class Analysis {
  /** @type {string[]} */
  faults = [];

  /**
   * @param {Chunk} chunk
   * @param {ReadonlySet<string>} others the chunks of the language
   */
  constructor(chunk, others) {
    this.chunk = chunk;
    this.others = others;
    this.messages = new Map(chunk.messages.map((message) => [message.id.name, message]));
    this.terms = new Map(chunk.terms.map((term) => [term.id.name, term]));
  }

  /** @param {string} text */
  fault(text) {
    this.faults.push(`${this.chunk.file}: ${text}`);
  }

  /**
   * @param {string} id of a message
   * @param {string | null} attribute
   * @returns {Uses}
   */
  usesOf(id, attribute = null) {
    const uses = new Map();
    const pattern = this.patternOf(id, attribute);
    if (pattern) this.pattern(pattern, uses, [`${id}.${attribute}`]);
    return uses;
  }

  /**
   * @param {string} id
   * @param {string | null} attribute
   */
  patternOf(id, attribute) {
    const message = this.messages.get(id);
    if (attribute === null) return message?.value ?? null;
    return message?.attributes.find((one) => one.id.name === attribute)?.value ?? null;
  }

  /**
   * @param {Pattern} pattern
   * @param {Uses} uses
   * @param {readonly string[]} path of references, to find circles
   */
  pattern(pattern, uses, path) {
    for (const element of pattern.elements)
      if (element.type === 'Placeable') this.expression(element.expression, uses, path);
  }

  /**
   * @param {Expression | import('@fluent/syntax').Placeable} expression
   * @param {Uses} uses
   * @param {readonly string[]} path
   * @returns {void}
   */
  expression(expression, uses, path) {
    switch (expression.type) {
      case 'Placeable':
        return this.expression(expression.expression, uses, path);
      case 'VariableReference':
        return void useOf(uses, expression.id.name);
      case 'MessageReference':
        return this.reference(expression, uses, path);
      case 'TermReference':
        if (!this.terms.has(expression.id.name))
          this.fault(`${path[0]} uses the unknown term -${expression.id.name}`);
        return undefined;
      case 'FunctionReference':
        return this.call(expression, uses, path);
      case 'SelectExpression':
        return this.select(expression, uses, path);
      default:
        return undefined;
    }
  }

  /**
   * @param {import('@fluent/syntax').MessageReference} reference
   * @param {Uses} uses
   * @param {readonly string[]} path
   */
  reference({ id, attribute }, uses, path) {
    const name = `${id.name}.${attribute?.name ?? null}`;
    const pattern = this.patternOf(id.name, attribute?.name ?? null);
    if (!pattern) this.fault(`${path[0]} uses the unknown message ${name.replace('.null', '')}`);
    else if (path.includes(name)) this.fault(`${path[0]} contains itself`);
    else this.pattern(pattern, uses, [...path, name]);
  }

  /**
   * @param {import('@fluent/syntax').FunctionReference} call
   * @param {Uses} uses
   * @param {readonly string[]} path
   */
  call({ id, arguments: args }, uses, path) {
    const known = FUNCTIONS[id.name];
    const [first, ...more] = args.positional;
    if (!known || !first || more.length > 0) {
      const why = known
        ? 'takes one argument'
        : `is unknown; there are ${Object.keys(FUNCTIONS).join(', ')}`;
      this.fault(`${path[0]}: ${id.name} ${why}`);
      return;
    }
    const { message } = known;
    if (message && !this.messages.has(message.id) && !this.others.has(message.chunk))
      this.fault(`${path[0]}: ${id.name} needs ${message.chunk}.ftl`);
    if (first.type !== 'VariableReference') return this.expression(first, uses, path);
    const use = useOf(uses, first.id.name);
    use.functions.add(id.name);
    use.digits ||= args.named.some(({ name }) => name.name === 'digits');
  }

  /**
   * @param {import('@fluent/syntax').SelectExpression} select
   * @param {Uses} uses
   * @param {readonly string[]} path
   */
  select(select, uses, path) {
    const { selector } = select;
    const { keys, usual, isNumber } = keysOf(select);
    this.expression(selector, uses, path);
    if (selector.type === 'VariableReference') {
      const use = useOf(uses, selector.id.name);
      if (isNumber) use.plural = true;
      else {
        for (const key of keys) if (key !== 'other') use.keys.add(key);
        if (usual === 'other') use.open = true;
      }
    }
    const results = selector.type === 'FunctionReference' ? RESULTS[selector.id.name] : undefined;
    for (const key of results ? keys : [])
      if (!results?.includes(key))
        this.fault(`${path[0]} has the variant ${key}; there are ${results?.join(', ')}`);
    for (const { value } of select.variants) this.pattern(value, uses, path);
  }
}

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
export function typeOf({ functions, keys, plural, open }) {
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
