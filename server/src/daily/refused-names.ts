import { isMixed, wordForms } from '../names.js';

/** A name for comparison: lower case, without spaces, punctuation and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The forms of a text without look-alikes, for comparison. */
const looks = (text: string): readonly string[] =>
  wordForms(text).map((form) => plain(form) || plain(text));

/** A refused word. */
interface Word {
  readonly text: string;
  readonly looks: readonly string[];
  /** Whether only that name is refused, not every name that contains it. */
  readonly isWhole: boolean;
}

/**
 * The names that the host refuses. A word refuses every name that contains it; a word after `=` refuses
 * only that name. Case, accents, spaces and punctuation don't matter. Empty lines, and lines that start
 * with `#`, are ignored.
 *
 * Letters that look the same count as equal. A name in one script is only refused if it looks like the
 * word as a whole: an honest name in Cyrillic may contain what looks like a Latin word.
 */
export class RefusedNames {
  private readonly words: readonly Word[];

  constructor(words: readonly string[]) {
    this.words = words
      .map((given) => given.trim())
      .filter((word) => !word.startsWith('#') && plain(word) !== '')
      .map((word) => ({ text: plain(word), looks: looks(word), isWhole: word.startsWith('=') }));
  }

  has(name: string): boolean {
    const text = plain(name);
    const forms = looks(name);
    const mixes = isMixed(name);
    return this.words.some(
      (word) =>
        text === word.text ||
        (!word.isWhole && text.includes(word.text)) ||
        forms.some(
          (form, at) =>
            form === word.looks[at] || (mixes && !word.isWhole && form.includes(word.looks[at]!)),
        ),
    );
  }
}
