import { withIndex } from '../../../core/cards/list.js';
import { isOneOf } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import { broken, isCount } from '../../../core/engine/save.js';
import { SEAT_KINDS } from '../../../core/table/seats.js';
import { HISTORY_LENGTH, type SeatTotals, type TableRun } from '../../../core/table/table-run.js';
import { MOST_RACERS } from './options.js';

const isStack = (value: unknown): value is number | null => value === null || isCount(value);

/** Racers lose nothing, so a seat's net result equals the races it won. */
function isTotals(value: unknown): value is SeatTotals {
  const { hands, ahead, behind, net, biggest } = asRecord(value) ?? {};
  return [hands, ahead, behind, biggest].every(isCount) && net === ahead && ahead! <= hands!;
}

/**
 * Whether the value is a record of a finished race. For each seat, `net` is 1 for a win, 0 for none, and
 * `null` if it did not race.
 */
function isRecord(value: unknown, seats: number): boolean {
  const { hand, dealer, net } = asRecord(value) ?? {};
  return (
    isCount(hand) &&
    isCount(dealer) &&
    Array.isArray(net) &&
    net.length === seats &&
    net.every((won) => [null, 0, 1].includes(won as number | null))
  );
}

/** The checks for each element of a run's lists by seat. */
const AT_SEATS: Readonly<Partial<Record<keyof TableRun, (one: unknown) => boolean>>> = {
  kinds: (kind) => isOneOf<unknown>(SEAT_KINDS, kind),
  stacks: isStack,
  brought: isStack,
  totals: isTotals,
};

/** The checks for every other field. */
const OTHERS: Readonly<
  Partial<Record<keyof TableRun, (value: unknown, seats: number) => boolean>>
> = {
  history: (history, seats) =>
    Array.isArray(history) &&
    history.length <= HISTORY_LENGTH &&
    history.every((record) => isRecord(record, seats)),
  house: Number.isSafeInteger,
  houseDeals: (houseDeals) => houseDeals === false,
  carried: (carried) => carried === undefined,
  dealer: (dealer, seats) => isCount(dealer) && dealer < seats,
  hand: (hand) => isCount(hand) && hand > 0,
};

/** The first field with wins that nobody could have had, if any. */
function unbalanced({ kinds, stacks, brought, totals, hand, house }: TableRun): string | undefined {
  for (const [seat, kind] of withIndex(kinds)) {
    const [stack = null, own = null] = [stacks[seat], brought[seat]];
    const { hands, net } = totals[seat]!;
    if ((stack === null) !== (kind === 'open')) return 'stacks';
    if ((own === null) !== (kind === 'open')) return 'brought';
    if ((stack ?? 0) !== (own ?? 0) + net || hands >= hand) return 'totals';
  }
  return totals.reduce((all, { net }) => all + net, house) === 0 ? undefined : 'house';
}

/** Checks a run of races that a server sends: every field, and that every win is accounted for. */
export function checkRaceRun(value: unknown): Checked<TableRun> {
  const given = asRecord(value);
  if (!given) return broken('run');
  const seats = Array.isArray(given['kinds']) ? given['kinds'].length : 0;
  if (seats === 0 || seats > MOST_RACERS) return broken('kinds');
  for (const [field, fits] of Object.entries(AT_SEATS)) {
    const all = given[field];
    if (!Array.isArray(all) || all.length !== seats || !all.every(fits)) return broken(field);
  }
  const field = Object.entries(OTHERS).find(([name, fits]) => !fits(given[name], seats))?.[0];
  if (field) return broken(field);
  const { kinds, stacks, brought, totals, house, houseDeals, dealer, hand, history } =
    given as unknown as TableRun;
  // Copies only the fields of a run.
  const run = { kinds, stacks, brought, totals, house, houseDeals, dealer, hand, history };
  const wrong = unbalanced(run);
  return wrong ? broken(wrong) : { value: run };
}
