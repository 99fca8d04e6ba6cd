import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Page } from 'playwright-core';
import { tagFolders } from '../../scripts/entries.mjs';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import { TABLES, gameOf } from './support/board.js';
import { GAMES, playByMouse } from './support/games.js';
import { serve } from './support/served.js';
import { IMPORT_MAP } from './support/site.js';

const reduced = { reducedMotion: 'reduce' } as const;

/** Records all layout shifts and the element's height in each frame, from the first one on. */
const WATCH = `
  globalThis.shifted = 0;
  globalThis.heights = new Set();
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  (function look() {
    const height = document.querySelector('.served')?.getBoundingClientRect().height;
    // While the page is parsed, the element may be incomplete. Chromium rounds to 64ths of a pixel, up or down.
    if (height && document.readyState !== 'loading') globalThis.heights.add(Math.round(height * 8) / 8);
    requestAnimationFrame(look);
  })();`;

interface Watched {
  readonly shifted: number;
  readonly heights: readonly number[];
  /** Boards, toolbars and style elements in the shadow root, and whether it adopts style sheets. */
  readonly nodes: readonly [boards: number, toolbars: number, styles: number, sheets: boolean];
  /** The shadow root's HTML. */
  readonly root: string;
}

const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

/** A post with an element that a server rendered. Text after it would jump. */
const post = async (markup: string): Promise<string> =>
  `<style>body { margin: 8px; font: 16px/1.5 sans-serif }</style>
  <h1>A post</h1><p>Some words before it.</p>${await serve(markup)}
  ${'<p>Some words after it, of which there are many.</p>'.repeat(20)}`;

const seen = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { shifted, heights } = globalThis as unknown as {
      shifted: number;
      heights?: Set<number>;
    };
    const { shadowRoot: root } = document.querySelector('.served')!;
    const [boards, toolbars, styles] = ['.board', '[part="toolbar"]', 'style'].map(
      (selector) => root!.querySelectorAll(selector).length,
    );
    const nodes = [boards!, toolbars!, styles!, root!.adoptedStyleSheets.length > 0] as const;
    const names = [...root!.children].map(({ localName }) => localName).join();
    return { shifted, heights: [...(heights ?? [])], nodes, root: names };
  });

/** Opens such a page. The script loads after the server's picture was painted. */
async function opened(
  markup: string,
  script: { url: string } | { content: string },
  width = 1280,
): Promise<readonly [page: TestPage, before: Watched]> {
  const html = `${IMPORT_MAP}${await post(markup)}`;
  const page = await openPage({ ...reduced, html, scripts: [], init: WATCH, width, isDrawn: true });
  await frames(page);
  const before = await seen(page);
  await page.addScriptTag({ ...script, type: 'module' });
  return [page, before];
}

const script = (tag: string): { url: string } => ({ url: `/dist/cdn/${tag}.js` });
const module = (tag: string): { content: string } => ({ content: `import 'baize/${tag}.js';` });

/** Waits until the browser has rendered the element; in the full run until everything is loaded. */
async function drawn(page: Page, tag: string): Promise<Watched> {
  await page.waitForFunction(
    (name) =>
      customElements.get(name) && !document.querySelector(name)!.shadowRoot!.querySelector('style'),
    tag,
  );
  if (isFull) await page.waitForLoadState('networkidle');
  await frames(page);
  return seen(page);
}

const WAYS = Object.entries({ 'the CDN file': script, 'the modules': module });

/** Boards whose deal a server does not know. */
const EMPTY = [
  ['', 320],
  ['daily', 1280],
  ['linked', 768],
  ['', 768],
] as const;

