import { ContextConsumer, ContextRoot, createContext } from '@lit/context';
import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import { ROOM, type Room } from './room.js';

/** The context by which elements find the room that they stand in. */
export const roomContext = createContext<Room>(ROOM);

// It keeps requests that no room answers yet: the script of `<card-room>` may come after the game's.
if (!(isServer as boolean)) new ContextRoot().attach(document.documentElement);

/** Tells an element of the room that it stands in, and of every change of that room. */
export class RoomController implements ReactiveController {
  /** @param take is called with each room; with `undefined` where there is none */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    private readonly take: (room: Room | undefined) => void,
  ) {
    // Before the consumer: whoever comes to another place forgets the room of the old one first.
    host.addController(this);
    new ContextConsumer(host, { context: roomContext, subscribe: true, callback: take });
  }

  hostConnected(): void {
    this.take(undefined);
  }
}
