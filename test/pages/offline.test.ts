import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/entries.mjs';
import { type TestPage, openPage, problemsBut } from '../harness/pages.js';
import { itInFull } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { type DemoSite, demoSite, installed, update } from './support/demo-site.js';
import { cardsOf, dragMoves } from './support/staged.js';

const reduced = { reducedMotion: 'reduce' } as const;
const PLAYED = 'AH KH TC JS 2S QH JC';

const visit = (site: DemoSite, path = '/demo/post.html'): Promise<TestPage> =>
  openPage({ ...reduced, site: site.url, path });

/** Plays the first move of the page's deal, and returns the column with the card. */
async function playFirst(page: TestPage): Promise<string> {
  await gameOf(page).scrollIntoViewIfNeeded();
  return cardsOf(await dragMoves(page, ['5 8']), 'column-8');
}

/** Leaves the site, and waits until the waiting service worker is active. */
async function leave(page: TestPage): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const begun = new Promise<void>((done) =>
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.filter(({ status }) => status === 'activated');
      if (versions.length > 0 && active.length === versions.length) done();
    }),
  );
  await page.goto('about:blank');
  await begun;
}

/** The names of the demo's caches. */
const copies = (page: TestPage): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Expects a manifest with a name, a start page and existing icons. */
async function expectInstallable(page: TestPage, site: DemoSite): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect([errors, url]).to.deep.equal([[], `${site.url}/demo/app.webmanifest`]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Tests use a context like a private window, in which Chromium installs nothing.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).to.deep.equal([]);
}

