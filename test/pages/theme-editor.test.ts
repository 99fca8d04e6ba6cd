import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { violations } from './support/axe.js';

const open = async (hash = '', width = 1280): Promise<TestPage> => {
  const page = await openPage({ path: `/demo/theme/${hash}`, width, reducedMotion: 'reduce' });
  await page.locator('#preview freecell-game [data-card]').first().waitFor();
  return page;
};

/** The felt that a game's frame has now. */
const feltOf = (page: TestPage): Promise<string> =>
  page
    .locator('freecell-game [part~="frame"]')
    .first()
    .evaluate((frame) => getComputedStyle(frame).backgroundColor);

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const codeOf = async (page: TestPage): Promise<string> =>
  (await page.locator('#code').textContent()) ?? '';

describe('the theme editor', () => {
  it('makes a theme from a brand colour, shows it in games, and gives its CSS and its address', async () => {
    const page = await open();
    expect(await feltOf(page)).to.equal(rgb('#1d5746'));
    await page.getByLabel('As text').fill('#0b5fa5');
    await page.getByRole('button', { name: 'Deep felt' }).press('Enter');
    const felt = await page.locator('[name="felt"]').inputValue();
    expect(felt).not.to.equal('#1d5746');
    expect(await feltOf(page)).to.equal(rgb(felt));
    const code = await codeOf(page);
    expect(code).to.match(/^:root \{\n/);
    expect(code).to.include(`  --baize-felt: light-dark(${felt}, `);
    expect(code).to.include('--baize-accent: ');
    const again = await open(new URL(page.url()).hash);
    expect([await codeOf(again), await feltOf(again)]).to.deep.equal([code, rgb(felt)]);
    expect(page.problems.concat(again.problems)).to.deep.equal([]);
  });

  it('says in words which contrast is too low, in the scheme that is shown', async () => {
    const page = await open();
    const verdict = page.locator('#verdict');
    expect(await verdict.textContent()).to.equal('All texts and signs meet WCAG AA (light).');
    await page.getByLabel('Text on the felt').fill('#3a6b5c');
    expect(await verdict.textContent()).to.match(/^Hard to read \(light\): text on the felt/);
    const line = page.locator('#checks li').filter({ hasText: 'Text on the felt' });
    expect(await line.textContent()).to.match(/1\.\d : 1Too low: AA needs 4\.5 : 1\./);
    await page.getByRole('radio', { name: 'Dark' }).press('Space');
    expect(await verdict.textContent()).to.equal('All texts and signs meet WCAG AA (dark).');
  });

  it('makes readable presets from any brand colour', async () => {
    const page = await open();
    for (const brand of ['#000000', '#ffffff', '#ffff00', '#ff0000', '#0000ff', '#00ff88']) {
      await page.getByLabel('As text').fill(brand);
      for (const preset of ['Deep felt', 'Quiet table', 'Paper']) {
        await page.getByRole('button', { name: preset }).click();
        for (const scheme of ['Light', 'Dark']) {
          await page.getByRole('radio', { name: scheme }).press('Space');
          const verdict = await page.locator('#verdict').textContent();
          expect(verdict, `${brand} ${preset}`).to.match(/^All texts and signs meet/);
        }
      }
    }
  });

  it('has a pattern or a picture on the backs, games by choice, and is accessible on a phone', async () => {
    const page = await open('#pattern=plaid&image=../icons/icon-192.png&felt=zz', 390);
    expect(await codeOf(page)).to.equal(
      ':root {\n  --baize-back-image: url("../icons/icon-192.png");\n}',
    );
    expect(await page.locator('klondike-game').getAttribute('card-back')).to.equal('plaid');
    await page.getByRole('checkbox', { name: 'Golf' }).press('Space');
    await page.locator('#preview golf-game [data-card]').first().waitFor();
    expect(await page.locator('golf-game').getAttribute('card-back')).to.equal('plaid');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).to.equal(0);
    expect(await violations(page, '#main')).to.deep.equal([]);
  });
});
