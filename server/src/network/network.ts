/**
 * What the tables need from a network. Only `colyseus.ts` knows the library that implements it, so that it
 * can be replaced.
 */

/** A person, as the sign-in of the host site knows them. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
}

/**
 * A visitor who was checked before the connection was allowed. It is sent between processes, so it contains
 * no secret.
 */
export interface Visitor {
  /** The SHA-256 of the token that the page has for its seat. */
  readonly hash?: string | undefined;
  readonly person?: SignedIn | undefined;
  /** The network of the visitor, for counting. */
  readonly client?: string | undefined;
}

/** A page connected to a room. */
export interface Connection {
  readonly id: string;
  /** @param message JSON */
  send(message: string): void;
  close(code: number): void;
}

/** The content of a room: a table. */
export interface RoomContent {
  /** Whether the visitor has a seat there or made the table. There is always a place for them. */
  knows(visitor: Visitor): boolean;
  opened(connection: Connection, visitor: Visitor): void;
  /** @param bytes JSON of any content, at most 4 kB */
  message(connection: Connection, bytes: Uint8Array): void;
  closed(connection: Connection): void;
  /**
   * Called before the room ends, because the server stops or the content closed it. All connections are
   * closed already.
   */
  ended(): Promise<void>;
}

export interface Room {
  /**
   * Publishes what others may know about the room.
   *
   * @param listing JSON
   */
  list(listing: object, isPublic: boolean): void;
  /** Closes all connections, then the room. */
  close(code: number): Promise<void>;
}

/** A place in a room, reserved for a page until it has connected. It is JSON for the page. */
export type Reservation = Readonly<Record<string, string>>;

export interface Network {
  /** The name of this process among those that share a store. */
  readonly process: string;
  /** Starts to accept connections to rooms. */
  start(): Promise<void>;
  open(roomId: string, content: RoomContent): Promise<Room>;
  /**
   * @returns 'unlisted' if no process has that room, or not yet; 'gone' if its process does not answer; otherwise why it has no
   * place for the visitor
   */
  reserve(roomId: string, visitor: Visitor): Promise<Reservation | 'unlisted' | 'gone' | NoPlace>;
  /** The listings of the public rooms of all processes. */
  listings(): Promise<readonly object[]>;
  /** Lists the rooms of this process again, after the shared data was lost. */
  relist(): Promise<void>;
  /** Removes what crashed processes left behind. */
  sweep(): Promise<void>;
  /** Ends all rooms, then all connections. */
  stop(): Promise<void>;
}

/** The close codes of connections, which tell pages the reason. */
export const CLOSE = {
  /** Final: sent after `bye`. */
  done: 4000,
  /** Join again: this process stops. */
  stopping: 4001,
  /** Join again: this connection failed. */
  failed: 4002,
  /** Join again: the table runs elsewhere. */
  moved: 4010,
  /** Join again: too much was waiting to be sent to this page. */
  behind: 4013,
  /** Too many messages in a short time. */
  flood: 4429,
} as const;

/**
 * The most bytes that wait to be sent to one page, because it reads slowly or the store is slow or away. The connection is closed
 * then. A page that joins again is sent all that it missed in 20 kB at most.
 */
export const MOST_WAITING = 256_000;

/** The largest frame from a page, in bytes. */
export const MAX_FRAME = 4096;

/**
 * The most connections and reserved places. Visitors can't use up the places of people with seats, and one client can't use up
 * those of all visitors.
 */
export interface PlaceLimits {
  /** At one table, for all visitors without a seat. */
  readonly visitors: number;
  /** At one table, for visitors without a seat from one client's network. */
  readonly visitorsOfClient: number;
  /** At all tables of this process, for one client's network, with a seat or without. */
  readonly client: number;
}

/**
 * The most connections and reserved places for one seat: its page, and pages that replace it. A page that is reloaded again and
 * again leaves places unused.
 */
export const SEAT_PLACES = 25;

/** Why there is no place for a visitor: a code that the page is sent. */
export type NoPlace = 'table-full' | 'too-many-visitors' | 'too-many-connections';

/** How long a place is reserved for a page until it connects, in seconds. */
export const PLACE_SECONDS = 5;
