import { expect } from 'chai';
import { after, describe, it } from 'node:test';
import type { Frame, Locator } from 'playwright-core';
import { ROOT } from '../../scripts/entries.mjs';
import { type StaticServer, serve } from '../../scripts/static-server.mjs';
import { EMBED_GAMES, frameSize, readEmbed } from '../../src/embed.js';
import {
  type PageOptions,
  type TestPage,
  expectedProblems,
  openPage,
  serverUrl,
} from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { look } from './support/board.js';
import { cardsOf, dragMoves } from './support/staged.js';

const EMBED = '/dist/cdn/embed.html';

interface Heard {
  readonly type: string;
  readonly game?: string;
  readonly height?: number;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly problems: readonly { readonly parameter: string; readonly message: string }[];
}

/** Records the messages of the page's frame from the beginning. */
const NOTING = `
  globalThis.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));`;

const heardBy = (page: TestPage): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** Waits for a message of this type. */
const heard = async (page: TestPage, type: string): Promise<Heard> => {
  await page.waitForFunction(
    (wanted) =>
      (globalThis as unknown as { heard: Heard[] }).heard.some((one) => one.type === wanted),
    type,
  );
  return (await heardBy(page)).find((one) => one.type === type)!;
};

interface Framed {
  readonly page: TestPage;
  readonly game: Locator;
}

/** Opens a page that a frame fills, so that positions in both are the same. */
async function openFrame(
  query: string,
  { site = '', attributes = '', ...options }: PageOptions & { readonly attributes?: string } = {},
): Promise<Framed> {
  const style = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  const html = `<iframe src="${site}${EMBED}?${query}" ${attributes} style="${style}"></iframe>`;
  const page = await openPage({
    html,
    scripts: [],
    init: NOTING,
    reducedMotion: 'reduce',
    ...options,
  });
  const reading = readEmbed(query);
  const tag = 'value' in reading ? reading.value.game.tag : 'main';
  return { page, game: page.frameLocator('iframe').locator(tag) };
}

const frameOf = (page: TestPage): Frame => page.frames()[1]!;

