/**
 * A message from page to worker: search the next slice. The first message of a question also has the game,
 * the position, and a budget that differs from the game's. An unknown game ends the search, so a question is
 * cancelled.
 */
export type Ask = readonly [id: number, game?: string, state?: unknown, budget?: number];

/**
 * A message from worker to page after each slice: the result, `undefined` for none yet, the share that is
 * done (0 to 1), or `null` if the worker can't answer.
 */
export type Answer = readonly [id: number, found?: unknown];

/** The id of the worker's message that it is ready. No page sends this question. */
export const READY = 0;
