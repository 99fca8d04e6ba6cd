import type { Problem } from '../../core/engine/reason.js';
import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';
import type { SignIn } from './sign-in.js';

/**
 * Where a connection stands. `lost` is without a connection and tries again by itself; `closed` is for good, and
 * `problem` says why where somebody else closed it.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** What a table is sent; whether the server is there, its connection asks by itself. */
export type TableMessage = Exclude<ServerMessage, { readonly type: 'pong' }>;

/** What a table hears of its connection. */
export type ConnectionEvent =
  { readonly message: TableMessage } | { readonly state: ConnectionState };

/** A table's connection to its server, which outlives the sockets that carry it. */
export interface TableConnection {
  readonly state: ConnectionState;
  /** Why it is closed, or what keeps it from being open. */
  readonly problem: Problem | undefined;
  /**
   * Sends a message. One with an `id` is kept, also while there is no connection, and sent again until it is answered;
   * ids begin at 1 in each page. One without is sent now or not at all: whoever is connected anew is sent the whole table.
   */
  send(message: ClientMessage): void;
  /**
   * The first who subscribes hears at once what has come before.
   *
   * @returns what ends the subscription
   */
  subscribe(listener: (event: ConnectionEvent) => void): () => void;
  /** Keeps what the seat is known by for the next connection; forgets it where there is none. */
  keepToken(token: string | undefined): void;
  close(): void;
}

/** A table on a server that a room lends to the table's element in it. */
export interface TogetherRoom {
  /**
   * Joins the table: the same connection for the same element, until that is closed. Its code is loaded on demand.
   *
   * @returns a connection, closed and with a problem where another element of the room has joined
   * @throws LoadError (as a rejection) where the code cannot be loaded
   */
  join(element: HTMLElement): Promise<TableConnection>;
}

/** A room's server, for a lobby in it. */
export interface RoomServer {
  /** Its address, as the page has set it. */
  readonly server: string;
  /** The code of the table that the room is at, as page or address have it. */
  readonly code: string | undefined;
  signIn(): SignIn;
  /** Takes the room to another table. */
  choose(code: string): void;
}
