import { pageOf, windowOf } from '../base/place-in-page.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { keyOf } from '../base/keys.js';
import type { LiveRegion } from '../controllers/live-region.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { fullScreenStyles } from './styles.js';

/** What is spoken as the screen is filled, and no longer is. */
export interface ScreenWords {
  readonly fullScreen: string;
  readonly leftFullScreen: string;
}

/** The element that fills the screen. */
export interface ScreenHost extends ReactiveControllerHost, HTMLElement {
  readonly liveRegion: Pick<LiveRegion, 'say'>;
}

/** Fills the screen with a game; or the window, where a frame forbids more or the browser has no more. */
export class ScreenFiller implements ReactiveController {
  /** What is filled. */
  fills: 'screen' | 'window' | undefined;
  private height = '';
  /** The window that is filled. */
  private window: Window | undefined;

  constructor(
    private readonly host: ScreenHost,
    private readonly words: () => ScreenWords,
  ) {
    host.addController(this);
    adoptStyles(host.shadowRoot!, fullScreenStyles);
  }

  hostConnected(): void {
    this.host.addEventListener('fullscreenchange', this.follow);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('fullscreenchange', this.follow);
    this.set(undefined);
  }

  async toggle(): Promise<void> {
    const { fills, host } = this;
    // The browser's own word: its event may come a frame after it gave the screen.
    if (host.matches(':fullscreen')) return pageOf(host).exitFullscreen();
    try {
      if (fills) this.set(undefined);
      else await host.requestFullscreen();
    } catch {
      this.set('window');
    }
  }

  private readonly follow = (): void =>
    this.set(this.host.matches(':fullscreen') ? 'screen' : undefined);

  /** What the game did not take Escape for, such as to put cards back. */
  private readonly escape = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || keyOf(event) !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.set(undefined);
  };

  private set(fills: 'screen' | 'window' | undefined): void {
    const { host } = this;
    if (this.fills === fills) return;
    if (fills === 'window' || this.fills === 'window') this.fillWindow(fills === 'window');
    this.fills = fills;
    const words = this.words();
    host.liveRegion.say(fills ? words.fullScreen : words.leftFullScreen, { show: undefined });
  }

  /** The game's frame leaves its place, which stays as it is, for the layer above all that the page has. */
  private fillWindow(isFilled: boolean): void {
    const { style, offsetHeight, shadowRoot } = this.host;
    const frame = shadowRoot?.querySelector<HTMLElement>('.frame');
    if (isFilled) {
      this.height = style.blockSize;
      style.blockSize = `${offsetHeight}px`;
      frame?.setAttribute('popover', 'manual');
      this.window = windowOf(this.host);
      this.host.addEventListener('keydown', this.escape);
      this.window.addEventListener('keydown', this.escape);
    } else {
      style.blockSize = this.height;
      this.host.removeEventListener('keydown', this.escape);
      this.window?.removeEventListener('keydown', this.escape);
    }
    // Without popovers the frame lies above what the page has by its layer alone.
    if (frame?.isConnected && 'popover' in frame) frame.togglePopover(isFilled);
    if (!isFilled) frame?.removeAttribute('popover');
  }
}