describe('a game in a frame', () => {
  it('is the one of the query, is played, and tells the page around it', async () => {
    const { page, game } = await openFrame('game=freecell&deal=617&variant=kingcell&calm', {
      width: 700,
    });
    const seen = await dragMoves(page, ['7 a'], game);
    expect(cardsOf(seen, 'cell-1')).to.equal('JH');
    const { detail, ...start } = await heard(page, 'baize:game-start');
    expect(start).to.deep.equal({
      type: 'baize:game-start',
      game: 'freecell',
      origin: await serverUrl(),
    });
    expect(detail).to.deep.include({ deal: 617, resumed: false });
    expect(detail['options']).to.include({ variant: 'kingcell' });
    expect((await heard(page, 'baize:game-move')).detail).to.deep.include({
      source: 'player',
      move: { from: 'column-7', to: 'cell-1', count: 1 },
      notation: '7a',
      count: 1,
    });
    // The game asks its page before a move. The page around the frame can't answer.
    const types = (await heardBy(page)).map(({ type }) => type);
    expect(types.filter((type) => type.includes('request'))).to.deep.equal([]);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('sends no save of a game that was left: it has the cards', async () => {
    const { page, game } = await openFrame('game=klondike&deal=1', { width: 700 });
    await game.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    await game.locator('[data-pile="stock"]').click();
    await heard(page, 'baize:game-move');
    await game.getByRole('button', { name: 'New game' }).click();
    await page.waitForFunction(
      () =>
        (globalThis as unknown as { heard: Heard[] }).heard.filter(
          ({ type }) => type === 'baize:game-start',
        ).length === 2,
    );
    const starts = (await heardBy(page)).filter(({ type }) => type === 'baize:game-start');
    expect(starts.map(({ detail }) => 'previous' in detail)).to.deep.equal([false, false]);
    expect(JSON.stringify(await heardBy(page))).not.to.match(/deck|seed|"format"/);
    expect(page.problems).to.deep.equal([]);
  });

  it('tells nothing to a page of another origin than the one that is asked for', async () => {
    const { page, game } = await openFrame('game=golf&deal=1&origin=https://blog.example', {
      width: 700,
    });
    await game.locator('[data-card]').first().waitFor();
    // The browser reports each message that it did not deliver.
    const undelivered =
      /^Failed to execute 'postMessage'.* target origin provided .* does not match/;
    expectedProblems(page, ({ text }) => undelivered.test(text));
    const named = page.waitForEvent('console', (message) => undelivered.test(message.text()));
    await game.locator('[data-pile="stock"]').click();
    await named;
    expect(await heardBy(page)).to.deep.equal([]);
  });

  itInFull(
    'has the theme, the language and the reading direction of the query, its name among frames',
    async () => {
      const { page, game } = await openFrame(
        'game=golf&deal=1&theme=paper&locale=ar&save-key=mine',
      );
      await game.locator('[data-card]').first().waitFor();
      const looks = await game.evaluate((element) => ({
        felt: getComputedStyle(element.shadowRoot!.querySelector('[part~="frame"]')!)
          .backgroundColor,
        lang: document.documentElement.lang,
      }));
      expect(looks).to.deep.equal({ felt: 'rgb(238, 230, 213)', lang: 'ar' });
      expect(await game.getAttribute('save-key')).to.equal('embed key mine');
      expect(page.problems).to.deep.equal([]);
    },
  );

  for (const query of firstOf(
    [
      'game=paigow&seats=7',
      'game=freecell',
      'game=seven27&coach',
      ...EMBED_GAMES.filter(({ plays }) => plays === undefined).map(({ name }) => `game=${name}`),
      'game=fan',
    ],
    1,
  )) {
    it(`has room in its frame: ${query}`, async () => {
      const reading = readEmbed(query);
      if ('problems' in reading) throw new Error(query);
      const page = await openPage({ path: `${EMBED}?${query}`, reducedMotion: 'reduce' });
      for (const width of [320, 390, 640, 800]) {
        await page.setViewportSize(frameSize(reading.value, width));
        await page.locator(reading.value.game.tag).locator('[part~="board"]').waitFor();
        const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(over, `${width} px`).to.equal(0);
      }
      expect(page.problems).to.deep.equal([]);
    });
  }
});

describe('an address that can’t be used', () => {
  it('is answered in words, and never with what it says', async () => {
    const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
    const { page } = await openFrame(`game=klondike&draw=2&${evil}=${evil}`);
    const words = page.frameLocator('iframe').locator('main');
    await words.waitFor();
    expect(await words.locator('dt').allTextContents()).to.deep.equal([
      'draw can’t be “2”.',
      'Klondike has no parameter “<img src=x onerror=alert(1)>”.',
    ]);
    expect(await words.locator('dd').first().textContent()).to.equal('Accepted: 1, 3');
    expect(await words.locator('img').count()).to.equal(0);
    const { problems } = await heard(page, 'baize:refused');
    expect(problems.map(({ parameter }) => parameter)).to.deep.equal([
      'draw',
      '<img src=x onerror=alert(1)>',
    ]);
    expect(page.problems).to.deep.equal([]);
  });

  it('has a frame as high as its words, by the script beside it', async () => {
    const queries = ['?game=klondike&dael=7', '?game=nim', ''];
    const frames = queries.map((query) => `<iframe src="${EMBED}${query}"></iframe>`).join('');
    const html = `${frames}<style>iframe { width: 320px; height: 40px; border: 0 }</style>
      <script async src="/dist/cdn/embed-host.js"></script>`;
    const page = await openPage({ html, scripts: [], init: NOTING });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every((frame) => {
        const words = frame.contentDocument?.querySelector('main');
        return words && Math.ceil(words.getBoundingClientRect().height) === frame.offsetHeight;
      }),
    );
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('is found by the game itself where a value is out of its range', async () => {
    const { page } = await openFrame('game=freecell&cells=99&deal=0', { warns: true });
    const words = page.frameLocator('iframe').locator('main');
    await words.waitFor();
    expect((await words.locator('dt').allTextContents()).sort()).to.deep.equal([
      'cells "99" cannot be used; accepted: 0–8',
      'deal "0" cannot be used; accepted: 1 to 2147483647',
    ]);
    expect(await frameOf(page).locator('freecell-game').count()).to.equal(0);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a frame as high as its game', () => {
  const host = (query: string, width: number): string =>
    `<iframe src="${EMBED}?${query}&fit=width" style="width: ${width}px; height: 300px; border: 0"></iframe>
     <script async src="/dist/cdn/embed-host.js"></script>`;

  for (const [query, width] of firstOf(
    [
      ['game=paigow', 390],
      ['game=freecell&deal=617', 640],
      ['game=klondike&deal=1', 390],
      ['game=seven27', 800],
      ['game=ten-dice&bots=2&deal=1', 500],
    ] as const,
    1,
  )) {
    it(`is made so by the script beside it: ${query} at ${width} px`, async () => {
      const page = await openPage({ html: host(query, width), scripts: [], init: NOTING });
      await heard(page, 'baize:height');
      await page.waitForFunction(() => {
        const frame = document.querySelector('iframe')!;
        // The body is as high as the game. The first height may be an estimate.
        const { height } = frame.contentDocument!.body.getBoundingClientRect();
        return Math.ceil(height) === frame.offsetHeight;
      });
      // The height stays: the game does not follow the frame's height.
      const before = await page
        .locator('iframe')
        .evaluate((frame) => (frame as HTMLElement).offsetHeight);
      await page.evaluate(() => {
        document.querySelector('iframe')!.style.height = '2000px';
        document
          .querySelector('iframe')!
          .contentWindow!.postMessage({ type: 'baize:request-height' }, '*');
      });
      await page.waitForFunction(
        (height) => document.querySelector('iframe')!.offsetHeight === height,
        before,
      );
      expect(page.problems).to.deep.equal([]);
    });
  }

  itInFull('is as high as the words where the game refuses its address', async () => {
    const page = await openPage({
      html: host('game=freecell&cells=99', 390),
      scripts: [],
      warns: true,
    });
    await page.frameLocator('iframe').locator('main').waitFor();
    await page.waitForFunction(() => {
      const frame = document.querySelector('iframe')!;
      const words = frame.contentDocument!.querySelector('main')!.getBoundingClientRect();
      return Math.ceil(words.height) === frame.offsetHeight;
    });
    expect(page.problems).to.deep.equal([]);
  });

  it('has its events dispatched at the frame, once by two scripts; one without an origin counts from a sandboxed frame alone', async () => {
    const html = `<script>
        globalThis.starts = [];
        document.addEventListener('game-start', ({ target, detail }) => {
          starts.push([target.localName, detail.deal]);
        });
      </script>
      ${host('game=golf&deal=7', 500)}
      <script src="/dist/cdn/embed-host.js"></script>`;
    const page = await openPage({ html, scripts: [] });
    await page.waitForFunction(
      () => (globalThis as unknown as { starts: unknown[] }).starts.length > 0,
    );
    await page.frameLocator('iframe').locator('[data-card]').first().waitFor();
    const starts = await page.evaluate(
      () => (globalThis as unknown as { starts: unknown[] }).starts,
    );
    expect(starts).to.deep.equal([['iframe', 7]]);
    const heights = await page.locator('iframe').evaluate((element) => {
      const frame = element as HTMLIFrameElement;
      return [false, true].map((isSandboxed) => {
        frame.toggleAttribute('sandbox', isSandboxed);
        const data = { type: 'baize:height', game: 'golf', height: 111 };
        const source = frame.contentWindow;
        dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
        return frame.style.height === '111px';
      });
    });
    expect(heights).to.deep.equal([false, true]);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the script beside the frames', () => {
  itInFull(
    'believes embed.html of its own folder alone, and passes on what that sends',
    async () => {
      const frame = (id: string, src: string): string =>
        `<iframe id="${id}" src="${src}"></iframe>`;
      const html = `
      ${frame('game', `${EMBED}?game=nim`)}
      ${frame('query', '/demo/headers.json?/dist/cdn/embed.html?')}
      ${frame('folder', '/demo/embed.html?game=golf')}
      <script src="/dist/cdn/embed-host.js"></script>`;
      const page = await openPage({ html, scripts: [] });
      // The frame in another folder has no file.
      expectedProblems(page, ({ text }) => text.includes('404'));
      await page.frameLocator('#game').locator('main').waitFor();
      const believed = await page.evaluate(() => {
        const seen: string[] = [];
        for (const name of ['game-win', 'game-pwn']) {
          document.addEventListener(name, ({ type, target }) => {
            seen.push(`${(target as Element).id} ${type}`);
          });
        }
        for (const origin of ['https://evil.example', location.origin]) {
          for (const frame of document.querySelectorAll('iframe')) {
            const source = frame.contentWindow;
            for (const type of ['baize:height', 'baize:game-win', 'baize:game-pwn']) {
              const data = { type, height: 1e308, detail: {} };
              dispatchEvent(new MessageEvent('message', { data, origin, source }));
            }
            if (frame.style.height === '5000px') seen.push(`${frame.id} height`);
          }
        }
        return seen;
      });
      expect(believed).to.deep.equal(['game game-win', 'game height']);
    },
  );
});

describe('a frame of another site', () => {
  let other: StaticServer | undefined;
  after(() => other?.close());
  const otherSite = async (): Promise<string> => {
    other ??= await serve({ root: ROOT, headers: () => ({ 'access-control-allow-origin': '*' }) });
    return other.url;
  };

  itInFull('plays where it is sandboxed without an origin: it keeps nothing', async () => {
    const { page, game } = await openFrame('game=freecell&deal=617&verdict', {
      site: await otherSite(),
      attributes: 'sandbox="allow-scripts"',
      width: 700,
      warns: true,
    });
    const seen = await dragMoves(page, ['7 a'], game);
    expect(cardsOf(seen, 'cell-1')).to.equal('JH');
    const { detail } = await heard(page, 'baize:game-verdict');
    expect(detail['verdict']).to.equal('winnable');
    const errors = (await heardBy(page)).filter(({ type }) => type === 'baize:game-error');
    expect(
      errors.map(({ detail: { problem } }) => (problem as { code: string }).code),
    ).to.deep.equal(['storage']);
    expect(page.problems).to.deep.equal([]);
  });

  it('keeps its game where it has an origin, each address its own', async () => {
    const site = await otherSite();
    const { page, game } = await openFrame('game=freecell&deal=617', { site, width: 700 });
    await dragMoves(page, ['7 a'], game);
    await page.reload();
    await game.locator('[data-card]').first().waitFor();
    expect((await look(game)).moveCount).to.equal(1);
    await page.locator('iframe').evaluate((frame) => {
      (frame as HTMLIFrameElement).src += '&calm';
    });
    await page.frameLocator('iframe').locator('[calm] [data-card]').first().waitFor();
    expect((await look(game)).moveCount).to.equal(0);
    expect(page.problems).to.deep.equal([]);
  });
});
