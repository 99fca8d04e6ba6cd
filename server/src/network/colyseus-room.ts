import { type Client, type ClientPrivate, ClientState, Room } from '@colyseus/core';
import { TokenBucket } from '../token-bucket.js';
import { CLOSE, type Connection, MOST_PLACES, PLACE_SECONDS, type RoomContent } from './network.js';
import type { Visitor } from './network.js';

/** The first bytes of Colyseus frames. The second byte of a message is its type. */
const FRAME = { join: 10, leave: 12, bytes: 17, ping: 18 } as const;
const MESSAGE_TYPE = 1;

/** The rate limit for messages of a page. A person at a table needs a few a minute. */
const RATE = { burst: 60, perSecond: 20 };

/**
 * How long a page may take to report that it is ready, in milliseconds. Until then its messages are queued.
 */
const READY = 10_000;

/** The most bytes waiting for a page that reads slowly. */
const MOST_WAITING = 1_000_000;

/** The members of a client's WebSocket that are used here. */
interface Socket {
  readonly bufferedAmount: number;
  pause(): void;
  terminate(): void;
}

type ColyseusClient = Client & ClientPrivate;
type Reserve = (sessionId: string, visitor: Visitor) => Promise<boolean>;
type Receive = (client: ColyseusClient, frame: Buffer) => void;

/** A Colyseus room. It passes bytes to its content, and ends when the content ends it. */
export class TableRoom extends Room {
  /** The content of rooms that are about to open, by room name. */
  static readonly contents = new Map<string, RoomContent>();

  override autoDispose = false;
  override seatReservationTimeout = PLACE_SECONDS;
  /** Colyseus state is not used, but each room has a timer with this interval anyway. */
  override patchRate = 5000;

  private readonly connections = new Map<string, RoomConnection>();
  /** The visitors with a place: those connected, and those who may still connect. */
  private readonly places = new Map<string, Visitor>();
  private content!: RoomContent;

  override onCreate(): void {
    const content = TableRoom.contents.get(this.roomId);
    if (!content) throw new Error(`nothing is to be in the room ${this.roomId}`);
    this.content = content;
    // Brackets, because it is private in Colyseus.
    // eslint-disable-next-line @typescript-eslint/dot-notation
    const receive = (this['_onMessage'] as Receive).bind(this);
    // Filters frames before Colyseus reads them: it throws uncaught errors on some malformed frames.
    const filter: Receive = (client, frame) => this.receive(client, frame, receive);
    Object.defineProperty(this, '_onMessage', { value: filter });
  }

  /** Reserves a place for a page, if there is one. Other processes call this method by its name. */
  reservePlace(sessionId: string, visitor: Visitor): Promise<boolean> {
    if (!this.hasPlaceFor(visitor)) return Promise.resolve(false);
    this.places.set(sessionId, visitor);
    // Brackets, because it is private in Colyseus.
    // eslint-disable-next-line @typescript-eslint/dot-notation
    return (this['_reserveSeat'] as Reserve).call(this, sessionId, visitor);
  }

  private hasPlaceFor(visitor: Visitor): boolean {
    for (const id of this.places.keys())
      if (!this.connections.has(id) && !this.hasReservedSeat(id)) this.places.delete(id);
    const all = [...this.places.values()];
    if (this.content.knows(visitor))
      return all.filter(({ hash }) => hash === visitor.hash).length < MOST_PLACES.seat;
    const others = all.filter((one) => !this.content.knows(one));
    const ofClient = others.filter(({ client }) => client === visitor.client);
    return others.length < MOST_PLACES.visitors && ofClient.length < MOST_PLACES.client;
  }

  override onJoin(client: ColyseusClient, visitor: Visitor): void {
    const connection = new RoomConnection(client);
    this.connections.set(client.sessionId, connection);
    this.content.opened(connection, visitor);
  }

  override onLeave(client: ColyseusClient): void {
    const connection = this.connections.get(client.sessionId);
    this.connections.delete(client.sessionId);
    if (!connection) return;
    connection.dispose();
    this.content.closed(connection);
  }

  override onDispose(): Promise<void> {
    return this.content.ended();
  }

  private receive(client: ColyseusClient, frame: Buffer, receive: Receive): void {
    const connection = this.connections.get(client.sessionId);
    if (!connection || client.state === ClientState.LEAVING) return;
    if (!connection.bucket.take(performance.now())) return connection.refuse();
    const [first, second] = frame;
    if (first === FRAME.bytes && second === MESSAGE_TYPE)
      this.content.message(connection, frame.subarray(2));
    else if (first === FRAME.join || first === FRAME.leave || first === FRAME.ping)
      receive(client, frame);
  }
}

class RoomConnection implements Connection {
  readonly id: string;
  readonly bucket = new TokenBucket(RATE, performance.now());
  private readonly ready: NodeJS.Timeout;

  constructor(private readonly client: ColyseusClient) {
    this.id = client.sessionId;
    this.ready = setTimeout(() => {
      if (client.state !== ClientState.JOINED) this.close(CLOSE.failed);
    }, READY);
  }

  send(message: string): void {
    const { bufferedAmount } = this.client.ref as unknown as Socket;
    if (bufferedAmount > MOST_WAITING) this.close(CLOSE.failed);
    else this.client.sendBytes(MESSAGE_TYPE, Buffer.from(message));
  }

  close(code: number): void {
    this.client.leave(code);
  }

  /** Closes the connection and stops reading: a page that floods may continue after it was told to stop. */
  refuse(): void {
    const socket = this.client.ref as unknown as Socket;
    this.close(CLOSE.flood);
    socket.pause();
    setTimeout(() => socket.terminate(), 1000).unref();
  }

  dispose(): void {
    clearTimeout(this.ready);
  }
}
