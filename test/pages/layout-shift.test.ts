import { expect } from 'chai';
import { describe, it } from 'node:test';
import { tagFolders } from '../../scripts/entries.mjs';
import { type PageOptions, openPage } from '../harness/pages.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import { TABLES } from './support/board.js';

/** All games. */
const GAMES = tagFolders()
  .filter(({ index }) => index.startsWith('src/games/'))
  .map(({ tag }) => tag);

const RULE = '<link rel="stylesheet" href="/dist/cdn/page-rule.css">';

/** A post with a game in it; what comes after it is what would jump. */
const post = (tag: string, head: string, attributes: string): string =>
  `<style>body { margin: 8px; font: 16px/1.5 sans-serif }</style>${head}
  <h1>A post</h1><p>Some words before the game.</p>
  <${tag} deal="617" ${attributes}>
    <p>The board needs JavaScript.</p>
    <span slot="title">My game</span><a slot="toolbar-end" href="#">by us</a><b slot="win">Well played</b>
  </${tag}>
  ${'<p>Some words after it, of which there are many.</p>'.repeat(20)}`;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

interface Shown {
  /** The layout shifts of the page, all together. */
  readonly shifted: number;
  /** The words of what is in the game, as far as they are seen before its script has come. */
  readonly seen: string;
}

/** All that shifts on such a page while the script comes late. */
async function openLate(tag: string, width: number, head = RULE, attributes = ''): Promise<Shown> {
  const page = await openPage({
    html: post(tag, head, attributes),
    scripts: [],
    width,
    isDrawn: true,
  });
  // Painted without the script: shifts count from the first frame on.
  const seen = await page.evaluate(async (name) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll<HTMLElement>(`${name} > *`)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => node.textContent)
      .join(', ');
  }, tag);
  await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
  await page.locator(`${tag} :is([data-card], [part~="button-primary"])`).first().waitFor();
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
  return { shifted, seen };
}

const WIDTHS = [320, 768, 1280];

describe('a page with page-rule.css', () => {
  for (const [index, tag] of firstOf([...GAMES.entries()], 1)) {
    for (const width of firstOf([...WIDTHS.slice(index % 3), ...WIDTHS.slice(0, index % 3)], 1)) {
      it(`keeps still when ${tag}.js comes late, ${width} wide`, async () => {
        const { shifted, seen } = await openLate(tag, width);
        expect([shifted <= 0.01, seen], `shifted by ${shifted}`).to.deep.equal([true, '']);
      });
    }
  }

  for (const width of firstOf([320, 640, 390, 480, 520, 768, 1280], 1)) {
    it(`keeps still when a race of four comes late, ${width} wide`, async () => {
      const attributes = 'players="2" bots="2" style="--racers: 4"';
      expect((await openLate('ten-dice-race', width, RULE, attributes)).shifted).to.be.at.most(
        0.01,
      );
    });
  }

  for (const width of firstOf(WIDTHS, 1)) {
    it(`keeps still when the advice of a table comes later still, ${width} wide`, async () => {
      expect((await openLate('paigow-table', width, RULE, 'advice')).shifted).to.be.at.most(0.01);
    });
  }

  itInFull('keeps still where a game stands in the middle of a column', async () => {
    const head = `${RULE}<style>body { display: flex; flex-direction: column; align-items: center }</style>`;
    expect((await openLate('klondike-game', 1280, head)).shifted).to.be.at.most(0.01);
  });

  it('would jump without it, and show what is meant for later', async () => {
    const { shifted, seen } = await openLate('freecell-game', 768, '');
    expect(shifted).to.be.above(0.1);
    expect(seen).to.equal('The board needs JavaScript., My game, by us, Well played');
  });
});

/** What changes the height of a game, beside its width. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'freecell-game': ['', 'variant="eight-off"', 'variant="seahaven"', 'cells="6"'],
  'pyramid-game': ['', 'open-stock', 'wastes="3"'],
  'paigow-table': ['', 'advice'],
};

const WINDOWS: readonly PageOptions[] = [
  {},
  { height: 360 },
  { height: 600, hasTouch: true },
  {
    html: '<style>:root { font-size: 24px; --baize-card-ratio: 1.3; --baize-column-gap: 5px }</style>',
  },
];

/** The widths at which a game is measured: a normal run has every third. */
const BOXES = Array.from({ length: 59 }, (_, step) => 280 + step * 20).filter(
  (_, at) => isFull || at % 3 === 0,
);

/** How far a height may be from the rule's, in pixels: lines are drawn through the measured ones of a table. */
const mostOf = (tag: string): number => (TABLES.includes(tag) || tag === 'ten-dice-race' ? 4 : 1);

describe('the heights in page-rule.css', () => {
  // Pyramid's board has the most that can change its height; a normal run tries that, and a table.
  const first = ['pyramid-game', 'seven27-table'];
  for (const tag of firstOf([...first, ...GAMES.filter((one) => !first.includes(one))], 2)) {
    for (const [index, attributes] of firstOf([...(OPTIONS[tag] ?? ['']).entries()], 1)) {
      // One game stands for the others in windows of other kinds.
      const normal = tag === 'pyramid-game' ? 2 : 1;
      const windows =
        mostOf(tag) > 1 ? WINDOWS.slice(0, 1) : firstOf(WINDOWS, index === 0 ? normal : 1);
      for (const { html = '', ...options } of windows) {
        it(`are those of ${tag} ${attributes} at all widths: ${html} ${JSON.stringify(options)}`, async () => {
          const page = await openPage({
            html: `${RULE}${html}<div id="box"><${tag} deal="617" ${attributes}></${tag}></div>`,
            scripts: [],
            width: 1500,
            ...options,
          });
          const heights = (): Promise<readonly number[]> =>
            page.evaluate((widths) => {
              const box = document.getElementById('box')!;
              return widths.map((width) => {
                box.style.width = `${width}px`;
                return Math.round(box.firstElementChild!.getBoundingClientRect().height);
              });
            }, BOXES);
          const reserved = await heights();
          await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
          await page.locator(':is([data-card], [part~="button-primary"])').first().waitFor();
          const own = await heights();
          const wrong = own.flatMap((height, step) =>
            Math.abs(height - reserved[step]!) > mostOf(tag)
              ? `${BOXES[step]} wide it is ${height} high, not ${reserved[step]}`
              : [],
          );
          expect(wrong).to.deep.equal([]);
        });
      }
    }
  }
});
