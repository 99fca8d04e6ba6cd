import type { Checked } from '../../core/engine/reason.js';
import { thrownMessage } from '../base/host-value.js';

/** The host site's own signed token for its visitor, or what gets one; none where the site has no sign-in. */
export type SignIn = (() => Promise<string>) | string | null | undefined;

/** The host's token, asked for anew each time: it may be good for minutes only. None where there is no sign-in. */
export async function signedToken(signIn: SignIn): Promise<Checked<string | undefined>> {
  try {
    const token: unknown = typeof signIn === 'function' ? await signIn() : (signIn ?? undefined);
    if (token === undefined || (typeof token === 'string' && token !== '')) return { value: token };
    return { problem: { code: 'sign-in', got: typeof token } };
  } catch (error) {
    return { problem: { code: 'sign-in', got: thrownMessage(error) } };
  }
}
