import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { motionFactor } from './motion.js';

/** How long a bot takes to act, in milliseconds, before the factor on all times. */
const BOT_TIME = 320;

/** Whose bots act, one after the other. */
export interface BotHost extends ReactiveControllerHost, Element {
  readonly preferences: Readonly<Record<string, string | undefined>>;
  /** The next bot's action; none while there is nothing for bots to do, or nobody to see it. */
  nextAct(): (() => void) | undefined;
}

/** Lets bots act at a pace that a person can follow; nothing is done while the table is away. */
export class BotPace implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: BotHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.wake();
  }

  hostDisconnected(): void {
    this.rest();
  }

  rest(): void {
    clearTimeout(this.timer);
  }

  /** The next bot acts after a while; asked again when it does, since much may have changed. */
  wake(): void {
    this.rest();
    const { host } = this;
    if (!host.isConnected || !host.nextAct()) return;
    const time = BOT_TIME * motionFactor(host, host.preferences['motion']);
    this.timer = setTimeout(() => host.nextAct()?.(), time);
  }
}
