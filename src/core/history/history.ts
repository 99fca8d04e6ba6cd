import { type GameRecord, type Place, inOrder } from './record.js';
import { type Totals, areOf, withGames } from './totals.js';

/**
 * How many records are kept. Beyond it the oldest tenth is sealed: its totals stay, exact, and the
 * records go. Some 3 MB; five games a day for eleven years.
 */
export const MOST_RECORDS = 20_000;

/** What is left of records that are kept no more. */
export interface Sealed extends Place {
  /** The totals of all games up to that place, by game and variant. */
  readonly totals: readonly Totals[];
}

/** The games that were played, the oldest first, each id once; all after the sealed ones. */
export interface History {
  readonly records: readonly GameRecord[];
  readonly sealed?: Sealed;
}

export const NO_HISTORY: History = { records: [] };

/** A history with more in it, and what became of each game that was given. */
export interface Merged {
  readonly history: History;
  readonly added: number;
  /** Known before by their ids. */
  readonly known: number;
  /**
   * Not taken: they ended before the sealed ones did, or come as totals only, so that nobody can
   * tell whether they are counted already.
   */
  readonly late: number;
}

/**
 * A history with its oldest records sealed, where it has more than `most`.
 *
 * @param now milliseconds since 1970: what a wrong clock had end later is not sealed, for it would shut
 *   out all that is played until then
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
 * A history with these games too, in whatever order they come. What is known stays as it is.
 *
 * @param most how many records are kept
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
    else if (before && inOrder(record, before) <= 0) late++;
    else {
      ids.add(record.id);
      added.push(record);
    }
  }
  if (added.length === 0) return { history, added: 0, known, late };
  const records = [...history.records, ...added].sort(inOrder);
  return { history: sealOldest({ ...history, records }, most), added: added.length, known, late };
}

const gamesOf = ({ totals }: Sealed): number =>
  totals.reduce((sum, { variant, games }) => sum + (variant === null ? games : 0), 0);

/** What of another's sealed games can be taken without counting one of them twice. */
function takeSealed(history: History, other: Sealed): Merged {
  const games = gamesOf(other);
  const none = { history, added: 0, known: 0, late: 0 };
  const { sealed: own } = history;
  if (own && inOrder(own, other) === 0) {
    // Sealed at the same game: the same history, of which one part may have been cleared.
    const missing = other.totals.filter(
      ({ game, variant }) => !own.totals.some((totals) => areOf(totals, game, variant)),
    );
    const added = gamesOf({ ...other, totals: missing });
    const totals = [...own.totals, ...missing];
    return {
      ...none,
      history: { ...history, sealed: { ...own, totals } },
      added,
      known: games - added,
    };
  }
  if (own || history.records.some((record) => inOrder(record, other) <= 0)) {
    return { ...none, late: games };
  }
  return { ...none, history: { ...history, sealed: other }, added: games };
}

/** A history with another's games too, none of them counted twice. */
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
 * A history without one game's records, or without any.
 *
 * @returns what is left, and what was removed: `mergeHistory(left, removed)` undoes it, with the
 *   games that were played since
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
