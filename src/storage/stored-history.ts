import { withIndex } from '../core/cards/list.js';
import { type History, addRecords } from '../core/history/history.js';
import { checkSealed } from '../core/history/history-json.js';
import { type GameRecord, checkRecord } from '../core/history/record.js';
import type { Problem } from '../core/engine/reason.js';
import type { HistoryChange, StoredHistory } from './history-store.js';

/** What has to be kept still. A record's id is in one of the two at most. */
export interface Unsent {
  readonly put: Map<string, GameRecord>;
  readonly remove: Set<string>;
  /** `undefined` where they are kept as they are. */
  sealed: HistoryChange['sealed'];
}

export const nothingUnsent = (): Unsent => ({
  put: new Map(),
  remove: new Set(),
  sealed: undefined,
});

export const isEmpty = ({ put, remove, sealed }: Unsent): boolean =>
  put.size === 0 && remove.size === 0 && sealed === undefined;

/** Notes what leads from one history to another. */
export function note(unsent: Unsent, before: History, after: History): void {
  const had = new Set(before.records.map(({ id }) => id));
  for (const record of after.records) {
    if (had.delete(record.id)) continue;
    unsent.remove.delete(record.id);
    unsent.put.set(record.id, record);
  }
  for (const id of had) {
    unsent.put.delete(id);
    unsent.remove.add(id);
  }
  if (before.sealed !== after.sealed) unsent.sealed = after.sealed ?? null;
}

/** Puts back what was not kept, under what came since. */
export function putBack(unsent: Unsent, failed: Unsent): void {
  for (const [id, record] of failed.put) {
    if (!unsent.remove.has(id) && !unsent.put.has(id)) unsent.put.set(id, record);
  }
  for (const id of failed.remove) {
    if (!unsent.put.has(id)) unsent.remove.add(id);
  }
  if (unsent.sealed === undefined) unsent.sealed = failed.sealed;
}

/**
 * The history of what a store holds. What can't be used stays in the store, for a version that
 * knows it, and is left out.
 *
 * @param now milliseconds since 1970, of this device's clock
 * @returns with the first problem, where there is one, and whether sealed totals are left out
 */
export function readStored(
  { records, sealed }: StoredHistory,
  now: number,
): {
  readonly history: History;
  readonly problem: Problem | undefined;
  readonly hasBadSeal: boolean;
} {
  let problem: Problem | undefined;
  const usable: GameRecord[] = [];
  for (const [index, record] of withIndex(records)) {
    const checked = checkRecord(record, `records[${index}]`);
    if ('problem' in checked) problem ??= checked.problem;
    else usable.push(checked.value);
  }
  const totals = sealed === undefined || sealed === null ? undefined : checkSealed(sealed, now);
  const hasBadSeal = totals !== undefined && 'problem' in totals;
  if (hasBadSeal) problem ??= totals.problem;
  const before = totals && 'value' in totals ? { sealed: totals.value } : {};
  const { history } = addRecords({ records: [], ...before }, usable, Infinity);
  return { history, problem, hasBadSeal };
}
