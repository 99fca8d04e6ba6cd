import {
  type Certify,
  type Checked,
  DAILY_BUDGET,
  type Day,
  type ProvableGame,
  beginSolving,
  dailyDeal,
  freecell,
  golf,
  klondike,
  pyramid,
  writeOptions,
} from 'baize/core';

const GAMES = { freecell, golf, klondike, pyramid };

/**
 * Moves of a link at most, by its game. Those that win have 86 in Pyramid, 119 in FreeCell and 288 in Klondike where a solver
 * finds them, and people make detours; what has more costs more to replay than it is worth.
 */
export const MOST_STEPS: Readonly<Record<ProvableGame, number>> = {
  freecell: 500,
  golf: 60,
  klondike: 800,
  pyramid: 200,
};

/** A game whose days are played here. */
export interface DailyBoard {
  readonly game: ProvableGame;
  /** The rule options, as the game's element has them; without them the game's own. */
  readonly options?: object;
  /** Deals of the host's own by their days; other days have the deal that Baize finds for them. */
  readonly deals?: Readonly<Record<Day, number>>;
}

/** What tells games apart by their rules: `freecell`, `freecell.cells~3`. */
export function boardName(game: ProvableGame, options: unknown = {}): Checked<string> {
  const checked = GAMES[game].checkOptions(options);
  if ('problem' in checked) return checked;
  const text = writeOptions<object>(GAMES[game], checked.value);
  if ('problem' in text) return text;
  return { value: text.value === '' ? game : `${game}.${text.value}` };
}

/** Positions that are searched before others have their turn: some milliseconds. */
const SLICE = 500;

/** Lets others have their turn: sockets, requests, the disk. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Searches in slices, so that the tables of this process go on meanwhile. */
const certify =
  (game: ProvableGame, options: object): Certify =>
  async (deal) => {
    const begun = beginSolving(game, options, { deal, budget: DAILY_BUDGET });
    if ('problem' in begun) return 'unknown';
    for (;;) {
      const verdict = begun.value.search.step(SLICE);
      if (verdict) return verdict;
      await breath();
    }
  };

/** The deal of each day in each game, each found once. */
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
    return dailyDeal<object>(GAMES[game], options, day, certify(game, options));
  }
}
