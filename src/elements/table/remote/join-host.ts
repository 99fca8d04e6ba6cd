import type { ReactiveControllerHost } from 'lit';
import type { HandHost } from '../hand-host.js';
import type { SharedSettings, TableGame } from '../table-game.js';
import type { PartsHost } from './parts-host.js';

/** The element of a table that people elsewhere share. */
export interface JoinHost<S, M> extends HandHost<S, M>, PartsHost, ReactiveControllerHost {
  loadFailed(error: unknown): void;
}

/** The game of a table, whatever its options and settings. */
export type AnyTableGame<S, M> = TableGame<S, M, object, SharedSettings>;
