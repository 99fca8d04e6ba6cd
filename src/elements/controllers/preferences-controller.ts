import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Preferences, followPreferences } from './preferences.js';

/** The player's settings for all games of the site, while the element is in a page. */
export class PreferencesController implements ReactiveController {
  current: Preferences = {};
  private unfollow: (() => void) | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.unfollow = followPreferences((preferences) => {
      this.current = preferences;
      this.host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.unfollow?.();
  }
}
