import { EMOTES } from 'baize/together';
import { z } from 'zod';

/** The page's own number of a request. */
const id = z.int().positive();
const seat = z.int().min(0).max(99);
const number = z.int().nonnegative();
/** Milliseconds, from a minute to a day, or as long as the table exists. */
const keepOut = z.union([z.int().min(60_000).max(86_400_000), z.literal('table')]);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);

/** The schema of each message from a page. The table decides what a message means. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sit'), id, name: z.string().max(200), seat: seat.optional() }),
  z.object({ type: z.literal('leave'), id }),
  z.object({
    type: z.literal('move'),
    id,
    hand: number,
    step: number.optional(),
    move: z.string().max(200),
  }),
  z.object({ type: z.literal('next'), id }),
  z.object({ type: z.literal('choosing'), on: z.boolean() }),
  z.object({ type: z.literal('rebuy'), id }),
  z.object({ type: z.literal('pause'), id, on: z.boolean() }),
  z.object({ type: z.literal('remove'), id, seat, keepOut: keepOut.optional() }),
  z.object({ type: z.literal('emote'), id, emote: z.enum(EMOTES) }),
  z.object({ type: z.literal('hash'), shuffle: number, hash: hex64 }),
  z.object({
    type: z.literal('reveal'),
    shuffle: number,
    secret: hex64,
    words: z.string().max(200),
  }),
  z.object({ type: z.literal('sync') }),
  z.object({ type: z.literal('ping'), at: z.number() }),
]);

const protocol = z.int();
/** The host site's token of a person. */
const auth = z.string().max(2000).optional();
/** A time limit in milliseconds. The table decides which limits it accepts. */
const time = z.int().nonnegative().optional();

/** The body of `POST /tables`. */
export const createBody = z.strictObject({
  protocol: protocol.optional(),
  game: z.string().max(40),
  settings: z.record(z.string(), z.unknown()).optional(),
  clock: z.strictObject({ decision: time, bank: time }).optional(),
  seats: z.int().min(2).max(10).optional(),
  fill: z.boolean().optional(),
  listed: z.boolean().optional(),
  auth,
});
export type CreateBody = z.infer<typeof createBody>;

/** The body of `POST /matchmake/joinById/CODE`. */
export const joinBody = z.strictObject({
  protocol,
  /** The token of the seat, as the page stores it. */
  token: z.string().max(200).optional(),
  auth,
});
