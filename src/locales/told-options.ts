import { parseOptions } from '../core/engine/option-text.js';

/** What an option is called, by its name: from its value. */
export type OptionWords = Readonly<Record<string, (value: unknown) => string>>;

/** The order in which options are told: the system first. */
const rank = ([name]: readonly [string, unknown]): number => (name === 'variant' ? 0 : 1);

/** `minBet`, min bet */
export const spelt = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Each option of a variant in words, from the text that `writeOptions` gave; those that have none of
 * their own as `plain` tells them. `undefined` for a text that can't be read.
 */
export function toldOptions(
  text: string,
  words: OptionWords,
  plain: (name: string, value: unknown) => string,
): readonly string[] | undefined {
  const options = parseOptions(text);
  return (
    options &&
    Object.entries(options)
      .sort((one, other) => rank(one) - rank(other))
      .map(([name, value]) =>
        Object.hasOwn(words, name) ? words[name]!(value) : plain(name, value),
      )
  );
}
