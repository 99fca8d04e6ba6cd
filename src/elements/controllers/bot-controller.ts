import type { ReactiveController } from 'lit';
import type { ElementHost } from './element-host.js';
import { paceFactor } from './pace.js';

/** How long a bot takes to act, in milliseconds, at the normal pace. */
const BOT_TIME = 320;

/** The parts of a table that the bots' controller uses. */
export type BotHost = ElementHost<'preferences' | 'loadFailed'> & {
  /** The next bot's action. `undefined` if no bot can act, or nobody could see it. */
  nextAct(): (() => void) | undefined;
};

/**
 * Lets bots act one after the other, at the player's pace. Does nothing while the table is not in the page.
 */
export class BotController implements ReactiveController {
  /** Whether bots act at once, until none can act. */
  isHurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param load loads the bots' module; it is called and awaited whenever a bot may be due */
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

  /** Waits until the bots' module is loaded, or has failed. */
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

  /** Lets all bots act at once until a person has to act, or the hand is over. */
  hurry(): void {
    this.isHurried = true;
    this.wake();
  }

  /** Lets the next bot act after a while. Asks for the action again then, since the game may have changed. */
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
