import { ROOM, type Room } from '../room.js';

/** A question of the context protocol, and the word of a provider that came later. */
interface ContextEvent extends Event {
  readonly context?: unknown;
}

/**
 * Asks for the room that an element stands in, now and whenever one is defined later.
 *
 * @param take hears of each room's value, and again when it changes
 * @returns what ends it
 */
export function askRoom(element: HTMLElement, take: (room: Room) => void): () => void {
  let end: (() => void) | undefined;
  const callback = (room: Room, unsubscribe?: () => void): void => {
    if (unsubscribe !== end) end?.();
    end = unsubscribe;
    take(room);
  };
  const ask = (): void => {
    const question = new Event('context-request', { bubbles: true, composed: true });
    const asked = { context: ROOM, contextTarget: element, callback, subscribe: true };
    element.dispatchEvent(Object.assign(question, asked));
  };
  const provided = (event: ContextEvent): void => {
    if (event.context === ROOM) ask();
  };
  document.addEventListener('context-provider', provided);
  ask();
  return () => {
    document.removeEventListener('context-provider', provided);
    end?.();
  };
}
