import { type GameElement, type Stage, onStage } from './support/browser.js';
import { NO_GOAL, goal, median, spread } from './support/figures.js';
import { type Work, workOf, workRow } from './support/processor.js';
import { type Row, print } from './support/table.js';
import { WHOLE_GAMES } from './support/whole-games.js';

/** The number of elements on one page, and of pages whose first element is measured. */
const ELEMENTS = 60;
const PAGES = 12;
const GOAL = 40;

/** A plain element with a line of text, for comparison. */
const PLAIN = 'div';

/** Milliseconds after the element was appended. */
interface Times {
  readonly rendered: number;
  readonly laidOut: number;
  readonly painted: number;
}

/** Runs in the page: appends elements one after the other, each alone on the page. */
async function measure({ tag, count }: { tag: string; count: number }): Promise<Times[]> {
  const { port1, port2 } = new MessageChannel();
  // A message that is sent in a frame arrives after the frame was painted.
  const frame = (): Promise<unknown> =>
    new Promise((done) => {
      port1.onmessage = done;
      requestAnimationFrame(() => port2.postMessage(0));
    });
  const times: Times[] = [];
  for (let index = 0; index < count; index++) {
    const game = document.createElement(tag) as GameElement;
    if (tag === 'div') game.textContent = 'Deal 1';
    game.setAttribute('deal', String(index + 1));
    game.setAttribute('save-key', `bench-${Math.random()}`);
    // Starts at a random moment between two frames, as scripts of a page do.
    await new Promise((done) => setTimeout(done, 30 + Math.random() * 16));
    const begun = performance.now();
    document.body.append(game);
    await game.updateComplete;
    const rendered = performance.now() - begun;
    game.getBoundingClientRect();
    const laidOut = performance.now() - begun;
    await frame();
    times.push({ rendered, laidOut, painted: performance.now() - begun });
    game.remove();
    localStorage.clear();
  }
  return times;
}

interface Measured {
  readonly times: Times[];
  readonly works: Work[];
}

/** Measures the first element of new pages: its code is loaded, and has not run yet. */
async function render(
  stage: Stage,
  tag: string,
  pages: number,
  elements: number,
): Promise<Measured> {
  const measured: Measured = { times: [], works: [] };
  for (let index = 0; index < pages; index++) {
    const opened = await stage.open('', tag === PLAIN ? {} : { tag });
    const work = await workOf(opened, async () => {
      measured.times.push(...(await opened.page.evaluate(measure, { tag, count: elements })));
    });
    measured.works.push(work);
    await stage.close(opened);
  }
  return measured;
}

function rowsOf(name: string, times: readonly Times[], { hasGoal = true } = {}): Row[] {
  const row = (what: string, key: keyof Times): Row => {
    const values = times.map((one) => one[key]);
    const met = hasGoal ? goal(`< ${GOAL} ms`, median(values) < GOAL) : NO_GOAL;
    return { [name]: what, ...spread(values), ...met };
  };
  return [
    row('updateComplete', 'rendered'),
    row('… and laid out', 'laidOut'),
    row('… and the frame painted', 'painted'),
  ];
}

/** Measures each game's first render, from append to the first painted frame. */
export async function firstRender(): Promise<void> {
  const workRows: Row[] = [];
  await onStage(async (stage) => {
    for (const tag of [...Object.keys(WHOLE_GAMES), 'paigow-table']) {
      const fresh = await render(stage, tag, 1, ELEMENTS);
      const first = await render(stage, tag, PAGES, 1);
      const name = 'from append to';
      print(
        `First render: ${tag}, ${ELEMENTS} fresh elements on a page, unthrottled`,
        rowsOf(name, fresh.times),
      );
      print(
        `First render: ${tag}, the first element of a page, ${PAGES} pages, unthrottled`,
        rowsOf(name, first.times),
      );
      workRows.push(workRow('', `${tag}, a fresh element`, fresh.works, ELEMENTS));
      workRows.push(workRow('', `${tag}, the first of a page`, first.works, PAGES));
    }
    const plain = await render(stage, PLAIN, PAGES, 1);
    print(
      `For comparison: a plain element with a line of text, the first of a page, ${PAGES} pages`,
      rowsOf('from append to', plain.times, { hasGoal: false }),
    );
    workRows.push(workRow('', 'a line of text, the first of a page', plain.works, PAGES));
  });
  print("First render: the main thread's own work, mean", workRows);
}
