import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { lazy } from '../base/lazy.js';
import type * as GuideStrip from './guide-strip.js';
import type { TableScene } from './scene.js';

const loadStrip = lazy('table-guide', () => import('./guide-strip.js'));

/** What a game's guide tells: loaded when a player wants it. */
export interface TableGuide<View> {
  /** The step that the hand is at; with `isEnd` the hand is over, and the guide with it. */
  tell(scene: TableScene<View, never>): { readonly text: string; readonly isEnd: boolean };
}

/** The table whose hand is guided. */
export interface GuideHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** A hand with a guide: told step by step beside the board, by what the player really does, until the player leaves it. */
export class GuideController<View> implements ReactiveController {
  private loaded: readonly [typeof GuideStrip, TableGuide<View>] | undefined;
  private isOn = false;

  constructor(
    private readonly host: GuideHost,
    private readonly game: () => { readonly guide: () => Promise<TableGuide<View>> },
  ) {
    host.addController(this);
  }

  /** A table that leaves the page is one for another player. */
  hostDisconnected(): void {
    this.isOn = false;
  }

  /** What is told now, above the board. */
  template(scene: TableScene<View, never>): unknown {
    if (!this.isOn || !this.loaded) return undefined;
    const [{ stepTemplate }, guide] = this.loaded;
    return stepTemplate(scene, guide.tell(scene), () => this.turn(false));
  }

  /** Begins, as the player asks. */
  async begin(): Promise<void> {
    const { host } = this;
    try {
      this.loaded = await Promise.all([loadStrip(), this.game().guide()]);
      this.loaded[0].prepare(host);
      this.turn(true);
    } catch (error) {
      host.loadFailed(error);
      host.sayNotLoaded();
    }
  }

  private turn(on: boolean): void {
    this.isOn = on;
    this.host.requestUpdate();
  }
}
