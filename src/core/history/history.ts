import { type GameRecord, type Place, compareRecords } from './record.js';
import { type Totals, isTotalsOf, withGames } from './totals.js';

/**
 * The most records that are kept, some 3 MB: five games a day for eleven years. Beyond that, the oldest tenth
 * is sealed: its exact totals stay, and its records are removed.
 */
export const MOST_RECORDS = 20_000;

/** The totals of records that were removed. `ended` and `id` are those of the last one. */
export interface Sealed extends Place {
  /** Totals by game and variant. */
  readonly totals: readonly Totals[];
}

/** The finished games, the oldest first, each id once. All of them ended after the sealed ones. */
export interface History {
  readonly records: readonly GameRecord[];
  readonly sealed?: Sealed;
}

export const NO_HISTORY: History = { records: [] };

/** The result of adding games to a history. */
export interface Merged {
  readonly history: History;
  readonly added: number;
  /** Games that were known already, by their ids. */
  readonly known: number;
  /**
   * Games that were not added. They ended before the sealed ones, or come as totals only, so they may be
   * counted already.
   */
  readonly late: number;
}

/**
 * Seals the oldest records of a history that has more than `most`.
 *
 * @param now milliseconds since 1970. Records with a later end, from a wrong clock, are not sealed: they
 *   would shut out all games until then
 */
export function sealOldest(history: History, most = MOST_RECORDS, now = Infinity): History {
  const { records, sealed: before } = history;
  if (records.length <= most) return history;
  const past = records.findLastIndex(({ ended }) => ended <= now) + 1;
  const count = Math.min(records.length - Math.floor(most * 0.9), past);
  if (count === 0) return history;
  const gone = records.slice(0, count);
  const { ended, id } = gone.at(-1)!;
  const totals = withGames(before?.totals ?? [], gone);
  return { records: records.slice(count), sealed: { ended, id, totals } };
}

/**
 * Adds records to a history, in any order. Known records stay as they are.
 *
 * @param most the most records to keep
 */
export function addRecords(
  history: History,
  given: readonly GameRecord[],
  most = MOST_RECORDS,
): Merged {
  const { sealed: before } = history;
  const ids = new Set(history.records.map(({ id }) => id));
  const added: GameRecord[] = [];
  let [known, late] = [0, 0];
  for (const record of given) {
    if (ids.has(record.id)) known++;
    else if (before && compareRecords(record, before) <= 0) late++;
    else {
      ids.add(record.id);
      added.push(record);
    }
  }
  if (added.length === 0) return { history, added: 0, known, late };
  const records = [...history.records, ...added].sort(compareRecords);
  return { history: sealOldest({ ...history, records }, most), added: added.length, known, late };
}

const gamesOf = ({ totals }: Sealed): number =>
  totals.reduce((sum, { variant, games }) => sum + (variant === null ? games : 0), 0);

/** Takes over another history's sealed totals, if no game is counted twice by that. */
function takeSealed(history: History, other: Sealed): Merged {
  const games = gamesOf(other);
  const none = { history, added: 0, known: 0, late: 0 };
  const { sealed } = history;
  if (sealed && compareRecords(sealed, other) === 0) {
    // Both were sealed at the same game, so they are the same history, and a part of one may have been
    // cleared.
    const missing = other.totals.filter(
      ({ game, variant }) => !sealed.totals.some((totals) => isTotalsOf(totals, game, variant)),
    );
    const added = gamesOf({ ...other, totals: missing });
    const totals = [...sealed.totals, ...missing];
    return {
      ...none,
      history: { ...history, sealed: { ...sealed, totals } },
      added,
      known: games - added,
    };
  }
  if (sealed || history.records.some((record) => compareRecords(record, other) <= 0)) {
    return { ...none, late: games };
  }
  return { ...none, history: { ...history, sealed: other }, added: games };
}

/** Merges two histories. No game is counted twice. */
export function mergeHistory(history: History, other: History, most = MOST_RECORDS): Merged {
  const first = other.sealed
    ? takeSealed(history, other.sealed)
    : { history, added: 0, known: 0, late: 0 };
  const then = addRecords(first.history, other.records, most);
  return {
    history: then.history,
    added: first.added + then.added,
    known: first.known + then.known,
    late: first.late + then.late,
  };
}

/**
 * Removes one game's records, or all.
 *
 * @returns the rest, and what was removed. `mergeHistory(left, removed)` undoes it and keeps games that were
 *   played since
 */
export function clearHistory(
  history: History,
  game?: string,
): { readonly left: History; readonly removed: History } {
  if (game === undefined) return { left: NO_HISTORY, removed: history };
  const isOf = (one: { readonly game: string }): boolean => one.game === game;
  const split = (wanted: (one: { readonly game: string }) => boolean): History => {
    const { records, sealed: before } = history;
    const part = { records: records.filter(wanted) };
    return before ? { ...part, sealed: { ...before, totals: before.totals.filter(wanted) } } : part;
  };
  return { left: split((one) => !isOf(one)), removed: split(isOf) };
}
