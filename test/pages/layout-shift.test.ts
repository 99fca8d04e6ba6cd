import { expect } from 'chai';
import { describe, it } from 'node:test';
import { tagFolders } from '../../scripts/entries.mjs';
import { type PageOptions, type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import { TABLES } from './support/board.js';

/** All games. */
const GAMES = tagFolders()
  .filter(({ index }) => index.startsWith('src/games/'))
  .map(({ tag }) => tag);

const RULE = '<link rel="stylesheet" href="/dist/cdn/page-rule.css">';

/** A post with a game in it. The text after it would jump. */
const post = (tag: string, head: string, attributes: string): string =>
  `<style>body { margin: 8px; font: 16px/1.5 sans-serif }</style>${head}
  <h1>A post</h1><p>Some words before the game.</p>
  <${tag} ${attributes}>
    <p>The board needs JavaScript.</p>
    <span slot="title">My game</span><a slot="toolbar-end" href="#">by us</a><b slot="win">Well played</b>
  </${tag}>
  ${'<p>Some words after it, of which there are many.</p>'.repeat(20)}`;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

interface Shown {
  /** The sum of the page's layout shifts. */
  readonly shifted: number;
  /** The visible text in the game before its script has loaded. */
  readonly seen: string;
}

/** The visible text in a game after three frames. */
const seenIn = (page: TestPage, tag: string): Promise<string> =>
  page.evaluate(async (name) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll<HTMLElement>(`${name} > *`)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => node.textContent)
      .join(', ');
  }, tag);

/** The modules that a game needs before it begins: links and days, the solver, the rules of positions. */
const NEEDED = /\/(links-links|adviser|puzzle)\.js$/;

const NUMBERED = 'deal="617"';

