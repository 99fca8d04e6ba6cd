import type { History } from './history.js';
import type { GameRecord } from './record.js';
import { statisticsOf } from './statistics.js';

/** How a win stands beside the best of those before it, of the same game and variant. */
export interface Comparison {
  /** Whether it is the first one. */
  readonly isFirst: boolean;
  /** By how many milliseconds it took longer than the best; below 0 where it is the best itself. */
  readonly time: number;
  /** The same of its moves. */
  readonly moves: number;
}

/** Compares a win that the history has with all others; `undefined` where it is compared with none. */
export function compareWin(
  { records, sealed }: History,
  { id, game, variant, shared, elapsed, moves }: GameRecord,
): Comparison | undefined {
  if (shared) return undefined;
  const others = { records: records.filter((one) => one.id !== id), ...(sealed && { sealed }) };
  const { wins, bestTime, fewestMoves } = statisticsOf(others, game, variant, 0);
  if (wins === 0) return { isFirst: true, time: 0, moves: 0 };
  if (bestTime === undefined || fewestMoves === undefined) return undefined;
  return { isFirst: false, time: elapsed - bestTime, moves: moves - fewestMoves };
}
