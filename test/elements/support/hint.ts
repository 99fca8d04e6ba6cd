import { parts, spoken } from './board.js';
import type { AnyGame } from './game.js';
import { until } from './until.js';

/** Waits until a hint is shown. The solver is loaded first. */
export const hinted = (game: AnyGame): Promise<void> =>
  until('a hint is shown', () => parts(game, 'card hint').length + parts(game, 'slot hint').length);

/** What is said of a hint that was proved later than it was shown. */
const PROVED = 'Checked: this leads to a win. ';

/**
 * Waits until a hint is announced as proved; returns the announcement. On a busy machine the hint is shown before its
 * proof, and both announcements differ from the usual one.
 */
export async function provedHint(game: AnyGame): Promise<string> {
  const text = (): string => spoken(game).replace(PROVED, '');
  await until('a proved hint is announced', () => text().startsWith('Try the '));
  return text();
}
