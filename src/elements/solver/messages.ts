/**
 * From page to worker: search a slice. The first one of a question has the game and the position
 * too, and the budget where it is not the game's own; one of a game that nobody knows ends the search, as a question that is taken back does.
 */
export type Ask = readonly [id: number, game?: string, state?: unknown, budget?: number];

/**
 * From worker to page, for each slice: what was found, nothing yet or how much is done, 0 to 1; or
 * `null`: it can't tell.
 */
export type Answer = readonly [id: number, found?: unknown];

/** The question that every page has at first and no page sends: whether the worker can be asked. */
export const READY = 0;
