import { EMOTES } from 'baize/together';
import { z } from 'zod';

/** Of a request: the page's own number. */
const id = z.int().positive();
const seat = z.int().min(0).max(99);
const number = z.int().nonnegative();
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);

/** The schema of each message that a page sends; what it means at the table is the table's to judge. */
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
  z.object({ type: z.literal('remove'), id, seat }),
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
/** The host site's own token of a person. */
const auth = z.string().max(2000).optional();
/** A clock's time, in milliseconds; what the table accepts of it is the table's to say. */
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
  /** The seat's, as the page keeps it. */
  token: z.string().max(200).optional(),
  auth,
});
