import type { WithOptions } from './option.js';
import type { Checked } from './reason.js';
import { problem } from './save.js';

/** A name, and a word or a number: `cells~5`. */
const FIELD = /^([A-Za-z][A-Za-z0-9]*)~([A-Za-z0-9-]+)$/;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false };

const valueOf = (word: string): unknown =>
  Object.hasOwn(WORDS, word) ? WORDS[word] : /^-?\d+$/.test(word) ? Number(word) : word;

/** Reads options from a text, unchecked. Returns `undefined` if the text has another form. */
export function parseOptions(text: string): Readonly<Record<string, unknown>> | undefined {
  const fields = text === '' ? [] : text.split('.').map((field) => FIELD.exec(field));
  return fields.includes(null)
    ? undefined
    : Object.fromEntries(fields.map((field) => [field![1]!, valueOf(field![2]!)]));
}

/** The variant of a game with these options, as text. Statistics are kept per variant: see `writeOptions`. */
export function variantOf<Options extends object>(
  game: WithOptions<Options>,
  options: Options,
): string {
  const written = writeOptions(game, options);
  return 'value' in written ? written.value : '';
}

/**
 * Writes a game's options as a short text that needs no escaping in a URL: `cells~5.variant~kingcell`. It contains the
 * options that differ from their defaults, in alphabetical order. Empty for the default rules.
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
  // A word of digits is read as a number, which `oneOf` takes as that word.
  const isRead = ([name, value]: readonly [string, unknown]): boolean =>
    read?.[name] === (typeof value === 'string' ? valueOf(value) : value);
  return fields.every(isRead) ? { value: text } : problem('share-option', { got: text });
}
