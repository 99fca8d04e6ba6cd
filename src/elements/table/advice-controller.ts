import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TableRun } from '../../core/table/table-run.js';
import { LazyPart, loadForPlayer } from '../base/lazy.js';
import type { MenuItem } from './scene.js';

/** The table that may be advised. */
export interface AdviceHost extends ReactiveControllerHost {
  readonly advice: boolean;
  readonly coach: boolean;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** What a render has besides: the section by the table, and a line of the menu. */
export interface AdviceLook {
  readonly aside?: unknown;
  readonly ownMenu?: readonly MenuItem[];
}

/** Advice and coach of a game, once they are loaded. */
export interface TableAdviser<Scene, Advice> {
  ask(): Promise<Advice | undefined>;
  look(scene: Scene): AdviceLook;
}

/** Loads advice and coach once anybody asks for them. */
export class AdviceController<
  Scene,
  Advice,
  Adviser extends TableAdviser<Scene, Advice>,
> implements ReactiveController {
  private readonly loaded: LazyPart<Adviser>;

  constructor(
    private readonly host: AdviceHost,
    private readonly hand: { readonly keptRun: TableRun | undefined },
    make: () => Promise<() => Adviser>,
  ) {
    this.loaded = new LazyPart(host, async () => (await make())());
    host.addController(this);
  }

  /** Advice and coach; nothing before they are loaded. */
  get adviser(): Adviser | undefined {
    return this.loaded.value;
  }

  hostUpdated(): void {
    const { advice, coach } = this.host;
    if (this.hand.keptRun && (advice || coach)) this.loaded.loadInBackground();
  }

  /** The advice for the seat that looks. */
  async ask(): Promise<Advice | undefined> {
    return (await loadForPlayer(this.host, () => this.loaded.load()))?.ask();
  }

  look(scene: Scene): AdviceLook {
    return this.loaded.value?.look(scene) ?? {};
  }
}
