/** A text as names are compared by: without spaces, signs and accents, in small letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Names that the host does not want. A word refuses every name that has it in it; a word after `=` only the name that is the
 * same. Case, accents, spaces and signs are no matter. Empty words, and those after `#`, refuse nothing.
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
