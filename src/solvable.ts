import { named } from './core/engine/option.js';
import { type Checked, asRecord } from './core/engine/reason.js';
import { SOLVABLE, type SolvableDescriptor, type SolvableGame } from './games/index.js';
import type { PatienceData } from './games/patience/define.js';
import { solvablePatience } from './games/patience/solvable.js';

/**
 * A game with a solver: its name, if it is in `SOLVABLE`, or the data of a patience, as `loadPatience`, `ownPatience` and
 * `patience` of `baize/patience` return it.
 */
export type Solvable = SolvableGame | PatienceData;

const described = new WeakMap<PatienceData, SolvableDescriptor>();

const isData = (game: unknown): game is PatienceData => {
  const { name, options, rules } = asRecord(game) ?? {};
  return typeof name === 'string' && asRecord(options) !== undefined && typeof rules === 'function';
};

/** Returns the description of a game, with its rules and its solver, or the problem `option` with its name. */
export function describeGame(game: Solvable): Checked<SolvableDescriptor> {
  if (!isData(game)) return named<SolvableDescriptor>('game', SOLVABLE, game);
  const known = described.get(game) ?? solvablePatience(game);
  described.set(game, known);
  return { value: known };
}
