import type { ReactiveControllerHost } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { Preferences } from './preferences.js';
import type { Room } from './room.js';

/** A game that may be heard. */
export interface SoundHost extends ReactiveControllerHost, HTMLElement {
  /** What the page says of it; `null` leaves it to the room. */
  readonly sound: unknown;
  readonly room: Room | undefined;
  readonly preferences: Preferences;
  complain(problem: Problem): unknown;
  loadFailed(error: unknown): void;
}
