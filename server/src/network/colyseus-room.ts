import { ClientState, Room } from '@colyseus/core';
import { PLACE_SECONDS, SEAT_PLACES } from './network.js';
import type { NoPlace, PlaceLimits, RoomContent, Visitor } from './network.js';
import { type ColyseusClient, MESSAGE_TYPE, RoomConnection } from './room-connection.js';

/** The first bytes of Colyseus frames. The second byte of a message is its type. */
const FRAME = { join: 10, leave: 12, bytes: 17, ping: 18 } as const;

type Reserve = (sessionId: string, visitor: Visitor) => Promise<boolean>;
type Receive = (client: ColyseusClient, frame: Buffer) => void;

/** A Colyseus room. It passes bytes to its content, and ends when the content ends it. */
export class TableRoom extends Room {
  /** The content of rooms that are about to open, by room name. */
  static readonly contents = new Map<string, RoomContent>();

  static limits: PlaceLimits;
  /** The rooms of this process. */
  private static readonly rooms = new Set<TableRoom>();

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
    TableRoom.rooms.add(this);
    // Brackets, because it is private in Colyseus.
    // eslint-disable-next-line @typescript-eslint/dot-notation
    const receive = (this['_onMessage'] as Receive).bind(this);
    // Filters frames before Colyseus reads them: it throws uncaught errors on some malformed frames.
    const filter: Receive = (client, frame) => this.receive(client, frame, receive);
    Object.defineProperty(this, '_onMessage', { value: filter });
  }

  /** Reserves a place for a page, if there is one. Other processes call this method by its name. */
  async reservePlace(sessionId: string, visitor: Visitor): Promise<'reserved' | NoPlace> {
    const refused = this.refusal(visitor);
    if (refused) return refused;
    this.places.set(sessionId, visitor);
    // Brackets, because it is private in Colyseus.
    // eslint-disable-next-line @typescript-eslint/dot-notation
    const isReserved = await (this['_reserveSeat'] as Reserve).call(this, sessionId, visitor);
    return isReserved ? 'reserved' : 'table-full';
  }

  private refusal(visitor: Visitor): NoPlace | undefined {
    const { limits, rooms } = TableRoom;
    const isClients = ({ client }: Visitor): boolean => client === visitor.client;
    const ofClient = [...rooms].flatMap((room) => room.visitors().filter(isClients));
    if (ofClient.length >= limits.client) return 'too-many-connections';
    const all = this.visitors();
    if (this.content.knows(visitor)) {
      const ofSeat = all.filter(({ hash }) => hash === visitor.hash);
      return ofSeat.length < SEAT_PLACES ? undefined : 'table-full';
    }
    const others = all.filter((one) => !this.content.knows(one));
    if (others.length >= limits.visitors) return 'table-full';
    const isMost = others.filter(isClients).length >= limits.visitorsOfClient;
    return isMost ? 'too-many-visitors' : undefined;
  }

  /** The visitors with a place. Places that were not used in time are removed. */
  private visitors(): readonly Visitor[] {
    for (const id of this.places.keys())
      if (!this.connections.has(id) && !this.hasReservedSeat(id)) this.places.delete(id);
    return [...this.places.values()];
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
    TableRoom.rooms.delete(this);
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
