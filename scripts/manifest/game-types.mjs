import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** The type arguments of a game's base class: `extends GameElement<GolfState, GolfMove>`. */
const EXTENDS = /\bextends (?:Patience|Game|Table)Element<(\w+), (\w+)/;

/**
 * The names of a game's types of state and move. For an element that is not a game, the names in the base classes.
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
