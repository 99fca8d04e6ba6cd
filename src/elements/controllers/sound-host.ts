import type { ReactiveControllerHost } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { Preferences } from './preferences.js';
import type { Room } from './room.js';

/** The parts of an element that sounds use. */
export interface SoundHost extends ReactiveControllerHost, HTMLElement {
  /** The `sound` attribute, unchecked. `null` leaves it to the room. */
  readonly sound: unknown;
  readonly room: Room | undefined;
  readonly preferences: Preferences;
  complain(problem: Problem): unknown;
  loadFailed(error: unknown): void;
}
