import { lazy, loadForPlayer } from '../base/lazy.js';
import type { ScreenFiller, ScreenWords } from '../full-screen/fill.js';
import type { ElementHost } from './element-host.js';

const loadFiller = lazy('full-screen', () => import('../full-screen/fill.js'));

/** Lets a game fill the screen. The module is loaded when the player first asks for it. */
export class FullScreenController {
  private filler: ScreenFiller | undefined;

  constructor(
    private readonly host: ElementHost<'liveRegion' | 'loadFailed' | 'sayNotLoaded'>,
    private readonly words: () => ScreenWords,
  ) {}

  /** What the game fills now. */
  get fills(): 'screen' | 'window' | undefined {
    return this.filler?.fills;
  }

  async toggle(): Promise<void> {
    const { host } = this;
    const loaded = await loadForPlayer(host, loadFiller);
    if (loaded) this.filler ??= new loaded.ScreenFiller(host, this.words);
    await this.filler?.toggle();
  }
}
