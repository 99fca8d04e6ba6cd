export interface Entry {
  /** The SHA-256 of the person's token. */
  readonly person: string;
  readonly name: string;
  /** The moves of the player and the automatic moves. */
  readonly moves: number;
  /** The playing time in milliseconds, as sent by the page; `null` if it sent none. */
  readonly elapsed: number | null;
  /** When it was first sent, in milliseconds since 1970. */
  readonly at: number;
  /** The code of the person's group; empty for none. */
  readonly group: string;
}

/** The largest playing time, in milliseconds. */
export const MOST_ELAPSED = 999_999_998;
export const MOST_MOVES = 99_999;

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** A text that sorts results: fewer moves first, then less time; no time comes last. */
export const resultText = ({ moves, elapsed }: Pick<Entry, 'moves' | 'elapsed'>): string =>
  padded(moves, 5) + padded(elapsed ?? MOST_ELAPSED + 1, 9);

/** A text that sorts entries: by result, then by who was first. It is unique for each person. */
export const rankText = (entry: Entry): string =>
  resultText(entry) + padded(entry.at, 14) + entry.person;

/** Merges two results of a person: the better result, with the new name and group. */
export const merged = (kept: Entry | undefined, sent: Entry): Entry =>
  kept && resultText(kept) <= resultText(sent)
    ? { ...kept, name: sent.name, group: sent.group }
    : sent;

/** Texts in sorted order. A place is found by binary search. */
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

  /** The number of texts before this one. */
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
