import type { WithOptions } from './option.js';
import type { Checked } from './reason.js';
import { problem } from './save.js';

/** A name, and a word or a number: `cells~5`. */
const FIELD = /^([A-Za-z][A-Za-z0-9]*)~([A-Za-z0-9-]+)$/;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false };

const valueOf = (word: string): unknown =>
  Object.hasOwn(WORDS, word) ? WORDS[word] : /^-?\d+$/.test(word) ? Number(word) : word;

/** The options that a text gives, unchecked; `undefined` where it is none. */
export function parseOptions(text: string): Readonly<Record<string, unknown>> | undefined {
  const fields = text === '' ? [] : text.split('.').map((field) => FIELD.exec(field));
  return fields.includes(null)
    ? undefined
    : Object.fromEntries(fields.map((field) => [field![1]!, valueOf(field![2]!)]));
}

/** The variant that options make of a game, by which statistics tell games apart: see `writeOptions`. */
export function variantOf<Options extends object>(
  game: WithOptions<Options>,
  options: Options,
): string {
  const written = writeOptions(game, options);
  return 'value' in written ? written.value : '';
}

/**
 * A game's rules as a short text that a URL takes as it is: the options that differ from their defaults, in the order
 * of the alphabet: `cells~5.variant~kingcell`. It is empty for the usual rules. Statistics tell variants apart by it.
 *
 * @returns a problem `share-option` if an option is neither a word, a whole number nor a boolean
 */
export function writeOptions<Options extends object>(
  game: WithOptions<Options>,
  options: Options,
): Checked<string> {
  const { rules } = game.options;
  const given = options as Readonly<Record<string, unknown>>;
  const fields = Object.keys(rules)
    .filter((name) => given[name] !== rules[name]!.usual(options))
    .sort()
    .map((name) => [name, given[name]] as const);
  const text = fields.map(([name, value]) => `${name}~${String(value)}`).join('.');
  const read = parseOptions(text);
  return fields.every(([name, value]) => read?.[name] === value)
    ? { value: text }
    : problem('share-option', { got: text });
}