/** Opens such a page. The script loads late, and after it what the game waits for. */
async function openLate(
  tag: string,
  width: number,
  head = RULE,
  attributes = NUMBERED,
): Promise<Shown> {
  const page = await openPage({
    html: post(tag, head, attributes),
    scripts: [],
    width,
    isDrawn: true,
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(NEEDED, async (route) => {
    await released;
    await route.continue();
  });
  // Paints the page without the script: shifts count from the first frame on.
  const before = await seenIn(page, tag);
  await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
  await page.locator(`${tag} [part~="board"]`).waitFor();
  const seen = `${before}${before && '; '}${await seenIn(page, tag)}`;
  release();
  await page
    .locator(`${tag} :is([data-card], [part~="button"][part~="primary"])`)
    .first()
    .waitFor();
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

/** A position of each game. */
const POSITIONS: Readonly<Record<string, string>> = {
  'freecell-game': 'KS; KH; KD; KC; -; -; -; -; Foundations: S-Q H-Q D-Q C-Q',
  'golf-game': '3C; -; -; -; -; -; -; Stock: KD; Waste: 4H',
  'klondike-game': 'KS; KH; KD; KC; -; -; -; Foundations: S-Q H-Q D-Q C-Q',
  'pyramid-game': 'KC; - -; - - -; - - - -; - - - - -; - - - - - -; - - - - - - -; Stock: TH',
};

/** The games of these positions. */
const PATIENCE = Object.keys(POSITIONS);

/** What a game waits for after its script has loaded, with the attributes that cause it. */
const WAITING: Readonly<Record<string, (tag: string) => string>> = {
  'the deal of a day': () => 'daily',
  'a deal that can be won': () => 'solvable',
  'what opens links': () => `${NUMBERED} linked`,
  'the rules of a position': (tag) => `position="${POSITIONS[tag]}"`,
};

/** Rotates a list. */
const turned = <Entry>(list: readonly Entry[], by: number): readonly Entry[] =>
  list.map((_, index) => list[(index + by) % list.length]!);

describe('a page with page-rule.css', () => {
  for (const [index, tag] of firstOf([...GAMES.entries()], 1)) {
    for (const width of firstOf([...WIDTHS.slice(index % 3), ...WIDTHS.slice(0, index % 3)], 1)) {
      it(`keeps still when ${tag}.js comes late, ${width} wide`, async () => {
        const { shifted, seen } = await openLate(tag, width);
        expect([shifted <= 0.01, seen], `shifted by ${shifted}`).to.deep.equal([
          true,
          'My game, by us',
        ]);
      });
    }
  }

  // All of them wait after their script has loaded. A normal run tests each kind once.
  for (const [index, [kind, attributes]] of Object.entries(WAITING).entries()) {
    for (const [at, tag] of firstOf([...turned(PATIENCE, index).entries()], 1)) {
      for (const width of firstOf(turned(WIDTHS, index + at), 1)) {
        it(`keeps still while ${tag} waits for ${kind}, ${width} wide`, async () => {
          const { shifted, seen } = await openLate(tag, width, RULE, attributes(tag));
          // The toolbar is complete when it appears.
          expect([shifted <= 0.01, seen], `shifted by ${shifted}`).to.deep.equal([
            true,
            'My game, by us',
          ]);
        });
      }
    }
  }

  for (const width of firstOf([320, 640, 390, 480, 520, 768, 1280], 1)) {
    it(`keeps still when a race of four comes late, ${width} wide`, async () => {
      const attributes = `${NUMBERED} players="2" bots="2" style="--racers: 4"`;
      expect((await openLate('ten-dice-race', width, RULE, attributes)).shifted).to.be.at.most(
        0.01,
      );
    });
  }

  for (const width of firstOf(WIDTHS, 1)) {
    it(`keeps still when the advice of a table comes later still, ${width} wide`, async () => {
      expect(
        (await openLate('paigow-table', width, RULE, `${NUMBERED} advice`)).shifted,
      ).to.be.at.most(0.01);
    });
  }

  for (const [tag] of firstOf([['klondike-game'], ['paigow-table'], ['ten-dice-race']], 3)) {
    for (const width of firstOf(WIDTHS, 1)) {
      it(`keeps still if ${tag} has no toolbar, ${width} wide`, async () => {
        const { shifted, seen } = await openLate(tag!, width, RULE, `${NUMBERED} toolbar="none"`);
        expect([shifted <= 0.01, seen], `shifted by ${shifted}`).to.deep.equal([true, '']);
      });
    }
  }

  itInFull('keeps still where a game stands in the middle of a column', async () => {
    const head = `${RULE}<style>body { display: flex; flex-direction: column; align-items: center }</style>`;
    expect((await openLate('klondike-game', 1280, head)).shifted).to.be.at.most(0.01);
  });

  it('would jump without it, and show what is meant for later', async () => {
    const { shifted, seen } = await openLate('freecell-game', 768, '');
    expect(shifted).to.be.above(0.1);
    expect(seen).to.equal(
      'The board needs JavaScript., My game, by us, Well played; My game, by us',
    );
  });
});

/** Lets eight seconds pass, after which the rule gives up. */
const passLimit = (page: TestPage): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 8000;
  });

describe('page-rule.css before the script', () => {
  for (const tag of firstOf(GAMES, 1)) {
    it(`shows an empty table with the name, where the name will be: ${tag}`, async () => {
      const html = `${RULE}<${tag}><p>The board needs JavaScript.</p></${tag}>`;
      const page = await openPage({ html, scripts: [], isDrawn: true });
      const name = await page.evaluate((selector) => {
        const { content, fontSize, lineHeight } = getComputedStyle(
          document.querySelector(selector)!,
          '::before',
        );
        return [JSON.parse(content) as string, fontSize, Number.parseFloat(lineHeight) / 2];
      }, tag);
      await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
      await page
        .locator(`${tag} :is([data-card], [part~="button"][part~="primary"])`)
        .first()
        .waitFor();
      const title = await page.locator(`${tag} [part="title"]`).evaluate((node) => {
        const { top, height } = node.getBoundingClientRect();
        const { host } = node.getRootNode() as ShadowRoot;
        const middle = top + height / 2 - host.getBoundingClientRect().top;
        return [node.textContent.trim(), getComputedStyle(node).fontSize, middle];
      });
      const round = ([text, size, middle]: readonly (string | number)[]): readonly unknown[] => [
        text,
        Math.round(Number.parseFloat(String(size))),
        Math.round(Number(middle)),
      ];
      expect(round(name)).to.deep.equal(round(title));
    });
  }

  it('shows what the page has for that time, and after eight seconds the fallback', async () => {
    const html = `${RULE}<klondike-game linked><i slot="loading">A moment …</i><p>Play it elsewhere.</p></klondike-game>`;
    const page = await openPage({ html, scripts: [], isDrawn: true });
    await page.route(NEEDED, () => undefined);
    expect(await seenIn(page, 'klondike-game')).to.equal('A moment …');
    await passLimit(page);
    expect(await seenIn(page, 'klondike-game')).to.equal('Play it elsewhere.');
    const isOver = await page.evaluate(() => {
      const [game, words] = ['klondike-game', 'p'].map((name) =>
        document.querySelector(name)!.getBoundingClientRect(),
      );
      return words!.top > game!.top && words!.bottom < game!.bottom && words!.height > 20;
    });
    expect(isOver).to.equal(true);
    // The script loads after all. What the page shows stays until the game is there.
    await page.addScriptTag({ url: '/dist/cdn/klondike-game.js', type: 'module' });
    await page.locator('klondike-game [part~="board"]').waitFor();
    expect(await seenIn(page, 'klondike-game')).to.equal('A moment …');
    await page.unrouteAll();
    await page.evaluate(() => {
      document.querySelector('klondike-game')!.removeAttribute('linked');
    });
    await page.locator('klondike-game [data-card]').first().waitFor();
    expect(await seenIn(page, 'klondike-game')).to.equal('');
  });

  it('shows the fallback once the page knows that the script has failed', async () => {
    const html = `${RULE}<golf-game><p>Play it elsewhere.</p></golf-game><script type="module" src="/dist/cdn/no.js" onerror="document.documentElement.dataset.baizeFailed = ''"></script>`;
    const page = await openPage({ html, scripts: [], isDrawn: true });
    await page.waitForFunction(() => document.documentElement.dataset['baizeFailed'] === '');
    expect(await seenIn(page, 'golf-game')).to.equal('Play it elsewhere.');
    expect(otherThanRefusals(page)).to.deep.equal([]);
  });
});

describe('a game that can’t begin because a module failed to load', () => {
  for (const tag of firstOf(PATIENCE, 1)) {
    it(`shows the fallback over the empty board, and asks no more than it should: ${tag}`, async () => {
      const html = `${RULE}<${tag} position="${POSITIONS[tag]}"><p>Play it elsewhere.</p></${tag}>`;
      const page = await openPage({ html, scripts: [], isDrawn: true, warns: true });
      let asked = 0;
      await page.route(NEEDED, (route) => {
        asked++;
        return route.abort();
      });
      const height = (): Promise<number> =>
        page.locator(tag).evaluate((node) => node.getBoundingClientRect().height);
      const reserved = await height();
      await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
      await page.getByText('This part could not be loaded.').first().waitFor();
      expect(await seenIn(page, tag)).to.equal('Play it elsewhere.');
      expect(Math.abs((await height()) - reserved)).to.be.at.most(1);
      expect(asked).to.equal(2);
      expect(otherThanRefusals(page)).to.deep.equal([]);
    });
  }
});

/** The attributes that change the height of a game, besides its width. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'freecell-game': ['', 'variant="eight-off"', 'variant="seahaven"', 'cells="6"'],
  'pyramid-game': ['', 'open-stock', 'wastes="3"'],
  'patience-game': ['', 'game="fan"', 'game="giza"', 'game="sixty-thieves"'],
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

/** The widths at which a game is measured. A normal run uses every third. */
const BOXES = Array.from({ length: 59 }, (_, step) => 280 + step * 20).filter(
  (_, at) => isFull || at % 3 === 0,
);

/** The largest difference between a height and the rule's, in pixels. For tables the rule interpolates between measurements. */
const mostOf = (tag: string): number => (TABLES.includes(tag) || tag === 'ten-dice-race' ? 4 : 1);

describe('the heights in page-rule.css', () => {
  // Pyramid's board has the most attributes that change its height. A normal run tests it and a table.
  const first = ['pyramid-game', 'seven27-table'];
  for (const tag of firstOf([...first, ...GAMES.filter((one) => !first.includes(one))], 2)) {
    for (const [index, attributes] of firstOf([...(OPTIONS[tag] ?? ['']).entries()], 1)) {
      // In other windows, one game is enough for all.
      const normal = tag === 'pyramid-game' ? 2 : 1;
      const windows =
        mostOf(tag) > 1 ? WINDOWS.slice(0, 2) : firstOf(WINDOWS, index === 0 ? normal : 1);
      for (const { html = '', ...options } of windows) {
        it(`are those of ${tag} ${attributes} at all widths: ${html} ${JSON.stringify(options)}`, async () => {
          const page = await openPage({
            html: `${RULE}${html}<div id="box"><${tag} deal="617" ${attributes}></${tag}></div>`,
            scripts: [],
            width: 1500,
            ...options,
          });
          // In low windows, tables are measured for phones.
          const isLow = mostOf(tag) > 1 && options.height !== undefined;
          const boxes = BOXES.filter((width) => !isLow || (width >= 560 && width <= 960));
          const heights = (): Promise<readonly number[]> =>
            page.evaluate((widths) => {
              const box = document.getElementById('box')!;
              return widths.map((width) => {
                box.style.width = `${width}px`;
                return Math.round(box.firstElementChild!.getBoundingClientRect().height);
              });
            }, boxes);
          const reserved = await heights();
          await page.addScriptTag({ url: `/dist/cdn/${tag}.js`, type: 'module' });
          await page
            .locator(':is([data-card], [part~="button"][part~="primary"])')
            .first()
            .waitFor();
          const own = await heights();
          const wrong = own.flatMap((height, step) =>
            Math.abs(height - reserved[step]!) > mostOf(tag)
              ? `${boxes[step]} wide it is ${height} high, not ${reserved[step]}`
              : [],
          );
          expect(wrong).to.deep.equal([]);
        });
      }
    }
  }
});
