import type { GameEvent } from '../base/events.js';
import { dispatchTo } from '../base/listener-errors.js';

/** A player goes to a table, which the room around takes; `preventDefault()` leaves that to the page. */
export interface LobbyJoinDetail {
  /** `player`: only players join. */
  readonly source: 'player';
  /** The table's code. */
  readonly code: string;
  /** Whether this player has just made the table. */
  readonly made: boolean;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'lobby-join': GameEvent<LobbyJoinDetail>;
  }
}

/** @returns whether the page leaves it to the kit */
export function tellJoin(host: HTMLElement, detail: LobbyJoinDetail): boolean {
  const how = { bubbles: true, composed: true, cancelable: true };
  const event = new CustomEvent('lobby-join', { ...how, detail });
  dispatchTo(host, event);
  return !event.defaultPrevented;
}
