import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';

const DECK = '/node_modules/@letele/playing-cards/dist/index.esm.js';

describe('the demo of another deck', () => {
  it('fetches it when it is chosen, once, and shows it in the game and in the text', async () => {
    const page = await openPage({ path: '/demo/faces.html', reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol !== 'data:') asked.push(pathname);
    });
    const drawn = page.locator('klondike-game [part="card-face"]');
    const kitOwn = page.locator('klondike-game [part="card-index"]');
    expect([await drawn.count(), await kitOwn.count()]).to.deep.equal([0, 7]);
    await page.getByLabel('Deck').selectOption('classic');
    await page.getByText('Adrian Kennard’s cards.').waitFor();
    await drawn.nth(6).waitFor();
    expect([await drawn.count(), await kitOwn.count()]).to.deep.equal([7, 0]);
    const widths = await drawn.evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    );
    expect(new Set(widths)).to.deep.equal(new Set([240]));
    expect(await page.locator('playing-card [part="card-face"]').count()).to.equal(1);
    await page.getByLabel('Deck').selectOption('own');
    await kitOwn.nth(6).waitFor();
    await page.getByLabel('Deck').selectOption('classic');
    await drawn.nth(6).waitFor();
    expect(asked).to.deep.equal([DECK, '/demo/faces-react.js']);
    expect(page.problems).to.deep.equal([]);
  });

  it('keeps the kit’s own cards where it cannot be fetched', async () => {
    const page = await openPage({ path: '/demo/faces.html', reducedMotion: 'reduce' });
    await page.route(`**${DECK}`, (route) => route.fulfill({ status: 404, body: 'not here' }));
    await page.getByLabel('Deck').selectOption('classic');
    await page.getByText('The deck could not be fetched.').waitFor();
    expect(await page.locator('klondike-game [part="card-index"]').count()).to.equal(7);
    expect(page.problems.filter(({ text }) => !text.includes('404'))).to.deep.equal([]);
  });
});