describe('a board that a server has drawn', () => {
  for (const { tag, html, tokens } of firstOf(GAMES, 1)) {
    const markup = html.replace(`<${tag}`, `<${tag} class="served"`);

    for (const [way, load] of firstOf(WAYS, 1)) {
      it(`is replaced in its place, and then played by mouse: <${tag}> by ${way}`, async () => {
        const [page, before] = await opened(markup, load(tag));
        expect(before.nodes).to.deep.equal([1, 1, 1, false]);
        const after = await drawn(page, tag);
        expect(after.nodes).to.deep.equal([1, 1, 0, true]);
        expect(after.heights).to.deep.equal(before.heights).and.to.have.length(1);
        expect(after.shifted).to.equal(0);
        expect((await playByMouse(page, tokens.slice(0, 6))).moveCount).to.equal(6);
        expect(page.problems).to.deep.equal([]);
      });
    }
  }

  // Pyramid is the only game whose rows are not columns.
  const isPyramid = ({ tag }: (typeof GAMES)[number]): boolean => tag === 'pyramid-game';
  const others = GAMES.filter((game) => !isPyramid(game));
  for (const { tag } of firstOf([...GAMES.filter(isPyramid), ...others], 1)) {
    it(`has each card of <${tag}> in its place while it is still being read`, async () => {
      const served = await serve(`<${tag} deal="617"></${tag}>`);
      const cards = [...served.matchAll(/ data-card="/g)].map(({ index }) => index);
      // Cuts the HTML within the tag of each card.
      const parts = cards.map((end) => served.slice(0, served.lastIndexOf('<', end)));
      const page = await openPage({ html: '', scripts: [] });
      const places = await page.evaluate(
        ({ pages, name }) =>
          pages.map((html) => {
            document.body.setHTMLUnsafe(html);
            const root = document.querySelector(name)!.shadowRoot!;
            return [...root.querySelectorAll('[data-card]')].map((card) => {
              const { x, y } = card.getBoundingClientRect();
              return `${card.getAttribute('data-card')} at ${x}, ${y}`;
            });
          }),
        { pages: [served, ...parts], name: tag },
      );
      const moved = places.flat().filter((place) => !places[0]!.includes(place));
      expect(moved).to.deep.equal([]);
      expect(new Set(places[0])).to.have.length(cards.length);
      expect(page.problems).to.deep.equal([]);
    });
  }

  for (const { tag } of firstOf(GAMES, 1)) {
    for (const [attributes, width] of firstOf(EMPTY, 1)) {
      it(`keeps still where it was empty: <${tag} ${attributes}>, ${width} wide`, async () => {
        const markup = `<${tag} class="served" ${attributes}></${tag}>`;
        const [page, before] = await opened(markup, script(tag), width);
        expect(before.nodes).to.deep.equal([1, 1, 1, false]);
        await gameOf(page).locator('[data-card]').first().waitFor();
        const after = await drawn(page, tag);
        expect(after.nodes).to.deep.equal([1, 1, 0, true]);
        expect(after.heights).to.deep.equal(before.heights).and.to.have.length(1);
        expect(after.shifted).to.equal(0);
        expect(page.problems).to.deep.equal([]);
      });
    }
  }

  for (const tag of firstOf(TABLES, 1)) {
    for (const width of firstOf([320, 768, 1280], 1)) {
      it(`is a table that is played on: <${tag}>, ${width} wide`, async () => {
        const markup = `<${tag} class="served"></${tag}>`;
        const [page, before] = await opened(markup, script(tag), width);
        expect(before.nodes).to.deep.equal([1, 1, 1, false]);
        const after = await drawn(page, tag);
        expect(after.nodes).to.deep.equal([1, 1, 0, true]);
        expect(after.heights).to.deep.equal(before.heights).and.to.have.length(1);
        // The bots have begun: their actions replace the text that announces them.
        expect(after.shifted).to.be.below(0.001);
        await gameOf(page).locator('.board [part~="button"][part~="primary"]').click();
        await gameOf(page).locator('.own [data-card]').first().waitFor();
        expect(page.problems).to.deep.equal([]);
      });
    }
  }
});

describe('a race that a server has drawn', () => {
  const tag = 'ten-dice-race';
  for (const [way, load, width] of firstOf(
    [
      ['the CDN file', script, 320],
      ['the modules', module, 768],
    ] as const,
    1,
  )) {
    it(`is replaced in its place, and rolled on: by ${way}, ${width} wide`, async () => {
      const markup = `<${tag} class="served" players="2" bots="1"></${tag}>`;
      const [page, before] = await opened(markup, load(tag), width);
      expect(before.nodes).to.deep.equal([1, 1, 1, false]);
      const after = await drawn(page, tag);
      expect(after.nodes).to.deep.equal([1, 1, 0, true]);
      expect(after.heights).to.deep.equal(before.heights).and.to.have.length(1);
      // The bot may have begun: its dice move.
      expect(after.shifted).to.be.below(0.001);
      await page.locator(tag).locator('.board [part~="button"][part~="primary"]').click();
      await page
        .locator(tag)
        .locator('[part="rolls"]', { hasText: /^1 roll$/ })
        .first()
        .waitFor();
      expect(page.problems).to.deep.equal([]);
    });
  }
});

describe('other elements that a server has drawn', () => {
  const others = tagFolders().filter(({ index }) => !index.startsWith('src/games/'));
  const tags = others.map(({ tag }) => tag);

  /** The HTML of all shadow roots. */
  const roots = (page: Page): Promise<readonly string[]> =>
    page.evaluate(
      (names) =>
        names.map((name) => {
          const { children } = document.querySelector(name)!.shadowRoot!;
          return [...children].map(({ localName }) => localName).join();
        }),
      tags,
    );

  it('are drawn once', async () => {
    const markup = tags.map((tag) => `<${tag} class="served" card="7H"><p>Within</p></${tag}>`);
    const html = `${IMPORT_MAP}${await post(markup.join(''))}`;
    const page = await openPage({ ...reduced, html, scripts: [], init: WATCH, isDrawn: true });
    await frames(page);
    const before = await roots(page);
    for (const names of before) expect(names).to.match(/^style,\w+/);
    await page.addScriptTag({ ...script('baize'), type: 'module' });
    for (const tag of tags) await drawn(page, tag);
    expect(await roots(page)).to.deep.equal(before.map((names) => names.replace('style,', '')));
    expect((await seen(page)).shifted).to.equal(0);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a page whose script comes before the element', () => {
  it('draws it once, and the root that was sent nowhere', async () => {
    const page = await openPage({ ...reduced, html: '', scripts: ['/dist/cdn/freecell-game.js'] });
    const markup = await serve('<freecell-game class="served" deal="617"></freecell-game>');
    await page.evaluate((html) => document.body.setHTMLUnsafe(html), markup);
    await gameOf(page).locator('[data-card]').first().waitFor();
    expect((await seen(page)).nodes).to.deep.equal([1, 1, 0, true]);
    expect(await gameOf(page).locator('[data-card]').count()).to.equal(52);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a page that hydrates what else of lit it has', () => {
  itInFull('has each game drawn anew all the same', async () => {
    const support = '/node_modules/@lit-labs/ssr-client/lit-element-hydrate-support.js';
    const content = `import '${support}'; await import('baize/klondike-game.js');`;
    const markup = '<klondike-game class="served" deal="15"></klondike-game>';
    const [page, before] = await opened(markup, { content });
    const after = await drawn(page, 'klondike-game');
    expect(after.nodes).to.deep.equal([1, 1, 0, true]);
    expect([after.heights, after.shifted]).to.deep.equal([before.heights, 0]);
    expect(await gameOf(page).locator('[data-card]').count()).to.equal(7);
    expect(page.problems).to.deep.equal([]);
  });
});
