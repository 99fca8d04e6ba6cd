import { isOneOf } from '../engine/option.js';
import { type Checked, asRecord } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { broken, copyOfSave, isCount } from '../engine/save.js';
import { isChips } from './chips.js';
import { SEAT_KINDS } from './seats.js';
import { HISTORY_LENGTH, type HandRecord, type SeatTotals, type TableRun } from './table-run.js';

type Fields = Readonly<Record<string, unknown>>;
type Chips = number | null;

const isNet = (value: unknown): value is number => Number.isSafeInteger(value);

const isList = (value: unknown, length: number, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(fits);

/** Whether a value is a list of whole numbers, one for each side of a table with so many seats. */
const isPoints = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= seats && value.every(isNet);

function isMatch(value: unknown, seats: number): boolean {
  const { hand, scores, bagCounts } = asRecord(value) ?? {};
  return (
    isCount(hand) &&
    hand > 0 &&
    isPoints(scores, seats) &&
    (bagCounts === undefined || isPoints(bagCounts, seats))
  );
}

const isStack = (value: unknown): value is Chips => value === null || isChips(value);

export function isTotals(value: unknown): value is SeatTotals {
  const { hands, ahead, behind, net, biggest } = asRecord(value) ?? {};
  return (
    isCount(hands) &&
    isCount(ahead) &&
    isCount(behind) &&
    ahead + behind <= hands &&
    isNet(net) &&
    isChips(biggest)
  );
}

/** Whether the history has the last hands, numbered up to the one before `hand`. */
function isHistory(value: unknown, hand: number, seats: number): boolean {
  const length = Math.min(hand - 1, HISTORY_LENGTH);
  if (!isList(value, length, (one) => asRecord(one) !== undefined)) return false;
  return (value as readonly Fields[]).every(
    ({ hand: number, dealer, net, points, scores }, index) =>
      number === hand - length + index &&
      [points, scores].every((list) => list === undefined || isPoints(list, seats)) &&
      isCount(dealer) &&
      dealer < seats &&
      isList(net, seats, (one) => one === null || isNet(one)),
  );
}

/** The ids that bankrolls make are shorter. */
const LONGEST_ID = 64;

/** The check of each field, in the order in which they run. */
const FIELDS: Readonly<Record<keyof TableRun, (run: TableRun) => boolean>> = {
  kinds: ({ kinds }) => Array.isArray(kinds) && kinds.every((kind) => isOneOf(SEAT_KINDS, kind)),
  stacks: ({ stacks, kinds }) => isList(stacks, kinds.length, isStack),
  brought: ({ brought, kinds }) => isList(brought, kinds.length, isStack),
  totals: ({ totals, kinds }) => isList(totals, kinds.length, isTotals),
  house: ({ house }) => isNet(house),
  carried: ({ carried }) => carried === undefined || (isChips(carried) && carried > 0),
  houseDeals: ({ houseDeals }) => typeof houseDeals === 'boolean',
  dealer: ({ dealer, kinds }) =>
    isCount(dealer) && dealer < kinds.length && kinds[dealer] !== 'open',
  hand: ({ hand }) => isCount(hand) && hand > 0,
  history: ({ history, hand, kinds }) => isHistory(history, hand, kinds.length),
  match: ({ match, kinds }) => match === undefined || isMatch(match, kinds.length),
  id: ({ id }) => id === undefined || (typeof id === 'string' && id.length <= LONGEST_ID),
  // The last field, because saves list fields in this order. Each game checks its own notes.
  notes: () => true,
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const netIn = (history: readonly HandRecord[], seat: number): number =>
  sum(history.map(({ net }) => net[seat] ?? 0));

const hasNoStack = ({ kinds, houseDeals, dealer }: TableRun, seat: Seat): boolean =>
  kinds[seat] === 'open' || (houseDeals && seat === dealer);

/** The field of a seat in which chips appeared or disappeared, if there is one. */
function unbalancedField(run: TableRun, seat: Seat): keyof TableRun | undefined {
  const { hand, history } = run;
  const none = hasNoStack(run, seat);
  const [stack = null, brought = null] = [run.stacks[seat], run.brought[seat]];
  const { net, hands } = run.totals[seat]!;
  if ((stack === null) !== none) return 'stacks';
  if ((brought === null) !== none) return 'brought';
  if ((stack ?? 0) !== (brought ?? 0) + net || hands >= hand) return 'totals';
  // Older hands are only in the totals.
  return history.length === hand - 1 && netIn(history, seat) !== net ? 'history' : undefined;
}

/** The first field that is invalid. */
function wrongField(run: TableRun): keyof TableRun | undefined {
  for (const field of Object.keys(FIELDS) as (keyof TableRun)[]) {
    if (!FIELDS[field](run)) return field;
  }
  for (const seat of run.kinds.keys()) {
    const field = unbalancedField(run, seat);
    if (field) return field;
  }
  const { house, carried = 0, totals } = run;
  return house + carried + sum(totals.map(({ net }) => net)) === 0 ? undefined : 'house';
}

/** Checks the table of an untrusted save: every field, and that all chips add up. */
export function checkRun(value: unknown): Checked<TableRun> {
  const copied = copyOfSave(value);
  if ('problem' in copied) return copied;
  const fields = asRecord(copied.value);
  if (!fields) return broken('run');
  // Drops unknown fields.
  const own = Object.keys(FIELDS).filter((name) => fields[name] !== undefined);
  const run = Object.fromEntries(own.map((name) => [name, fields[name]])) as unknown as TableRun;
  const field = wrongField(run);
  return field ? broken(field) : { value: run };
}
