import type { ReactiveController } from 'lit';
import { LazyPart, lazy } from '../base/lazy.js';
import type { ElementHost } from './element-host.js';

const loadSounds = lazy('sounds', () => import('../sound/sounding.js'));

type SoundHost = ElementHost<'sound' | 'room' | 'preferences' | 'complain' | 'loadFailed'>;

/**
 * Loads the sounds when the first game needs them. The module decides whether the game is audible, at each
 * update and when the game leaves the page.
 */
export class SoundController implements ReactiveController {
  /** Decides again whether the game is audible. */
  private readonly update: LazyPart<() => void>;

  constructor(private readonly host: SoundHost) {
    this.update = new LazyPart(host, async () => {
      const update = (await loadSounds()).makeAudible(host);
      update();
      return update;
    });
    host.addController(this);
  }

  hostUpdate(): void {
    const { host } = this;
    const setting = host.preferences['sound'] ?? host.sound ?? host.room?.sound;
    // An attribute without a value is on.
    const isOff = (setting ?? false) === false || setting === 'off';
    if (host.isConnected && !isOff) this.update.loadInBackground();
    // After the events of this update, whose sounds come first.
    queueMicrotask(() => this.update.value?.());
  }

  hostDisconnected(): void {
    this.update.value?.();
  }
}
