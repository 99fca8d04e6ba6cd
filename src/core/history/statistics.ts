import { toJson } from '../engine/json.js';
import type { GameRecord } from './record.js';
import type { History } from './history.js';
import { type Totals, isTotalsOf, emptyTotals, withGame } from './totals.js';

/** The statistics of a game or variant. */
export interface Statistics extends Totals {
  /** The latest games, the oldest of them first. */
  readonly last: readonly GameRecord[];
}

/**
 * The statistics of a game, over all variants or one.
 *
 * @param variant as `writeOptions` returns it, or `null` for all variants together
 * @param last how many of the latest games to return
 */
export function statisticsOf(
  { records, sealed }: History,
  game: string,
  variant: string | null = null,
  last = 20,
): Statistics {
  const before = sealed?.totals.find((totals) => isTotalsOf(totals, game, variant));
  const played = records.filter(
    (record) => record.game === game && (variant === null || record.variant === variant),
  );
  const totals = played.reduce(withGame, before ?? emptyTotals(game, variant));
  return { ...totals, last: last > 0 ? played.slice(-last) : [] };
}

/** Every game of a history with each of its variants, sorted by name. */
export function variantsOf({
  records,
  sealed,
}: History): readonly { readonly game: string; readonly variant: string }[] {
  const all = [...(sealed?.totals ?? []), ...records].flatMap(({ game, variant }) =>
    variant === null ? [] : [toJson([game, variant])],
  );
  return [...new Set(all)].sort().map((key) => {
    const [game, variant] = JSON.parse(key) as [string, string];
    return { game, variant };
  });
}

/** Compares a win with the best earlier ones of the same game and variant. */
export interface Comparison {
  /** Whether it is the first win. */
  readonly isFirst: boolean;
  /** The milliseconds above the best time. Negative if it is the new best time. */
  readonly time: number;
  /** The moves above the fewest moves. Negative if they are the new fewest. */
  readonly moves: number;
}

/**
 * Compares a win with all other wins of the history. Returns `undefined` if it can't be compared: the game
 * came from a link.
 */
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
