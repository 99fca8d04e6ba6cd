import type { GameErrorDetail } from '../../elements/base/events.js';
import type { Embed, EmbedProblem } from '../query.js';

/** Problems of the browser, not of a value: the game is played all the same. */
const OF_THE_BROWSER = ['storage', 'load-failed', 'no-randomness', 'listener'];

const isOfTheBrowser = (code: string): boolean =>
  OF_THE_BROWSER.includes(code) || code.startsWith('save');

/**
 * The parameter that a problem of an element is about, where a value of the query is wrong: the element knows its
 * ranges, and which values go together.
 */
export function parameterProblem(
  { game, attributes }: Embed,
  { problem, message }: GameErrorDetail,
): EmbedProblem | undefined {
  if (isOfTheBrowser(problem.code)) return undefined;
  // `option` names it, by its property at times; `deal`, `position` and `puzzle-…` are parameters themselves.
  const named = String(problem['option'] ?? problem.code).split(/[.]/)[0]!;
  const attribute = game.attributes.find(
    ({ name, property }) => named === name || named === property || named.startsWith(`${name}-`),
  );
  if (!attribute || !(attribute.name in attributes)) return undefined;
  return { parameter: attribute.name, message, accepted: '' };
}
