import { type GameEventMap, emit } from './events.js';

/**
 * Holds events back until the update that shows what they tell of. Then they are dispatched in their order.
 * Whoever is about to change the game flushes before, so that a listener finds the game as the event tells of
 * it, also where a host makes several moves in one go.
 */
export class EventQueue {
  private readonly waiting: (() => void)[] = [];
  private isTelling = false;

  constructor(private readonly host: HTMLElement & { requestUpdate(): void }) {}

  add<Name extends keyof GameEventMap>(name: Name, detail: GameEventMap[Name]['detail']): void {
    this.waiting.push(() => emit(this.host, name, detail));
    this.host.requestUpdate();
  }

  /** Whether a listener has caused further events: the game may have gone on from the event that is dispatched now. */
  get isBehind(): boolean {
    return this.isTelling && this.waiting.length > 0;
  }

  /**
   * Dispatches all that wait. An event that a listener causes waits for the next update. Where a listener changes
   * the game, the other events of the same move come after that: if they came before, a listener that deals anew
   * at a won game would do so at each of them.
   */
  flush(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    try {
      for (const dispatch of this.waiting.splice(0)) dispatch();
    } finally {
      this.isTelling = false;
    }
  }
}
