// Prints messages as TypeScript.
import { FUNCTIONS } from './functions.mjs';
import { isPart, keysOf } from './analyze.mjs';

/**
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression} Expression
 * @typedef {import('./analyze.mjs').Analysis} Analysis
 */

/** `pai-gow-help` as the name of a constant: `paiGowHelp` */
export const camel = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** `pai-gow` as the name of an interface: `PaiGowMessages` */
export const interfaceOf = (/** @type {string} */ chunk) => {
  const name = camel(chunk);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Messages`;
};

/** @param {string} key */
export const keyText = (key) => (/^(?:[A-Za-z_]\w*|\d+)$/.test(key) ? key : `'${key}'`);

/** @param {string} text in a template literal */
const inTemplate = (text) => text.replace(/[`\\]|\$\{/g, '\\$&').replaceAll('\n', '\\n');

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/** Prints the messages of one file. */
export class Printer {
  /** What the module imports. */
  usesFormatter = false;
  /** @type {Set<string>} */
  parts = new Set();
  /** @type {Set<string>} */
  chunks = new Set();
  /** The types of the arguments of the message that is printed. @type {ReadonlyMap<string, string>} */
  argumentTypes = new Map();

  /** @param {Analysis} analysis */
  constructor(analysis) {
    this.analysis = analysis;
    this.name = camel(analysis.chunk.name);
  }

  /**
   * @param {Pattern} pattern
   * @returns {string} an expression
   */
  pattern(pattern) {
    const literal = this.literal(pattern);
    if (literal !== undefined) return quoted(literal);
    const [only, ...more] = pattern.elements;
    if (only?.type === 'Placeable' && more.length === 0) return this.expression(only.expression);
    const texts = pattern.elements.map((element) =>
      element.type === 'TextElement'
        ? inTemplate(element.value)
        : element.expression.type === 'StringLiteral'
          ? inTemplate(element.expression.parse().value)
          : `\${${this.expression(element.expression)}}`,
    );
    return `\`${texts.join('')}\``;
  }

  /**
   * The text of a pattern without arguments, with the messages in it.
   *
   * @param {Pattern} pattern
   * @returns {string | undefined}
   */
  literal(pattern) {
    let text = '';
    for (const element of pattern.elements) {
      const part =
        element.type === 'TextElement' ? element.value : this.literalOf(element.expression);
      if (part === undefined) return undefined;
      text += part;
    }
    return text;
  }

  /**
   * @param {Expression | import('@fluent/syntax').Placeable} expression
   * @returns {string | undefined}
   */
  literalOf(expression) {
    if (expression.type === 'StringLiteral') return expression.parse().value;
    if (expression.type === 'Placeable') return this.literalOf(expression.expression);
    if (expression.type === 'MessageReference') {
      const pattern = this.analysis.patternOf(
        expression.id.name,
        expression.attribute?.name ?? null,
      );
      return pattern ? this.literal(pattern) : undefined;
    }
    if (expression.type === 'TermReference') {
      const term = this.analysis.terms.get(expression.id.name);
      return term ? this.literal(term.value) : undefined;
    }
    return undefined;
  }

  /**
   * @param {Expression | import('@fluent/syntax').Placeable} expression
   * @returns {string}
   */
  expression(expression) {
    switch (expression.type) {
      case 'Placeable':
        return this.expression(expression.expression);
      case 'StringLiteral':
        return quoted(expression.parse().value);
      case 'NumberLiteral':
        return expression.value;
      case 'VariableReference':
        return this.argument(expression.id.name);
      case 'MessageReference':
        return this.reference(expression);
      case 'TermReference':
        return this.term(expression);
      case 'FunctionReference':
        return this.call(expression);
      case 'SelectExpression':
        return this.select(expression);
      default:
        return "''";
    }
  }

  /** @param {import('@fluent/syntax').TermReference} reference */
  term(reference) {
    const literal = this.literalOf(reference);
    if (literal !== undefined) return quoted(literal);
    const args = this.named(reference.arguments?.named ?? []);
    return `term_${camel(reference.id.name)}({${args}})`;
  }

