import { ROOM, type Room } from './room.js';

/**
 * Asks for the room that an element stands in, by the context protocol: now, and whenever one is new
 * or another than it was.
 *
 * @param take hears of each answer; `undefined` where there is no room
 * @returns what ends it
 */
export function askRoom(element: HTMLElement, take: (room: Room | undefined) => void): () => void {
  const ask = (): void => {
    // Whoever answers does so at once.
    take(undefined);
    const question = new Event('context-request', { bubbles: true, composed: true });
    element.dispatchEvent(Object.assign(question, { context: ROOM, callback: take }));
  };
  addEventListener('context-provider', ask);
  ask();
  return () => removeEventListener('context-provider', ask);
}
