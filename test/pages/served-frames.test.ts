import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { GAMES, playByMouse } from './support/games.js';
import { serve } from './support/served.js';

interface Film {
  /** What the frames showed, without repetitions: each visible piece with its place and size. */
  readonly frames: string[];
  readonly shifts: number[];
}

/** Films an element: in each frame all its visible pieces, and the page's layout shifts. */
const film = (tag: string, pieces: string): string => `
  globalThis.film = { frames: [], shifts: [] };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.film.shifts.push(value);
  }).observe({ type: 'layout-shift' });
  (function look() {
    const root = document.querySelector('${tag}')?.shadowRoot;
    // While the page is parsed, the element may be incomplete.
    if (document.readyState !== 'loading') {
      const seen = [...(root?.querySelectorAll('${pieces}') ?? [])]
        .filter((piece) => piece.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((piece) => {
          const { x, y, width, height } = piece.getBoundingClientRect();
          return [piece.dataset.card, x, y, width, height].map((fact) => Math.round(fact) || fact).join(' ');
        })
        .join(', ');
      if (seen !== globalThis.film.frames.at(-1)) globalThis.film.frames.push(seen);
    }
    requestAnimationFrame(look);
  })();`;

const filmOf = (page: TestPage): Promise<Film> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { film: Film }).film;
  });

/** Opens a page with a server's picture, and loads the script once that is painted. */
async function filmed(
  tag: string,
  attributes: string,
  pieces: string,
  width: number,
): Promise<{ readonly page: TestPage; readonly film: Film }> {
  const sent = await serve(`<${tag} ${attributes}></${tag}>`);
  const html = `<p>Words before it.</p>${sent}<p>Words after it.</p>`;
  const init = film(tag, pieces);
  const page = await openPage({ html, scripts: [], init, width, isDrawn: true });
  // A page that has just been parsed may still move.
  await filmOf(page);
  await page.evaluate(() => (globalThis as unknown as { film: Film }).film.shifts.splice(0));
  await loadScript(page, tag);
  return { page, film: await filmOf(page) };
}

/** Loads the script, and waits until the element has drawn itself. */
async function loadScript(page: TestPage, tag: string): Promise<void> {
  await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
  await page.waitForFunction((name) => {
    const root = document.querySelector(name)!.shadowRoot!;
    return root.querySelector('.board') && !root.querySelector('style');
  }, tag);
}

/** An element of each kind, its pieces, and how many the server draws. */
const DRAWN = [
  ['patience-game', 'game="yukon" deal="3"', '[data-card]', 31],
  ['freecell-game', 'deal="617"', '[data-card]', 52],
  ['paigow-table', '', '.own .chip-pile', 1],
  ['ten-dice-race', 'bots="2"', '.die', 36],
] as const;

describe('each frame of a board that a server has drawn', () => {
  for (const [tag, attributes, pieces, count] of DRAWN) {
    for (const width of firstOf([390, 1280], 1)) {
      it(`shows the same pieces at the same places: <${tag}>, ${width} wide`, async () => {
        const { page, film: seen } = await filmed(tag, attributes, pieces, width);
        expect(seen.frames.map((frame) => frame.split(', ').length)).to.deep.equal([count]);
        // At a table the bots have begun: their stakes are wider than the word that they replace.
        const least = tag === 'paigow-table' ? 0.001 : 0;
        expect(seen.shifts.filter((shift) => shift > least)).to.deep.equal([]);
        expect(page.problems).to.deep.equal([]);
      });
    }
  }

  it('shows all cards when the server’s deal gives way to the saved game', async () => {
    const { tokens } = GAMES.find(({ tag }) => tag === 'freecell-game')!;
    const { page } = await filmed('freecell-game', 'deal="1"', '[data-card]', 1280);
    await playByMouse(page, tokens.slice(0, 1));
    await page.reload();
    await filmOf(page);
    await loadScript(page, 'freecell-game');
    const { frames, shifts } = await filmOf(page);
    expect(frames.map((frame) => frame.split(', ').length)).to.deep.equal([52, 52]);
    expect(shifts).to.deep.equal([]);
    expect(page.problems).to.deep.equal([]);
  });
});
