import unhomoglyph from 'unhomoglyph';

/** ASCII characters that look alike. UTS 39 also has `m` for `rn`, but Amie and Arnie may share a table. */
const ASCII: Readonly<Record<string, string>> = { '0': 'O', '1': 'l', I: 'l', '|': 'l', '`': "'" };

/** Replaces each character by the one that it looks like (Unicode UTS 39). ASCII stays. */
const withoutLookAlikes = (text: string): string =>
  text.normalize('NFD').replace(/[^\p{ASCII}]+/gu, (run) => unhomoglyph(run));

/** What a text looks like: equal for texts that can't be told apart. */
const looksOf = (text: string): string =>
  withoutLookAlikes(text)
    .replace(/\p{ASCII}/gu, (letter) => ASCII[letter] ?? letter)
    .normalize('NFD');

/**
 * The forms of a name by which a table tells people apart. Two names are too alike if one of the forms is equal, at
 * the same place in the list: in another case, or in letters that look the same.
 */
export function nameForms(name: string): readonly string[] {
  // Full-width and mathematical letters become ordinary ones.
  const text = name.normalize('NFKC');
  const lower = text.toLowerCase();
  return [lower, looksOf(text), looksOf(lower), withoutLookAlikes(text).toLowerCase()];
}

/** The forms of a name or of a refused word without look-alikes of ASCII letters, in lower case. */
export function wordForms(text: string): readonly [string, string] {
  const same = text.normalize('NFKC');
  return [withoutLookAlikes(same).toLowerCase(), withoutLookAlikes(same.toLowerCase())];
}

/** Scripts with letters that look like those of another one. Japanese, Chinese and Korean names have Latin letters, too. */
const SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
  ...[['Cyrillic'], ['Greek'], ['Armenian'], ['Georgian'], ['Cherokee'], ['Hebrew'], ['Arabic']],
];
const lettersOf = (scripts: readonly string[]): string =>
  scripts.map((name) => `\\p{Script=${name}}`).join('');
/** A letter of each of the scripts, and of any other. */
const LETTERS = [
  ...SCRIPTS.map((scripts) => new RegExp(`[${lettersOf(scripts)}]`, 'u')),
  new RegExp(`(?=\\p{L})[^${lettersOf(['Common', 'Inherited', ...SCRIPTS.flat()])}]`, 'u'),
];
/** Latin letters of phonetic alphabets, such as `ɑ` and `ɡ`. */
const PHONETIC = /[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/;

/** Whether a name mixes scripts, or has phonetic letters, as names with look-alikes do. */
export const isMixed = (name: string): boolean =>
  PHONETIC.test(name) || LETTERS.filter((one) => one.test(name)).length > 1;