  /**
   * An argument as text. A text needs no formatting.
   *
   * @param {string} name
   */
  argument(name) {
    const type = this.argumentTypes.get(name);
    const isText = type === 'string' || (type?.startsWith("'") && !type.includes('undefined'));
    return isText ? `a.${name}` : this.format(`text(a.${name})`);
  }

  /** @param {string} text */
  format(text) {
    this.usesFormatter = true;
    return `f.${text}`;
  }

  /** @param {readonly import('@fluent/syntax').NamedArgument[]} named */
  named(named) {
    return named.map(({ name, value }) => `${name.name}: ${this.expression(value)}`).join(', ');
  }

  /** @param {import('@fluent/syntax').MessageReference} reference */
  reference({ id, attribute }) {
    const literal = this.literal(
      /** @type {Pattern} */ (this.analysis.patternOf(id.name, attribute?.name ?? null)),
    );
    if (literal !== undefined) return quoted(literal);
    if (isPart(id.name)) return `${camel(id.name)}(a as never)`;
    const message = this.analysis.messages.get(id.name);
    const hasBoth = message?.value && message.attributes.length > 0;
    const member = attribute ? attribute.name : hasBoth ? 'text' : undefined;
    const path = member === undefined ? '' : /^\w+$/.test(member) ? `.${member}` : `['${member}']`;
    return `${this.name}.${id.name}${path}(a as never)`;
  }

  /**
   * The argument of a function or a selector, as it is.
   *
   * @param {import('@fluent/syntax').InlineExpression | import('@fluent/syntax').Placeable} expression
   */
  raw(expression) {
    return expression.type === 'VariableReference'
      ? `a.${expression.id.name}`
      : this.expression(expression);
  }

  /** @param {import('@fluent/syntax').FunctionReference} call */
  call({ id, arguments: { positional, named } }) {
    const [first] = positional;
    const value = first ? this.raw(first) : "''";
    const known = FUNCTIONS[id.name];
    const args = this.named(named.filter(({ name }) => name.name !== 'separator'));
    if (!known?.message || !known.parts)
      return this.format(`${id.name}(${value}${args ? `, {${args}}` : ''})`);
    const { chunk, id: message } = known.message;
    const isOwn = this.analysis.messages.has(message);
    if (!isOwn) this.chunks.add(chunk);
    this.parts.add(known.parts);
    const owner = isOwn ? this.name : camel(chunk);
    const parts = `${known.parts}(${known.list ? 'one' : value})`;
    const item = `${owner}.${message}(${args ? `{ ...${parts}, ${args} }` : parts} as never)`;
    return known.list ? `${value}.map((one) => ${item}).join(${this.separator(named)})` : item;
  }

  /**
   * What is between the items of a list.
   *
   * @param {readonly import('@fluent/syntax').NamedArgument[]} named
   */
  separator(named) {
    const own = named.find(({ name }) => name.name === 'separator');
    if (own) return this.expression(own.value);
    if (this.name !== 'kit') this.chunks.add('kit');
    return 'kit.listSeparator';
  }

  /** @param {import('@fluent/syntax').SelectExpression} select */
  select(select) {
    const { selector } = select;
    const { keys, usual } = keysOf(select);
    const variants = select.variants.map(({ value }, index) => {
      const key = /** @type {string} */ (keys[index]);
      return `${keyText(key)}: ${this.pattern(value)}`;
    });
    const isOrdinal =
      selector.type === 'FunctionReference' &&
      selector.id.name === 'NUMBER' &&
      selector.arguments.named.some(({ name }) => name.name === 'type');
    const value =
      selector.type === 'FunctionReference' && selector.id.name === 'NUMBER'
        ? this.raw(
            /** @type {import('@fluent/syntax').InlineExpression} */ (
              selector.arguments.positional[0]
            ),
          )
        : this.raw(selector);
    const more = isOrdinal ? ", 'ordinal'" : '';
    const last = usual === 'other' && !isOrdinal ? '' : `, '${usual}'${more}`;
    return this.format(`pick(${value}, { ${variants.join(', ')} }${last})`);
  }
}