describe('the demo without a network', () => {
  it('can be installed, and is played after the first visit: mouse, hint, another language, another game', async () => {
    const site = await demoSite();
    const page = await visit(site);
    await expectInstallable(page, site);
    await installed(page);
    await site.disconnect();
    await page.reload();
    const game = gameOf(page);
    expect(await playFirst(page)).to.equal(PLAYED);
    const worker = page.waitForEvent('worker');
    await game.getByRole('button', { name: 'Hint' }).click();
    expect((await worker).url()).to.equal(`${site.url}/dist/cdn/solver-worker.js`);
    await game.evaluate((element) => element.setAttribute('locale', 'de'));
    await game.getByRole('button', { name: 'Neues Spiel' }).waitFor();
    // A page that was never visited, with a query.
    await page.goto('/demo/klondike.html?draw=3');
    await gameOf(page).locator('[data-card]').first().waitFor();
    expect(await gameOf(page).getAttribute('draw')).to.equal('3');
    await page.goto('/demo/themes.html');
    await page.locator('playing-card').first().waitFor();
    // The start page of the installed demo.
    await page.goto('/demo/');
    await page.locator('.hero freecell-game [data-card]').first().waitFor();
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('keeps to the strict page’s policy, and plays', async () => {
    const site = await demoSite();
    const page = await visit(site);
    await installed(page);
    await site.disconnect();
    await page.goto('/demo/strict.html');
    expect(await playFirst(page)).to.equal(PLAYED);
    const worker = page.waitForEvent('worker');
    await gameOf(page).getByRole('button', { name: 'Hint' }).click();
    await worker;
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a new version of what is kept', () => {
  itInFull(
    'waits until no page of the old one is open, and leaves the game as it was',
    async () => {
      const site = await demoSite();
      const page = await visit(site);
      await installed(page);
      await page.reload();
      expect(await playFirst(page)).to.equal(PLAYED);
      const [old] = await copies(page);
      // A page, and a chunk that it has not loaded yet: the panel of keys.
      const marked = (text: string): string => `globalThis.isSecond = true;${text}`;
      site.change('demo/post.html', (html) => html.replace('<title>', '<title>Second: '));
      site.changeKit('settings.js', marked);
      site.nextVersion();
      expect(await update(page)).to.equal('installed');
      expect(await copies(page)).to.have.length(2);

      const openKeys = async (): Promise<unknown> => {
        await gameOf(page).getByRole('button', { name: 'More' }).click();
        await gameOf(page).locator('[part="menu-item"]').filter({ hasText: 'Keyboard' }).click();
        await gameOf(page).getByRole('dialog').waitFor();
        return page.evaluate('globalThis.isSecond');
      };
      expect(await openKeys()).to.equal(undefined);
      await page.reload();
      expect(await page.title()).to.equal('FreeCell hides nothing · Baize');
      expect((await look(gameOf(page))).moveCount).to.equal(1);

      await leave(page);
      await site.disconnect();
      await page.goto('/demo/post.html');
      expect(await page.title()).to.equal('Second: FreeCell hides nothing · Baize');
      expect((await look(gameOf(page))).moveCount).to.equal(1);
      expect(await openKeys()).to.equal(true);
      const kept = await copies(page);
      expect(kept).to.have.length(1);
      expect(kept).not.to.include(old);
      expect(page.problems).to.deep.equal([]);
    },
  );

  itInFull(
    'is not used while one of its files is another version’s, and the old one plays on',
    async () => {
      const site = await demoSite();
      const page = await openPage({
        ...{ ...reduced, site: site.url },
        ...{ path: '/demo/post.html', warns: true },
      });
      await installed(page);
      await page.reload();
      // The site already has a new file, and still the old list.
      site.change('dist/cdn/settings.js', (text) => `globalThis.isSecond = true;${text}`);
      site.nextVersion();
      expect(await update(page)).to.equal('redundant');
      await site.disconnect();
      await page.reload();
      expect(await playFirst(page)).to.equal(PLAYED);
      expect(problemsBut(page, ({ text }) => text.includes('settings.js'))).to.deep.equal([]);
    },
  );

  itInFull('is not used while a page without a hash is redirected', async () => {
    const site = await demoSite();
    const page = await openPage({
      ...{ ...reduced, site: site.url },
      ...{ path: '/demo/post.html', warns: true },
    });
    await installed(page);
    // The server redirects it to `demo/`.
    site.change('sw.js', (text) => text.replace('files: [', "files: ['demo',"));
    site.nextVersion();
    expect(await update(page)).to.equal('redundant');
    const told = problemsBut(page, ({ text }) => text.includes('demo is redirected'));
    expect(told).to.deep.equal([]);
  });
});

describe('the list of files', () => {
  const names = async (choice: object): Promise<readonly string[]> => {
    const { offlineFiles } = (await import(join(ROOT, 'dist/offline.js'))) as {
      offlineFiles: (choice: object) => readonly { url: string }[];
    };
    return offlineFiles({ base: '/', ...choice }).map(({ url }) => url.slice(1));
  };

  it('has every script, style sheet and card of the build, but for the one that keeps them', async () => {
    const built = readdirSync(join(ROOT, 'dist/cdn'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html|svg)$/.test(name) && name !== 'offline.js')
      .sort();
    expect([...(await names({}))].sort()).to.deep.equal(built);
  });

  it('of one game has its entry, chunks, worker and chosen languages, and no other game', async () => {
    const files = await names({ elements: ['freecell-game'], languages: ['de'] });
    expect(files).to.include.members([
      'freecell-game.js',
      'shared.js',
      'freecell-solver.js',
      'solver-worker.js',
      'de-freecell.js',
      'themes/night.css',
    ]);
    const others = ['baize.js', 'klondike-game.js', 'paigow-table.js', 'fr-freecell.js'];
    expect(files.filter((name) => others.includes(name))).to.deep.equal([]);
  });
});

describe('the kit of another origin', () => {
  itInFull(
    'is kept too, and a strict page registers the worker by a policy of its own',
    async () => {
      const cdn = await demoSite({ 'access-control-allow-origin': '*' });
      const site = await demoSite();
      const kit = `${cdn.url}/dist/cdn/`;
      const policy = [
        "default-src 'none'",
        `script-src 'self' ${cdn.url}`,
        `style-src 'self' ${cdn.url}`,
        "img-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self' blob:",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html baize my-worker 'allow-duplicates'",
      ].join('; ');
      site.change('demo/strict.html', (html) =>
        html
          .replace(/content="default-src[^"]*"/, `content="${policy}"`)
          .replaceAll('../dist/cdn/', kit)
          .replace('</head>', '<script type="module" src="install.js"></script></head>'),
      );
      site.change('demo/demo.css', (css) => css.replaceAll('../dist/cdn/', kit));
      site.change(
        'demo/install.js',
        () => `
        const ours = trustedTypes.createPolicy('my-worker', { createScriptURL: () => '../sw.js' });
        navigator.serviceWorker.register(ours.createScriptURL(''));`,
      );
      site.change('sw.js', (text) => text.replaceAll('dist/cdn/', kit));
      const page = await visit(site, '/demo/strict.html');
      await installed(page);
      await Promise.all([site.disconnect(), cdn.disconnect()]);
      await page.reload();
      expect(await playFirst(page)).to.equal(PLAYED);
      expect(page.problems).to.deep.equal([]);
    },
  );
});
