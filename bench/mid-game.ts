// npm run bench:solver -- mid-game: what a verdict costs in the middle of a game, and whether it is that of a plain
// search. `-- mid-game pyramid` that game alone; `-- mid-game 300` so many positions of each game, not 2,000.
import { MID_GAMES } from '../test/core/support/mid-games-all.js';
import type { MidGame, MidPosition } from '../test/core/support/mid-games.js';
import type { Verdict } from '../src/core.js';
import { goal, ms, percent, quantile, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const POSITIONS = 2000;
/** How soon a verdict should be there, and after what time one is given up, in milliseconds. */
const SOON = 50;
const GIVEN_UP = 2000;
/** How many positions a plain search may go on from. */
const PLAIN = 400;

interface Judged {
  readonly verdict: Verdict;
  /** Milliseconds of processor time. */
  readonly time: number;
  /** What plain search says, where it comes to an end. */
  readonly plain: boolean | undefined;
}

const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function judge(position: MidPosition): Judged {
  const begun = computed();
  const search = position.search();
  let verdict: Verdict | undefined;
  let time = 0;
  while (!verdict && time < GIVEN_UP) {
    verdict = search.step(5000)?.[0];
    time = computed() - begun;
  }
  return { verdict: verdict ?? 'unknown', time, plain: position.plainly(PLAIN) };
}

/** A verdict that plain search contradicts. */
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
    // Code that is not compiled yet is slow: what is timed comes after a first round.
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

/** What a verdict costs in the middle of a game, in every game and by all its options. */
export function midGames(words: readonly string[]): void {
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? POSITIONS);
  const named = MID_GAMES.filter(({ game }) => words.includes(game));
  for (const game of named.length > 0 ? named : MID_GAMES) {
    print(`Verdicts in the middle of a game: ${game.game}`, rowsOf(game, count));
  }
}
