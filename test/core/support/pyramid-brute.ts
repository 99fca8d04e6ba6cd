import { type PyramidState, cardCode, pyramid } from '../../../src/core.js';

/** A position's name; what was removed follows from the rest. */
const nameOf = ({ piles, redeals }: PyramidState): string =>
  Object.keys(piles)
    .filter((id) => id !== 'foundation-1')
    .map((id) => piles[id]!.map(cardCode).join(''))
    .join(',') + String(redeals);

/**
 * Whether a game can be won, by trying every legal move of every position, with no thought at all;
 * `undefined` after so many positions. Where redeals have no limit their number tells nothing.
 */
export function canBeWon(start: PyramidState, most: number): boolean | undefined {
  const free = start.options.redeals === 'unlimited';
  const seen = new Set([nameOf(start)]);
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    if (pyramid.outcome(state) === 'won') return true;
    if (seen.size > most) return undefined;
    for (const move of pyramid.moves(state)) {
      const played = pyramid.play(state, move);
      const next = free ? { ...played, redeals: 0 } : played;
      const name = nameOf(next);
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(next);
    }
  }
  return false;
}
