import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { type Attributes, mount } from './mount.js';
import { until } from './until.js';

/** The seven of hearts lies under two cards that fit nowhere; two cells are free. */
export const SEVEN = [
  'Foundations: C-9 D-9 H-6 S-9',
  'Freecells: KC KD - -',
  '7H QH KH',
  '8H 9H TH JH',
  ...['TC', 'TD', 'TS', 'JC', 'JD', 'JS QC QD QS KS'],
].join('\n');

/** The top cards of its columns. */
export const TOPS = 'KH JH TC TD TS JC JD KS';

/** A puzzle that three moves solve. */
export async function puzzle(attributes: Attributes = {}): Promise<FreecellGame> {
  const game = await mount({ position: SEVEN, puzzle: '7H in 3', ...attributes });
  await until('the position is there', () => game.state);
  await game.updateComplete;
  return game;
}
