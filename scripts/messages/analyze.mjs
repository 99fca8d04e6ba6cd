// Finds which arguments each message of a file uses and how, and what is wrong with it.
import { FUNCTIONS, RESULTS } from './functions.mjs';
import { nearest } from './nearest.mjs';
import { lineOf } from './read.mjs';

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

/** The name of a message or of one of its attributes. */
export const nameOf = (/** @type {string} */ id, /** @type {string | null} */ attribute) =>
  attribute === null ? id : `${id}.${attribute}`;

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

/** Analyses the messages of one file. */
export class Analysis {
  /** @type {Set<string>} */
  faults = new Set();

  /**
   * @param {Chunk} chunk
   * @param {ReadonlySet<string>} others the chunks of the language
   */
  constructor(chunk, others) {
    this.chunk = chunk;
    this.others = others;
    this.messages = new Map(chunk.messages.map((message) => [message.id.name, message]));
    this.terms = new Map(chunk.terms.map((term) => [term.id.name, term]));
    this.checkAll();
  }

  /** Analyses every message and term, also those that no other file compares. */
  checkAll() {
    for (const { id, value, attributes } of this.chunk.messages) {
      if (id.name.includes('-') && !isPart(id.name))
        this.fault(
          id,
          `${id.name} has a hyphen; accepted: camelCase, or a part that begins with part-`,
        );
      if (value) this.usesOf(id.name);
      for (const attribute of attributes) {
        this.usesOf(id.name, attribute.id.name);
        if (isPart(id.name))
          this.fault(
            attribute.id,
            `${id.name} has an attribute; accepted: parts without attributes`,
          );
      }
    }
    for (const { id, value } of this.chunk.terms) this.pattern(value, new Map(), [`-${id.name}`]);
  }

  /**
   * @param {import('@fluent/syntax').BaseNode} node where the fault is
   * @param {string} text
   */
  fault(node, text) {
    this.faults.add(`${this.chunk.file}:${lineOf(this.chunk, node)}: ${text}`);
  }

  /**
   * @param {string} id of a message
   * @param {string | null} attribute
   * @returns {Uses}
   */
  usesOf(id, attribute = null) {
    const uses = new Map();
    const pattern = this.patternOf(id, attribute);
    if (pattern) this.pattern(pattern, uses, [nameOf(id, attribute)]);
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

  /** The names of all texts, for faults. */
  names() {
    return this.chunk.messages.flatMap(({ id, value, attributes }) => [
      ...(value ? [id.name] : []),
      ...attributes.map((one) => nameOf(id.name, one.id.name)),
    ]);
  }

  /**
   * @param {Pattern} pattern
   * @param {Uses} uses
   * @param {readonly string[]} path the names of the messages around it, to find circles
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
        return this.argument(expression, uses);
      case 'MessageReference':
        return this.reference(expression, uses, path);
      case 'TermReference':
        return this.term(expression, path);
      case 'FunctionReference':
        return this.call(expression, uses, path);
      case 'SelectExpression':
        return this.select(expression, uses, path);
      default:
        return undefined;
    }
  }

  /**
   * @param {import('@fluent/syntax').VariableReference} argument
   * @param {Uses} uses
   */
  argument({ id }, uses) {
    if (id.name.includes('-')) this.fault(id, `$${id.name} has a hyphen; accepted: camelCase`);
    useOf(uses, id.name);
  }

  /**
   * @param {import('@fluent/syntax').MessageReference} reference
   * @param {Uses} uses
   * @param {readonly string[]} path
   */
  reference(reference, uses, path) {
    const [id, attribute] = [reference.id.name, reference.attribute?.name ?? null];
    const name = nameOf(id, attribute);
    const pattern = this.patternOf(id, attribute);
    if (!pattern) {
      const known = nearest(name, this.names());
      this.fault(reference, `${path.at(-1)} uses the unknown message ${name}; accepted: ${known}`);
    } else if (path.includes(name)) {
      this.circle(reference, path, name);
    } else this.pattern(pattern, uses, [...path, name]);
  }

  /**
   * @param {import('@fluent/syntax').TermReference} reference
   * @param {readonly string[]} path
   */
  term(reference, path) {
    const name = `-${reference.id.name}`;
    const term = this.terms.get(reference.id.name);
    if (!term) {
      const known = nearest(
        name,
        [...this.terms.keys()].map((id) => `-${id}`),
      );
      this.fault(reference, `${path.at(-1)} uses the unknown term ${name}; accepted: ${known}`);
    } else if (path.includes(name)) {
      this.circle(reference, path, name);
      // A term has only the arguments that the reference names.
    } else this.pattern(term.value, new Map(), [...path, name]);
  }

  /**
   * @param {import('@fluent/syntax').BaseNode} node
   * @param {readonly string[]} path
   * @param {string} name
   */
  circle(node, path, name) {
    const circle = [...path.slice(path.indexOf(name)), name].join(' > ');
    this.fault(node, `${name} contains itself (${circle}); accepted: messages without circles`);
  }

  /**
   * @param {import('@fluent/syntax').FunctionReference} call
   * @param {Uses} uses
   * @param {readonly string[]} path
   */
  call(call, uses, path) {
    const { name } = call.id;
    const [first, ...more] = call.arguments.positional;
    const known = FUNCTIONS[name];
    if (!known) {
      const names = Object.keys(FUNCTIONS).join(', ');
      return this.fault(
        call,
        `${path.at(-1)} calls the unknown function ${name}; accepted: ${names}`,
      );
    }
    if (!first || more.length > 0) {
      const count = call.arguments.positional.length;
      const text = `${path.at(-1)} gives ${count} arguments to ${name}; accepted: one, then named ones`;
      return this.fault(call, text);
    }
    const { message } = known;
    if (message && !this.messages.has(message.id) && !this.others.has(message.chunk))
      this.fault(
        call,
        `${path.at(-1)} calls ${name}; accepted: in a language with ${message.chunk}.ftl`,
      );
    this.expression(first, uses, path);
    if (first.type !== 'VariableReference') return undefined;
    const use = useOf(uses, first.id.name);
    use.functions.add(name);
    use.digits ||= call.arguments.named.some((one) => one.name.name === 'digits');
    return undefined;
  }

  /**
   * @param {import('@fluent/syntax').SelectExpression} select
   * @param {Uses} uses
   * @param {readonly string[]} path
   */
  select(select, uses, path) {
    const { selector } = select;
    this.expression(selector, uses, path);
    if (selector.type === 'VariableReference') addKeys(useOf(uses, selector.id.name), select);
    const results = selector.type === 'FunctionReference' ? RESULTS[selector.id.name] : undefined;
    if (results) this.checkKeys(select, results, path);
    for (const { value } of select.variants) this.pattern(value, uses, path);
  }

  /**
   * @param {import('@fluent/syntax').SelectExpression} select
   * @param {readonly string[]} results that the selector has
   * @param {readonly string[]} path
   */
  checkKeys(select, results, path) {
    for (const key of keysOf(select).keys) {
      if (results.includes(key)) continue;
      const text = `${path.at(-1)} has the unknown variant ${key}; accepted: ${results.join(', ')}`;
      this.fault(select, text);
    }
  }
}

/**
 * @param {Use} use
 * @param {import('@fluent/syntax').SelectExpression} select
 */
function addKeys(use, select) {
  const { keys, usual, isNumber } = keysOf(select);
  if (isNumber) use.plural = true;
  else {
    for (const key of keys) if (key !== 'other') use.keys.add(key);
    if (usual === 'other') use.open = true;
  }
}
