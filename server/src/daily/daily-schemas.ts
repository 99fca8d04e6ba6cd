import { ASSISTED } from 'baize/core';
import { z } from 'zod';
import { MOST_ELAPSED } from './ranking.js';

/** The longest link. Most wins need some hundreds of letters. The `longestLink` of its game limits the moves in it. */
const LONGEST_LINK = 2000;
/** The most places on one page of a board. */
export const MOST_PLACES = 100;
const LAST_PLACE = 1_000_000;

/** A person's secret, made by the page: 256 bits in hexadecimal digits. */
const token = z.string().regex(/^[0-9a-f]{64}$/);
/** A code that friends have agreed on: letters and digits of any script, regardless of case. */
const group = z
  .string()
  .max(40)
  .transform((text) => text.normalize('NFKC').trim().toUpperCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}]{3,20}$/u, 'three to twenty letters and figures'));

/** The body of `POST /daily/DAY`. */
export const sentBody = z.strictObject({
  /** The link that `proof()` returns. */
  link: z.string().max(LONGEST_LINK),
  name: z.string().max(200),
  token,
  /** The playing time in milliseconds, as counted by the page. */
  elapsed: z.int().min(0).max(MOST_ELAPSED).optional(),
  group: group.optional(),
  /** The help that the page says was used. */
  assisted: z.enum(ASSISTED).default('none'),
});
export type Sent = z.infer<typeof sentBody>;

/** The body of `POST /daily/forget`. */
export const forgetBody = z.strictObject({ token });

/** The query of `GET /daily/DAY/GAME`. */
export const boardQuery = z.strictObject({
  /** The rule options as JSON. */
  options: z
    .string()
    .max(500)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'JSON' });
        return z.NEVER;
      }
    })
    .optional(),
  group: group.optional(),
  from: z.coerce.number().int().min(0).max(LAST_PLACE).default(0),
  count: z.coerce.number().int().min(0).max(MOST_PLACES).default(10),
  /** The SHA-256 of the person's token, to find their own place. */
  person: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
