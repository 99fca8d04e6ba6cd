import { ContextProvider } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { MemoryStore } from '../../storage/save-store.js';
import { type Room, roomContext } from '../controllers/room.js';

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
 * The room of a replayed game: nothing in it outlasts the page, and nothing is counted. It looks, speaks and sounds
 * like the room around the replay.
 */
export class ReplayRoom {
  private readonly store = new MemoryStore();
  private readonly provider: ContextProvider<typeof roomContext, ReactiveElement>;

  constructor(replay: ReactiveElement) {
    this.provider = new ContextProvider(replay, { context: roomContext });
    this.follow(undefined);
  }

  /** Takes the looks of the room around; the plain ones where there is none. */
  follow(around: Room | undefined): void {
    const { theme, locale, mirrored, fourColor, sound, cardFaces } = around ?? PLAIN;
    // A replayed game has no clock and no counts of its own, whatever the room says: `calm` is the element's.
    const looks = { theme, locale, mirrored, fourColor, sound, cardFaces };
    this.provider.setValue({ ...PLAIN, ...looks, store: this.store, history: undefined });
  }
}
