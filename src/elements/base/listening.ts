import type { GameEventMap } from './events.js';

/** The events of an element of the kit by their names. */
export interface KitEventMap extends HTMLElementEventMap, Pick<GameEventMap, 'game-error'> {}

/** How listeners are added to an element of the kit, and removed from it. */
export interface KitListening<Options> {
  <Name extends keyof KitEventMap>(
    type: Name,
    listener: (event: KitEventMap[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | Options,
  ): void;
}
