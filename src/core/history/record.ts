import { isDealNumber } from '../cards/deal-number.js';
import { type Day, dayNumber } from './day.js';
import { type Checked, type Problem, asRecord, quote } from '../engine/reason.js';
import { isCount } from '../engine/save.js';

/** The last moment that a Date can tell, in milliseconds since 1970. Source: ECMA-262, time values. */
const LAST_TIME = 8.64e15;
/** Milliseconds since 1970 that can be shown. */
export const isTime = (value: unknown): value is number => isCount(value) && value <= LAST_TIME;

/**
 * How a game ended for the statistics: `left` is one that was begun and given up, `push` a hand at a
 * table that brought nothing and took nothing.
 */
export const RECORD_OUTCOMES = ['won', 'lost', 'left', 'push'] as const;
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number];

/** One finished game, or one hand at a table. A record is never changed; its id alone says whether it is known. */
export interface GameRecord {
  /** Unlike any other's anywhere: 1 to 64 visible ASCII characters, `crypto.randomUUID()` for one. */
  readonly id: string;
  /** The game's name: `freecell`. */
  readonly game: string;
  /** Its options as `writeOptions` gives them; empty for the game's own. */
  readonly variant: string;
  /** Milliseconds since 1970 (UTC), whole numbers. */
  readonly started: number;
  readonly ended: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** The move count, undos and redos included. */
  readonly moves: number;
  readonly outcome: RecordOutcome;
  /** The deal number; none where a deck was given. */
  readonly deal?: number;
  /** The day whose deal it was. */
  readonly day?: Day;
  /** That day was over when it was won: it lengthens no streak of days. */
  readonly late?: boolean;
  /** It was taken up from a link in its middle: neither its time nor its moves are compared with others'. */
  readonly shared?: boolean;
  /**
   * What a hand at a table brought in chips, less what it cost: a whole number, below 0 where it
   * cost more, at most `MOST_RECORD_CHIPS` either way. A record that has it is a hand's.
   */
  readonly chips?: number;
}

/** The most chips that a hand may bring or cost: their sum stays a safe integer for nine million hands. */
export const MOST_RECORD_CHIPS = 1e9;

/** A problem `history`: which field is wrong, and what stands there. */
export const wrongField = (field: string, got: unknown): { readonly problem: Problem } => ({
  problem: { code: 'history', field, got: quote(got) },
});

const isText = (most: number, least: number, value: unknown): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most && PLAIN.test(value);
const PLAIN = /^[\x21-\x7e]*$/;

/** A sum of chips, won or lost. */
export const isChipSum = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Object.is(value, -0);
const isHandChips = (value: unknown): boolean =>
  isChipSum(value) && Math.abs(value) <= MOST_RECORD_CHIPS;

/** What each field must be, in the order in which they are looked at. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isText(64, 1, value),
  game: (value) => isText(64, 1, value),
  variant: (value) => isText(256, 0, value),
  started: isTime,
  ended: isTime,
  elapsed: isCount,
  moves: isCount,
  outcome: (value) => RECORD_OUTCOMES.includes(value as RecordOutcome),
  deal: (value) => value === undefined || isDealNumber(value),
  day: (value) => value === undefined || 'value' in dayNumber(value),
  late: (value) => value === undefined || typeof value === 'boolean',
  shared: (value) => value === undefined || typeof value === 'boolean',
  chips: (value) => value === undefined || isHandChips(value),
};

/**
 * A record of whatever origin, looked at field by field; fields that there are not are left out.
 *
 * @param at where it stands, for the problem to name: `records[3]`
 */
export function checkRecord(given: unknown, at: string): Checked<GameRecord> {
  const data = asRecord(given);
  if (!data) return wrongField(at, given);
  const own = (name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined);
  const wrong = Object.keys(FIELDS).find((name) => !FIELDS[name]!(own(name)));
  if (wrong !== undefined) return wrongField(`${at}.${wrong}`, own(wrong));
  if (Number(own('ended')) < Number(own('started'))) return wrongField(`${at}.ended`, own('ended'));
  // Only a hand can be a push.
  if (own('outcome') === 'push' && own('chips') === undefined) {
    return wrongField(`${at}.chips`, undefined);
  }
  const fields = Object.keys(FIELDS).map((name) => [name, own(name)] as const);
  const known = fields.filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(known) as unknown as GameRecord };
}

/** A place in the order of records. */
export type Place = Pick<GameRecord, 'ended' | 'id'>;

/** The order of records: by their ends, and of two that ended together by their ids. */
export function inOrder(one: Place, other: Place): number {
  if (one.ended !== other.ended) return one.ended - other.ended;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}
