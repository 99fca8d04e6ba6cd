import { type Client, type ClientPrivate, ClientState } from '@colyseus/core';
import { TokenBucket } from '../token-bucket.js';
import { CLOSE, type Connection, MOST_WAITING } from './network.js';

/** The second byte of a Colyseus frame with a message of ours. */
export const MESSAGE_TYPE = 1;

/** The rate limit for messages of a page. A person at a table needs a few a minute. */
const RATE = { burst: 60, perSecond: 20 };

/**
 * How long a page may take to report that it is ready, in milliseconds. Until then its messages are queued.
 */
const READY = 10_000;

/** How long a page may take to read that its connection is closed, in milliseconds. */
const LAST_WORDS = 5000;

/** What the close frame says of codes that nothing was sent about. */
const REASONS = new Map<number, string>([
  [CLOSE.behind, 'too much was waiting to be sent'],
  [CLOSE.flood, 'too many messages'],
]);

/** The members of a client's WebSocket that are used here. */
interface Socket {
  readonly bufferedAmount: number;
  pause(): void;
  terminate(): void;
}

export type ColyseusClient = Client & ClientPrivate;

/** The connection of a page in a Colyseus room. */
export class RoomConnection implements Connection {
  readonly id: string;
  readonly bucket = new TokenBucket(RATE, performance.now());
  /** The bytes that wait in Colyseus until the page is ready. */
  private early = 0;
  private readonly ready: NodeJS.Timeout;

  constructor(private readonly client: ColyseusClient) {
    this.id = client.sessionId;
    this.ready = setTimeout(() => {
      if (client.state !== ClientState.JOINED) this.close(CLOSE.failed);
    }, READY);
  }

  send(message: string): void {
    if (this.client.state === ClientState.LEAVING) return;
    const bytes = Buffer.from(message);
    this.early = this.client.state === ClientState.JOINED ? 0 : this.early + bytes.length;
    const socket = this.client.ref as unknown as Socket;
    if (socket.bufferedAmount + this.early <= MOST_WAITING)
      return this.client.sendBytes(MESSAGE_TYPE, bytes);
    this.close(CLOSE.behind);
    setTimeout(() => socket.terminate(), LAST_WORDS).unref();
  }

  close(code: number): void {
    this.client.leave(code, REASONS.get(code));
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
