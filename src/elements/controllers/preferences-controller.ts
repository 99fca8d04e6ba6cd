import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Preferences, followPreferences } from './preferences.js';

/** What the player has settled for all elements, while the element is in a page. */
export class PreferencesController implements ReactiveController {
  /** As they were heard last. */
  now: Preferences = {};
  private unfollow: (() => void) | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.unfollow = followPreferences((preferences) => {
      this.now = preferences;
      this.host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.unfollow?.();
  }
}
