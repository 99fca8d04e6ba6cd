import { ContextProvider } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { MemoryStore } from '../../storage/save-store.js';
import { type Room, roomContext } from '../controllers/room.js';

const DEFAULTS: Omit<Room, 'store' | 'history'> = {
  theme: 'auto',
  locale: null,
  calm: false,
  mirrored: false,
  fourColor: false,
  sound: 'off',
  cardFaces: null,
};

/**
 * The room that a replay provides to its game. It stores nothing beyond the page and records nothing. Looks, language
 * and sound are those of the room around the replay.
 */
export class ReplayRoom {
  private readonly store = new MemoryStore();
  private readonly provider: ContextProvider<typeof roomContext, ReactiveElement>;

  constructor(replay: ReactiveElement) {
    this.provider = new ContextProvider(replay, { context: roomContext });
    this.update(undefined);
  }

  /** Takes looks, language and sound from the room around; the defaults if there is none. */
  update(around: Room | undefined): void {
    const { theme, locale, locales, mirrored, fourColor, sound, cardFaces, faces } =
      around ?? DEFAULTS;
    // Not `calm`: the replay sets that on the game's element, which always hides clock and counts.
    const looks = { theme, locale, locales, mirrored, fourColor, sound, cardFaces, faces };
    this.provider.setValue({ ...DEFAULTS, ...looks, store: this.store, history: undefined });
  }
}
