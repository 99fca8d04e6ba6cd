import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { mount } from './mount.js';
import { until } from './until.js';

/** Six moves are left, all to the foundations. */
const LATE = [
  'Foundations: C-K D-T H-T S-K',
  'Freecells: JD QD - -',
  ...['KH QH JH', 'KD', '-', '-', '-', '-', '-', '-'],
].join('\n');

/** A nearly won game without automatic moves. */
export async function late(): Promise<FreecellGame> {
  const game = await mount({ position: LATE, 'no-auto-finish': true });
  await until('the position is there', () => game.state);
  await game.updateComplete;
  return game;
}
