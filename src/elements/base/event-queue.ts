import { type GameEventMap, emit } from './events.js';

/**
 * Holds events back until the update that shows the change, then dispatches them in order. Call `flush`
 * before each change of the game, so that listeners find the game as the event describes it, even if a page
 * makes several moves at once.
 */
export class EventQueue {
  private readonly waiting: (() => void)[] = [];
  private isDispatching = false;

  constructor(private readonly host: HTMLElement & { requestUpdate(): void }) {}

  add<Name extends keyof GameEventMap>(name: Name, detail: GameEventMap[Name]['detail']): void {
    this.waiting.push(() => emit(this.host, name, detail));
    this.host.requestUpdate();
  }

  /** Whether a listener has caused more events: the game may differ from what the current event describes. */
  get isBehind(): boolean {
    return this.isDispatching && this.waiting.length > 0;
  }

  /**
   * Dispatches all waiting events. Events that a listener causes wait for the next update, so they come after
   * the other events of the same move. Otherwise a listener that deals again after a win would do so at each
   * of them.
   */
  flush(): void {
    if (this.isDispatching) return;
    this.isDispatching = true;
    try {
      for (const dispatch of this.waiting.splice(0)) dispatch();
    } finally {
      this.isDispatching = false;
    }
  }
}
