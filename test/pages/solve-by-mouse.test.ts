import { describe, it } from 'node:test';
import { type TestPage } from '../harness/pages.js';
import { type Player, byClicking, byDragging } from './support/players.js';
import { solve } from './support/solve.js';

const hand = async (page: TestPage): Promise<Player> =>
  byDragging(await page.context().newCDPSession(page));

describe('a whole game by mouse', () => {
  it('FreeCell 1, drawn card by card on a wide page', () =>
    solve({ variant: 'freecell', deal: 1 }, { width: 1280 }, hand));

  it('FreeCell 2, drawn card by card on a narrow page', () =>
    solve({ variant: 'freecell', deal: 2 }, { width: 390 }, hand));

  it('FreeCell 3, by click and click', () =>
    solve({ variant: 'freecell', deal: 3 }, { width: 768 }, byClicking));
});
