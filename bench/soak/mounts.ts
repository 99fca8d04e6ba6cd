import { deepStrictEqual } from 'node:assert';
import { tagFolders } from '../../scripts/entries.mjs';
import { type GameElement, type Opened, type Stage, onStage } from '../support/browser.js';
import { whole } from '../support/figures.js';
import { type Memory, memoryOf } from '../support/memory.js';
import { type Row, print } from '../support/table.js';

/** Mounts before the first look: by then all is fetched, read and compiled. */
const WARM = 500;
/** A replay's game comes after several answers, and what draws it is compiled later. */
const WARM_LONGER: Readonly<Record<string, number>> = { 'game-replay': 700 };

/** What a mount may leave behind. A board has some 1000 nodes, 300 listeners and 300 kB. */
const MOST: Memory = { heap: 300, nodes: 0.05, listeners: 0.02 };

/** Of fewer mounts what is left is no measure. */
const FEW = 1000;

/** What is mounted of an element that doesn't stand by itself. */
const MARKUP: Readonly<Record<string, string>> = {
  'playing-card': '<playing-card card="QH"></playing-card>',
  'card-room': `<card-room save-key="soak">
    <freecell-game deal="617"></freecell-game><paigow-table></paigow-table>
  </card-room>`,
  'game-stats': `<card-room save-key="soak"><game-stats></game-stats></card-room>`,
  'game-replay': `<game-replay
    link="1.freecell.1.Nf3AAAAADYkqPiOACSDKD"
  ></game-replay>`,
};

/** What is waited for. */
type Mounted = GameElement & { readonly length?: number };

/** Puts a piece of markup on the page so many times, and takes it away; each lives for a frame. */
const mount = ({ page }: Opened, tag: string, count: number): Promise<void> =>
  page.evaluate(
    async ([name, markup, times]) => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const template = document.createElement('template');
      template.innerHTML = markup;
      for (let time = 0; time < times; time++) {
        const piece = document.importNode(template.content, true).firstElementChild!;
        document.body.append(piece);
        const found = (piece.localName === name ? piece : piece.querySelector(name)) as Mounted;
        await found.updateComplete;
        await frame();
        // A replay is there once it has steps; one that never has is for its own tests.
        for (let wait = 0; found.length === 0 && wait < 100; wait++) await frame();
        piece.remove();
      }
      // What waits for its time, or for an answer.
      await new Promise((done) => setTimeout(done, 1500));
      localStorage.clear();
    },
    [tag, MARKUP[tag] ?? `<${tag} deal="617" save-key="soak"></${tag}>`, count] as const,
  );

interface Soaked {
  readonly tag: string;
  readonly before: Memory;
  readonly after: Memory;
  /** What one mount left behind. */
  readonly left: Memory;
}

async function soak(stage: Stage, tag: string, count: number): Promise<Soaked> {
  const isGame = /-(game|table)$/.test(tag);
  const opened = await stage.open('', { tag, withGames: !isGame });
  await opened.cdp.send('Performance.enable');
  await mount(opened, tag, WARM_LONGER[tag] ?? WARM);
  const before = await memoryOf(opened.cdp);
  await mount(opened, tag, count);
  const after = await memoryOf(opened.cdp);
  await stage.close(opened);
  const a = (key: keyof Memory): number => (after[key] - before[key]) / count;
  return {
    tag,
    before,
    after,
    left: { heap: a('heap'), nodes: a('nodes'), listeners: a('listeners') },
  };
}

const rowOf = ({ tag, before, after, left }: Soaked): Row => ({
  element: tag,
  'heap before': `${whole(before.heap / 1000)} kB`,
  after: `${whole(after.heap / 1000)} kB`,
  'a mount': `${whole(left.heap)} B`,
  'nodes before': whole(before.nodes),
  'nodes after': whole(after.nodes),
  'listeners before': whole(before.listeners),
  'listeners after': whole(after.listeners),
});

/** Mounts each element so many times, or those named: what it leaves in memory is to be nothing. */
export async function soakMounts(count: number, named: readonly string[]): Promise<void> {
  const all = tagFolders().map(({ tag }) => tag);
  const some = all.filter((tag) => named.includes(tag));
  await onStage(async (stage) => {
    const soaked: Soaked[] = [];
    for (const tag of some.length > 0 ? some : all) {
      soaked.push(await soak(stage, tag, count));
      console.log(`mounts, ${tag}: ${JSON.stringify(soaked.at(-1))}`);
    }
    print(`${count} mounts of each element, after garbage collection`, soaked.map(rowOf));
    const leaking = soaked.filter(({ left }) =>
      (['heap', 'nodes', 'listeners'] as const).some(
        // What is compiled and kept once, some 150 kB, is not the mounts’.
        (key) => left[key] * count > MOST[key] * Math.max(count, FEW),
      ),
    );
    deepStrictEqual(
      leaking.map(({ tag }) => tag),
      [],
    );
  });
}
