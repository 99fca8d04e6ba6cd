import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, expectedProblems, openPage, otherThanRefusals } from '../harness/pages.js';
import { demoSite } from './support/demo-site.js';
import { dragMoves } from './support/staged.js';

/** docs/guides/delivery.md and the recipe for a CSP warn authors of these problems. */
const reduced = { reducedMotion: 'reduce', warns: true } as const;

/** Expects one Trusted Types violation, and the browser's message about it. */
function expectBlocked(page: TestPage, name: string): void {
  const report = `trusted-types blocked trusted-types-policy ${name}`;
  expect(expectedProblems(page, ({ text }) => text === report)).to.have.length(1);
  expectedProblems(page, ({ text }) =>
    text.startsWith(`Creating a TrustedTypePolicy named '${name}'`),
  );
}

const FALLBACK = 'The board needs JavaScript.';

/** A page of the demo in a frame that may only run scripts. */
async function framed(headers?: Readonly<Record<string, string>>): Promise<TestPage> {
  const site = await demoSite(headers);
  const page = await openPage({ ...reduced, site: site.url, path: '/dist/cdn/manifest.json' });
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: '/demo/strict.html', sandbox: 'allow-scripts' });
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
    document.body.append(frame);
  });
  return page;
}

describe('a sandboxed frame without an origin', () => {
  it('has no game where the server allows no other origin its files', async () => {
    const page = await framed();
    await page.waitForLoadState('networkidle');
    const game = page.frameLocator('iframe').locator('freecell-game');
    expect(await game.evaluate((element) => element.matches(':defined'))).to.equal(false);
    const told = otherThanRefusals(page);
    expect(told.map(({ text }) => text.includes("from origin 'null'"))).to.deep.equal([true, true]);
  });

  it('is played where the server does, and says that nothing is kept', async () => {
    const page = await framed({ 'access-control-allow-origin': '*' });
    const game = page.frameLocator('iframe').locator('freecell-game');
    expect((await dragMoves(page, ['5 8'], game)).moveCount).to.equal(1);
    expect(page.told.some((text) => text.includes('does not store games here'))).to.equal(true);
  });
});

describe('a list of Trusted Types', () => {
  const TAG = `<freecell-game deal="617"><p>${FALLBACK}</p></freecell-game>`;
  const policy = (list: string): Readonly<Record<string, string>> => ({
    'content-security-policy': `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${list}`,
  });

  it('without lit-html stops the script, and the fallback stays', async () => {
    const page = await openPage({ ...reduced, html: TAG, headers: policy('baize') });
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(FALLBACK).isVisible()).to.equal(true);
    const thrown = expectedProblems(page, ({ text }) => text.includes('"lit-html" disallowed'));
    expect(thrown).to.have.length(1);
    expectBlocked(page, 'lit-html');
  });

  it('without baize leaves the game its page for the solver, which the browser reports once', async () => {
    const page = await openPage({ ...reduced, html: TAG, headers: policy('lit-html') });
    const game = page.locator('freecell-game');
    await game.getByRole('button', { name: 'Hint' }).click();
    // After a second without an answer a hint is not sure, until its proof has arrived.
    await game
      .locator('[part="status"]')
      .filter({ hasText: /^\s*(Checked: this leads to a win\. )?Try / })
      .waitFor();
    expectBlocked(page, 'baize');
  });

  it('without ’allow-duplicates’ stops the second copy of lit, and the first one works', async () => {
    const scripts = ['/dist/cdn/freecell-game.js', '/copy/shared.js'];
    const page = await openPage({ ...reduced, html: '', scripts: [] });
    await page.route('**/copy/*.js', async (route) => {
      const file = new URL(route.request().url()).pathname.replace('/copy/', '/dist/cdn/');
      return route.fulfill({
        response: await route.fetch({ url: new URL(file, page.url()).href }),
      });
    });
    const copied = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
    await page.route('**/strict-copy/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: policy('lit-html baize'),
        body: `<!doctype html>${copied}${TAG}`,
      }),
    );
    await page.goto('/strict-copy/');
    await page.locator('freecell-game').locator('[data-card]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const thrown = expectedProblems(page, ({ text }) => text.includes('"lit-html" already exists'));
    expect(thrown).to.have.length(1);
    expectBlocked(page, 'lit-html');
  });
});
