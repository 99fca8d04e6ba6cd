import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, hearing, look } from './support/board.js';
import { dragMoves } from './support/staged.js';
import { firstOf, itInFull } from '../support/counts.js';

const html = `${hearing}<freecell-game deal="617" theme="light"></freecell-game>`;
const OPTIONS = { reducedMotion: 'reduce', html } as const;
const KEY = 'baize:preferences';

/** Opens the settings, and presses switches, values or buttons by name. */
async function settle(page: TestPage, ...names: readonly string[]): Promise<void> {
  const game = gameOf(page);
  await game.getByRole('button', { name: 'More' }).click();
  await game.getByRole('button', { name: 'Settings' }).click();
  for (const name of names) {
    const among = (role: 'switch' | 'radio' | 'button') =>
      game.getByRole(role, { name, exact: true });
    await among('switch').or(among('radio')).or(among('button')).focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
}

/** The colour scheme of the first game, and whether its figures are shown. */
const seen = (page: TestPage): Promise<readonly [string, boolean]> =>
  gameOf(page)
    .first()
    .evaluate(({ shadowRoot }) => [
      getComputedStyle(shadowRoot!.querySelector('[part="frame"]')!).colorScheme,
      shadowRoot!.querySelector('[part="figures"]') !== null,
    ]);

/** A script at the beginning of a page that breaks something for the whole page. */
const breaking = (code: string): string => `<script>${code}</script>${html}`;

describe('a player’s settings', () => {
  it('are kept over a reload and for other pages of the site, until given back', async () => {
    const page = await openPage(OPTIONS);
    await settle(page, 'dark', 'Hide time and moves');
    expect(await seen(page)).to.deep.equal(['dark', false]);
    await page.reload();
    expect(await seen(page)).to.deep.equal(['dark', false]);
    const context = page.context();
    const other = await openPage({ ...OPTIONS, context, html: '<freecell-game></freecell-game>' });
    expect(await seen(other)).to.deep.equal(['dark', false]);
    await settle(page, 'Reset to site defaults');
    await page.reload();
    expect(await seen(page)).to.deep.equal(['light', true]);
    expect([page.problems, other.problems]).to.deep.equal([[], []]);
  });

  it('that can’t be used blank no element; the others hold, and each is told of once', async () => {
    const page = await openPage({
      ...OPTIONS,
      warns: true,
      html: `<script>localStorage.setItem('${KEY}', '{"theme":{"toString":1},"cardBack":{"toString":1},"motion":[],"calm":"on"}')</script>${html}<freecell-game></freecell-game><playing-card card="AH"></playing-card>`,
      scripts: ['/dist/cdn/freecell-game.js', '/dist/cdn/playing-card.js'],
    });
    expect(await seen(page)).to.deep.equal(['light', false]);
    expect(await page.locator('playing-card [part~="card"]').count()).to.equal(1);
    const { told } = page;
    const names = ['theme', 'cardBack', 'motion'];
    expect(told.map((line) => names.find((name) => line.includes(name)))).to.deep.equal(names);
    expect(page.problems).to.deep.equal([]);
  });

  const RUBBISH = ['', '{', 'null', '42', '"dark"', '[1]', '{"calm":7,"motion":"x","theme":null}'];
  itInFull(
    'that are rubbish in the storage leave all to the page, and give way to real ones',
    async () => {
      const page = await openPage({ ...OPTIONS, warns: true });
      for (const text of RUBBISH) {
        await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, text]);
        await page.reload();
        expect(await seen(page), text).to.deep.equal(['light', true]);
      }
      await settle(page, 'Hide time and moves');
      await settle(page, 'dark');
      await page.reload();
      expect(await seen(page)).to.deep.equal(['dark', false]);
      expect((await dragMoves(page, ['5 8'])).moveCount).to.equal(1);
      expect(page.problems).to.deep.equal([]);
    },
  );

  const NO = `() => { throw new DOMException('no', 'SecurityError'); }`;
  const BROKEN = {
    'whose methods throw': `Storage.prototype.getItem = Storage.prototype.setItem = ${NO};`,
    'that cannot even be named': `Object.defineProperty(window, 'localStorage', { get: ${NO} });`,
  };
  for (const [what, code] of firstOf(Object.entries(BROKEN), 1)) {
    it(`hold as long as the page stands beside a storage ${what}`, async () => {
      const page = await openPage({ ...OPTIONS, html: breaking(code), warns: true });
      await settle(page, 'Hide time and moves', 'dark');
      expect(await seen(page)).to.deep.equal(['dark', false]);
      await settle(page, 'light');
      expect(await seen(page)).to.deep.equal(['light', false]);
      await dragMoves(page, ['5 8']);
      expect((await look(gameOf(page))).moveCount).to.equal(1);
      expect(page.problems).to.deep.equal([]);
    });
  }
});
