import type { Entry } from './ranking.js';

/** What of a board is asked for. */
export interface Asked {
  /** The code of a group, for its entries alone; empty for all. */
  readonly group: string;
  /** How many entries come before the first that is wanted. */
  readonly from: number;
  readonly count: number;
  /** Whose own place is wanted, too. */
  readonly person?: string | undefined;
}

/** An entry with its place, from 1. */
export interface Ranked {
  readonly rank: number;
  readonly entry: Entry;
}

/** A part of a board. */
export interface BoardPage {
  readonly total: number;
  readonly entries: readonly Entry[];
  /** The person's own, among those that were asked for. */
  readonly own: Ranked | undefined;
}

/**
 * Where results are kept, each for `KEPT_DAYS` after its day. A board is the results of one day in one game with one set of
 * options: `2026-11-22 freecell`.
 */
export interface DailyStore {
  /** Keeps an entry in the place of the person's own one, as `merged` has it. */
  put(board: string, entry: Entry): Promise<void>;
  read(board: string, asked: Asked): Promise<BoardPage>;
  /**
   * Forgets all that a person has sent.
   *
   * @returns how many entries that were
   */
  forget(person: string): Promise<number>;
  close(): Promise<void>;
}

/** Days for which entries are kept. */
export const KEPT_DAYS = 400;

const DAY = 24 * 60 * 60 * 1000;

/** The first day whose entries are still kept; boards begin with their day, so older ones sort before it. */
export const firstKept = (now: number): string =>
  new Date(now - KEPT_DAYS * DAY).toISOString().slice(0, 10);
