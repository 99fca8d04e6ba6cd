// npm run bench:solver -- mid-game: measures verdicts in the middle of games, and compares them with a plain search.
// `-- mid-game pyramid` measures one game; `-- mid-game 300` measures 300 positions of each game instead of 2,000.
import { MID_GAMES } from '../test/core/support/mid-games-all.js';
import type { MidGame, MidPosition } from '../test/core/support/mid-games.js';
import type { Verdict } from '../src/core.js';
import { goal, ms, percent, processTime, quantile, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const POSITIONS = 2000;
/** The goal for a verdict, and the time after which it is given up, in milliseconds. */
const SOON = 50;
const GIVEN_UP = 2000;
/** The most positions that the plain search expands. */
const PLAIN = 400;

interface Judged {
  readonly verdict: Verdict;
  /** Processor time in milliseconds. */
  readonly time: number;
  /** The verdict of the plain search; `undefined` if it did not finish. */
  readonly plain: boolean | undefined;
}

function judge(position: MidPosition): Judged {
  const begun = processTime();
  const search = position.search();
  let verdict: Verdict | undefined;
  let time = 0;
  while (!verdict && time < GIVEN_UP) {
    verdict = search.step(5000)?.[0];
    time = processTime() - begun;
  }
  return { verdict: verdict ?? 'unknown', time, plain: position.plainly(PLAIN) };
}

/** Whether the plain search contradicts a verdict. */
const isWrong = ({ verdict, plain }: Judged): boolean =>
  plain !== undefined && verdict !== 'unknown' && (verdict === 'winnable') !== plain;

function rowOf(game: string, options: string, all: readonly Judged[]): Row {
  const count = (wanted: Verdict): string =>
    whole(all.filter(({ verdict }) => verdict === wanted).length);
  const soon = all.filter(({ verdict, time }) => verdict !== 'unknown' && time <= SOON).length;
  const share = soon / all.length;
  return {
    game,
    options,
    positions: whole(all.length),
    won: count('winnable'),
    lost: count('unwinnable'),
    unknown: count('unknown'),
    [`≤ ${SOON} ms`]: percent(share),
    '95 %': ms(
      quantile(
        all.map(({ time }) => time),
        0.95,
      ),
    ),
    compared: whole(all.filter(({ plain }) => plain !== undefined).length),
    disagree: whole(all.filter(isWrong).length),
    ...goal('95 %, none disagrees', share >= 0.95 && !all.some(isWrong)),
  };
}

function rowsOf(played: MidGame, count: number): readonly Row[] {
  const { game, groups } = played;
  const each = groups.map((group) => {
    const share = Math.ceil(count / groups.length);
    // Compiles the code before the measurement.
    for (const position of played.positions(group, 20)) judge(position);
    const all = Array.from(played.positions(group, share), (position) => {
      const judged = judge(position);
      if (isWrong(judged)) console.log(`${game}, ${group}: ${judged.verdict}?`, position.text);
      return judged;
    });
    return { group, all };
  });
  const rows = each.map(({ group, all }) => rowOf(game, group, all));
  return [
    ...rows,
    rowOf(
      game,
      'all',
      each.flatMap(({ all }) => all),
    ),
  ];
}

/** Measures verdicts in the middle of games, for every game and all of its options. */
export function midGames(words: readonly string[]): void {
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? POSITIONS);
  const named = MID_GAMES.filter(({ game }) => words.includes(game));
  for (const game of named.length > 0 ? named : MID_GAMES) {
    print(`Verdicts in the middle of a game: ${game.game}`, rowsOf(game, count));
  }
}
