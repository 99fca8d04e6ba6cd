import type { Problem } from '../../core/engine/reason.js';
import type { ClientMessage } from '../../core/together/messages.js';

/** One way to a table, for as long as it lasts. What carries it is no matter to whoever uses it. */
export interface TableSocket {
  send(message: ClientMessage): void;
  /** Ends it; nothing more is heard of it. */
  close(): void;
}

/** Who comes to a table. Neither is ever part of an address. */
export interface Credentials {
  /** What the seat is known by. */
  readonly token?: string;
  /** The host site's own signed token. */
  readonly auth?: string;
}

/** What is heard of a socket. */
export interface SocketListener {
  /** A message, as JSON. */
  heard(json: string): void;
  /**
   * It has ended; not by `close()`.
   *
   * @param wait the least to wait before another one, in milliseconds
   */
  lost(wait: number): void;
}

/**
 * Opens a socket to a table.
 *
 * @param signal gives the try up
 * @throws RefusedJoin (as a rejection) where the server does not take the page; any other error where it was not reached
 */
export type OpenSocket = (
  credentials: Credentials,
  listener: SocketListener,
  signal: AbortSignal,
) => Promise<TableSocket>;

/** The server does not let the page in. */
export class RefusedJoin extends Error {
  override readonly name = 'RefusedJoin';

  constructor(
    readonly problem: Problem,
    /** Whether another try is of no use. */
    readonly isFinal: boolean,
    /** The least to wait before another try, in milliseconds. */
    readonly wait = 0,
  ) {
    super(problem.code);
  }
}
