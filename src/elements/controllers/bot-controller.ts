import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { paceFactor } from './pace.js';
import type { Preferences } from './preferences.js';

/** How long a bot takes to act, in milliseconds, at the normal pace. */
const BOT_TIME = 320;

/** Whose bots act, one after the other. */
export interface BotHost extends ReactiveControllerHost, Element {
  readonly preferences: Preferences;
  /** The next bot's action; none while there is nothing for bots to do, or nobody to see it. */
  nextAct(): (() => void) | undefined;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
}

/** Lets bots act at the player's pace; nothing is done while the table is away. */
export class BotController implements ReactiveController {
  /** Whether bots act at once, until they have nothing to do. */
  isHurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param load loads what bots play by; it is called whenever a bot may be due, and waited for */
  constructor(
    private readonly host: BotHost,
    private readonly load: () => Promise<unknown> | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.wake();
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Done once bots can play: by what was loaded for them, or without it. */
  async ready(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.host.loadFailed(error);
    }
  }

  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** All bots act at once until a person is to act, or the hand is over. */
  hurry(): void {
    this.isHurried = true;
    this.wake();
  }

  /** The next bot acts after a while; asked again when it does, since much may have changed. */
  wake(): void {
    this.rest();
    const { host } = this;
    if (!host.isConnected) return;
    const ready = this.ready();
    if (!host.nextAct()) {
      this.isHurried = false;
      return;
    }
    const time = this.isHurried ? 0 : BOT_TIME * paceFactor(host, host.preferences);
    const timer = setTimeout(() => {
      void ready.then(() => {
        if (this.timer === timer) host.nextAct()?.();
      });
    }, time);
    this.timer = timer;
  }
}
