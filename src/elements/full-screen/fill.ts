import { documentOf, windowOf } from '../base/place-in-page.js';
import type { ReactiveController } from 'lit';
import { keyOf } from '../base/keys.js';
import type { ElementHost } from '../controllers/element-host.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { fullScreenStyles } from './styles.js';

/** The words spoken when the game begins or ends to fill the screen. */
export interface ScreenWords {
  readonly fullScreen: string;
  readonly leftFullScreen: string;
}

/** Fills the screen with a game. Fills the window if a frame forbids full screen or the browser has none. */
export class ScreenFiller implements ReactiveController {
  /** What the game fills now. */
  fills: 'screen' | 'window' | undefined;
  private height = '';
  /** The window that the game fills. */
  private window: Window | undefined;

  constructor(
    private readonly host: ElementHost<'liveRegion'>,
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
    // Ask the browser: its event may come a frame after the change.
    if (host.matches(':fullscreen')) return documentOf(host).exitFullscreen();
    try {
      if (fills) this.set(undefined);
      else await host.requestFullscreen();
    } catch {
      this.set('window');
    }
  }

  private readonly follow = (): void =>
    this.set(this.host.matches(':fullscreen') ? 'screen' : undefined);

  /** Escape leaves the window, unless the game used the key, for example to put cards back. */
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

  /** Moves the frame to the top layer, or back. Its place in the page stays as large as it was. */
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
    // In browsers without popovers, only the frame's z-index lifts it above the page.
    if (frame?.isConnected && 'popover' in frame) frame.togglePopover(isFilled);
    if (!isFilled) frame?.removeAttribute('popover');
  }
}
