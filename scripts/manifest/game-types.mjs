import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** A class that says which game's states and moves its base class has: `extends GameElement<GolfState, GolfMove>`. */
const EXTENDS = /\bextends (?:Patience|Game|Table)Element<(\w+), (\w+)/;

/**
 * The names of a game's states and moves; for an element that is no game the names that the base classes have.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {{ state: string, move: string }}
 */
export function gameTypes({ element }) {
  const folder = dirname(element);
  const texts = readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
  const [, state = 'State', move = 'Move'] =
    texts.map((text) => EXTENDS.exec(text)).find(Boolean) ?? [];
  return { state, move };
}
