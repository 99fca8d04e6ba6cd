import { lazy, loadAsked } from '../base/lazy.js';
import type { ScreenFiller, ScreenHost, ScreenWords } from '../full-screen/fill.js';

const loadFiller = lazy('full-screen', () => import('../full-screen/fill.js'));

/** The element that fills the screen. */
export interface FullScreenHost extends ScreenHost {
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** Fills the screen with a game; what does so is loaded when it is first asked for. */
export class FullScreenController {
  private filler: ScreenFiller | undefined;

  constructor(
    private readonly host: FullScreenHost,
    private readonly words: () => ScreenWords,
  ) {}

  /** What is filled. */
  get fills(): 'screen' | 'window' | undefined {
    return this.filler?.fills;
  }

  async toggle(): Promise<void> {
    const { host } = this;
    const loaded = await loadAsked(host, loadFiller);
    if (loaded) this.filler ??= new loaded.ScreenFiller(host, this.words);
    await this.filler?.toggle();
  }
}
