import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';

/** A dark page with a frame in each of these looks. The system is light. */
const pageWith = (queries: readonly string[]): string =>
  `<html style="color-scheme: dark">${queries
    .map((query) => `<iframe src="/dist/cdn/embed.html?game=golf&deal=1&${query}"></iframe>`)
    .join('')}`;

const SCHEMES = [
  ['theme=night', 'dark'],
  ['look=night', 'dark'],
  ['theme=dark', 'dark'],
  ['theme=paper', 'light'],
  ['look=paper', 'light'],
  ['look=night&theme=light', 'light'],
  ['calm', 'light dark'],
] as const;

// A frame whose scheme differs from the page's gets an opaque background behind its round corners.
describe('the colour scheme of a frame', () => {
  it('is the one of its theme or look', async () => {
    const queries = SCHEMES.map(([query]) => query);
    const page = await openPage({ html: pageWith(queries), scripts: [] });
    const frames = page.frames().slice(1);
    expect(frames.length).to.equal(SCHEMES.length);
    for (const [query, scheme] of SCHEMES) {
      const frame = frames.find((one) => one.url().endsWith(`deal=1&${query}`))!;
      await frame.locator('[data-card]').first().waitFor({ state: 'attached' });
      await frame.waitForFunction(
        (wanted) => getComputedStyle(document.documentElement).colorScheme === wanted,
        scheme,
      );
    }
    expect(page.problems).to.deep.equal([]);
  });
});
