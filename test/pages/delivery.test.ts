import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { gameOf } from './support/board.js';
import { SCRIPTS, cdn, importsOf, noteRequests, serveAt } from './support/cdn.js';
import { GAMES, playByMouse } from './support/games.js';
import { IMPORT_MAP } from './support/site.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { firstOf, itInFull } from '../support/counts.js';

const GAME = '<freecell-game deal="617"><p>The board needs JavaScript.</p></freecell-game>';
const reduced = { reducedMotion: 'reduce' } as const;
const PLAYED = 'AH KH TC JS 2S QH JC';

describe('one script and one tag', () => {
  for (const { tag, html, tokens } of firstOf(GAMES, 1)) {
    it(`are a game that is played by mouse, and ask the host for nothing else: ${tag}`, async () => {
      const script = cdn(tag);
      const page = await openPage({ ...reduced, html, scripts: [script] });
      // The reload would cancel running requests.
      await page.waitForLoadState('networkidle');
      const asked = noteRequests(page);
      await page.reload();
      expect((await playByMouse(page, tokens.slice(0, 6))).moveCount).to.equal(6);
      // A new player is offered help, a pointer over a game loads celebrations, a drag loads scrolling at the window's edge,
      // and the first move loads the recorder.
      const counting = [
        'companions',
        'card-room-game-history',
        // The titles of all games.
        'patience-names',
        'recorder',
        'records',
        // The bundler's own: lists of names for import().
        'rolldown-runtime',
        'statistics',
      ];
      const usual = [
        'edge-scroll',
        'extras',
        'help-offer',
        'magnet',
        'shows',
        'styles',
        ...counting,
      ];
      // A card that is sent up to a foundation loads the offer to send safe ones up.
      const offering = tokens.slice(0, 6).some((token) => token.endsWith('h'))
        ? ['notice', 'safe-offer']
        : [];
      // Pyramid checks whether it can still be won.
      const watching = ['client', 'solve', 'solver-adviser', 'solver-worker'];
      const checking = tag === 'pyramid-game' ? watching : [];
      const expected = [...checking, ...offering, ...usual].map(cdn);
      // On a busy machine, a file may request others after the network was idle.
      while (!expected.every((file) => asked().includes(file))) await page.waitForEvent('request');
      await page.waitForLoadState('networkidle');
      const count = 1 + SCRIPTS.patience(tag).length;
      const [own, ...later] = [asked().slice(0, count), ...asked().slice(count)];
      expect(own[0]).to.equal('/test-page/');
      expect(own.slice(1).sort()).to.deep.equal(SCRIPTS.patience(tag));
      // The requests are two levels deep: the entry names all of them.
      expect([script, ...importsOf(tag)].sort()).to.deep.equal(SCRIPTS.patience(tag));
      expect([...later].sort()).to.deep.equal(expected.sort());
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('hide the fallback, and draw the courts with their figures', async () => {
    const page = await openPage({ ...reduced, html: GAME });
    expect(await gameOf(page).locator('[data-card]').count()).to.equal(52);
    expect(await page.getByText('The board needs JavaScript.').isVisible()).to.equal(false);
    const courts = gameOf(page).locator('[part~="card-court"]');
    // Those that no card covers.
    expect(await courts.count()).to.equal(6);
    // An SVG layer nested in another node would not be painted.
    expect(await courts.locator('path').count()).to.be.above(6 * 15);
    expect(await courts.locator('rect *').count()).to.equal(0);
    expect(page.problems).to.deep.equal([]);
  });

  it('show the fallback where no script runs', async () => {
    const page = await openPage({ html: GAME, javaScriptEnabled: false });
    expect(await page.getByText('The board needs JavaScript.').isVisible()).to.equal(true);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the same script twice', () => {
  it('breaks nothing and warns of nothing', async () => {
    const scripts = ['freecell-game.js', 'freecell-game.js?again', 'baize.js'];
    const page = await openPage({
      ...reduced,
      html: GAME,
      scripts: scripts.map((name) => `/dist/cdn/${name}`),
    });
    expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
    expect([page.told, page.problems]).to.deep.equal([[], []]);
  });

  itInFull(
    'from another origin, as a toCount second copy, breaks nothing and warns of nothing',
    async () => {
      const page = await openPage({ ...reduced, html: '', scripts: [] });
      await serveAt(page, 'https://cdn.example/baize/');
      await page.setContent(GAME);
      for (const url of ['https://cdn.example/baize/freecell-game.js', cdn('freecell-game')]) {
        await page.addScriptTag({ url, type: 'module' });
      }
      expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
      expect([page.told, page.problems]).to.deep.equal([[], []]);
    },
  );
});

describe('the modules', () => {
  const module = (code: string): string => `<script type="module">${code}</script>`;

  itInFull('give the class without its tag', async () => {
    const html = `${IMPORT_MAP}${module(`
      import { FreecellGame } from 'baize/freecell-game/class.js';
      globalThis.free = customElements.get('freecell-game') === undefined;
      customElements.define('my-patience', class extends FreecellGame {});
    `)}<my-patience deal="617"></my-patience>`;
    const page = await openPage({ ...reduced, html, scripts: [] });
    const mine = page.locator('my-patience');
    expect(cardsOf(await dragMoves(page, ['5 8'], mine), 'column-8')).to.equal(PLAYED);
    expect(await page.evaluate('free')).to.equal(true);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('play a game by the core alone, in a worker that has no page', async () => {
    const page = await openPage({ html: '', scripts: [] });
    await page.route('**/player.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          import { Session, freecell, cardCode } from '/dist/core.js';
          const { value: session } = Session.start(freecell, { deal: 617 });
          const by = { source: 'host', now: 0, aids: { autoFinish: true, autoFoundation: 'off' } };
          const refusal = session.play({ from: 'column-5', to: 'column-8', count: 1 }, by);
          const wrong = session.play({ from: 'column-1', to: 'column-8', count: 1 }, by);
          const cards = session.state.piles['column-8'].map(cardCode).join(' ');
          const { moves } = session.save(0);
          postMessage({ refusal, wrong, cards, moves, page: typeof document });`,
      }),
    );
    const told = await page.evaluate(
      () =>
        new Promise((done, failed) => {
          const worker = new Worker('/player.js', { type: 'module' });
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = ({ message }) => failed(new Error(message));
        }),
    );
    expect(told).to.deep.equal({
      refusal: undefined,
      wrong: { code: 'build', build: 'alternate', card: 41, target: 40 },
      cards: PLAYED,
      moves: ['58'],
      page: 'undefined',
    });
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a race that people elsewhere share', () => {
  for (const name of ['join-race', 'table-panels', 'ten-dice-panel-fair', 'de-ten-dice-check']) {
    it(`loads no code of the tables by ${name}.js`, () => {
      const found = new Set([cdn(name)]);
      // Iterating over a set includes items that are added meanwhile.
      for (const path of found) {
        for (const one of importsOf(/([\w-]+)\.js$/.exec(path)![1]!)) found.add(one);
      }
      expect([...found])
        .to.include(cdn('shared'))
        .and.not.include(cdn('table'));
    });
  }
});
