import type { ReactiveControllerHost } from 'lit';
import type { Problem } from '../engine/reason.js';
import type { Preferences } from './preferences.js';
import type { Room } from './room.js';

/** A game that may be heard. */
export interface SoundHost extends ReactiveControllerHost, HTMLElement {
  /** What the page says of it; `null` leaves it to the room. */
  readonly sound: unknown;
  readonly room: Room | undefined;
  readonly preferences: Preferences;
  complain(problem: Problem): unknown;
}

/** Whether a page was told that sound can't be fetched. */
let told: unknown;

/** Fetches what sounds once anybody wants a game heard; whether it is, is decided there with every update. */
export function hear(host: SoundHost): void {
  let sounds: Promise<(() => void) | undefined> | undefined;
  const look = (): void => {
    const wish = host.preferences['sound'] ?? host.sound ?? host.room?.sound;
    // Without a value the attribute is on.
    if (host.isConnected && (wish || wish === '') && wish !== 'off') {
      sounds ??= import('./sounds.js').then(
        ({ sounding }) => sounding(host),
        (reason: unknown): undefined =>
          void (told ??= host.complain({
            code: 'option',
            option: 'sound',
            got: String(reason),
            accepted: 'sounds.js',
          })),
      );
    }
    void sounds?.then((settle) => settle?.());
  };
  host.addController({ hostUpdate: look, hostDisconnected: look });
}
