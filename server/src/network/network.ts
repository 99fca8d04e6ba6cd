/**
 * What the tables need of a network. `colyseus.ts` is the one file that knows the library that does it; the rest of the
 * server would work the same over another.
 */

/** A person as the host site's own sign-in knows them. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
}

/** Who connects, as was checked before the connection was allowed. It goes from process to process, and so has no secret. */
export interface Visitor {
  /** The SHA-256 of the token that the page has for its seat. */
  readonly hash?: string | undefined;
  readonly person?: SignedIn | undefined;
  /** Whose network it comes from, for counting. */
  readonly client?: string | undefined;
}

/** A page that is connected to a room. */
export interface Connection {
  readonly id: string;
  /** @param message JSON */
  send(message: string): void;
  close(code: number): void;
}

/** What is in a room: a table. */
export interface RoomContent {
  /** Whether somebody has a seat there, or has made it: there is always a place for them. */
  knows(visitor: Visitor): boolean;
  opened(connection: Connection, visitor: Visitor): void;
  /** @param bytes JSON, of any content and up to 4 kB */
  message(connection: Connection, bytes: Uint8Array): void;
  closed(connection: Connection): void;
  /** The room is about to end: the server stops, or the content has closed it. Connections are closed already. */
  ended(): Promise<void>;
}

/** A room of this process. */
export interface Room {
  /**
   * What others may know of it.
   *
   * @param listing JSON
   */
  list(listing: object, isPublic: boolean): void;
  /** Closes all connections, then the room. */
  close(code: number): Promise<void>;
}

/** A place in a room that is kept for a page until it has connected, as JSON for the page. */
export type Reservation = Readonly<Record<string, string>>;

export interface Network {
  /** The name of this process among those that share a store. */
  readonly process: string;
  /** Begins to accept connections to rooms. */
  start(): Promise<void>;
  open(roomId: string, content: RoomContent): Promise<Room>;
  /**
   * @returns 'unlisted' where no process has that room, or none yet, 'gone' where its process does not answer, 'full' where
   *   it has all connections that it may have
   */
  reserve(roomId: string, visitor: Visitor): Promise<Reservation | 'unlisted' | 'gone' | 'full'>;
  /** What the public rooms of all processes have listed. */
  listings(): Promise<readonly object[]>;
  /** Lists the rooms of this process again, after what all processes share was lost. */
  relist(): Promise<void>;
  /** Forgets what processes that have crashed left behind. */
  sweep(): Promise<void>;
  /** Ends all rooms, then all connections. */
  stop(): Promise<void>;
}

/** Why a connection was closed, as its page is sent it. */
export const CLOSE = {
  /** For good: after `bye`. */
  done: 4000,
  /** Join again: this process stops. */
  stopping: 4001,
  /** Join again: something went wrong with this connection. */
  failed: 4002,
  /** Join again: the table runs elsewhere. */
  moved: 4010,
  /** Too many messages in a short time. */
  flood: 4429,
} as const;

/** Bytes of a frame that a page sends. */
export const MAX_FRAME = 4096;

/** Connections to one table at once, and places that are kept for them. Nobody can fill a table for those who sit there. */
export const MOST_PLACES = {
  /** Of all who have no seat. */
  visitors: 50,
  /** Of those from one client's network. */
  client: 25,
  /** Of one seat: the page that has it, and those in its place: one that is loaded again and again leaves places unused. */
  seat: 25,
} as const;

/** Seconds for which a place is kept for a page until it connects. */
export const PLACE_KEPT = 5;
