import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type CDPSession } from 'playwright-core';
import { type TestPage, openPage } from '../harness/pages.js';
import { countOf, firstOf, itInFull } from '../support/counts.js';
import { TABLES, gameOf, look } from './support/board.js';
import { cardsOf, dragMoves } from './support/staged.js';

const GAME = '<freecell-game deal="617"></freecell-game>';

interface Counts {
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
}

/** A page's memory after garbage collection. */
async function countsOf(cdp: CDPSession): Promise<Counts> {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const get = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { listeners: get('JSEventListeners'), nodes: get('Nodes'), documents: get('Documents') };
}

interface Drawn extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/** Adds elements to the page and removes them; each is rendered. A table's bots act. */
const mount = (page: TestPage, tag: string, times: number): Promise<void> =>
  page.evaluate(
    async ([name, count]) => {
      for (let time = 0; time < count; time++) {
        const game = document.createElement(name) as Drawn;
        game.setAttribute('deal', '617');
        document.body.append(game);
        await game.updateComplete;
        game.remove();
      }
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    },
    [tag, times] as const,
  );

describe('games that come and go', () => {
  for (const tag of firstOf(['freecell-game', ...TABLES], 1)) {
    it(`leave nothing behind: ${tag}`, async () => {
      // People who do nothing, so that nothing changes on the page.
      const page = await openPage({ html: `<${tag} deal="617" seats="human human"></${tag}>` });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      await mount(page, tag, 10);
      // The browser keeps nodes in memory while they wait for a file.
      await page.waitForLoadState('networkidle');
      const warm = await countsOf(cdp);
      await mount(page, tag, countOf({ normal: 60, full: 200 }));
      let now = await countsOf(cdp);
      // The browser sometimes collects nodes late. A leak for each game would be 60 nodes or more.
      for (let time = 0; time < 20 && now.nodes > warm.nodes; time++) now = await countsOf(cdp);
      const { listeners, nodes, documents } = now;
      expect(nodes).to.be.at.most(warm.nodes);
      expect([listeners, documents]).to.deep.equal([warm.listeners, warm.documents]);
      expect(page.problems).to.deep.equal([]);
    });
  }
});

/** Counts a page's timers, frames and changes in games. */
const COUNTING = `<script>
  globalThis.work = { timers: new Set(), frames: 0, changes: [] };
  const [set, clear, frame] = [setInterval, clearInterval, requestAnimationFrame];
  globalThis.setInterval = (...args) => { const id = set(...args); work.timers.add(id); return id; };
  globalThis.clearInterval = (id) => { work.timers.delete(id); clear(id); };
  globalThis.requestAnimationFrame = (...args) => { work.frames++; return frame(...args); };
  globalThis.watchGames = () => document.querySelectorAll('freecell-game').forEach((game, index) => {
    // A drag may have requested frames before.
    work.frames = 0;
    work.changes[index] = 0;
    const count = (list) => { work.changes[index] += list.length; };
    new MutationObserver(count).observe(game.shadowRoot,
      { subtree: true, childList: true, characterData: true, attributes: true });
  });
</script>`;

interface Work {
  readonly timers: number;
  readonly frames: number;
  readonly changes: readonly number[];
}

const workOf = (page: TestPage): Promise<Work> =>
  page.evaluate(() => {
    const { work } = globalThis as unknown as { work: Work & { timers: Set<number> } };
    return { timers: work.timers.size, frames: work.frames, changes: work.changes };
  });

describe('twenty games on a page', () => {
  itInFull(
    'work only where they are seen, and tell the right time when they are seen again',
    async () => {
      const html = `${COUNTING}${GAME.repeat(20)}`;
      const page = await openPage({ html, width: 600, height: 560, reducedMotion: 'reduce' });
      const [first, last] = [gameOf(page).first(), gameOf(page).last()];
      await first.scrollIntoViewIfNeeded();
      const played = await dragMoves(page, ['5 8'], first);
      expect(cardsOf(played, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
      await last.scrollIntoViewIfNeeded();
      await dragMoves(page, ['4 a'], last);
      const time = last.locator('[part~="time"]');
      await page.evaluate(() => (globalThis as unknown as { watchGames: () => void }).watchGames());
      await time.getByText('0:02').waitFor();
      const { timers, frames, changes } = await workOf(page);
      expect(changes.slice(0, 17)).to.deep.equal(Array<number>(17).fill(0));
      // At most the last frame of the drag.
      expect([frames <= 1, changes[19]! > 0, timers <= 3]).to.deep.equal([true, true, true]);
      await first.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => {
        const game = document.querySelector('freecell-game')! as HTMLElement & { elapsed: number };
        const seconds = Math.floor(game.elapsed / 1000);
        const shown = game.shadowRoot!.querySelector('[part~="time"]')!.textContent;
        return seconds >= 2 && shown === `0:${String(seconds).padStart(2, '0')}`;
      });
      expect((await look(first)).moveCount).to.equal(1);
      expect(page.problems).to.deep.equal([]);
    },
  );
});
