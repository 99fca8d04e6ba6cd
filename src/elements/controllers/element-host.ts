import type { ReactiveControllerHost } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { EventQueue } from '../base/event-queue.js';
import type { LiveRegion } from './live-region.js';
import type { Preferences } from './preferences.js';
import type { Room } from './room.js';

/** The members of `BaizeElement` that controllers use. */
export interface ElementMembers {
  /** The attributes, unchecked. */
  readonly saveKey: string | null;
  readonly sound: unknown;
  /** The room around the element. */
  readonly room: Room | undefined;
  /** The player's settings. */
  readonly preferences: Preferences;
  readonly liveRegion: LiveRegion;
  readonly events: EventQueue;
  /** Reports a value of the page that can't be used. */
  complain(problem: Problem, cause?: unknown): unknown;
  /** Reports an option's problem once for each wrong value. `undefined` means that it is right. */
  reportOption(option: string, problem: Problem | undefined): void;
  /** Reports a module that failed to load to the page's author. */
  loadFailed(error: unknown): void;
  /** Tells the player that the module they need failed to load. */
  sayNotLoaded(): void;
  /** Removes that message. */
  clearNotLoaded?(): void;
}

/** A lit element with some of these members: those that one controller uses. */
export type ElementHost<Name extends keyof ElementMembers = never> = ReactiveControllerHost &
  HTMLElement &
  Pick<ElementMembers, Name>;
