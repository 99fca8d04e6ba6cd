import { isDealNumber } from '../cards/deal-number.js';
import { type Day, dayNumber } from './day.js';
import { type Checked, type Problem, asRecord, quote } from '../engine/reason.js';
import { isCount } from '../engine/save.js';

/** The last time that a Date can hold, in milliseconds since 1970. Source: ECMA-262, time values. */
const LAST_TIME = 8.64e15;
/** Whether a value is a time in milliseconds since 1970 that a Date can hold. */
export const isTime = (value: unknown): value is number => isCount(value) && value <= LAST_TIME;

/** How a game ended, for the statistics. `left`: begun and given up. `push`: a hand without gain or loss. */
export const RECORD_OUTCOMES = ['won', 'lost', 'left', 'push'] as const;
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number];

/**
 * A finished game, or a hand at a table. Records never change. Two records with the same id are the same
 * game.
 */
export interface GameRecord {
  /** A globally unique id: 1 to 64 visible ASCII characters, such as `crypto.randomUUID()`. */
  readonly id: string;
  /** The game's name: `freecell`. */
  readonly game: string;
  /** The options as `writeOptions` returns them. Empty for the default options. */
  readonly variant: string;
  /** Milliseconds since 1970 (UTC). */
  readonly started: number;
  readonly ended: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** The move count, including redos, and undos unless the page leaves them out. */
  readonly moves: number;
  /** The number of undos. Omitted if there were none. */
  readonly undos?: number;
  readonly outcome: RecordOutcome;
  /** The deal number. Omitted if a deck was given. */
  readonly deal?: number;
  /** The day, if it was a daily deal. */
  readonly day?: Day;
  /** Whether that day was over when the game was won. Then it does not count for streaks of days. */
  readonly late?: boolean;
  /** Whether the game was continued from a link. Then its time and moves are not compared. */
  readonly shared?: boolean;
  /**
   * The gain of a hand in chips, negative for a loss, at most `MOST_RECORD_CHIPS` either way. Only hands have
   * it.
   */
  readonly chips?: number;
}

/** The most chips that a hand may win or lose. The sum of nine million such hands is still a safe integer. */
export const MOST_RECORD_CHIPS = 1e9;

/** A problem `history` with the wrong field and its value. */
export const wrongField = (field: string, got: unknown): { readonly problem: Problem } => ({
  problem: { code: 'history', field, got: quote(got) },
});

const isText = (most: number, least: number, value: unknown): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most && PLAIN.test(value);
const PLAIN = /^[\x21-\x7e]*$/;

export const isChipSum = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Object.is(value, -0);
const isHandChips = (value: unknown): boolean =>
  isChipSum(value) && Math.abs(value) <= MOST_RECORD_CHIPS;

/** The check of each field, in the order of checking. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isText(64, 1, value),
  game: (value) => isText(64, 1, value),
  variant: (value) => isText(256, 0, value),
  started: isTime,
  ended: isTime,
  elapsed: isCount,
  moves: isCount,
  undos: (value) => value === undefined || isCount(value),
  outcome: (value) => RECORD_OUTCOMES.includes(value as RecordOutcome),
  deal: (value) => value === undefined || isDealNumber(value),
  day: (value) => value === undefined || 'value' in dayNumber(value),
  late: (value) => value === undefined || typeof value === 'boolean',
  shared: (value) => value === undefined || typeof value === 'boolean',
  chips: (value) => value === undefined || isHandChips(value),
};

/**
 * Checks an untrusted record. Unknown fields are dropped.
 *
 * @param at the path of the record in a problem: `records[3]`
 */
export function checkRecord(given: unknown, at: string): Checked<GameRecord> {
  const data = asRecord(given);
  if (!data) return wrongField(at, given);
  const field = (name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined);
  const wrong = Object.keys(FIELDS).find((name) => !FIELDS[name]!(field(name)));
  if (wrong !== undefined) return wrongField(`${at}.${wrong}`, field(wrong));
  if (Number(field('ended')) < Number(field('started')))
    return wrongField(`${at}.ended`, field('ended'));
  // Only a hand can be a push.
  if (field('outcome') === 'push' && field('chips') === undefined) {
    return wrongField(`${at}.chips`, undefined);
  }
  const fields = Object.keys(FIELDS).map((name) => [name, field(name)] as const);
  const known = fields.filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(known) as unknown as GameRecord };
}

/** A position in the order of records. */
export type Place = Pick<GameRecord, 'ended' | 'id'>;

/** Compares records by end time, then by id. */
export function compareRecords(one: Place, other: Place): number {
  if (one.ended !== other.ended) return one.ended - other.ended;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}
