import { patienceNames } from '../load.js';
import '../index.js';

/** A new `<patience-game>` that plays this game. `undefined` if the kit has no patience of this name. */
export function elementByName(name: string): HTMLElement | undefined {
  const gameName = patienceNames.find((known) => known === name);
  return gameName && Object.assign(document.createElement('patience-game'), { gameName });
}
