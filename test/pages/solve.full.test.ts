import { describe, it } from 'node:test';
import { type PageOptions, type TestPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import {
  type Player,
  byArrows,
  byClicking,
  byDragging,
  byKeys,
  byTapping,
  byTouching,
  tabToBoard,
} from './support/players.js';
import { type Deal, solve } from './support/solve.js';

type SitDown = (page: TestPage) => Player | Promise<Player>;

const hand: SitDown = async (page) => byDragging(await page.context().newCDPSession(page));

const keys: SitDown = async (page) => {
  await tabToBoard(page);
  return byKeys(page);
};

const arrows: SitDown = async (page) => {
  await tabToBoard(page);
  return byArrows(page);
};

const finger: SitDown = async (page) => byTouching(await page.context().newCDPSession(page));

const PHONE = { width: 390, height: 844, hasTouch: true } as const;
const SMALL_PHONE = { width: 320, height: 700, hasTouch: true } as const;

const WAYS: readonly (readonly [how: string, deal: Deal, options: PageOptions, SitDown])[] = [
  // The shortest one, which is the only one in a normal run.
  ['by mouse, pairs drawn together', { kind: 'pyramid', deal: 254 }, { width: 1280 }, hand],
  ['by mouse, drawn', { kind: 'klondike, draw 3', deal: 20 }, { width: 768 }, hand],
  ['by mouse, drawn on a wide page', { kind: 'freecell', deal: 1 }, { width: 1280 }, hand],
  ['by mouse, drawn on a narrow page', { kind: 'freecell', deal: 2 }, { width: 390 }, hand],
  ['by click and click', { kind: 'freecell', deal: 3 }, { width: 768 }, byClicking],
  ['by keys', { kind: 'freecell', deal: 1 }, {}, keys],
  ['by keys', { kind: 'kingcell', deal: 1 }, {}, keys],
  ['by keys', { kind: 'klondike, draw 1', deal: 15 }, {}, keys],
  ['by arrows', { kind: 'pyramid', deal: 254 }, {}, arrows],
  ['by a finger on a phone', { kind: 'kingcell', deal: 2 }, PHONE, finger],
  ['by taps on a small phone', { kind: 'pyramid', deal: 3 }, SMALL_PHONE, byTapping],
];

describe('a whole game on a page that is nothing but the game', () => {
  for (const [how, deal, options, sitDown] of firstOf(WAYS, 1)) {
    it(`${deal.kind} ${deal.deal}, ${how}`, () => solve(deal, options, sitDown));
  }
});
