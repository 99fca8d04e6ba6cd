import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/**
 * A saved game for a scene.
 *
 * @typedef {object} State
 * @property {string} file its name in test/looks/states/ without `.json`
 * @property {string} [before] the start of a step of a saved hand, such as `p0`. The hand stops before that step. Default:
 *   all steps are played
 * @property {number} [nth] which of these steps, from 1. Default: 1
 */

/** The text of a saved game. @param {string} name the file's name */
export const readState = (name) => readFileSync(join(ROOT, 'test/looks/states', name), 'utf8');

/** The saved game of a scene. @param {string | State} state */
export function stateOf(state) {
  const { file, before, nth = 1 } = typeof state === 'string' ? { file: state } : state;
  const save = JSON.parse(readState(`${file}.json`));
  if (before === undefined) return save;
  /** @type {readonly string[]} */
  const moves = save.hand.moves;
  const places = [...moves.keys()].filter((at) => moves[at]?.startsWith(before));
  const at = places[nth - 1];
  if (at === undefined) throw new Error(`${file}.json: ${places.length} of ${nth} steps ${before}`);
  return { ...save, hand: { ...save.hand, moves: moves.slice(0, at), at, count: at } };
}
