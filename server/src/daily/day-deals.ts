import {
  type Certify,
  type Checked,
  DAILY_BUDGET,
  type Day,
  type Solvable,
  beginSolving,
  dailyDeal,
} from 'baize/core';
import type { LoadedBoard } from './boards.js';

/** The number of positions to search before yielding: a few milliseconds, also in a game with two packs. */
const SLICE = 100;

/** Yields to other work: sockets, requests, the disk. */
export const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Searches in slices, so that the tables of this process continue in the meantime. */
const certify =
  (game: Solvable, options: object): Certify =>
  async (deal) => {
    const begun = beginSolving(game, options, { deal, budget: DAILY_BUDGET });
    if ('problem' in begun) return 'unknown';
    for (;;) {
      const verdict = begun.value.search.step(SLICE);
      if (verdict) return verdict;
      await yieldToOthers();
    }
  };

/** The deal of each day in each game, searched once. */
export class DayDeals {
  private readonly found = new Map<string, Promise<Checked<number>>>();

  find(board: LoadedBoard, day: Day): Promise<Checked<number>> {
    const given = board.deals[day];
    if (given !== undefined) return Promise.resolve({ value: given });
    const key = `${day} ${board.name}`;
    const found = this.found.get(key) ?? this.search(board, day);
    this.found.set(key, found);
    return found;
  }

  private search(board: LoadedBoard, day: Day): Promise<Checked<number>> {
    const { game, description, options } = board;
    return dailyDeal(description.rules, options, day, certify(game, options));
  }
}
