import { MemoryStore } from '../../storage/save-store.js';
import { ROOM, type Room } from '../room.js';

/** A request by the context protocol. */
type ContextRequest = Event & {
  readonly context?: unknown;
  readonly callback?: (room: Room) => void;
};

const PLAIN: Omit<Room, 'store' | 'history'> = {
  theme: 'auto',
  locale: null,
  calm: false,
  mirrored: false,
  fourColor: false,
  sound: 'off',
  cardFaces: null,
};

/**
 * Lends a game a room of its own, in which nothing outlasts the page and nothing is counted; it
 * looks, speaks and sounds like the room around.
 *
 * @param root what asks from within
 * @param around the room around it as it is then
 */
export function lendRoom(root: ShadowRoot, around: () => Room | undefined): void {
  const store = new MemoryStore();
  root.addEventListener('context-request', (event) => {
    const { context, callback } = event as ContextRequest;
    if (context !== ROOM || !callback) return;
    event.stopPropagation();
    const { theme, locale, mirrored, fourColor, sound, cardFaces } = around() ?? PLAIN;
    // A watched game has no clock and no counts of its own.
    const looks = { theme, locale, mirrored, fourColor, sound, cardFaces };
    callback({ ...PLAIN, ...looks, store, history: undefined });
  });
}
