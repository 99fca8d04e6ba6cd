import { toJson } from './json.js';
import type { Checked } from './reason.js';
import { problem } from './save.js';

/** What must be known of a game to write its options. */
export interface Optional<Options> {
  checkOptions(value: unknown): Checked<Options>;
}

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

/**
 * Options as a short text that a URL takes as it is: what differs from the game's own defaults,
 * `cells~5.variant~kingcell`, in the order of the alphabet; nothing for the defaults themselves.
 * It names a variant, wherever games are told apart by their rules.
 *
 * @returns a problem `share-option` where an option is neither a word, a whole number nor a yes or no
 */
export function writeOptions<Options extends object>(
  game: Optional<Options>,
  options: Options,
): Checked<string> {
  const wanted = toJson(options);
  const gives = (given: unknown): boolean => {
    const checked = game.checkOptions(given);
    return 'value' in checked && toJson(checked.value) === wanted;
  };
  let kept = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const field of kept) {
    const others = kept.filter((other) => other !== field);
    if (gives(Object.fromEntries(others))) kept = others;
  }
  const text = kept.map(([name, value]) => `${name}~${String(value)}`).join('.');
  return gives(parseOptions(text)) ? { value: text } : problem('share-option', { got: text });
}
