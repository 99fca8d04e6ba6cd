import { withIndex } from '../core/cards/list.js';
import { type History, addRecords } from '../core/history/history.js';
import { checkSealed } from '../core/history/history-json.js';
import { type GameRecord, checkRecord } from '../core/history/record.js';
import type { Problem } from '../core/engine/reason.js';
import type { HistoryChange, StoredHistory } from './history-store.js';

/** Changes that are not stored yet. A record's id is in at most one of `put` and `remove`. */
export interface PendingChanges {
  readonly put: Map<string, GameRecord>;
  readonly remove: Set<string>;
  /** `undefined` if they don't change. */
  sealed: HistoryChange['sealed'];
}

export const noChanges = (): PendingChanges => ({
  put: new Map(),
  remove: new Set(),
  sealed: undefined,
});

export const isEmpty = ({ put, remove, sealed }: PendingChanges): boolean =>
  put.size === 0 && remove.size === 0 && sealed === undefined;

/** Adds the difference between two histories. */
export function addDifference(pending: PendingChanges, before: History, after: History): void {
  const had = new Set(before.records.map(({ id }) => id));
  for (const record of after.records) {
    if (had.delete(record.id)) continue;
    pending.remove.delete(record.id);
    pending.put.set(record.id, record);
  }
  for (const id of had) {
    pending.put.delete(id);
    pending.remove.add(id);
  }
  if (before.sealed !== after.sealed) pending.sealed = after.sealed ?? null;
}

/** Adds a failed change again, below newer changes. */
export function restoreChanges(pending: PendingChanges, failed: PendingChanges): void {
  for (const [id, record] of failed.put) {
    if (!pending.remove.has(id) && !pending.put.has(id)) pending.put.set(id, record);
  }
  for (const id of failed.remove) {
    if (!pending.put.has(id)) pending.remove.add(id);
  }
  if (pending.sealed === undefined) pending.sealed = failed.sealed;
}

/**
 * Checks what a store holds. Unusable data is left out here and stays in the store, for a newer version that
 * can read it.
 *
 * @param now milliseconds since 1970, of this device's clock
 * @returns the history, the first problem, and whether the sealed totals are unusable
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
