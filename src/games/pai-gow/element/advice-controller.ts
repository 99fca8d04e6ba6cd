import type { ReactiveController } from 'lit';
import { lazy } from '../../../elements/base/lazy.js';
import type { Advice } from '../advice/advice.js';
import type { AdvisedHand, Adviser, AdviserHost } from './adviser.js';
import type { PaigowHost } from './host.js';

const loadAdvice = lazy('paigow-advice', () => import('./adviser.js'));

/** The table that may be advised. */
export interface AdviceHost extends AdviserHost {
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** Loads advice and coach once anybody asks for them. */
export class AdviceController implements ReactiveController {
  private adviser: Adviser | undefined;
  /** Whether the table has asked for them. Where they can't be loaded only `ask()` asks again. */
  private hasAsked = false;

  constructor(
    private readonly host: AdviceHost,
    private readonly hand: AdvisedHand,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { advice, coach } = this.host;
    if (this.hasAsked || !this.hand.keptRun || !(advice || coach)) return;
    this.hasAsked = true;
    void this.load();
  }

  /** What each way to set the cards of the seat that looks comes to. */
  async ask(): Promise<Advice | undefined> {
    return (await this.load())?.ask();
  }

  /** What a render has besides: the section by the table, and a line of the menu. */
  look(scene: PaigowHost): Pick<PaigowHost, 'aside' | 'ownMenu'> {
    return this.adviser?.look(scene) ?? {};
  }

  private async load(): Promise<Adviser | undefined> {
    try {
      const { Adviser } = await loadAdvice();
      return (this.adviser ??= new Adviser(this.host, this.hand));
    } catch (error) {
      this.host.loadFailed(error);
      this.host.sayNotLoaded();
      return undefined;
    }
  }
}
