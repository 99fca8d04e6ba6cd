import {
  type Certify,
  type Checked,
  DAILY_BUDGET,
  type Day,
  SOLVABLE,
  type SolvableGame,
  beginSolving,
  dailyDeal,
  writeOptions,
} from 'baize/core';

/** A game with daily boards. */
export interface DailyBoard {
  readonly game: SolvableGame;
  /** The rule options, as the game's element has them. Default: the game's own. */
  readonly options?: object;
  /** Deal numbers chosen by the host, by day. Other days have the deal that Baize finds for them. */
  readonly deals?: Readonly<Record<Day, number>>;
}

/** The name of a board, which distinguishes games by their rules: `freecell`, `freecell.cells~3`. */
export function boardName(game: SolvableGame, options: unknown = {}): Checked<string> {
  const { rules } = SOLVABLE[game];
  const checked = rules.options.check(options);
  if ('problem' in checked) return checked;
  const text = writeOptions(rules, checked.value);
  if ('problem' in text) return text;
  return { value: text.value === '' ? game : `${game}.${text.value}` };
}

/** The number of positions to search before yielding: some milliseconds. */
const SLICE = 500;

/** Yields to other work: sockets, requests, the disk. */
export const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Searches in slices, so that the tables of this process continue in the meantime. */
const certify =
  (game: SolvableGame, options: object): Certify =>
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

  find(name: string, board: DailyBoard, day: Day): Promise<Checked<number>> {
    const given = board.deals?.[day];
    if (given !== undefined) return Promise.resolve({ value: given });
    const key = `${day} ${name}`;
    const found = this.found.get(key) ?? this.search(board, day);
    this.found.set(key, found);
    return found;
  }

  private search({ game, options = {} }: DailyBoard, day: Day): Promise<Checked<number>> {
    return dailyDeal(SOLVABLE[game].rules, options, day, certify(game, options));
  }
}
