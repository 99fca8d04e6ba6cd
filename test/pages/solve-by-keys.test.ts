import { describe, it } from 'node:test';
import { type TestPage } from '../harness/pages.js';
import {
  type Player,
  byArrows,
  byKeys,
  byTapping,
  byTouching,
  tabToBoard,
} from './support/players.js';
import { solve } from './support/solve.js';

const keys = async (page: TestPage): Promise<Player> => {
  await tabToBoard(page);
  return byKeys(page);
};

const arrows = async (page: TestPage): Promise<Player> => {
  await tabToBoard(page);
  return byArrows(page);
};

const finger = async (page: TestPage): Promise<Player> =>
  byTouching(await page.context().newCDPSession(page));

describe('a whole game by keyboard alone', () => {
  it('FreeCell 1', () => solve({ kind: 'freecell', deal: 1 }, {}, keys));

  it('KingCell 1', () => solve({ kind: 'kingcell', deal: 1 }, {}, keys));

  it('Klondike 15, one card at a time', () =>
    solve({ kind: 'klondike, draw 1', deal: 15 }, {}, keys));

  it('Pyramid 254, in one pass', () => solve({ kind: 'pyramid', deal: 254 }, {}, arrows));
});

describe('a whole game by touch', () => {
  it('KingCell 2, on a phone', () =>
    solve({ kind: 'kingcell', deal: 2 }, { width: 390, height: 844, hasTouch: true }, finger));

  it('Pyramid 3, by taps on a small phone', () =>
    solve({ kind: 'pyramid', deal: 3 }, { width: 320, height: 700, hasTouch: true }, byTapping));
});
