import type { ReactiveController } from 'lit';
import type { TableRun } from '../../core/table/table-run.js';
import { LazyPart, loadForPlayer } from '../base/lazy.js';
import type { MenuItem } from './scene.js';
import type { BaizeElement } from '../base/baize-element.js';

/** What advice adds to a render: a section beside the table, and a menu line. */
export interface AdviceLook {
  readonly aside?: unknown;
  readonly ownMenu?: readonly MenuItem[];
}

/** The advice and coach of a game, in a module that is loaded on demand. */
export interface TableAdviser<Scene, Advice> {
  ask(): Promise<Advice | undefined>;
  look(scene: Scene): AdviceLook;
}

/** Loads advice and coach when the attributes or the page ask for them. */
export class AdviceController<
  Scene,
  Advice,
  Adviser extends TableAdviser<Scene, Advice>,
> implements ReactiveController {
  private readonly loaded: LazyPart<Adviser>;

  constructor(
    private readonly host: Pick<
      BaizeElement,
      'addController' | 'loadFailed' | 'requestUpdate' | 'sayNotLoaded'
    > & { readonly advice: boolean; readonly coach: boolean },
    private readonly hand: { readonly runBefore: TableRun | undefined },
    make: () => Promise<() => Adviser>,
  ) {
    this.loaded = new LazyPart(host, async () => (await make())());
    host.addController(this);
  }

  /** `undefined` until the module is loaded. */
  get adviser(): Adviser | undefined {
    return this.loaded.value;
  }

  hostUpdated(): void {
    const { advice, coach } = this.host;
    if (this.hand.runBefore && (advice || coach)) this.loaded.loadInBackground();
  }

  /** The advice for the seat that is looking. */
  async ask(): Promise<Advice | undefined> {
    return (await loadForPlayer(this.host, () => this.loaded.load()))?.ask();
  }

  look(scene: Scene): AdviceLook {
    return this.loaded.value?.look(scene) ?? {};
  }
}
