import { plainDigits } from '../../core/cards/deal-number.js';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const GROUP = /^[\p{L}\p{N}]{3,20}$/u;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The reader's own day, as a `daily` game has it where its page names no other zone. */
export function today(): string {
  const now = new Date();
  return isoOf(now.getTime() - now.getTimezoneOffset() * MINUTE);
}

/** The first moment of a day in UTC, in milliseconds since 1970. */
export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string => isoOf(timeOf(day) + days * DAY);

/** The code of a group as servers have it; `undefined` where it is none. */
export function readGroup(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.normalize('NFKC').trim() : '';
  const code = plainDigits(text).toUpperCase();
  return GROUP.test(code) ? code : undefined;
}
