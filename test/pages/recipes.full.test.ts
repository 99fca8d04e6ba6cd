import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { bundle, openRecipe, piece, play } from './support/recipes.js';
import { cardsOf } from './support/staged.js';
import { byPart } from '../harness/by-part.js';

const styleOf = (page: TestPage, part: string, name: string): Promise<string> =>
  gameOf(page)
    .locator(byPart(part))
    .first()
    .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

describe('the recipe “Theme it”', () => {
  it('takes a finished look', async () => {
    const page = await openRecipe(piece('theme-it', 'look.html'));
    expect(await styleOf(page, 'frame', 'background-color')).to.equal('rgb(238, 230, 213)');
    expect(page.problems).to.deep.equal([]);
  });

  for (const [colorScheme, felt] of [
    ['light', 'rgb(53, 66, 79)'],
    ['dark', 'rgb(27, 34, 41)'],
  ] as const) {
    it(`takes the page’s own colours, ${colorScheme}`, async () => {
      const page = await openRecipe(piece('theme-it', 'colours.html'), { colorScheme });
      expect(await styleOf(page, 'frame', 'background-color')).to.equal(felt);
      expect(await styleOf(page, 'frame', 'border-radius')).to.equal('0px');
      expect(await styleOf(page, 'card', 'border-radius')).to.equal('3px');
      expect(await styleOf(page, 'title', 'font-family')).to.equal('Georgia, serif');
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('changes one thing by its part', async () => {
    const page = await openRecipe(piece('theme-it', 'parts.html'));
    expect(await styleOf(page, 'toolbar', 'border-bottom-width')).to.equal('1px');
    expect(await gameOf(page).locator('[part~="button-hint"]').isVisible()).to.equal(false);
    expect(await gameOf(page).locator('[part~="button-undo"]').isVisible()).to.equal(true);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the recipe “Listen to it”', () => {
  it('tells what the game does', async () => {
    const page = await openRecipe(piece('listen-to-it', 'listen.html'));
    await play(page, '4 a');
    expect(await page.locator('#count').innerText()).to.equal('1 moves');
    await play(page, '1 a');
    await gameOf(page).getByRole('button', { name: 'Undo', exact: true }).click();
    const lines = await page.locator('#log li').allInnerTexts();
    expect([lines.at(-1), lines[0], lines.length]).to.deep.equal([
      'player moved 4a',
      'player took back 4a',
      3,
    ]);
    expect(lines[1]).to.match(/^refused: ./);
    expect(page.problems).to.deep.equal([]);
  });

  it('tells the game what to do', async () => {
    const page = await openRecipe(piece('listen-to-it', 'host.html'));
    const game = gameOf(page);
    await page.locator('#move').click();
    expect(cardsOf(await look(game), 'cell-1')).to.equal('JD');
    expect(await page.locator('#why').innerText()).to.equal('');
    await page.locator('#move').click();
    expect(await page.locator('#why').innerText()).to.equal('Refused: cell-taken');
    await page.locator('#other').click();
    expect(cardsOf(await look(game), 'cell-1')).to.equal('');
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the recipe “React”', () => {
  it('plays, and renders what it hears', async () => {
    const program = await bundle(
      {
        'App.jsx': piece('react', 'App.jsx'),
        'main.jsx': piece('react', 'main.jsx'),
      },
      'main.jsx',
    );
    const html = '<div id="root"></div><script type="module" src="/program.js"></script>';
    const page = await openRecipe(html, { files: { '/program.js': program } });
    expect(await page.locator('#root > p').innerText()).to.equal('0 moves Deal 617');
    expect(await gameOf(page).evaluate((node) => node.hasAttribute('four-color'))).to.equal(true);
    await page.locator('#root > p button').click();
    await play(page, '4 a');
    expect(cardsOf(await look(gameOf(page)), 'cell-1')).to.equal('4H');
    // React renders asynchronously.
    await page.locator('#root > p', { hasText: '1 moves Deal 617' }).waitFor();
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the recipe “A CSP page”', () => {
  it('is played under its policy without a word in the console', async () => {
    const [name, policy] = piece('csp-page', 'headers').trim().split(': ');
    const page = await openRecipe(piece('csp-page', 'page.html'), {
      headers: { [name!]: policy! },
      files: {
        '/page.css': piece('csp-page', 'page.css'),
        '/page.js': piece('csp-page', 'page.js'),
      },
    });
    await play(page, '4 a');
    expect(await page.locator('#count').innerText()).to.equal('1 moves');
    expect(await styleOf(page, 'frame', 'background-color')).to.equal('rgb(53, 66, 79)');
    expect(page.problems).to.deep.equal([]);
    // The policy is active: HTML from a string is refused.
    expect(
      await page.evaluate(() => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<p></p>');
          return 'let pass';
        } catch {
          return 'refused';
        }
      }),
    ).to.equal('refused');
    // Console and policy both report it, at different times.
    for (let tries = 0; tries < 100 && page.problems.length < 2; tries++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(page.problems.map(({ kind }) => kind).sort()).to.deep.equal(['console', 'csp']);
  });
});
