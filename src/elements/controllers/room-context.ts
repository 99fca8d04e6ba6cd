import { ContextConsumer, ContextRoot, createContext } from '@lit/context';
import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import { ROOM, type Room } from './room.js';

/** The context that lends a room to the elements in it. */
export const roomContext = createContext<Room>(ROOM);

// It keeps the requests that no room has answered: the script of `<card-room>` may load after the game's.
if (!(isServer as boolean)) new ContextRoot().attach(document.documentElement);

/** Gives an element the room around it, and every later one. */
export class RoomController implements ReactiveController {
  /** @param take is called with each room, and with `undefined` if there is none */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    private readonly take: (room: Room | undefined) => void,
  ) {
    // Before the consumer: an element that moves must first forget the old room.
    host.addController(this);
    new ContextConsumer(host, { context: roomContext, subscribe: true, callback: take });
  }

  hostConnected(): void {
    this.take(undefined);
  }
}
