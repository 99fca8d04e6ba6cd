import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { type PageOptions, type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { BASE, type DocsSite, docsSite, frameOf, linksOf } from './support/docs-site.js';

let site: DocsSite;
const open = (path: string, options: PageOptions = {}): Promise<TestPage> =>
  openPage({
    path: `${BASE}/docs/${path}`,
    site: site.url,
    reducedMotion: 'reduce',
    ...options,
  });

describe('the documentation’s site', () => {
  before(async () => {
    site = await docsSite();
  });

  it('has no link to a page that does not exist', () => {
    const files = (path: string) => join(site.root, path.slice(BASE.length), 'index.html');
    const dead = site.pages.flatMap((page) =>
      linksOf(site, page)
        .filter((path) => !existsSync(files(path)) && !existsSync(join(files(path), '..')))
        .map((path) => `${page}: ${path}`),
    );
    expect(site.pages).to.have.length.above(20);
    expect(dead).to.deep.equal([]);
  });

  it('starts a live example, and shows an edit of its code', async () => {
    const page = await open('');
    const dealt = (number: number) => frameOf(page).getByText(`№ ${number}`).waitFor();
    await dealt(617);
    const code = page.getByRole('textbox', { name: 'Code of the example' });
    await code.getByText('617').dblclick();
    await page.keyboard.type('11982');
    await dealt(11982);
    await page.getByRole('button', { name: 'Reset' }).click();
    await dealt(617);
    expect(await code.innerText())
      .to.include('deal="617"')
      .and.to.not.include('11982');
    expect(page.problems).to.deep.equal([]);
  });

  it('tells what is wrong with edited code', async () => {
    const page = await open('', { warns: true });
    await frameOf(page).locator('[data-card]').first().waitFor();
    await page.getByRole('textbox', { name: 'Code of the example' }).getByText('617').dblclick();
    await page.keyboard.type('a-card');
    await page.getByRole('status').getByText('a-card').waitFor();
    expect(page.problems).to.deep.equal([]);
  });

  it('finds a page by a word', async () => {
    const page = await open('');
    await page.getByRole('button', { name: 'Search' }).first().click();
    // The field comes with a module of its own.
    await page.locator('input[type="search"]:focus').waitFor();
    await page.keyboard.type('WordPress');
    await page.getByRole('listbox').getByRole('option').first().getByRole('link').click();
    await page.waitForURL(/embedding/);
    await page.getByRole('heading', { level: 1, name: 'Frames, oEmbed and WordPress' }).waitFor();
    expect(new URL(page.url()).pathname).to.match(/^\/x\/y\/docs\/\w+\/[\w-]+\.html$/);
    expect(page.problems).to.deep.equal([]);
  });

  it('is dark if the reader chooses so, with its examples', async () => {
    const page = await open('');
    const game = frameOf(page).locator('freecell-game');
    await game.locator('[data-card]').first().waitFor();
    const looks = () =>
      Promise.all(
        [page.locator('body'), game].map((node) =>
          node.evaluate((element) => getComputedStyle(element).colorScheme),
        ),
      );
    const background = () =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await background()).to.equal('rgb(255, 255, 255)');
    await page.getByRole('switch').first().click();
    await frameOf(page).locator('html[style*="dark"]').waitFor({ state: 'attached' });
    expect(await background()).to.equal('rgb(20, 27, 24)');
    expect((await looks()).at(-1)).to.include('dark');
    expect(page.problems).to.deep.equal([]);
  });

  it('leads to the demo and back', async () => {
    const page = await open('');
    await page.getByRole('link', { name: 'Demo' }).first().click();
    await page.locator('main.gallery').waitFor();
    expect(new URL(page.url()).pathname).to.equal(`${BASE}/demo/`);
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.locator('.live').first().waitFor();
    expect(new URL(page.url()).pathname).to.equal(`${BASE}/docs/`);
    expect(page.problems).to.deep.equal([]);
  });

  it('shows the code of an example without scripts', async () => {
    const page = await open('', { javaScriptEnabled: false });
    expect(await page.locator('.live').first().innerText()).to.include(
      '<freecell-game deal="617">',
    );
    expect(await page.getByRole('button', { name: 'Reset' }).count()).to.equal(0);
    // Scripts are preloaded, and then not run.
    expect(otherThanRefusals(page)).to.deep.equal([]);
  });

  it('fits a phone', async () => {
    const page = await open('', { width: 320 });
    await frameOf(page).locator('[data-card]').first().waitFor();
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).to.equal(320);
    expect(page.problems).to.deep.equal([]);
  });
});
