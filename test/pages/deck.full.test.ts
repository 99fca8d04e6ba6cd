import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage, problemsBut } from '../harness/pages.js';

/** The face-up cards of the game, and the card in the text. */
const OPEN = ['4C', '5D', '7S', '8D', '9S', 'AC', 'QH'];

describe('the demo of another deck', () => {
  it('loads the files of face-up cards when it is chosen, once, for the game and the text', async () => {
    const page = await openPage({ path: '/demo/faces.html', reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const drawn = page.locator('klondike-game [part="card-face"]');
    expect(await drawn.count()).to.equal(0);
    const deck = page.getByLabel('Deck');
    await deck.selectOption('english');
    await drawn.nth(6).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('playing-card [part="card-face"]').count()).to.equal(1);
    await deck.selectOption('baize');
    await drawn.first().waitFor({ state: 'detached' });
    await deck.selectOption('english');
    await drawn.nth(6).waitFor();
    const files = OPEN.map((card) => `/dist/cdn/cards/${card}.svg`);
    expect(asked.sort()).to.deep.equal([...files, '/dist/cdn/english-faces.js'].sort());
    expect(page.problems).to.deep.equal([]);
  });

  it('keeps the kit’s own cards if a file can’t be loaded, and reports that once', async () => {
    const page = await openPage({ path: '/demo/faces.html', warns: true });
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await page.route('**/cards/QH.svg', (route) =>
      route.fulfill({ status: 404, body: 'not here' }),
    );
    await page.route('**/cards/AC.svg', (route) =>
      route.fulfill({ status: 404, body: 'not here' }),
    );
    const told = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByLabel('Deck').selectOption('english');
    await told;
    await page.locator('klondike-game [part="card-face"]').first().waitFor({ state: 'detached' });
    expect(await page.locator('klondike-game [part="card-index"]').count()).to.equal(7);
    expect(warned.filter((text) => text.startsWith('<klondike-game>')).length).to.equal(1);
    expect(problemsBut(page, ({ text }) => text.includes('404'))).to.deep.equal([]);
    expect(warned[0]).to.match(/english-faces could not be loaded: .*\/cards\/(QH|AC)\.svg/);
  });
});
