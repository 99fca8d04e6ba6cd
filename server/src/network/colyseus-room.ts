import { type Client, type ClientPrivate, ClientState, Room } from '@colyseus/core';
import { TokenBucket } from '../token-bucket.js';
import { CLOSE, type Connection, MOST_PLACES, PLACE_KEPT, type RoomContent } from './network.js';
import type { Visitor } from './network.js';

/** First bytes of Colyseus' frames. The second byte of a message is its type. */
const FRAME = { join: 10, leave: 12, bytes: 17, ping: 18 } as const;
const MESSAGE_TYPE = 1;

/** What a page may send: a person at a table needs a few in a minute. */
const RATE = { burst: 60, perSecond: 20 };

/** Milliseconds in which a page must have said that it is ready for messages, which are kept for it until then. */
const READY = 10_000;

/** Bytes that may wait for a page that reads slowly. */
const MOST_WAITING = 1_000_000;

/** What is used of the WebSocket under a client. */
interface Socket {
  readonly bufferedAmount: number;
  pause(): void;
  terminate(): void;
}

type ColyseusClient = Client & ClientPrivate;
type Reserve = (sessionId: string, visitor: Visitor) => Promise<boolean>;
type Receive = (client: ColyseusClient, frame: Buffer) => void;

/** A Colyseus room around its content: it carries bytes, and ends when the content says so. */
export class TableRoom extends Room {
  /** The content of rooms that are about to be opened, by the room's name. */
  static readonly contents = new Map<string, RoomContent>();

  override autoDispose = false;
  override seatReservationTimeout = PLACE_KEPT;
  /** There is no state of Colyseus' own; each room has a timer of that interval nevertheless. */
  override patchRate = 5000;

  private readonly connections = new Map<string, RoomConnection>();
  /** Whom the places are for: of connections, and of those that may still come. */
  private readonly places = new Map<string, Visitor>();
  private content!: RoomContent;

  override onCreate(): void {
    const content = TableRoom.contents.get(this.roomId);
    if (!content) throw new Error(`nothing is to be in the room ${this.roomId}`);
    this.content = content;
    // By brackets, because it is private to Colyseus.
    // eslint-disable-next-line @typescript-eslint/dot-notation
    const receive = (this['_onMessage'] as Receive).bind(this);
    // Before Colyseus reads a frame: some that it can't read make it throw where nobody catches that.
    const filter: Receive = (client, frame) => this.receive(client, frame, receive);
    Object.defineProperty(this, '_onMessage', { value: filter });
  }

  /** Keeps a place for a page, where there is one; any process may ask that, and calls it by its name. */
  keepPlace(sessionId: string, visitor: Visitor): Promise<boolean> {
    if (!this.hasPlaceFor(visitor)) return Promise.resolve(false);
    this.places.set(sessionId, visitor);
    // By brackets, because it is private to Colyseus.
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
    connection.left();
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

  /** Reads no more: a page that floods may go on after it was sent that the connection is closed. */
  refuse(): void {
    const socket = this.client.ref as unknown as Socket;
    this.close(CLOSE.flood);
    socket.pause();
    setTimeout(() => socket.terminate(), 1000).unref();
  }

  left(): void {
    clearTimeout(this.ready);
  }
}
