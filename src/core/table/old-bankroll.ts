import { asRecord } from '../engine/reason.js';
import type { Bankroll, RunEntry } from './bankroll-entries.js';
import { isChips } from './chips.js';

function readTable(table: string, value: unknown, time: number): RunEntry | undefined {
  const { chips, brought, stack, closed, net = 0 } = asRecord(value) ?? {};
  if (!isChips(chips) || !isChips(brought) || !isChips(stack)) return undefined;
  const entry = { table, chips, stack, time, seated: time };
  if (closed === undefined) {
    return { ...entry, net: chips - brought, uncounted: chips - brought };
  }
  if (closed !== true || chips > 0 || !Number.isSafeInteger(net)) return undefined;
  return { ...entry, net: Number(net), uncounted: Number(net), closed };
}

/**
 * A bankroll as version 0.1.0 kept it: a purse, and for each table its chips and what was brought
 * there. The last run of a table, which had no id, gets the table's name for one.
 *
 * @returns `undefined` where a field is not what it should be
 */
export function readOldBankroll(data: Readonly<Record<string, unknown>>): Bankroll | undefined {
  const { purse, owed = 0, tables } = data;
  const listed = asRecord(tables);
  if (!isChips(purse) || !isChips(owed) || !listed) return undefined;
  const runs: Record<string, RunEntry> = {};
  let all = purse - owed;
  for (const [index, [table, value]] of Object.entries(listed).entries()) {
    const entry = readTable(table, value, index + 1);
    if (!entry) return undefined;
    runs[table] = entry;
    all += entry.chips;
  }
  // What hands brought before is in these.
  return { given: { times: 1, chips: all }, past: { net: 0, time: 0 }, runs };
}
