import type { Day } from '../../core/history/day.js';
import type { GameEvent } from '../base/events.js';
import { dispatchTo } from '../base/listener-errors.js';

/** A player wants to play a day's game; `preventDefault()` leaves that to the page. */
export interface DayChosenDetail {
  /** `player`: only players choose. */
  readonly source: 'player';
  /** The game, by its name in records: `freecell`; `undefined` where the page names none and none was played. */
  readonly game: string | undefined;
  /** Its variant, as `writeOptions` gives it; `null` where the page leaves that open. */
  readonly variant: string | null;
  readonly day: Day;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'day-chosen': GameEvent<DayChosenDetail>;
  }
}

/** @returns whether the page leaves it to the kit */
export function tellChosen(host: HTMLElement, detail: DayChosenDetail): boolean {
  const how = { bubbles: true, composed: true, cancelable: true };
  const event = new CustomEvent('day-chosen', { ...how, detail });
  dispatchTo(host, event);
  return !event.defaultPrevented;
}
