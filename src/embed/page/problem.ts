import type { GameErrorDetail } from '../../elements/base/events.js';
import type { Embed, EmbedProblem } from '../query.js';

/** Problems of the browser, not of a value. The game can be played despite them. */
const OF_THE_BROWSER = ['storage', 'load-failed', 'no-randomness', 'listener'];

const isOfTheBrowser = (code: string): boolean =>
  OF_THE_BROWSER.includes(code) || code.startsWith('save');

/**
 * Finds the parameter of the query that caused a problem of the element. The element checks ranges and combinations of
 * values. Returns `undefined` if no parameter caused it.
 */
export function parameterProblem(
  { game, attributes }: Embed,
  { problem, message }: GameErrorDetail,
): EmbedProblem | undefined {
  if (isOfTheBrowser(problem.code)) return undefined;
  // `option` is the name of an attribute or property. The codes `deal`, `position` and `puzzle-…` name the parameter.
  const named = String(problem['option'] ?? problem.code).split(/[.]/)[0]!;
  const attribute = game.attributes.find(
    ({ name, property }) => named === name || named === property || named.startsWith(`${name}-`),
  );
  if (!attribute || !(attribute.name in attributes)) return undefined;
  return { parameter: attribute.name, message, accepted: '' };
}
