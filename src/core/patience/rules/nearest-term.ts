import { listOf } from '../../cards/list.js';
import { termList, termsIn } from './schema.js';

/** The number of letters of a name that are compared. */
const LONGEST = 40;

/** How many letters must change to make one word another. */
function distance(one: string, other: string): number {
  let row = listOf(other.length + 1, (index) => index);
  for (let line = 0; line < one.length; line++) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at++) {
      const changed = row[at]! + Number(one[line] !== other[at]);
      next.push(Math.min(changed, row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/**
 * The known term that is most like an unknown one, or all terms of its group if none is.
 *
 * @param group the path of the group that has the unknown term
 */
export function nearestTerm(group: string, name: string): string {
  const word = name.slice(0, LONGEST).toLowerCase();
  let [best, least] = [`{ ${termsIn(group).join(', ')} }`, Math.ceil(word.length / 2)];
  for (const [path] of termList()) {
    const dot = path.lastIndexOf('.');
    const isHere = path.slice(0, Math.max(0, dot)) === group;
    const far = distance(word, path.slice(dot + 1).toLowerCase()) + (isHere ? 0 : 0.5);
    if (far < least) [best, least] = [path, far];
  }
  return best;
}
