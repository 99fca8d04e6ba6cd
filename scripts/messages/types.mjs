// Compares the messages of the languages with the English ones and finds the type of each argument.
import { argumentTypes, declaredArguments, isOptional } from './arguments.mjs';
import { isPart, nameOf, useOf } from './analyze.mjs';
import { lineOf } from './read.mjs';
import { nearest } from './nearest.mjs';

/**
 * @typedef {import('./analyze.mjs').Analysis} Analysis
 * @typedef {import('./analyze.mjs').Use} Use
 * @typedef {import('./analyze.mjs').Uses} Uses
 * @typedef {import('./read.mjs').Chunk} Chunk
 *
 * @typedef {object} Shape what code sees of a message: a text, a function, or both in a group
 * @property {string} id
 * @property {boolean} hasValue
 * @property {string[]} attributes
 */

/**
 * @param {Chunk} chunk
 * @returns {Shape[]}
 */
const shapesOf = ({ messages }) =>
  messages
    .filter(({ id }) => !isPart(id.name))
    .map(({ id, value, attributes }) => ({
      id: id.name,
      hasValue: value !== null,
      attributes: attributes.map((one) => one.id.name),
    }));

/**
 * The places of texts in a message: `null` for its value.
 *
 * @param {Shape} shape
 */
export const textsOf = ({ hasValue, attributes }) => [...(hasValue ? [null] : []), ...attributes];

/** @param {Iterable<string>} names of arguments */
const list = (names) => [...names].map((name) => `$${name}`).join(', ') || 'none';

/**
 * Adds how a translation uses an argument.
 *
 * @param {Use} known
 * @param {Use} use
 */
function mergeUse(known, use) {
  for (const name of use.functions) known.functions.add(name);
  known.plural ||= use.plural;
  known.digits ||= use.digits;
  if (use.keys.size === 0 || known.plural) return;
  const isNew = known.keys.size === 0;
  // Variants of a translation need not name all values.
  if (isNew) known.open = true;
  for (const key of use.keys) if (isNew || known.open) known.keys.add(key);
}

/** The messages of a chunk in English, and how all languages use their arguments. */
export class ChunkTypes {
  /** @type {Map<string, Uses>} by `id.attribute` */
  uses = new Map();
  /** @type {string[]} */
  faults = [];

  /** @param {Analysis} english */
  constructor(english) {
    this.english = english;
    this.shapes = shapesOf(english.chunk);
    for (const shape of this.shapes)
      for (const text of textsOf(shape)) this.addEnglish(shape.id, text);
  }

  /**
   * @param {string} id
   * @param {string | null} text
   */
  addEnglish(id, text) {
    const uses = this.english.usesOf(id, text);
    const message = this.english.messages.get(id);
    if (message)
      for (const name of declaredArguments(message).keys())
        if (text === null || message.attributes.length === 0 || uses.has(name)) useOf(uses, name);
    this.uses.set(`${id}.${text}`, uses);
  }

  /** @param {Analysis} other the same chunk in another language */
  compare(other) {
    const theirs = new Map(shapesOf(other.chunk).map((shape) => [shape.id, shape]));
    for (const shape of this.shapes) {
      const their = theirs.get(shape.id);
      for (const text of textsOf(shape)) {
        if (their && textsOf(their).includes(text)) this.merge(other, shape.id, text);
        else this.missing(other, shape.id, text);
      }
    }
    for (const shape of theirs.values()) this.checkKnown(other, shape);
  }

  /**
   * @param {Analysis} other
   * @param {string} id
   * @param {string | null} text
   */
  missing(other, id, text) {
    const at = other.messages.get(id);
    const place = at ? `:${lineOf(other.chunk, at.id)}` : '';
    const { file } = this.english.chunk;
    const fault = `${nameOf(id, text)} is missing; accepted: every message of ${file}`;
    this.faults.push(`${other.chunk.file}${place}: ${fault}`);
  }

  /**
   * @param {Analysis} other
   * @param {Shape} shape of a message of that language
   */
  checkKnown(other, { id, hasValue, attributes }) {
    const ours = this.shapes.find((shape) => shape.id === id);
    const known = this.english.names().filter((name) => !isPart(name));
    for (const text of textsOf({ id, hasValue, attributes })) {
      if (ours && textsOf(ours).includes(text)) continue;
      const name = nameOf(id, text);
      const fault = `${name} is unknown; accepted: ${nearest(name, known)}; ids of parts begin with part-`;
      const message = /** @type {import('@fluent/syntax').Message} */ (other.messages.get(id));
      const at = message.attributes.find((one) => one.id.name === text) ?? message;
      this.faults.push(`${other.chunk.file}:${lineOf(other.chunk, at.id)}: ${fault}`);
    }
  }

  /**
   * @param {Analysis} other
   * @param {string} id
   * @param {string | null} text
   */
  merge(other, id, text) {
    const known = /** @type {Uses} */ (this.uses.get(`${id}.${text}`));
    const theirs = other.usesOf(id, text);
    const message = /** @type {import('@fluent/syntax').Message} */ (other.messages.get(id));
    const at = message.attributes.find((one) => one.id.name === text) ?? message;
    const place = `${other.chunk.file}:${lineOf(other.chunk, at.id)}: ${nameOf(id, text)}`;
    for (const [argument, use] of theirs) {
      const ours = known.get(argument);
      if (ours) mergeUse(ours, use);
      else if (isOptional(argument)) known.set(argument, use);
      else
        this.faults.push(
          `${place} uses the unknown argument $${argument}; accepted: ${list(known.keys())}`,
        );
    }
    const comment = message.comment?.content ?? '';
    for (const argument of this.english.usesOf(id, text).keys()) {
      const isOmitted = new RegExp(`omits .*\\$${argument}\\b`).test(comment);
      if (theirs.has(argument) || isOptional(argument) || isOmitted) continue;
      this.faults.push(
        `${place} does not use $${argument}; accepted: a text with it, or "# omits $${argument}" on the line before`,
      );
    }
  }

  /**
   * The arguments of a message with their types. An optional one has a question mark behind its name.
   *
   * @param {string} id
   * @param {string | null} text
   */
  argumentsOf(id, text) {
    const message = this.english.messages.get(id);
    const uses = /** @type {Uses} */ (this.uses.get(`${id}.${text}`));
    return argumentTypes(uses, message ? declaredArguments(message) : undefined);
  }
}
