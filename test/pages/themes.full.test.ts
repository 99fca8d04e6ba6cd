import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';

/** A theme's felt on a light page and on a dark one. */
const FELTS = {
  classic: ['rgb(11, 87, 53)', 'rgb(10, 58, 39)'],
  night: ['rgb(18, 24, 33)', 'rgb(18, 24, 33)'],
  paper: ['rgb(238, 230, 213)', 'rgb(238, 230, 213)'],
  'high-contrast': ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
  '': ['rgb(29, 87, 70)', 'rgb(20, 33, 28)'],
} as const;

const SCHEMES = ['light', 'dark'] as const;

const WITH_FELT = [
  ...['freecell-game', 'klondike-game', 'pyramid-game', 'paigow-table', 'seven27-table'],
  'game-stats',
];

/** The background colour of each of these elements. */
const felts = (page: TestPage, tags: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.map((tag) => {
        const frame = document.querySelector(tag)!.shadowRoot!.querySelector('[part~="frame"]');
        return frame ? getComputedStyle(frame).backgroundColor : 'none';
      }),
    tags,
  );

async function openGallery(width: number): Promise<TestPage> {
  const page = await openPage({
    path: '/demo/themes.html',
    width,
    reducedMotion: 'reduce',
  });
  await page.locator('game-replay [part="bar"]').waitFor();
  await page.locator('seven27-table [part~="board"]').waitFor();
  return page;
}

describe('the page of themes', () => {
  it('dresses every element in each theme, on light and on dark pages', async () => {
    const page = await openGallery(320);
    for (const [theme, values] of Object.entries(FELTS)) {
      await page.locator('select[name="theme"]').selectOption(theme);
      for (const [index, scheme] of SCHEMES.entries()) {
        await page.locator('select[name="scheme"]').selectOption(scheme);
        const wanted = values[index]!;
        await page.waitForFunction(
          (felt) =>
            getComputedStyle(
              document.querySelector('game-stats')!.shadowRoot!.querySelector('[part~="frame"]')!,
            ).backgroundColor === felt,
          wanted,
        );
        expect(await felts(page, WITH_FELT), theme).to.deep.equal(WITH_FELT.map(() => wanted));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).to.equal(320);
    }
    expect(page.problems).to.deep.equal([]);
  });
});

describe('themes on one page', () => {
  it('the last one linked is the page’s; a class chooses another, on an element or around it', async () => {
    const page = await openGallery(1280);
    for (const name of ['paper', 'high-contrast', 'night']) {
      await page.addStyleTag({ url: `../dist/themes/${name}.css` });
    }
    const felt = (tag: string): Promise<string> =>
      page
        .locator(`${tag} [part~="frame"]`)
        .first()
        .evaluate((frame) => getComputedStyle(frame).backgroundColor);
    const before = await felt('klondike-game');
    await page.evaluate(() => {
      document.querySelector('freecell-game')!.classList.add('baize-paper');
      document.querySelector('paigow-table')!.parentElement!.classList.add('baize-paper');
      document.body.classList.add('baize-classic');
      document.documentElement.style.colorScheme = 'dark';
    });
    const after = await Promise.all(['klondike-game', 'freecell-game', 'paigow-table'].map(felt));
    const found = [before, ...after];
    const [night, classic, paper] = [FELTS.night[0], FELTS.classic[1], FELTS.paper[0]];
    expect(found).to.deep.equal([night, classic, paper, paper]);
  });

  it('the page’s own properties win, whichever stands first', async () => {
    const page = await openGallery(1280);
    const accent = await page.evaluate(() => {
      const own = new CSSStyleSheet();
      own.replaceSync(':root { --baize-felt: rgb(1, 2, 3) }');
      document.adoptedStyleSheets = [own];
      const first = document.createElement('style');
      document.head.prepend(first);
      first.sheet!.insertRule(':root { --baize-frame-radius: 9px }');
      const frame = document
        .querySelector('freecell-game')!
        .shadowRoot!.querySelector('[part~="frame"]')!;
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(frame);
      return [backgroundColor, borderTopLeftRadius];
    });
    expect(accent).to.deep.equal(['rgb(1, 2, 3)', '9px']);
  });
});
