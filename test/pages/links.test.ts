import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage, problemsBut } from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { dealOfLength, sharedGameOf } from './support/shared.js';
import { STRICT } from './support/site.js';
import { dragMoves } from './support/staged.js';
import { statusOf } from './support/tabs.js';

const LINKS = '**/dist/cdn/links-links.js';
const LINKED = '<freecell-game linked deal="617"></freecell-game>';
const scripts = ['/dist/cdn/freecell-game.js'];
const GONE = 'This part could not be loaded.';

const stateOf = (page: TestPage): Promise<unknown> =>
  gameOf(page).evaluate((game) => (game as unknown as { readonly state: unknown }).state);

/** Opens the page again with this hash, as from elsewhere. */
async function visit(page: TestPage, text: string): Promise<void> {
  // Leaving would cancel running requests.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.goto(`/test-page/#${text}`);
  await gameOf(page).locator('[data-card]').first().waitFor();
}

/** A page's problems, without the browser's own message about the missing file. */
const problemsOf = (page: TestPage): readonly unknown[] =>
  problemsBut(page, ({ text }) => /404|(links-links|klondike-solver)\.js$/.test(text));

/** Presses "Copy link" and returns the clipboard's text. */
async function copied(page: TestPage): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await gameOf(page).getByRole('button', { name: 'More' }).click();
  await gameOf(page).getByRole('button', { name: 'Share' }).click();
  await gameOf(page).getByRole('button', { name: 'Copy link' }).click();
  await gameOf(page).locator('[part="status"]', { hasText: 'Link copied.' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('a link of a long game', () => {
  it('has at most 200 characters for 120 moves, is opened by the address to an equal state, and is what the clipboard takes there', async () => {
    const { link, state } = sharedGameOf(dealOfLength(120), 120);
    expect(link.length).to.be.at.most(200);
    const page = await openPage({
      html: LINKED,
      scripts,
      headers: STRICT,
      hash: link,
      reducedMotion: 'reduce',
    });
    await gameOf(page).locator('[data-card]').first().waitFor();
    expect(await stateOf(page)).to.deep.equal(state);
    expect((await look(gameOf(page))).moveCount).to.equal(120);
    expect(await copied(page)).to.equal(`${page.url().replace(/#.*/, '')}#${link}`);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('goes on where it was after a reload, and the page’s own game after that', async () => {
    const { link, state } = sharedGameOf(1, 20);
    const page = await openPage({ html: LINKED, scripts, reducedMotion: 'reduce' });
    await dragMoves(page, ['5 8']);
    await visit(page, link);
    expect(await stateOf(page)).to.deep.equal(state);
    await gameOf(page).getByRole('button', { name: 'Undo' }).click();
    await page.reload();
    await gameOf(page).locator('[data-card]').first().waitFor();
    expect((await look(gameOf(page))).moveCount).to.equal(21);
    await visit(page, '');
    expect((await look(gameOf(page))).moveCount).to.equal(1);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the clipboard', () => {
  // The test above does so with a link of 120 moves.
  itInFull('takes what “Copy link” gives, where the browser lets it', async () => {
    const page = await openPage({ html: LINKED, scripts, reducedMotion: 'reduce' });
    await dragMoves(page, ['5 8']);
    expect(await copied(page)).to.equal(
      `${page.url().replace(/#.*/, '')}#1.freecell.1.Xj20EAAAqSouehxTD`,
    );
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the file of links that is not there', () => {
  async function without(html: string): Promise<TestPage> {
    const page = await openPage({ html: '<p>Not yet.</p>', scripts, reducedMotion: 'reduce' });
    await page.route(LINKS, (route) => route.fulfill({ status: 404, body: 'not here' }));
    await page.evaluate((text) => {
      document
        .querySelector('p')!
        .replaceWith(document.createRange().createContextualFragment(text));
    }, html);
    await gameOf(page).locator('[data-card]').first().waitFor();
    return page;
  }

  for (const html of [LINKED, '<freecell-game daily></freecell-game>']) {
    it(`leaves the game, which says so: ${html}`, async () => {
      const page = await without(html);
      expect(await statusOf(page)).to.equal(GONE);
      await gameOf(page).getByRole('button', { name: 'More' }).click();
      expect(await gameOf(page).getByRole('button', { name: /^Copy/ }).count()).to.equal(0);
      await gameOf(page).getByRole('button', { name: 'More' }).click();
      expect((await look(gameOf(page))).moveCount).to.equal(0);
      await gameOf(page).getByRole('button', { name: 'New game' }).click();
      await gameOf(page).locator('[data-card]').first().waitFor();
      expect(problemsOf(page)).to.deep.equal([]);
    });
  }

  itInFull('makes share() reject, the game untouched', async () => {
    const page = await without('<freecell-game deal="617"></freecell-game>');
    await dragMoves(page, ['5 8']);
    const failed = await gameOf(page).evaluate((game) =>
      (game as unknown as { share(): Promise<string> }).share().catch(String),
    );
    expect(failed).to.match(/links-links\.js/);
    expect((await look(gameOf(page))).moveCount).to.equal(1);
    expect(problemsOf(page)).to.deep.equal([]);
  });
});

describe('the deal of the day', () => {
  const NOON = '2026-11-21T12:00:00Z';
  const TAGS = [
    ['freecell-game variant="kingcell"', 895_499_477],
    ['klondike-game', 980_771_100],
    ['pyramid-game', 733_445_732],
  ] as const;

  async function dayPage(tag: string, headers = {}, init = ''): Promise<TestPage> {
    const script = `/dist/cdn/${tag.split(' ')[0]!}.js`;
    const page = await openPage({
      html: '<main></main>',
      scripts: [script],
      headers,
      init,
      warns: init !== '',
      reducedMotion: 'reduce',
    });
    await page.route('**/klondike-solver.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.setFixedTime(NOON);
    const html = `<${tag} daily></${tag.split(' ')[0]!}>`;
    await page.evaluate((text) => {
      document.querySelector('main')!.append(document.createRange().createContextualFragment(text));
    }, html);
    await gameOf(page).locator('[data-card], [part~="card"]').first().waitFor({ timeout: 20_000 });
    return page;
  }

  const dealOf = (page: TestPage): Promise<unknown> =>
    gameOf(page).evaluate((game) => {
      const { dealNumber, day } = game as unknown as { dealNumber: number; day: string };
      return [dealNumber, day];
    });

  for (const [tag, deal] of firstOf(TAGS, 1)) {
    it(`of ${tag} is everyone’s`, async () => {
      const page = await dayPage(tag);
      expect(await dealOf(page)).to.deep.equal([deal, '2026-11-21']);
      expect(page.problems).to.deep.equal([]);
    });
  }

  itInFull('is the same where no worker may run', async () => {
    const page = await dayPage('freecell-game variant="kingcell"', {
      'content-security-policy': "worker-src 'none'",
    });
    expect(await dealOf(page)).to.deep.equal([895_499_477, '2026-11-21']);
    const others = problemsBut(page, ({ text }) => text.includes('worker-src'));
    expect(others).to.deep.equal([]);
  });

  it('is any deal where no worker may run and the solver can’t be loaded, which is told', async () => {
    const forbid = `customElements.whenDefined('klondike-game')
      .then((KlondikeGame) => { KlondikeGame.workerFactory = null; });`;
    const page = await dayPage('klondike-game', {}, forbid);
    const [deal, day] = (await dealOf(page)) as [number, string | undefined];
    expect(deal).to.be.within(1, 1_000_000);
    expect(day).to.equal(undefined);
    expect(await statusOf(page)).to.match(
      /^The daily deal could not be found \(.*klondike-solver\.js\), so a random deal is dealt\.$/,
    );
    expect(page.told.filter((text) => text.startsWith('warning')).length).to.equal(1);
    expect(problemsOf(page)).to.deep.equal([]);
  });
});
