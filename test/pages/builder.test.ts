import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { addresses } from '../../scripts/package/addresses.mjs';
import { type TestPage, openPage, serverUrl } from '../harness/pages.js';
import { itInFull } from '../support/counts.js';
import { violations } from './support/axe.js';
import { demoSite, installed } from './support/demo-site.js';
import { reactProgram } from './support/embed-code.js';

const open = (query = '', options: Parameters<typeof openPage>[0] = {}): Promise<TestPage> =>
  openPage({ path: `/demo/builder/${query}`, reducedMotion: 'reduce', ...options });

const codeOf = async (page: TestPage): Promise<string> =>
  (await page.locator('#code').textContent()) ?? '';

const inFrame = (page: TestPage, name: 'phone' | 'wide'): Locator =>
  page
    .frameLocator(`.${name} iframe`)
    .locator('[data-card], [part~="button"][part~="primary"]')
    .first();

interface WithOptions extends HTMLElement {
  readonly heardOptions: Readonly<Record<string, unknown>>;
}

/** Records the options of each game that begins. */
const NOTING = `
  addEventListener('game-start', ({ detail, target }) => (target.heardOptions = detail.options), true);`;

/** Pastes code into a page, and expects its game to begin with these options. */
async function expectWorks(
  html: string,
  tag: string,
  expected: object,
  isFramed = false,
): Promise<void> {
  const page = await openPage({ html, scripts: [], init: NOTING, reducedMotion: 'reduce' });
  const element = (isFramed ? page.frameLocator('iframe') : page).locator(tag);
  await element.locator('[part~="board"]').waitFor();
  const options = await element.evaluate((node) => (node as WithOptions).heardOptions);
  expect(options).to.deep.include(expected);
  expect(page.problems).to.deep.equal([]);
}

