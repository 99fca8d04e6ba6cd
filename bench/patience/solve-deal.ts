import { readFileSync } from 'node:fs';
import { outcome } from '../../src/core/patience/rules/outcome.js';
import { play } from '../../src/core/patience/rules/play.js';
import { refusal } from '../../src/core/patience/rules/refusal.js';
import { tableOf } from '../../src/core/patience/rules/table.js';
import type { Transfer } from '../../src/core/patience/piles.js';
import { searchRules } from '../../src/core/solver/rules/solve.js';
import type { Verdict } from '../../src/core/solver/search.js';
import { processTime } from '../support/figures.js';
import type { Beginning } from './games.js';

/** What our solver found for a deal. */
export interface Solved {
  readonly verdict: Verdict;
  /** Processor time of the thread, in milliseconds. */
  readonly ms: number;
  readonly positions: number;
  /** What is wrong with the moves of the win, if anything. */
  readonly wrong?: string;
}

/** The number of positions between two looks at the clock. */
const SLICE = 500;
/** The most memory of a search, in bytes. */
const MOST_MEMORY = 3e9;

/** The processor time of the main thread, in milliseconds. Without Linux, the time of all threads. */
export function threadTime(): number {
  try {
    const path = `/proc/self/task/${process.pid}/schedstat`;
    return Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return processTime();
  }
}

/** Plays the moves by the rules of the engine. Returns what is wrong with them. */
export function replay(
  { rules, state }: Beginning,
  moves: readonly Transfer[] | undefined,
): string | undefined {
  if (!moves) return 'a win without moves';
  const table = tableOf(rules);
  let at = state;
  for (const [index, move] of moves.entries()) {
    const refused = refusal(table, at, move);
    if (refused) return `move ${index + 1} is refused: ${JSON.stringify([move, refused])}`;
    at = play(table, at, move);
  }
  return outcome(table, at) === 'won' ? undefined : 'the moves don’t win';
}

/** Searches until the verdict, but no longer than the limit in milliseconds. */
export function solveDeal(beginning: Beginning, limit: number): Solved {
  const start = threadTime();
  const search = searchRules(beginning.rules, beginning.state, Infinity);
  let verdict: Verdict | undefined;
  let ms = 0;
  while (!verdict && ms < limit && process.memoryUsage.rss() < MOST_MEMORY) {
    verdict = search.step(SLICE);
    ms = threadTime() - start;
  }
  const positions = search.searched;
  if (verdict !== 'winnable') return { verdict: verdict ?? 'unknown', ms, positions };
  const moves = search.proof();
  const wrong = replay(beginning, moves);
  return { verdict, ms: threadTime() - start, positions, ...(wrong && { wrong }) };
}
