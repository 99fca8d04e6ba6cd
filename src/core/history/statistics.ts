import { toJson } from '../engine/json.js';
import type { GameRecord } from './record.js';
import type { History } from './history.js';
import { type Totals, areOf, noTotals, withGame } from './totals.js';

/** What a player's games of one kind came to. */
export interface Statistics extends Totals {
  /** The last games, the oldest of them first. */
  readonly last: readonly GameRecord[];
}

/**
 * The statistics of a game, over all its variants or of one.
 *
 * @param variant as `writeOptions` gives it; `null` for all of them together
 * @param last how many of the last games are wanted
 */
export function statisticsOf(
  { records, sealed }: History,
  game: string,
  variant: string | null = null,
  last = 20,
): Statistics {
  const before = sealed?.totals.find((totals) => areOf(totals, game, variant));
  const played = records.filter(
    (record) => record.game === game && (variant === null || record.variant === variant),
  );
  const totals = played.reduce(withGame, before ?? noTotals(game, variant));
  return { ...totals, last: last > 0 ? played.slice(-last) : [] };
}

/** Every game of a history and each of its variants, in the order of the alphabet. */
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
