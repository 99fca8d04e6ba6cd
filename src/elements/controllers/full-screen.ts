import { lazy, loadAsked } from '../base/lazy.js';
import type { ScreenFiller, ScreenHost, ScreenWords } from '../full-screen/fill.js';

const loadFiller = lazy('full-screen', () => import('../full-screen/fill.js'));

export interface FullScreenHost extends ScreenHost {
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
}

/** Lets a game fill the screen. The module is loaded when the player first asks for it. */
export class FullScreenController {
  private filler: ScreenFiller | undefined;

  constructor(
    private readonly host: FullScreenHost,
    private readonly words: () => ScreenWords,
  ) {}

  /** What the game fills now. */
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
