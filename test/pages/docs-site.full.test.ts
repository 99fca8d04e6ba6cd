import { expect } from 'chai';
import { before, describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { violations } from './support/axe.js';
import { BASE, type DocsSite, docsSite, frameOf } from './support/docs-site.js';

describe('every page of the documentation', () => {
  let site: DocsSite;
  before(async () => {
    site = await docsSite();
  });

  /** What is wrong with a page at a phone's width. */
  async function faultsOf(name: string): Promise<readonly string[]> {
    const page = await openPage({
      path: `${BASE}/docs/${name}`,
      site: site.url,
      width: 320,
      reducedMotion: 'reduce',
    });
    const examples = page.locator('.live');
    for (let index = 0; index < (await examples.count()); index++) {
      await examples.nth(index).scrollIntoViewIfNeeded();
      await frameOf(page, index).locator('body > :not(script, style, link)').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    const rules: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      rules.push(...(await violations(page, '#app')).map((fault) => `${colorScheme}: ${fault}`));
    }
    const problems = page.problems.map(({ kind, text }) => `${kind}: ${text}`);
    await page.context().close();
    return [...(width > 320 ? [`${width} px wide`] : []), ...rules, ...problems];
  }

  it('has no problem in the console, starts its examples, fits a phone and breaks no rule of axe', async () => {
    const faults: Record<string, readonly string[]> = {};
    for (const name of site.pages) {
      const found = await faultsOf(name);
      if (found.length > 0) faults[name] = found;
    }
    expect(JSON.stringify(faults, undefined, 1)).to.equal('{}');
  });
});
