import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignedIn } from './network/network.js';

/**
 * The sign-in of the host site. It turns the token from the site's page into a person, or returns
 * `undefined` to refuse it. It is called before a table is created or joined.
 */
export type OnAuth = (
  token: string | undefined,
) => SignedIn | undefined | Promise<SignedIn | undefined>;

const header = z.object({ alg: z.literal('HS256') });
const claims = z.object({
  sub: z.string().min(1).max(200),
  name: z.string().min(1).max(200),
  /** Seconds since 1970. */
  exp: z.number().optional(),
  nbf: z.number().optional(),
});

/** Accepts tokens (JSON Web Tokens, HS256) that were signed with the secret. */
export const signedWith =
  (secret: string): OnAuth =>
  (token) =>
    readToken(token ?? '', secret, Date.now() / 1000);

/**
 * @param seconds since 1970
 * @returns `undefined` if the token is not signed with the secret, has expired, or lacks `sub` or `name`
 */
export function readToken(token: string, secret: string, seconds: number): SignedIn | undefined {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) return undefined;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (!header.safeParse(readPart(head)).success) return undefined;
  const { data } = claims.safeParse(readPart(body));
  return data && isInTime(data, seconds) ? { id: data.sub, name: data.name } : undefined;
}

const isInTime = ({ nbf = 0, exp = Infinity }: z.infer<typeof claims>, seconds: number): boolean =>
  nbf <= seconds && seconds < exp;

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
