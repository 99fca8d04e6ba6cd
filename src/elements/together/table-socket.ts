import type { Problem } from '../../core/engine/reason.js';
import type { ClientMessage } from '../../core/together/messages.js';

/** A connection to a table, for as long as it lasts, regardless of the transport. */
export interface TableSocket {
  send(message: ClientMessage): void;
  /** Closes it. The listener is not called any more. */
  close(): void;
}

/** Identifies a person who comes to a table. Neither value is ever part of a URL. */
export interface Credentials {
  /** Identifies the seat. */
  readonly token?: string;
  /** The host site's own signed token. */
  readonly auth?: string;
}

/** Receives what a socket delivers. */
export interface SocketListener {
  /** Called for a message, as JSON. */
  received(json: string): void;
  /**
   * Called when the socket has ended, but not after `close()`.
   *
   * @param wait the minimum wait before another socket, in milliseconds
   */
  lost(wait: number): void;
}

/**
 * Opens a socket to a table.
 *
 * @param signal cancels the try
 * @throws RefusedJoin (as a rejection) if the server refuses the page; any other error if it was not reached
 */
export type OpenSocket = (
  credentials: Credentials,
  listener: SocketListener,
  signal: AbortSignal,
) => Promise<TableSocket>;

/** The server refused the page. */
export class RefusedJoin extends Error {
  override readonly name = 'RefusedJoin';

  constructor(
    readonly problem: Problem,
    /** Whether another try is useless. */
    readonly isFinal: boolean,
    /** The minimum wait before another try, in milliseconds. */
    readonly wait = 0,
  ) {
    super(problem.code);
  }
}
