import { rankPath } from '../../../src/elements/cards/rank-path.js';

const SIGNS = 'A 2 3 4 5 6 7 8 9 10 J Q K B D R V'.split(' ');

/** The rank that a card shows, read from its drawing or, for a letter that is not drawn, from its text. */
export function rankShown(node: ParentNode | null): string {
  const rank = node?.querySelector('.rank');
  const path = rank?.getAttribute('d');
  return path ? (SIGNS.find((sign) => rankPath(sign) === path) ?? '?') : (rank?.textContent ?? '');
}
