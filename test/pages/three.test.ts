import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { type Look, TAGS, gameOf, look } from './support/board.js';
import { GAMES, playByMouse } from './support/games.js';

const html = GAMES.map((game) => game.html).join('\n');
const three = { html, reducedMotion: 'reduce', height: 3600 } as const;

const looks = (page: TestPage): Promise<Look[]> =>
  Promise.all(TAGS.map((tag) => look(gameOf(page, tag))));

const counts = async (page: TestPage): Promise<number[]> =>
  (await looks(page)).map(({ moveCount }) => moveCount);

/** Makes three, four and five moves, so that the games differ. */
async function playAll(page: TestPage): Promise<void> {
  for (const [index, { tag, tokens }] of GAMES.entries()) {
    await playByMouse(page, tokens.slice(0, 3 + index), gameOf(page, tag));
  }
}

describe('all three games on one page', () => {
  it('are played each for itself, and come back each from its own save', async () => {
    const page = await openPage(three);
    await playAll(page);
    expect(await counts(page)).to.deep.equal([3, 4, 5]);
    await gameOf(page, 'klondike-game').getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('u');
    expect(await counts(page), 'keys are those of the game that has the focus').to.deep.equal([
      3, 6, 5,
    ]);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key !== 'baize:preferences' && !key.endsWith(':counted'))
        .sort(),
    );
    expect(keys.map((key) => /:([a-z]+-game:\d)/.exec(key)?.[1])).to.deep.equal([
      'freecell-game:1',
      'klondike-game:1',
      'pyramid-game:1',
    ]);
    const before = await looks(page);
    await page.reload();
    expect(await looks(page)).to.deep.equal(before);
    expect([page.told, page.problems]).to.deep.equal([[], []]);
  });
});
