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

  it('has no problem in the console, starts its examples, fits a phone and breaks no rule of axe', async () => {
    for (const name of site.pages) {
      const page = await openPage({
        path: `${BASE}/docs/${name}`,
        site: site.url,
        width: 320,
        reducedMotion: 'reduce',
      });
      const examples = page.locator('.live');
      for (let index = 0; index < (await examples.count()); index++) {
        await examples.nth(index).scrollIntoViewIfNeeded();
        await frameOf(page, index).locator('body > *').first().waitFor();
      }
      await page.waitForLoadState('networkidle');
      const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect(width, name).to.equal(320);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const faults = await violations(page, '#app');
        expect(faults, `${name}, ${colorScheme}`).to.deep.equal([]);
      }
      expect(page.problems, name).to.deep.equal([]);
      await page.context().close();
    }
  });
});
