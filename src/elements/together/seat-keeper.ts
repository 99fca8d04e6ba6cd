import { toJson } from '../../core/engine/json.js';
import { asRecord, type Checked } from '../../core/engine/reason.js';
import { isCount } from '../../core/engine/save.js';
import { secureBytes } from '../base/random.js';
import { thrownMessage } from '../base/host-value.js';

/** The data of a person's seat that the browser stores. */
export interface KeptSeat {
  /** Identifies the seat to the server. */
  readonly token: string;
  /** The highest id of a request. The next page continues from it. */
  readonly lastId: number;
}

/**
 * Makes a token for a seat: 256 random bits in hexadecimal digits, or `undefined` without secure random
 * numbers.
 */
export function newToken(): string | undefined {
  const bytes = secureBytes(32);
  return bytes && [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The part of the Storage interface that is used. */
type SeatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Replaces the browser's storage if that is not available. */
const inMemory = new Map<string, string>();

function readSeat(text: string | null | undefined): KeptSeat | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  const { token, lastId } = asRecord(given) ?? {};
  return typeof token === 'string' && isCount(lastId) ? { token, lastId } : undefined;
}

/**
 * Stores the person's seat at one table in localStorage, under the server's origin and the table's code. If
 * localStorage is not available, keeps it until the page is closed.
 */
export class SeatKeeper {
  private readonly name: string;

  /** @param storage returns the browser's storage, or throws if that is not available */
  constructor(
    server: string,
    code: string,
    private readonly storage: () => SeatStorage = () => localStorage,
  ) {
    this.name = `baize:seat:${new URL(server).origin}:${code}`;
  }

  get seat(): KeptSeat | undefined {
    const { name } = this;
    try {
      return readSeat(this.storage().getItem(name)) ?? readSeat(inMemory.get(name));
    } catch {
      return readSeat(inMemory.get(name));
    }
  }

  keep(seat: KeptSeat | undefined): void {
    const { name } = this;
    inMemory.delete(name);
    try {
      if (seat) this.storage().setItem(name, toJson(seat));
      else this.storage().removeItem(name);
    } catch {
      if (seat) inMemory.set(name, toJson(seat));
    }
  }
}

/**
 * The host site's own signed token for its visitor, or a function that gets one. `null` or `undefined` if the
 * site has no sign-in.
 */
export type SignIn = (() => Promise<string>) | string | null | undefined;

/**
 * Gets a new token of the host site each time, because tokens may expire within minutes. The value is
 * `undefined` if the site has no sign-in.
 */
export async function signedToken(signIn: SignIn): Promise<Checked<string | undefined>> {
  try {
    const token: unknown = typeof signIn === 'function' ? await signIn() : (signIn ?? undefined);
    if (token === undefined || (typeof token === 'string' && token !== '')) return { value: token };
    return { problem: { code: 'sign-in', got: typeof token } };
  } catch (error) {
    return { problem: { code: 'sign-in', got: thrownMessage(error) } };
  }
}
