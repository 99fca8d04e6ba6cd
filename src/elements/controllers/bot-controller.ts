import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { motionFactor } from './motion-factor.js';

/** How long a bot takes to act, in milliseconds, before the factor on all times. */
const BOT_TIME = 320;

/** Whose bots act, one after the other. */
export interface BotHost extends ReactiveControllerHost, Element {
  readonly preferences: Readonly<Record<string, string | undefined>>;
  /** The next bot's action; none while there is nothing for bots to do, or nobody to see it. */
  nextAct(): (() => void) | undefined;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
}

/** Lets bots act at a pace that a person can follow; nothing is done while the table is away. */
export class BotController implements ReactiveController {
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

  /** The next bot acts after a while; asked again when it does, since much may have changed. */
  wake(): void {
    this.rest();
    const { host } = this;
    if (!host.isConnected) return;
    const ready = this.ready();
    if (!host.nextAct()) return;
    const time = BOT_TIME * motionFactor(host, host.preferences['motion']);
    const timer = setTimeout(() => {
      void ready.then(() => {
        if (this.timer === timer) host.nextAct()?.();
      });
    }, time);
    this.timer = timer;
  }
}
