import { toJson } from '../../core/engine/json.js';
import { asRecord } from '../../core/engine/reason.js';
import { isCount } from '../../core/engine/save.js';
import { secureBytes } from '../base/random.js';

/** What a browser keeps of a person's seat. */
export interface KeptSeat {
  /** What the server knows the seat by. */
  readonly token: string;
  /** The highest id of a request: the next page goes on from there. */
  readonly lastId: number;
}

/** What a seat is to be known by: 256 random bits in hexadecimal digits; none without a secure source of them. */
export function newToken(): string | undefined {
  const bytes = secureBytes(32);
  return bytes && [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What of a browser's Storage is used. */
type SeatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For pages whose browser keeps nothing: by the name that it would be kept by. */
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
 * Keeps the person's seat at one table: in the browser's localStorage under the server's origin and the table's code;
 * where that is closed, as long as the page lives.
 */
export class SeatKeeper {
  private readonly name: string;

  /** @param storage gives the browser's own; it throws where that is closed */
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
