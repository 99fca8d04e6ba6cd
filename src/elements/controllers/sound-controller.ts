import type { ReactiveController } from 'lit';
import { lazy } from '../base/lazy.js';
import type { SoundHost } from './sound-host.js';

const loadSounds = lazy('sounds', () => import('../sound/sounding.js'));

/**
 * Loads the sounds once anybody wants a game heard. Whether the game is heard is decided there, with every update and
 * as the game leaves the page.
 */
export class SoundController implements ReactiveController {
  /** Decides anew; nothing where the sounds can't be loaded. */
  private settle: Promise<(() => void) | undefined> | undefined;

  constructor(private readonly host: SoundHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { host } = this;
    const setting = host.preferences['sound'] ?? host.sound ?? host.room?.sound;
    // Without a value the attribute is on.
    const isOff = (setting ?? false) === false || setting === 'off';
    if (host.isConnected && !isOff) this.settle ??= this.load();
    void this.settle?.then((settle) => settle?.());
  }

  hostDisconnected(): void {
    void this.settle?.then((settle) => settle?.());
  }

  private async load(): Promise<(() => void) | undefined> {
    try {
      const { sounding } = await loadSounds();
      return sounding(this.host);
    } catch (error) {
      this.host.loadFailed(error);
      return undefined;
    }
  }
}
