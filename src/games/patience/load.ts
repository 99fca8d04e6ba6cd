import { named } from '../../core/engine/option.js';
import type { Checked } from '../../core/engine/reason.js';
import type { PatienceData } from './define.js';
import { PATIENCES } from './registry.js';

/** The name of a patience of the kit: `forty-thieves`. */
export type PatienceName = keyof typeof PATIENCES;

/** The names of all patiences that are described by data. */
export const patienceNames: readonly PatienceName[] = Object.keys(PATIENCES) as PatienceName[];

const loaded = new Map<string, PatienceData>();

/** A patience that has been loaded. */
export const loadedPatience = (name: string): PatienceData | undefined => loaded.get(name);

/**
 * Loads a patience of the kit.
 *
 * @returns its names, options and rules, or the problem `option` if there is no such game
 */
export async function loadPatience(name: string): Promise<Checked<PatienceData>> {
  const loader = named<() => Promise<{ readonly game: unknown }>>('game', PATIENCES, name);
  if ('problem' in loader) return loader;
  // Each game has options of its own. Callers pass them on without knowing them.
  const value = (await loader.value()).game as PatienceData;
  loaded.set(name, value);
  return { value };
}
