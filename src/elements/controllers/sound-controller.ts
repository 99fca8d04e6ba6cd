import type { ReactiveController } from 'lit';
import { LazyPart, lazy } from '../base/lazy.js';
import type { SoundHost } from './sound-host.js';

const loadSounds = lazy('sounds', () => import('../sound/sounding.js'));

/**
 * Loads the sounds when the first game needs them. The module decides whether the game is audible, at each
 * update and when the game leaves the page.
 */
export class SoundController implements ReactiveController {
  /** Decides again whether the game is audible. */
  private readonly settle: LazyPart<() => void>;

  constructor(private readonly host: SoundHost) {
    this.settle = new LazyPart(host, async () => {
      const settle = (await loadSounds()).sounding(host);
      settle();
      return settle;
    });
    host.addController(this);
  }

  hostUpdate(): void {
    const { host } = this;
    const setting = host.preferences['sound'] ?? host.sound ?? host.room?.sound;
    // An attribute without a value is on.
    const isOff = (setting ?? false) === false || setting === 'off';
    if (host.isConnected && !isOff) this.settle.want();
    // After the events of this update, whose sounds come first.
    queueMicrotask(() => this.settle.value?.());
  }

  hostDisconnected(): void {
    this.settle.value?.();
  }
}
