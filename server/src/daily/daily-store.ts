import type { Entry } from './ranking.js';

/** A query for a part of a board. */
export interface BoardQuery {
  /** The code of a group, to read only its entries; empty for all entries. */
  readonly group: string;
  /** The number of entries to skip. */
  readonly from: number;
  readonly count: number;
  /** The person whose own place to find as well. */
  readonly person?: string | undefined;
}

/** An entry with its place, counting from 1. */
export interface Ranked {
  readonly rank: number;
  readonly entry: Entry;
}

/** A part of a board. */
export interface BoardPage {
  readonly total: number;
  readonly entries: readonly Entry[];
  /** The entry of the person in the query. */
  readonly own: Ranked | undefined;
}

/**
 * Stores results, each until `KEPT_DAYS` after its day. A board has the results of one day in one game with
 * one set of options: `2026-11-22 freecell`.
 */
export interface DailyStore {
  /** Stores an entry, merged with the person's earlier one by `merged`. */
  put(board: string, entry: Entry): Promise<void>;
  read(board: string, query: BoardQuery): Promise<BoardPage>;
  /**
   * Deletes all entries of a person.
   *
   * @returns the number of deleted entries
   */
  forget(person: string): Promise<number>;
  close(): Promise<void>;
}

/** For how many days entries are stored. */
export const KEPT_DAYS = 400;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The first day whose entries are still stored. The names of boards start with their day, so older boards
 * sort before it.
 */
export const firstKept = (now: number): string =>
  new Date(now - KEPT_DAYS * DAY).toISOString().slice(0, 10);
