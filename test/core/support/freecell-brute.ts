import { type FreecellMove, type FreecellState, cardCode, freecell } from '../../../src/core.js';
import { isFoundation } from '../../../src/core/patience/piles.js';

/** A position's name: which column, cell or foundation a card is in makes no difference. */
export function nameOf({ piles, options }: FreecellState): string {
  const text = (ids: readonly string[]): string =>
    ids
      .map((id) => piles[id]!.map(cardCode).join(''))
      .sort()
      .join(',');
  const { columns, cells } = freecell.tableOf(options);
  return `${text(columns)} ${text(cells)}`;
}

/**
 * Whether a game can be won, by trying every legal move of every position, with no thought at all;
 * `undefined` after so many positions. Nothing goes up by itself here.
 */
export function canBeWon(start: FreecellState, most: number): boolean | undefined {
  const seen = new Set([nameOf(start)]);
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    if (freecell.outcome(state) === 'won') return true;
    if (seen.size > most) return undefined;
    // What goes up is looked at first, which only makes wins quick to find.
    const moves = freecell.moves(state);
    for (const move of [
      ...moves.filter(({ to }) => !isFoundation(to)),
      ...moves.filter(({ to }) => isFoundation(to)),
    ]) {
      const next = freecell.play(state, move);
      const name = nameOf(next);
      if (seen.has(name)) continue;
      seen.add(name);
      open.push({ ...next, takenBack: [] });
    }
  }
  return false;
}

/** Plays moves by the rules; throws where one is refused. */
export const played = (state: FreecellState, moves: readonly FreecellMove[]): FreecellState =>
  moves.reduce((at, move) => {
    const refused = freecell.refusal(at, move);
    if (refused) throw new Error(`${JSON.stringify(move)} is refused: ${refused.code}`);
    return freecell.play(at, move);
  }, state);
