import { type GameElement, type Opened, type Stage, onStage } from './support/browser.js';
import { median, whole } from './support/figures.js';
import { type Memory, memoryOf } from './support/memory.js';
import { type Row, print } from './support/table.js';

const RUNS = 3;
const COUNTS = [1, 20];
const TAGS = ['freecell-game', 'paigow-table'];

async function addGames({ page }: Opened, tag: string, count: number): Promise<void> {
  await page.evaluate(
    async ([name, wanted]) => {
      for (let index = 0; index < wanted; index++) {
        const game = document.createElement(name) as GameElement;
        game.setAttribute('deal', String(index + 1));
        document.body.append(game);
        await game.updateComplete;
      }
      await new Promise((done) => setTimeout(done, 100));
    },
    [tag, count] as const,
  );
}

const removeGames = ({ page }: Opened, tag: string): Promise<void> =>
  page.evaluate(async (name) => {
    for (const game of document.querySelectorAll(name)) game.remove();
    await new Promise((done) => setTimeout(done, 100));
  }, tag);

/** Measures a page before, with, and after some games. */
async function stay(stage: Stage, tag: string, count: number): Promise<[Memory, Memory, Memory]> {
  const opened = await stage.open('', { tag });
  await opened.cdp.send('Performance.enable');
  const before = await memoryOf(opened.cdp);
  await addGames(opened, tag, count);
  const during = await memoryOf(opened.cdp);
  await removeGames(opened, tag);
  const after = await memoryOf(opened.cdp);
  await stage.close(opened);
  return [before, during, after];
}

function rowOf(what: string, memories: readonly Memory[], base: Memory, games: number): Row {
  const of = (key: keyof Memory): number => median(memories.map((memory) => memory[key]));
  return {
    'on the page': what,
    'JS heap': `${whole(of('heap') / 1000)} kB`,
    nodes: whole(of('nodes')),
    listeners: whole(of('listeners')),
    'a game': games > 0 ? `${whole((of('heap') - base.heap) / 1000 / games)} kB` : '',
    'nodes a game': games > 0 ? whole((of('nodes') - base.nodes) / games) : '',
  };
}

/** Measures pages with one game of a kind, and with twenty. */
async function rowsOf(stage: Stage, tag: string): Promise<Row[]> {
  const found: Row[] = [];
  for (const count of COUNTS) {
    const stays: [Memory, Memory, Memory][] = [];
    for (let run = 0; run < RUNS; run++) stays.push(await stay(stage, tag, count));
    const [before, during, after] = [0, 1, 2].map((at) => stays.map((one) => one[at]!));
    const base = before![0]!;
    if (found.length === 0) found.push(rowOf('nothing, the script loaded', before!, base, 0));
    const games = count === 1 ? '1 game' : `${count} games`;
    found.push(rowOf(games, during!, base, count));
    found.push(rowOf(`${games}, taken away again`, after!, base, 0));
  }
  return found;
}

/** Measures how much memory games and tables use, and whether they free it. */
export async function memory(): Promise<void> {
  await onStage(async (stage) => {
    for (const tag of TAGS) {
      const rows = await rowsOf(stage, tag);
      print(`Memory: ${tag}, after garbage collection, median of ${RUNS} pages (no goal)`, rows);
    }
  });
}
