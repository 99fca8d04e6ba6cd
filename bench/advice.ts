import { goal, ms, percent, quantile } from './support/figures.js';
import { type GameElement, type Opened, type Stage, onStage } from './support/browser.js';
import { type Row, print } from './support/table.js';

const GAMES = 12;
const MOVES = 25;
/** The goal for 95 % of positions, in milliseconds from the key to the hint. */
const SOON = 100;
/** A longer gap between two animation frames, in milliseconds, is visible. */
const LONGEST_GAP = 20;
const SECONDS = 10;
/** A deal of ForeCell whose proof takes longer than the goal. */
const HARD = '<freecell-game variant="forecell" deal="1509" verdict></freecell-game>';

interface Random extends GameElement {
  readonly legalMoves: readonly object[];
}

/** Plays a pseudorandom legal move, the same in every run. Returns whether there was one. */
const stumble = ({ page }: Opened, seed: number): Promise<boolean> =>
  page.evaluate(async (given) => {
    const game = document.querySelector<Random>('freecell-game')!;
    const { legalMoves } = game;
    if (legalMoves.length === 0) return false;
    game.play(legalMoves[given % legalMoves.length]!);
    await game.updateComplete;
    return true;
  }, seed);

/** Milliseconds from the key until the page shows the hint, or that there is none. */
async function hintTime({ page }: Opened): Promise<number> {
  await page.evaluate(() => {
    const game = document.querySelector<HTMLElement>('freecell-game')!;
    const root = game.shadowRoot!;
    root.querySelector<HTMLElement>('[part~="card"][tabindex="0"]')?.focus();
    const status = root.querySelector('[part~="status"]')!.textContent;
    const took = new Promise<number>((done) => {
      let begun = 0;
      addEventListener('keydown', ({ timeStamp }) => (begun = timeStamp), {
        capture: true,
        once: true,
      });
      const look = (): void => {
        const now = root.querySelector('[part~="status"]')!.textContent;
        const lit = root.querySelector(
          '[part~="card"][part~="hint"], [part~="slot"][part~="hint"]',
        );
        if (begun && (lit ?? (now && now !== status))) done(performance.now() - begun);
        else requestAnimationFrame(look);
      };
      look();
    });
    Object.assign(globalThis, { took });
  });
  await page.keyboard.press('t');
  return page.evaluate(() => (globalThis as unknown as { took: Promise<number> }).took);
}

/** Measures hints along pseudorandom games: the first of each, which loads the solver, and all others. */
async function hints(stage: Stage): Promise<readonly [first: number[], others: number[]]> {
  const [first, others]: [number[], number[]] = [[], []];
  for (let deal = 1; deal <= GAMES; deal++) {
    const opened = await stage.open(`<freecell-game deal="${deal}"></freecell-game>`, {
      reducedMotion: true,
    });
    await opened.page.waitForFunction(() => document.querySelector('freecell-game')?.shadowRoot);
    first.push(await hintTime(opened));
    for (let move = 0; move < MOVES; move++) {
      // A small linear congruential generator, so that games are the same in every run.
      if (!(await stumble(opened, ((deal * 7919 + move * 104729) >>> 0) % 1009))) break;
      others.push(await hintTime(opened));
    }
    await stage.close(opened);
  }
  return [first, others];
}

/** The gaps between frames, in milliseconds, on a page with this content. */
async function gapsOf(stage: Stage, html: string): Promise<readonly number[]> {
  const opened = await stage.open(html, { reducedMotion: true });
  await opened.page.waitForTimeout(1500);
  const gaps = await opened.page.evaluate(async (time) => {
    const found: number[] = [];
    const begun = performance.now();
    for (let last = begun; last - begun < time;) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      found.push(now - last);
      last = now;
    }
    return found.slice(1);
  }, SECONDS * 1000);
  await stage.close(opened);
  return gaps;
}

const hintRow = (what: string, times: readonly number[]): Row => ({
  hint: what,
  count: String(times.length),
  median: ms(quantile(times, 0.5)),
  '95 %': ms(quantile(times, 0.95)),
  longest: ms(Math.max(...times)),
  ...goal(`95 % ≤ ${SOON} ms`, quantile(times, 0.95) <= SOON),
});

function gapRow(what: string, gaps: readonly number[]): Row {
  const slow = gaps.filter((gap) => gap > LONGEST_GAP).length / gaps.length;
  return {
    'the page has': what,
    'frames a second': (gaps.length / SECONDS).toFixed(1),
    '95 %': ms(quantile(gaps, 0.95)),
    longest: ms(Math.max(...gaps)),
    'gaps > 20 ms': percent(slow),
    ...goal('≤ 5 %', slow <= 0.05),
  };
}

/** Measures how soon a hint is shown, and how a long proof affects the page's frames. */
export async function advice(): Promise<void> {
  await onStage(async (stage) => {
    const [first, others] = await hints(stage);
    const rows = [hintRow('the first of a page', first), hintRow('all others', others)];
    print(`Hints: ${GAMES} random games of FreeCell, from the key on`, rows);
    const calm = await gapsOf(stage, '<freecell-game deal="1"></freecell-game>');
    const busy = await gapsOf(stage, HARD);
    print(`Frames: ${SECONDS} s of a hard proof`, [
      gapRow('a game that asks nothing', calm),
      gapRow('ForeCell 1509, whose verdict is searched', busy),
    ]);
  });
}
