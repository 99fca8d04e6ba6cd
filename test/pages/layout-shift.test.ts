import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ROOT, tagFolders } from '../../scripts/entries.mjs';
import { openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { TABLES } from './support/board.js';

/** The rule as the docs give it. */
const RULE = /```css\n([\s\S]*?)```/.exec(readFileSync(`${ROOT}/docs/page-rule.md`, 'utf8'))![1]!;

/** The games that it is for. */
const GAMES = tagFolders()
  .map(({ tag }) => tag)
  .filter((tag) => RULE.includes(`${tag}:not(:defined)::before`));

/** A post with a game in it; what comes after it is what would jump. */
const post = (tag: string, style: string, attributes: string): string =>
  `<style>body { margin: 8px; font: 16px/1.5 sans-serif } ${style}</style>
  <h1>A post</h1><p>Some words before the game.</p>
  <${tag} deal="617" ${attributes}>
    <p>The board needs JavaScript.</p><span slot="toolbar-end">by us</span>
  </${tag}>
  ${'<p>Some words after it, of which there are many.</p>'.repeat(20)}`;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** All that shifts on such a page while the script comes late; heights before and after. */
async function shiftsOf(
  tag: string,
  style: string,
  width: number,
  attributes = '',
): Promise<readonly [number, number, number]> {
  const page = await openPage({
    html: post(tag, style, attributes),
    scripts: [],
    width,
    isDrawn: true,
  });
  const game = page.locator(tag);
  const height = (): Promise<number> =>
    game.evaluate((element) => element.getBoundingClientRect().height);
  // Painted without the script: shifts count from the first frame on.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const before = await height();
  await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
  await game.locator('[data-card], [part~="button-primary"]').first().waitFor();
  const shifted = await page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as Shift).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    for (const entry of observer.takeRecords()) sum += (entry as Shift).value;
    return sum;
  });
  expect(page.problems).to.deep.equal([]);
  return [shifted, before, await height()];
}

const WIDTHS = [320, 768, 1280];

describe('a page with the rule that reserves the board', () => {
  for (const [index, tag] of firstOf([...GAMES.entries()], 4)) {
    for (const width of firstOf([...WIDTHS.slice(index % 3), ...WIDTHS.slice(0, index % 3)], 1)) {
      it(`keeps still when ${tag}.js comes late, ${width} wide`, async () => {
        const [shifted, before, after] = await shiftsOf(tag, RULE, width);
        expect(shifted).to.be.below(0.02);
        // On a phone the rule comes less near to a table, with words of the page's in its toolbar.
        const most = TABLES.includes(tag) ? 16 : 10;
        expect(Math.abs(after - before)).to.be.at.most(most);
      });
    }
  }

  for (const width of firstOf([320, 640, 390, 480, 520, 768, 1280], 1)) {
    it(`keeps still when a race of four comes late, ${width} wide`, async () => {
      const attributes = 'players="2" bots="2" style="--racers: 4"';
      const [shifted, before, after] = await shiftsOf('ten-dice-race', RULE, width, attributes);
      expect(shifted).to.be.below(0.02);
      expect(Math.abs(after - before)).to.be.at.most(10);
    });
  }

  for (const width of firstOf(WIDTHS, 1)) {
    it(`keeps still when the advice of a table comes later still, ${width} wide`, async () => {
      const [shifted, before, after] = await shiftsOf('paigow-table', RULE, width, 'advice');
      expect(shifted).to.be.below(0.02);
      expect(Math.abs(after - before)).to.be.at.most(16);
    });
  }

  it('would jump without it', async () => {
    const [shifted] = await shiftsOf('freecell-game', '', 768);
    expect(shifted).to.be.above(0.1);
  });
});
