import { solverEn as words } from '../../locales/extras/solver-en.js';
import { type Factory, solve } from './solve.js';

/** How long each position is to be seen, in milliseconds. */
const BEAT = 450;
/** How long a way to win is looked for, in milliseconds. */
const PATIENCE = 30_000;

const pass = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Plays a game to its win, move by move, until it is won, or anything is pressed in it.
 *
 * @param position where the game stands; `undefined` once it is over, or another game
 * @param play makes a move; false where it is refused: the game itself may have made it
 * @param say shows and speaks a sentence
 * @param root what hears all that is pressed
 * @param hopeless the sentence for a game that can't be won
 */
export async function demonstrate(
  game: string,
  workerFactory: Factory,
  position: () => unknown,
  play: (move: unknown) => boolean,
  say: (text: string) => void,
  root: EventTarget,
  hopeless: string,
): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const stopped = (): boolean => signal.aborted;
  for (const type of ['pointerdown', 'keydown']) {
    root.addEventListener(type, () => stop.abort(), { capture: true, signal });
  }
  say(words.looking);
  for (let played = true; played && !signal.aborted;) {
    const state = position();
    if (state === undefined) break;
    const late = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const [verdict, proof] = await solve(game, state, workerFactory, late);
    if (stopped() || position() !== state) break;
    if (!proof) {
      say(verdict === 'unwinnable' ? hopeless : words.notFound);
      break;
    }
    say(words.showing);
    played = await playOn(proof, play, signal);
  }
  stop.abort();
}

/** @returns whether any move was made: what follows by itself may make others impossible */
async function playOn(
  moves: readonly unknown[],
  play: (move: unknown) => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  let played = false;
  for (const move of moves) {
    await pass(BEAT, signal);
    if (signal.aborted || !play(move)) return played;
    played = true;
  }
  return played;
}
