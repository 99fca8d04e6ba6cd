import { describe, it } from 'node:test';
import { type TestPage } from '../harness/pages.js';
import { type Player, byKeys, byTouching, tabToBoard } from './support/players.js';
import { solve } from './support/solve.js';

const keys = async (page: TestPage): Promise<Player> => {
  await tabToBoard(page);
  return byKeys(page);
};

const finger = async (page: TestPage): Promise<Player> =>
  byTouching(await page.context().newCDPSession(page));

describe('a whole game by keyboard alone', () => {
  it('FreeCell 1', () => solve({ variant: 'freecell', deal: 1 }, {}, keys));

  it('KingCell 1', () => solve({ variant: 'kingcell', deal: 1 }, {}, keys));
});

describe('a whole game by touch', () => {
  it('KingCell 2, on a phone', () =>
    solve({ variant: 'kingcell', deal: 2 }, { width: 390, height: 844, touch: true }, finger));
});
