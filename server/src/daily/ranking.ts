/** A result of a day, as it is kept. */
export interface Entry {
  /** Who has it: the SHA-256 of the person's token. */
  readonly person: string;
  readonly name: string;
  /** Moves of the player and of the game by itself. */
  readonly moves: number;
  /** Milliseconds, as the page has it; `null` where it has sent none. */
  readonly elapsed: number | null;
  /** When it was sent first, in milliseconds since 1970. */
  readonly at: number;
  /** The code of the person's group; empty without one. */
  readonly group: string;
}

/** Milliseconds of a game at most. */
export const MOST_ELAPSED = 999_999_998;
export const MOST_MOVES = 99_999;

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** What decides between two results, as texts that sort by it: the moves, then the time; no time comes last. */
export const resultText = ({ moves, elapsed }: Pick<Entry, 'moves' | 'elapsed'>): string =>
  padded(moves, 5) + padded(elapsed ?? MOST_ELAPSED + 1, 9);

/** The place among all: by the result, then by who was first. Different for each person. */
export const rankText = (entry: Entry): string =>
  resultText(entry) + padded(entry.at, 14) + entry.person;

/** The better result of two stays; its name and its group are the new ones. */
export const merged = (kept: Entry | undefined, sent: Entry): Entry =>
  kept && resultText(kept) <= resultText(sent)
    ? { ...kept, name: sent.name, group: sent.group }
    : sent;

/** Texts in their order: a place is found by halving, and put in by moving what comes after it. */
export class Ranking {
  private readonly texts: string[];

  /** @param texts in any order */
  constructor(texts: readonly string[] = []) {
    this.texts = [...texts].sort();
  }

  get size(): number {
    return this.texts.length;
  }

  add(text: string): void {
    this.texts.splice(this.placeOf(text), 0, text);
  }

  remove(text: string): void {
    const at = this.placeOf(text);
    if (this.texts[at] === text) this.texts.splice(at, 1);
  }

  /** How many come before it. */
  placeOf(text: string): number {
    let [low, high] = [0, this.texts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.texts[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  slice(from: number, count: number): readonly string[] {
    return this.texts.slice(from, from + count);
  }
}
