import { Bench } from 'tinybench';
import { type Variant, VARIANTS } from '../src/core.js';
import { NO_AIDS, start } from '../test/core/support/sessions.js';
import { processTime, whole } from './support/figures.js';
import { type PlayedGame, gamesOf } from './support/games.js';
import { type Row, print } from './support/table.js';

/** The length of each measurement in milliseconds. */
const TIME = 1500;

/** Replays games. A session determines the outcome after every move. */
function replay(games: readonly PlayedGame[], listMoves: boolean): number {
  let seen = 0;
  for (const { deal, options, moves } of games) {
    const session = start(deal, options);
    for (const move of moves) {
      session.play(move, { source: 'player', now: 0, aids: NO_AIDS });
      if (session.outcome !== undefined) seen++;
      if (listMoves) seen += session.legalMoves().length;
    }
  }
  return seen;
}

/** Moves per second, on average over all runs. */
async function rate(games: readonly PlayedGame[], listMoves: boolean): Promise<number> {
  const bench = new Bench({
    time: TIME,
    iterations: 3,
    warmupTime: TIME / 3,
    warmupIterations: 1,
    now: processTime,
  });
  bench.add('replay', () => void replay(games, listMoves));
  const [task] = await bench.run();
  const result = task?.result;
  if (result?.state !== 'completed') throw new Error('the replay broke off');
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  return (moves * 1000) / result.latency.mean;
}

async function rowOf(variant: Variant): Promise<Row> {
  const { what, games } = gamesOf(variant);
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  const plain = await rate(games, false);
  const full = await rate(games, true);
  return {
    variant,
    replayed: `${what}, ${whole(moves)} moves`,
    'moves/s': whole(plain),
    'with all legal moves': whole(full),
  };
}

/** Measures the pure core: how many moves per second a session checks and plays. */
export async function sessions(): Promise<void> {
  const rows: Row[] = [];
  for (const variant of VARIANTS) rows.push(await rowOf(variant));
  print('Session: moves a second of computing, each with its outcome (no goal)', rows);
}
