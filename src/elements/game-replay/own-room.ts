import { MemoryStore } from '../../storage/save-store.js';
import { ROOM, type Room } from '../room.js';

/** A request by the context protocol. */
type ContextRequest = Event & {
  readonly context?: unknown;
  readonly callback?: (room: Room) => void;
};

const PLAIN: Omit<Room, 'store' | 'history'> = {
  theme: 'auto',
  calm: false,
  mirrored: false,
  fourColor: false,
  sound: 'off',
  cardFaces: null,
};

/**
 * Lends a game a room of its own, in which nothing outlasts the page and nothing is counted; it
 * looks and sounds like the room around.
 *
 * @param root what asks from within
 * @param host what it asks for itself
 */
export function lendRoom(root: ShadowRoot, host: HTMLElement): void {
  const store = new MemoryStore();
  root.addEventListener('context-request', (event) => {
    const { context, callback } = event as ContextRequest;
    if (context !== ROOM || !callback) return;
    event.stopPropagation();
    let around = PLAIN;
    const request = { context: ROOM, callback: (room: Room) => (around = room) };
    const asked = new Event('context-request', { bubbles: true, composed: true });
    host.dispatchEvent(Object.assign(asked, request));
    const { theme, mirrored, fourColor, sound, cardFaces } = around;
    // A watched game has no clock and no counts of its own.
    const looks = { theme, mirrored, fourColor, sound, cardFaces };
    callback({ ...PLAIN, ...looks, store, history: undefined });
  });
}
