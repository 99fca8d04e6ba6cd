import { describe, it } from 'node:test';
import { type TestPage } from '../harness/pages.js';
import { type Player, byClicking, byDragging } from './support/players.js';
import { solve } from './support/solve.js';

const hand = async (page: TestPage): Promise<Player> =>
  byDragging(await page.context().newCDPSession(page));

describe('a whole game by mouse', () => {
  it('FreeCell 1, drawn card by card on a wide page', () =>
    solve({ kind: 'freecell', deal: 1 }, { width: 1280 }, hand));

  it('FreeCell 2, drawn card by card on a narrow page', () =>
    solve({ kind: 'freecell', deal: 2 }, { width: 390 }, hand));

  it('FreeCell 3, by click and click', () =>
    solve({ kind: 'freecell', deal: 3 }, { width: 768 }, byClicking));

  it('Klondike 20, drawn three cards at a time', () =>
    solve({ kind: 'klondike, draw 3', deal: 20 }, { width: 768 }, hand));

  it('Pyramid 254, pairs drawn together', () =>
    solve({ kind: 'pyramid', deal: 254 }, { width: 1280 }, hand));
});
