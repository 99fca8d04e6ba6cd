import { defineElement } from '../../../elements/base/define.js';
import { patienceNames } from '../load.js';
import { PatienceGame } from '../index.js';

/** A new `<patience-game>` that plays this game. `undefined` if the kit has no patience of this name. */
export function elementByName(name: string): HTMLElement | undefined {
  const gameName = patienceNames.find((known) => known === name);
  if (!gameName) return undefined;
  defineElement('patience-game', PatienceGame);
  return Object.assign(document.createElement('patience-game'), { gameName });
}
