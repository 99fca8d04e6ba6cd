import type { ReactiveController } from 'lit';
import type { ElementHost } from './element-host.js';
import { paceFactor } from './pace.js';

/** How long a bot takes to act, in milliseconds, at the normal pace. */
const BOT_TIME = 320;
/** The same after the player's last decision in a hand, and how many acts take that time. Later ones take none. */
const SHORT_TIME = 50;
const SHORT_ACTS = 10;

/** The parts of a table that the bots' controller uses. */
export type BotHost = ElementHost<'preferences' | 'loadFailed'> & {
  /** The next bot's action. `undefined` if no bot can act, or nobody could see it. */
  nextAct(): (() => void) | undefined;
  /** Whether the player has made their last decision, and only waits for the end. By default never. */
  readonly hasDecided?: boolean;
  /** How long the next bot takes, in milliseconds at the normal pace. Default: 320. */
  readonly botTime?: number | undefined;
};

/**
 * Lets bots act one after the other, at the player's pace. Does nothing while the table is not in the page.
 */
export class BotController implements ReactiveController {
  /** Whether bots act at once, until none can act. */
  isHurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The acts since the player's last decision. */
  private shortActs = 0;

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

  /** How long the next bot takes, at the normal pace. */
  private get time(): number {
    if (!this.host.hasDecided) {
      this.shortActs = 0;
      return this.host.botTime ?? BOT_TIME;
    }
    return this.shortActs < SHORT_ACTS ? SHORT_TIME : 0;
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
    const time = this.isHurried ? 0 : this.time * paceFactor(host, host.preferences);
    const timer = setTimeout(() => {
      void ready.then(() => {
        if (this.timer !== timer) return;
        this.shortActs++;
        host.nextAct()?.();
      });
    }, time);
    this.timer = timer;
  }
}
