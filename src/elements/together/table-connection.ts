import type { Problem } from '../../core/engine/reason.js';
import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';
import type { SignIn } from './seat-keeper.js';

/**
 * The state of a connection. `lost`: it reconnects automatically. `closed`: it is final, and `problem` has the
 * reason if somebody else closed it.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** The messages that a table receives. Its connection handles pings itself. */
export type TableMessage = Exclude<ServerMessage, { readonly type: 'pong' }>;

/** An event of a connection. */
export type ConnectionEvent =
  { readonly message: TableMessage } | { readonly state: ConnectionState };

/** A table's connection to its server. It outlives the sockets that it uses. */
export interface TableConnection {
  readonly state: ConnectionState;
  /** Why it is closed, or what keeps it from being open. */
  readonly problem: Problem | undefined;
  /**
   * Sends a message. One with an `id` is kept while there is no connection, and sent again until it is
   * answered. Ids begin at 1 in each page. One without an `id` is sent now or not at all, because a new
   * connection receives the whole table.
   */
  send(message: ClientMessage): void;
  /**
   * Subscribes to events. The first subscriber receives at once all events so far.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: (event: ConnectionEvent) => void): () => void;
  /** Stores the seat's token for the next connection. Without a token, forgets it. */
  keepToken(token: string | undefined): void;
  close(): void;
}

/** A table on a server, which a room provides for the table's element in it. */
export interface TogetherRoom {
  /**
   * Joins the table. An element gets the same connection until that is closed. The code is loaded on demand.
   *
   * @returns a connection, which is closed with a problem if another element of the room has joined
   * @throws LoadError (as a rejection) if the code can't be loaded
   */
  join(element: HTMLElement): Promise<TableConnection>;
}

/** A room's server, for a lobby in the room. */
export interface RoomServer {
  /** Its address, as the page has set it. */
  readonly server: string;
  /** The code of the room's table, from the page or its address. */
  readonly code: string | undefined;
  signIn(): SignIn;
  /** Moves the room to another table. */
  choose(code: string): void;
}