describe('the embed builder', () => {
  it('shows each choice in both frames, the code and its address, takes it from there again, and gives code that works', async () => {
    const page = await open();
    await page.getByLabel('Game', { exact: true }).selectOption('Klondike');
    await page.getByLabel('Draw', { exact: true }).selectOption('3');
    await page.getByLabel('Theme', { exact: true }).selectOption('night');
    await page.getByLabel('Locale').selectOption('German (de)');
    await page.getByLabel('Calm').check();
    const cdn = `${await serverUrl()}/dist/cdn/`;
    const code = `<link rel="stylesheet" href="${cdn}themes/night.css" />
<script type="module" src="${cdn}klondike-game.js"></script>
<klondike-game draw="3" locale="de" calm></klondike-game>`;
    expect(await codeOf(page)).to.equal(code);
    const query = '?game=klondike&draw=3&theme=night&locale=de&calm';
    expect(new URL(page.url()).search).to.equal(query);
    for (const name of ['phone', 'wide'] as const) {
      await inFrame(page, name).waitFor();
      const game = page.frameLocator(`.${name} iframe`).locator('klondike-game');
      expect(await game.getAttribute('draw')).to.equal('3');
      expect(await game.getAttribute('locale')).to.equal('de');
    }
    await page.reload();
    expect(await codeOf(page)).to.equal(code);
    expect(await page.getByLabel('Calm').isChecked()).to.equal(true);
    expect(page.problems).to.deep.equal([]);
    await expectWorks(code, 'klondike-game', { draw: 3 });
  });

  itInFull(
    'works on the live page, where the code of a tag names the files of the release',
    async () => {
      const site = await demoSite();
      const page = await open('?game=golf&deal=7', { site: site.url });
      await inFrame(page, 'phone').waitFor();
      expect(await codeOf(page)).to.equal(
        `<script type="module" src="${addresses().cdn}golf-game.js"></script>
<golf-game deal="7"></golf-game>`,
      );
      await page.getByText('Frame', { exact: true }).click();
      expect(await codeOf(page)).to.include(`src="${site.url}/dist/cdn/embed.html?`);
      await installed(page);
      await site.disconnect();
      await page.reload();
      await inFrame(page, 'phone').waitFor();
      expect(page.problems).to.deep.equal([]);
    },
  );

  itInFull('keeps what the next game has as well', async () => {
    const page = await open('?game=klondike&draw=3&calm&deal=5');
    await page.getByLabel('Game', { exact: true }).selectOption('Golf');
    expect(new URL(page.url()).search).to.equal('?game=golf&calm&deal=5');
    await page.getByLabel('Game', { exact: true }).selectOption('Pai Gow Poker');
    expect(new URL(page.url()).search).to.equal('?game=paigow&calm');
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('leaves out what it does not know of an address, and says so', async () => {
    const nonsense = '?game=golf&corner&draw=3&deal=x&%3Cb%3E=1&widest=9&code=perl';
    const page = await open(nonsense);
    expect(await page.locator('#notice').textContent()).to.equal(
      'This page does not know a part of its address, and left it out: draw, deal, <b>, widest, code.',
    );
    expect(new URL(page.url()).search).to.equal('?game=golf&corner');
    expect(await codeOf(page)).to.include('<golf-game corner></golf-game>');
    expect(page.problems).to.deep.equal([]);
  });

  itInFull(
    'says whose files the code loads, where the address of the page chose them',
    async () => {
      const page = await open('?game=golf&files=https://cards.example/baize');
      expect(await page.locator('#notice').textContent()).to.equal(
        'As the address of this page asks, the code loads its files from https://cards.example/baize',
      );
      expect(await codeOf(page)).to.include(' src="https://cards.example/baize/golf-game.js"');
      await page.goto('/demo/builder/?files=javascript:alert(1)');
      expect(await page.locator('#notice').textContent()).to.include('left it out: files.');
      expect(page.problems).to.deep.equal([]);
    },
  );

  it('names what is not accepted at its field, and gives no code until it is mended', async () => {
    const page = await open('?game=freecell', { warns: true });
    const cells = page.getByLabel('Cells');
    await cells.fill('many');
    await cells.press('Enter');
    await page.getByText('Accepted: a number.').waitFor();
    expect(await cells.getAttribute('aria-invalid')).to.equal('true');
    expect(await page.getByRole('button', { name: 'Copy the code' }).isDisabled()).to.equal(true);
    // Only the game rejects a number out of its range.
    await cells.fill('99');
    await cells.press('Enter');
    await page.getByText('cells "99" cannot be used; accepted: 0–8').waitFor();
    expect(await codeOf(page)).to.equal('There is no code while a choice is not accepted.');
    await cells.fill('5');
    await cells.press('Enter');
    await page.locator('#code', { hasText: 'cells="5"' }).waitFor();
    expect(await cells.getAttribute('aria-invalid')).to.equal(null);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('copies the code by keys, and says so', async () => {
    const page = await open('?game=golf&deal=7');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('Tag', { exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await codeOf(page)).to.match(/^<iframe src=".*game=golf&amp;deal=7&amp;fit=width"/);
    const copy = page.getByRole('button', { name: 'Copy the code' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'The code is copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(await codeOf(page));
    // If the browser refuses to copy, the text is selected.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy this page’s address' }).click();
    await page.getByRole('status').filter({ hasText: 'The address is selected' }).waitFor();
    const selected = (): Promise<string> => page.evaluate(() => String(getSelection()));
    expect(await selected()).to.equal(page.url());
    await copy.click();
    await page.getByRole('status').filter({ hasText: 'The code is selected' }).waitFor();
    expect(await selected()).to.equal(await codeOf(page));
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('has the board before the form on a phone, and nothing to scroll sideways', async () => {
    const page = await open('?game=freecell', { width: 390, height: 844 });
    await inFrame(page, 'phone').waitFor();
    const tops = await page.evaluate(() =>
      ['.phone', '#choices', '#code'].map(
        (selector) => document.querySelector(selector)!.getBoundingClientRect().top,
      ),
    );
    expect(tops).to.deep.equal(tops.toSorted((a, b) => a - b));
    expect(tops[0]).to.be.below(300);
    expect(await page.locator('.wide').isVisible()).to.equal(false);
    await page.getByText('Wide page', { exact: true }).click();
    expect(await page.locator('.wide').isVisible()).to.equal(true);
    for (const width of [320, 740, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, `${width} px`).to.equal(width);
    }
    expect(page.problems).to.deep.equal([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    itInFull(`has nothing that axe finds, ${colorScheme}`, async () => {
      const page = await open('?game=freecell&widest=500&draw=1', { colorScheme, isDrawn: true });
      await inFrame(page, 'phone').waitFor();
      const closed = page.locator('details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      expect(await violations(page)).to.deep.equal([]);
    });
  }
});

const CONFIGURATIONS = [
  [
    'klondike',
    'draw=3&redeals=unlimited&deal=15&theme=night&calm',
    { draw: 3, redeals: 'unlimited' },
  ],
  ['paigow', 'seats=6&bonus=fortune&locale=de&widest=700', { bonus: 'fortune' }],
  ['freecell', 'variant=eight-off&deal=617&four-color', { variant: 'eight-off' }],
  ['ten-dice', 'bots=2&turns&deal=4', { bots: 2, atOnce: false }],
] as const;

const KINDS = ['tag', 'frame', 'react'] as const;
/** Each kind of code once, then all combinations. */
const PASTED = [
  ...KINDS.map((kind) => [kind, CONFIGURATIONS[kind === 'react' ? 1 : 0]] as const),
  ...KINDS.flatMap((kind) =>
    CONFIGURATIONS.filter((_, at) => at !== (kind === 'react' ? 1 : 0)).map(
      (one) => [kind, one] as const,
    ),
  ),
];

describe('the code that it gives', () => {
  // A normal run has the first test of the builder, which pastes the code of a tag.
  for (const [kind, [game, query, expected]] of PASTED) {
    itInFull(`works when it is pasted: ${game}, ${kind}`, async () => {
      const builder = await open(`?game=${game}&${query}&code=${kind}`);
      await inFrame(builder, 'phone').waitFor();
      const code = await codeOf(builder);
      const tag = await builder
        .frameLocator('.phone iframe')
        .locator('body > *')
        .evaluate(({ localName }) => localName);
      const className = /import \{ (\w+) \}/.exec(code)?.[1] ?? '';
      const html =
        kind === 'react'
          ? `<div id="app"></div><script type="module">${(
              await reactProgram(code, className, tag)
            ).replaceAll('</script', '<\\/script')}</script>`
          : code;
      await expectWorks(html, tag, expected, kind === 'frame');
      expect(builder.problems).to.deep.equal([]);
    });
  }
});
