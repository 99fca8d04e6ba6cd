import { isOneOf } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import { broken, isCount } from '../../../core/engine/save.js';
import { SEAT_KINDS } from '../../../core/table/seats.js';
import type { TableRun } from '../../../core/table/table-run.js';
import { MOST_RACERS } from './options.js';

const isStack = (value: unknown): boolean => value === null || isCount(value);

const isTotals = (value: unknown): boolean => {
  const { hands, ahead, behind, net, biggest } = asRecord(value) ?? {};
  return [hands, ahead, behind, net, biggest].every(Number.isSafeInteger);
};

/** What is true of each list of a run, for every seat. */
const AT_SEATS: Readonly<Partial<Record<keyof TableRun, (one: unknown) => boolean>>> = {
  kinds: (kind) => isOneOf<unknown>(SEAT_KINDS, kind),
  stacks: isStack,
  brought: isStack,
  totals: isTotals,
};

/** What is true of every other field. */
const OTHERS: Readonly<
  Partial<Record<keyof TableRun, (value: unknown, seats: number) => boolean>>
> = {
  history: Array.isArray,
  house: Number.isSafeInteger,
  dealer: (dealer, seats) => isCount(dealer) && dealer < seats,
  hand: (hand) => isCount(hand) && hand > 0,
};

/**
 * A run of races as a server sends it. It is looked at so far that nothing of it can break the page; a table with chips
 * has them accounted for as well (`checkRun`).
 */
export function checkRaceRun(value: unknown): Checked<TableRun> {
  const run = asRecord(value);
  if (!run) return broken('run');
  const seats = Array.isArray(run['kinds']) ? run['kinds'].length : 0;
  if (seats === 0 || seats > MOST_RACERS) return broken('kinds');
  for (const [field, fits] of Object.entries(AT_SEATS)) {
    const all = run[field];
    if (!Array.isArray(all) || all.length !== seats || !all.every(fits)) return broken(field);
  }
  const field = Object.entries(OTHERS).find(([name, fits]) => !fits(run[name], seats))?.[0];
  return field ? broken(field) : { value: run as unknown as TableRun };
}
