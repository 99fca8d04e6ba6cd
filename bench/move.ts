import { type GameElement, type Stage, type StageOptions, onStage } from './support/browser.js';
import { NO_GOAL, goal, median, spread } from './support/figures.js';
import { type Work, workOf, workRow } from './support/processor.js';
import { type Row, print } from './support/table.js';
import { WHOLE_GAMES, type WholeGame } from './support/whole-games.js';

const GOAL = 4;

/** The parts of a move's time, in milliseconds. */
interface Times {
  readonly played: number;
  readonly rendered: number;
  readonly laidOut: number;
}

/**
 * Runs in the page: plays a whole game. Before each move two frames pass and the cards of the last one land, because
 * nobody moves while a dozen cards are still moving.
 */
async function measure(moves: readonly object[]): Promise<Times[]> {
  const game = document.querySelector<GameElement>('body > *')!;
  await game.updateComplete;
  const times: Times[] = [];
  for (const move of moves) {
    await new Promise((done) => requestAnimationFrame(done));
    for (const flight of game.shadowRoot!.getAnimations()) flight.finish();
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
    const begun = performance.now();
    game.play(move);
    const played = performance.now();
    await game.updateComplete;
    const rendered = performance.now();
    game.getBoundingClientRect();
    const laidOut = performance.now();
    times.push({
      played: played - begun,
      rendered: rendered - played,
      laidOut: laidOut - rendered,
    });
  }
  if (game.moveCount !== moves.length) throw new Error('a move was refused');
  return times;
}

async function play(
  stage: Stage,
  { html, moves }: WholeGame,
  options: StageOptions,
): Promise<{ times: Times[]; work: Work }> {
  const opened = await stage.open(html, options);
  let times: Times[] = [];
  const work = await workOf(opened, async () => {
    times = await opened.page.evaluate(measure, moves);
  });
  await stage.close(opened);
  return { times, work };
}

function rowsOf(times: readonly Times[]): Row[] {
  const row = (what: string, of: (one: Times) => number): Row => ({
    'a move': what,
    ...spread(times.map(of)),
    ...NO_GOAL,
  });
  const all = times.map(({ played, rendered, laidOut }) => played + rendered + laidOut);
  return [
    row('play(): rules, save, where cards are seen', ({ played }) => played),
    row('to updateComplete: render and motion', ({ rendered }) => rendered),
    row('layout that is left', ({ laidOut }) => laidOut),
    { 'a move': 'all of it', ...spread(all), ...goal(`< ${GOAL} ms`, median(all) < GOAL) },
  ];
}

/** Measures the time from a move to the new picture, over whole games of each kind. */
export async function moves(): Promise<void> {
  const workRows: Row[] = [];
  await onStage(async (stage) => {
    for (const [tag, games] of Object.entries(WHOLE_GAMES)) {
      for (const reducedMotion of [false, true]) {
        const played = [];
        for (const game of games()) played.push(await play(stage, game, { tag, reducedMotion }));
        const times = played.flatMap((one) => one.times);
        const how = `${tag}, ${reducedMotion ? 'without' : 'with'} motion`;
        const what = `${times.length} moves of ${played.length} whole games`;
        print(`A move: ${how}, ${what}`, rowsOf(times));
        const works = played.map(({ work }) => work);
        workRows.push(workRow('', how, works, times.length));
      }
    }
  });
  print("A move: the main thread's own work for it and for its frames, mean", workRows);
}
