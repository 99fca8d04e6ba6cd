import type { ReactiveControllerHost } from 'lit';
import type { Problem } from '../engine/reason.js';
import type { Preferences } from './preferences.js';
import { lazy } from './lazy.js';
import type { Room } from './room.js';

/** A game that may be heard. */
export interface SoundHost extends ReactiveControllerHost, HTMLElement {
  /** What the page says of it; `null` leaves it to the room. */
  readonly sound: unknown;
  readonly room: Room | undefined;
  readonly preferences: Preferences;
  complain(problem: Problem): unknown;
  loadFailed(error: unknown): void;
}

const loadSounds = lazy('sounds', () => import('./sounds/sounding.js'));

/** Loads what sounds once anybody wants a game heard; whether it is, is decided there with every update. */
export function hear(host: SoundHost): void {
  let sounds: Promise<(() => void) | undefined> | undefined;
  const start = async (): Promise<(() => void) | undefined> => {
    try {
      const { sounding } = await loadSounds();
      return sounding(host);
    } catch (error) {
      host.loadFailed(error);
      return undefined;
    }
  };
  const look = (): void => {
    const wish = host.preferences['sound'] ?? host.sound ?? host.room?.sound;
    // Without a value the attribute is on.
    if (host.isConnected && (wish || wish === '') && wish !== 'off') {
      sounds ??= start();
    }
    void sounds?.then((settle) => settle?.());
  };
  host.addController({ hostUpdate: look, hostDisconnected: look });
}
