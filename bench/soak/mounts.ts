import { deepStrictEqual } from 'node:assert';
import { tagFolders } from '../../scripts/entries.mjs';
import { type GameElement, type Opened, type Stage, onStage } from '../support/browser.js';
import { whole } from '../support/figures.js';
import { type Memory, memoryOf } from '../support/memory.js';
import { type Row, print } from '../support/table.js';

/** Mounts before the first measurement, so that everything is loaded and compiled. */
const WARM = 500;
/** A replay loads in several steps, so its code is compiled later. */
const WARM_LONGER: Readonly<Record<string, number>> = { 'game-replay': 700 };

/** The most memory that a mount may leave. A board has some 1000 nodes, 300 listeners and 300 kB. */
const MOST: Memory = { heap: 300, nodes: 0.05, listeners: 0.02 };

/** With fewer mounts the memory that is left says nothing. */
const FEW = 1000;

/** The markup of elements that need more than their tag. */
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

type Mounted = GameElement & { readonly length?: number };

/** Adds markup to the page and removes it after a frame, again and again. */
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
        // A replay is ready once it has steps. Its own tests check that it gets them.
        for (let wait = 0; found.length === 0 && wait < 100; wait++) await frame();
        piece.remove();
      }
      // Waits for timers and requests.
      await new Promise((done) => setTimeout(done, 1500));
      localStorage.clear();
    },
    [tag, MARKUP[tag] ?? `<${tag} deal="617" save-key="soak"></${tag}>`, count] as const,
  );

interface Soaked {
  readonly tag: string;
  readonly before: Memory;
  readonly after: Memory;
  /** The memory that one mount left. */
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

/** Mounts each element, or those that are named, many times. No memory may be left. */
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
        // Compiled code, some 150 kB, is kept once and does not count.
        (key) => left[key] * count > MOST[key] * Math.max(count, FEW),
      ),
    );
    deepStrictEqual(
      leaking.map(({ tag }) => tag),
      [],
    );
  });
}
