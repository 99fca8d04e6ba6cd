import './colyseus-settings.js';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import {
  type AuthContext,
  type IRoomCache,
  type Room as ColyseusRoom,
  Server,
  matchMaker,
} from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { TableRoom } from './colyseus-room.js';
import { MAX_FRAME, type Network, type NoPlace, type Reservation, type Room } from './network.js';
import type { PlaceLimits, RoomContent, Visitor } from './network.js';

const ROOM = 'table';

/** The time between WebSocket pings, in milliseconds. A page that misses two is disconnected. */
const PING = 3000;

export interface ColyseusSettings {
  readonly http: HttpServer;
  readonly log: Logger;
  /** Opens a connection to Redis, for data that processes share. Without it, there is one process. */
  readonly redis?: (() => Redis) | undefined;
  /** Host and port at which pages reach this process directly, if there are several. */
  readonly publicAddress?: string | undefined;
  readonly places: PlaceLimits;
  /** Whether a page with these headers may connect. */
  readonly isAllowed: (headers: IncomingMessage['headers']) => boolean;
}

/**
 * The network implemented with Colyseus: its WebSockets, its rooms, and what its processes know about each
 * other. Its own HTTP routes stay closed, because they accept any origin and let anybody create rooms;
 * `http.ts` has our routes. A process has one matchmaker, and so can have one network.
 */
export class ColyseusNetwork implements Network {
  private readonly server: Server;

  constructor({ http, log, redis, publicAddress, places, isAllowed }: ColyseusSettings) {
    TableRoom.limits = places;
    this.server = new Server({
      greet: false,
      // The command line handles signals itself.
      gracefullyShutdown: false,
      logger: quietLogger(log),
      transport: new WebSocketTransport({
        server: http,
        maxPayload: MAX_FRAME,
        // Reads one frame of a connection at a time, so that a burst of frames doesn't delay other
        // connections.
        allowSynchronousEvents: false,
        pingInterval: PING,
        pingMaxRetries: 2,
        beforeUpgrade: (request, context) => refusal(request, context, isAllowed),
      }),
      ...(publicAddress !== undefined && { publicAddress }),
      ...(redis && { presence: new RedisPresence(redis()), driver: new RedisDriver(redis()) }),
    });
    this.server.define(ROOM, TableRoom);
  }

  get process(): string {
    return matchMaker.processId;
  }

  /** Replaces the server's own `listen`, which would open Colyseus' routes. */
  start(): Promise<void> {
    return matchMaker.accept();
  }

  async open(roomId: string, content: RoomContent): Promise<Room> {
    TableRoom.contents.set(roomId, content);
    try {
      await matchMaker.handleCreateRoom(ROOM, {}, undefined, roomId);
    } finally {
      TableRoom.contents.delete(roomId);
    }
    return roomOf(matchMaker.getLocalRoomById(roomId));
  }

  async reserve(
    roomId: string,
    visitor: Visitor,
  ): Promise<Reservation | 'unlisted' | 'gone' | NoPlace> {
    const listing = await findRoom(roomId);
    if (!listing) return 'unlisted';
    // 128 bits. Whoever knows the id has the place.
    const sessionId = randomBytes(16).toString('base64url');
    const method = 'reservePlace' satisfies keyof TableRoom as keyof ColyseusRoom;
    try {
      const given = [sessionId, visitor];
      const answer = (await matchMaker.remoteRoomCall(roomId, method, given)) as Awaited<
        ReturnType<TableRoom['reservePlace']>
      >;
      if (answer !== 'reserved') return answer;
    } catch {
      // Its process does not answer. If this check fails too, Colyseus cleans up what the process left
      // behind.
      void matchMaker.healthCheckProcessId(listing.processId);
      return 'gone';
    }
    const { name, processId, publicAddress } = listing;
    return { name, roomId, processId, sessionId, ...(publicAddress && { publicAddress }) };
  }

  async listings(): Promise<readonly object[]> {
    const rooms = await matchMaker.query({ name: ROOM, private: false });
    return rooms.flatMap(({ metadata }) => (isObject(metadata) ? [metadata] : []));
  }

  relist(): Promise<void> {
    return matchMaker.restoreMissingRoomCaches();
  }

  async sweep(): Promise<void> {
    await matchMaker.healthCheckAllProcesses();
  }

  async stop(): Promise<void> {
    await this.server.gracefullyShutdown(false);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Listing = Pick<IRoomCache, 'name' | 'processId' | 'publicAddress'>;

async function findRoom(roomId: string): Promise<Listing | undefined> {
  const { processId, publicAddress } = matchMaker;
  if (matchMaker.getLocalRoomById(roomId) as unknown)
    return { name: ROOM, processId, publicAddress };
  return ((await matchMaker.driver.findOne({ roomId })) as Listing | null) ?? undefined;
}

function roomOf(room: ColyseusRoom): Room {
  return {
    list: (listing, isPublic) =>
      void room.setMatchmaking({ metadata: listing, private: !isPublic }).catch(() => {
        // A lost listing does no harm: the next change sends it again.
      }),
    close: async (code) => {
      await room.disconnect(code);
    },
  };
}

/** The response that refuses to open a WebSocket; `undefined` if it may open. */
function refusal(
  request: Request,
  { headers }: Readonly<AuthContext>,
  isAllowed: ColyseusSettings['isAllowed'],
): Response | undefined {
  if (!isAllowed(Object.fromEntries(headers.entries()))) return new Response(null, { status: 403 });
  const { pathname, searchParams } = new URL(request.url);
  const roomId = pathname.split('/').at(-1) ?? '';
  const room: unknown = matchMaker.getLocalRoomById(roomId);
  // Rooms are members of an object, which has members of its own, such as `constructor`.
  const isReserved =
    room instanceof TableRoom && room.hasReservedSeat(searchParams.get('sessionId') ?? '');
  return isReserved ? undefined : new Response(null, { status: 404 });
}

/**
 * Colyseus logs an error with a stack for each malformed frame of a page, which is no news for the
 * operator. So errors become debug messages.
 */
function quietLogger(log: Logger): Record<'trace' | 'debug' | 'info' | 'warn' | 'error', Write> {
  const child = log.child({ by: 'colyseus' });
  const debug: Write = (...words) => child.debug(words.join(' '));
  const warn: Write = (...words) => child.warn(words.join(' '));
  return { trace: debug, debug, info: debug, warn, error: debug };
}

type Write = (...words: readonly unknown[]) => void;
