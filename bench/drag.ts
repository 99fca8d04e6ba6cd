import { Session, type Transfer, type Variant } from '../src/core.js';
import { patienceGame } from '../src/core/patience/rules/game.js';
import { game as spider } from '../src/games/patience/spider.js';
import { valueOf } from '../test/core/support/result.js';
import { NO_AIDS, start } from '../test/core/support/sessions.js';
import { type GameElement, type Opened, type Stage, onStage } from './support/browser.js';
import { goal, ms, percent, quantile } from './support/figures.js';
import { gamesOf } from './support/games.js';
import { type Work, workOf } from './support/processor.js';
import { type Row, print } from './support/table.js';

const THROTTLE = 4;
const SECONDS = 3;
const RUNS = 3;
/** A longer gap between two animation frames, in milliseconds, is visible. */
const LONGEST_GAP = 20;
const GOAL = 0.05;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cards to drag: the lowest `count` cards of a column. */
interface Grip {
  readonly tag: string;
  readonly attributes: string;
  readonly before: readonly Transfer[];
  readonly column: string;
  readonly count: number;
}

/** FreeCell at the deal, with one card in hand. */
const freecellOf = (deal: number): Grip => ({
  tag: 'freecell-game',
  attributes: `deal="${deal}" supermove="full" no-auto-finish`,
  before: [],
  column: 'column-1',
  count: 1,
});

/** Spider once all its cards are dealt: 104 cards on the board, some columns with more than ten. */
function spiderDealt(): Grip {
  const game = patienceGame(spider);
  const session = valueOf(Session.start(game, { deal: 1 }));
  const before: Transfer[] = [];
  for (;;) {
    const deal = session.legalMoves().find(({ from }) => from === 'stock');
    if (!deal) break;
    session.play(deal, { source: 'host', now: 0, aids: {} });
    before.push(deal);
  }
  return {
    tag: 'patience-game',
    attributes: 'game="spider" deal="1"',
    before,
    column: 'column-1',
    count: 1,
  };
}

/** Finds the first position of the solutions in which this many cards can be dragged together. */
function findRun(variant: Variant, wanted: number): Grip {
  for (const { deal, options, moves } of gamesOf(variant).games) {
    const session = start(deal, options);
    for (const [index, move] of moves.entries()) {
      const run = session.legalMoves().find(({ count }) => count >= wanted);
      if (run)
        return {
          ...freecellOf(deal),
          before: moves.slice(0, index),
          column: run.from,
          count: run.count,
        };
      session.play(move, { source: 'host', now: 0, aids: NO_AIDS });
    }
  }
  throw new Error(`no run of ${wanted} cards`);
}

/** Loads the position, and returns the point at which to press the card. */
async function gripOn({ page }: Opened, { tag, before, column, count }: Grip): Promise<Point> {
  const task = { tag, moves: before, column, count };
  return page.evaluate(async (given) => {
    const game = document.querySelector<GameElement>(given.tag)!;
    await customElements.whenDefined(given.tag);
    while (game.legalMoves.length === 0) await new Promise(requestAnimationFrame);
    for (const move of given.moves) game.play(move);
    await game.updateComplete;
    await new Promise((done) => setTimeout(done, 2500));
    const cards = game.shadowRoot!.querySelectorAll(`[data-pile="${given.column}"] [data-card]`);
    const { x, y, width } = cards[cards.length - given.count]!.getBoundingClientRect();
    return { x: x + width / 2, y: y + 8 };
  }, task);
}

/** Records every gap between animation frames from now on. */
const watchFrames = ({ page }: Opened): Promise<void> =>
  page.evaluate(() => {
    const gaps: number[] = [];
    let last: number | undefined;
    const tick = (now: number): void => {
      if (last !== undefined) gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { gaps });
  });

interface Dragged {
  readonly gaps: number[];
  readonly cards: number;
  readonly work: Work;
}

/** Moves the pointer in circles over the whole board, at the speed of a person's mouse. */
async function drag(opened: Opened, from: Point): Promise<Dragged> {
  const { page, cdp } = opened;
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point, buttons = 1) =>
    cdp.send('Input.dispatchMouseEvent', { type, ...at, buttons, button: 'left', clickCount: 1 });
  await mouse('mouseMoved', from, 0);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await mouse('mousePressed', from);
  await mouse('mouseMoved', { x: from.x + 12, y: from.y + 12 });
  await watchFrames(opened);
  const work = await workOf(opened, async () => {
    const end = Date.now() + SECONDS * 1000;
    for (let turn = 0; Date.now() < end; turn += 0.05) {
      const [x, y] = [640 + 350 * Math.cos(turn), 320 + 220 * Math.sin(turn * 1.3)];
      await Promise.all([mouse('mouseMoved', { x, y }), page.waitForTimeout(8)]);
    }
  });
  const seen = await page.evaluate(() => ({
    gaps: (globalThis as unknown as { gaps: number[] }).gaps,
    cards: document
      .querySelector('body > *')!
      .shadowRoot!.querySelectorAll('[part~="card"][part~="selected"]').length,
  }));
  await mouse('mouseReleased', from, 0);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...seen, work };
}

async function takeHold(stage: Stage, grip: Grip | undefined): Promise<Dragged> {
  const { tag, attributes } = grip ?? freecellOf(1);
  const opened = await stage.open(`<${tag} ${attributes}></${tag}>`, { tag });
  // Without cards, the frames of the machine itself are measured.
  const dragged = await drag(opened, grip ? await gripOn(opened, grip) : { x: 640, y: 880 });
  await stage.close(opened);
  if (dragged.cards !== (grip?.count ?? 0)) throw new Error(`${dragged.cards} cards are in hand`);
  return dragged;
}

function rowOf(what: string, runs: readonly Dragged[]): Row {
  const gaps = runs.flatMap((one) => one.gaps);
  const work = runs.reduce((sum, one) => sum + one.work.all, 0);
  const slow = gaps.filter((gap) => gap > LONGEST_GAP).length / gaps.length;
  return {
    'in hand': what,
    'frames a second': (gaps.length / (SECONDS * RUNS)).toFixed(1),
    'own work a frame': ms(work / gaps.length),
    '95 %': ms(quantile(gaps, 0.95)),
    longest: ms(Math.max(...gaps)),
    'gaps > 20 ms': percent(slow),
    ...goal('≤ 5 %', slow <= GOAL),
  };
}

/** Measures frames while a mouse drags cards on a slow machine. */
export async function drags(): Promise<void> {
  const long = findRun('freecell', 6);
  const hands: readonly (readonly [string, Grip | undefined, Dragged[]])[] = [
    ['nothing (the machine itself)', undefined, []],
    ['1 card', freecellOf(1), []],
    [`${long.count} cards`, long, []],
    ['1 card of 104, Spider', spiderDealt(), []],
  ];
  await onStage(async (stage) => {
    // Cases take turns, so that other load on the machine affects all of them.
    for (let run = 0; run < RUNS; run++) {
      for (const [, grip, runs] of hands) runs.push(await takeHold(stage, grip));
    }
  });
  const title = `Drag: ${RUNS} × ${SECONDS} s of a real mouse, CPU ${THROTTLE} × slower`;
  const rows = hands.map(([what, , runs]) => rowOf(what, runs));
  print(title, rows);
}
