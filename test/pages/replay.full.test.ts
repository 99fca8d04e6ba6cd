import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { dealOfLength, sharedGameOf } from './support/shared.js';
import { IMPORT_MAP, STRICT } from './support/site.js';

const replayOf = (link: string): string => `<game-replay link="${link}"></game-replay>`;

const opened = (page: TestPage): Promise<void> =>
  page.locator('game-replay [part="bar"]').waitFor();

const stateOf = (page: TestPage): Promise<unknown> =>
  page
    .locator('game-replay freecell-game')
    .evaluate((game) => (game as unknown as { readonly state: unknown }).state);

describe('a replay by one script', () => {
  it('fetches the game that it needs, on a strict page, and shows 120 moves to their end', async () => {
    const { link, state } = sharedGameOf(dealOfLength(120), 120);
    const page = await openPage({
      html: replayOf(link),
      scripts: ['/dist/cdn/game-replay.js'],
      headers: STRICT,
      reducedMotion: 'reduce',
    });
    await opened(page);
    expect(await page.locator('[part="position"]').textContent()).to.equal('0 / 120');
    await page.getByRole('button', { name: 'Go to end' }).click();
    await page.locator('[part="position"]', { hasText: '120 / 120' }).waitFor();
    expect(await stateOf(page)).to.deep.equal(state);
    for (let times = 0; times < 5; times++) {
      await page.getByRole('button', { name: 'Step back' }).click();
    }
    await page.getByRole('button', { name: 'Step forward' }).click();
    expect(await page.locator('[part="position"]').textContent()).to.equal('116 / 120');
    expect(await stateOf(page)).to.deep.equal(sharedGameOf(dealOfLength(120), 116).state);
    expect(await page.evaluate(() => Object.keys(localStorage))).to.deep.equal([]);
    expect(page.problems).to.deep.equal([]);
  });

  for (const scripts of [
    ['/dist/cdn/freecell-game.js', '/dist/cdn/game-replay.js'],
    ['/dist/cdn/game-replay.js', '/dist/cdn/baize.js'],
  ]) {
    it(`takes the page’s game, whichever comes first: ${scripts.join(', ')}`, async () => {
      const { link, state } = sharedGameOf(1, 30);
      const page = await openPage({ html: replayOf(link), scripts, reducedMotion: 'reduce' });
      await opened(page);
      await page.getByRole('button', { name: 'Go to end' }).click();
      await page.locator('[part="position"]', { hasText: '30 / 30' }).waitFor();
      expect(await stateOf(page)).to.deep.equal(state);
      expect(page.told.filter((text) => text.startsWith('warning'))).to.deep.equal([]);
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('says so where the game’s file is not there', async () => {
    const page = await openPage({
      html: '<main></main>',
      scripts: ['/dist/cdn/game-replay.js'],
    });
    await page.route('**/freecell-game.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(
      (text) => {
        document
          .querySelector('main')!
          .append(document.createRange().createContextualFragment(text));
      },
      replayOf(sharedGameOf(1, 3).link),
    );
    await page.locator('game-replay [part="problem"]').waitFor();
    const why = 'Part of the replay failed to load (freecell-game).';
    expect((await page.locator('game-replay [part="problem"]').textContent())!.trim()).to.equal(
      why,
    );
    const told = otherThanRefusals(page).map(({ text }) => text);
    expect(told).to.deep.equal([`<game-replay>: ${why}`]);
  });
});

describe('a replay of the modules', () => {
  it('fetches its game as well', async () => {
    const { link, state } = sharedGameOf(1, 30);
    const page = await openPage({
      html: `${IMPORT_MAP}<script type="module">import 'baize/game-replay.js';</script>${replayOf(link)}`,
      scripts: [],
      reducedMotion: 'reduce',
    });
    await opened(page);
    await page.getByRole('button', { name: 'Go to end' }).click();
    await page.locator('[part="position"]', { hasText: '30 / 30' }).waitFor();
    expect(await stateOf(page)).to.deep.equal(state);
    expect(page.problems).to.deep.equal([]);
  });
});
