import { withIndex } from '../cards/list.js';
import { parseSeed } from '../cards/secure-shuffle.js';
import { isOneOf } from '../engine/option.js';
import { type Checked, asRecord } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { broken, isCount } from '../engine/save.js';
import { isAmount } from '../table/chips.js';
import { cleanName } from '../table/seat-names.js';
import type { TableRun } from '../table/table-run.js';
import { Ceremony } from './ceremony.js';
import type { SavedKeptOut } from './kept-out.js';
import type { Share } from './messages.js';
import { STANDINGS, type SavedPerson, type SavedRequests } from './person.js';
import { type SeatChange, isHouseSeat } from './seat-changes.js';
import type { SavedClocks } from './table-clocks.js';
import { isHex64 } from './shuffle.js';
import type { ClockSettings } from './messages.js';

const listOf = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? (value as readonly unknown[]) : undefined;

const isSeat = (value: unknown, seats: number): value is Seat => isCount(value) && value < seats;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Infinity;

/** Whether a value is a number of milliseconds left, or `null`. */
export const isLeft = (value: unknown): value is number | null => value === null || isTime(value);

function shareOf(value: unknown): Share | undefined {
  const { secret, words } = asRecord(value) ?? {};
  return typeof secret === 'string' && typeof words === 'string' ? { secret, words } : undefined;
}

/** Whether a list contains seats in ascending order, and at least one. */
const areSeats = (given: readonly unknown[], seats: number): given is readonly Seat[] =>
  given.length > 0 &&
  given.every((seat, at) => isSeat(seat, seats) && seat > Number(given[at - 1] ?? -1));

/** A saved shuffle without its hashes and shares, which are returned beside it. */
function bareCeremony(
  value: unknown,
  code: string,
  seats: number,
): { ceremony: Ceremony; hashes: readonly unknown[]; shares: readonly unknown[] } | undefined {
  const { shuffle, hand, seed: text, seats: of, ...given } = asRecord(value) ?? {};
  const seed = parseSeed(text);
  const [hashes, shares] = [listOf(given['hashes']), listOf(given['shares'])];
  if ('problem' in seed || !isCount(shuffle) || !isCount(hand)) return undefined;
  if (!Array.isArray(of) || !areSeats(of, seats)) return undefined;
  if (hashes?.length !== of.length || shares?.length !== of.length) return undefined;
  return { ceremony: new Ceremony(code, shuffle, hand, seed.value, of), hashes, shares };
}

/** Checks a saved shuffle. Its hashes and shares must satisfy the same rules as those from a page. */
export function checkCeremony(value: unknown, code: string, seats: number): Checked<Ceremony> {
  const bare = bareCeremony(value, code, seats);
  if (!bare) return broken('shuffle');
  const { ceremony, hashes, shares } = bare;
  for (const [at, seat] of withIndex(ceremony.seats)) {
    const hash = hashes[at];
    if (hash === null) continue;
    if (!isHex64(hash) || ceremony.addHash(seat, hash) !== 'added') return broken('hashes');
  }
  for (const [at, seat] of withIndex(ceremony.seats)) {
    if (shares[at] === null) continue;
    const share = shareOf(shares[at]);
    if (!share || ceremony.addShare(seat, share) !== 'added') return broken('shares');
  }
  return { value: ceremony };
}

/** The answers to requests, or `undefined` if they are malformed. */
function requestsOf(value: unknown): SavedRequests | undefined {
  const { oldest, answers } = asRecord(value) ?? {};
  const all = listOf(answers)?.map(listOf);
  const isGood =
    isCount(oldest) &&
    all?.every((one) => {
      const [id, answer] = one ?? [];
      const code = asRecord(answer)?.['code'];
      return Number.isSafeInteger(id) && (answer === null || typeof code === 'string');
    });
  return isGood ? (value as SavedRequests) : undefined;
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** The check for each field of a person. */
const PERSON: Readonly<Record<keyof SavedPerson, (value: unknown, run: TableRun) => boolean>> = {
  number: isCount,
  hash: isHex64,
  account: (account) => account === null || isHex64(account),
  name: (name) => typeof name === 'string' && name !== '' && cleanName(name) === name,
  seat: (seat, run) => isSeat(seat, run.kinds.length) && !isHouseSeat(run, seat),
  standing: (standing) => isOneOf<unknown>(STANDINGS, standing),
  firstHand: isCount,
  hasSpoken: isFlag,
  isBot: isFlag,
  isReady: isFlag,
  wantsPause: isFlag,
  misses: isCount,
  sitsOut: isFlag,
  requests: (requests) => requestsOf(requests) !== undefined,
};

function personOf(value: unknown, run: TableRun): SavedPerson | undefined {
  const one = asRecord(value) ?? {};
  const fields = Object.entries(PERSON);
  return fields.every(([name, fits]) => fits(one[name], run)) ? (value as SavedPerson) : undefined;
}

/**
 * Checks the people of a table. Seats and names must be unique, and each person's seat of the run must have
 * a person.
 */
export function checkPeople(value: unknown, run: TableRun): Checked<readonly SavedPerson[]> {
  const all = listOf(value)?.map((one) => personOf(one, run));
  if (!all?.every((one) => one !== undefined)) return broken('people');
  const stay = all.filter(({ standing }) => standing !== 'leaving');
  const isUnique = (of: (one: SavedPerson) => unknown, among = all): boolean =>
    new Set(among.map(of)).size === among.length;
  const isGood =
    isUnique(({ seat }) => seat) &&
    isUnique(({ number }) => number) &&
    isUnique(({ hash }) => hash, stay) &&
    isUnique(({ account, number }) => account ?? number, stay) &&
    isUnique(({ name }) => name.toLowerCase(), stay);
  const sits = (seat: Seat): boolean =>
    all.some((one) => one.seat === seat && one.standing !== 'booked');
  const fits = run.kinds.every((kind, seat) => (kind === 'human') === sits(seat));
  if (!isGood || !fits) return broken('people');
  return { value: [...all].sort((one, other) => one.number - other.number) };
}

/** Checks who is kept out. */
export function checkKeptOut(value: unknown): Checked<readonly SavedKeptOut[]> {
  const all = listOf(value);
  const isGood = all?.every((one) => {
    const { hash, account, left } = asRecord(one) ?? {};
    return isHex64(hash) && (account === null || isHex64(account)) && isLeft(left);
  });
  return isGood ? { value: all as readonly SavedKeptOut[] } : broken('keptOut');
}

/** Checks the seat changes since a hand was over. */
export function checkChanges(value: unknown, run: TableRun): Checked<readonly SeatChange[]> {
  const all = listOf(value);
  const isGood = all?.every((one) => {
    const { seat, kind, chips, brings } = asRecord(one) ?? {};
    if (!isSeat(seat, run.kinds.length) || isHouseSeat(run, seat)) return false;
    if (brings !== undefined) return isAmount(brings);
    return (kind === 'human' || kind === 'bot') && isCount(chips);
  });
  return isGood ? { value: all as readonly SeatChange[] } : broken('changes');
}

/** Checks the time banks and the waiting times. */
export function checkClocks(
  value: unknown,
  seats: number,
  { bank: most }: ClockSettings,
): Checked<SavedClocks> {
  const { banks, waits } = asRecord(value) ?? {};
  const [left, waited] = [listOf(banks), listOf(waits)?.map(listOf)];
  const isGood =
    left?.length === seats &&
    left.every((bank) => isTime(bank) && bank <= most) &&
    waited?.every((one) => isSeat(one?.[0], seats) && isTime(one[1]));
  return isGood ? { value: value as SavedClocks } : broken('clocks');
}
