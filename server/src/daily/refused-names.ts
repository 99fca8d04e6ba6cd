/** A name for comparison: lower case, without spaces, punctuation and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The names that the host refuses. A word refuses every name that contains it; a word after `=` refuses
 * only that name. Case, accents, spaces and punctuation don't matter. Empty lines, and lines that start
 * with `#`, are ignored.
 */
export class RefusedNames {
  private readonly whole = new Set<string>();
  private readonly parts: readonly string[];

  constructor(words: readonly string[]) {
    const parts: string[] = [];
    for (const word of words.map((given) => given.trim())) {
      const text = plain(word);
      if (text === '' || word.startsWith('#')) continue;
      if (word.startsWith('=')) this.whole.add(text);
      else parts.push(text);
    }
    this.parts = parts;
  }

  has(name: string): boolean {
    const text = plain(name);
    return this.whole.has(text) || this.parts.some((part) => text.includes(part));
  }
}
