import { LAST_DEAL, dealDeck } from './core/cards/deal-number.js';
import { type Checked } from './core/engine/reason.js';
import { hostOptions, named, unknownName } from './core/engine/option.js';
import type { Game } from './core/engine/rules.js';
import { Session } from './core/engine/session.js';
import type { Day } from './core/history/day.js';
import { share } from './core/sharing/share.js';
import { type Graded, type Grading, gradeOf } from './core/solver/grade.js';
import type { Grade } from './core/solver/grade-name.js';
import { daily } from './daily.js';
import { freecell } from './games/freecell/rules/game.js';
import { grading as freecellGrading } from './games/freecell/solver/grade.js';
import { golf } from './games/golf/rules/game.js';
import { klondike } from './games/klondike/rules/game.js';
import { grading as klondikeGrading } from './games/klondike/solver/grade.js';
import { pyramid } from './games/pyramid/rules/game.js';
import { grading as pyramidGrading } from './games/pyramid/solver/grade.js';
import { type SolvableGame, solve } from './solve.js';

/** Which deal is graded. */
export interface GradeFrom {
  /** The deal's number. */
  readonly deal: number;
  /**
   * How many positions the game's solver may keep for each first move, 100,000 by default; with 0 no
   * first move is looked at.
   */
  readonly budget?: number;
}

function begin<Position, Move, Options extends object, State>(
  game: Pick<Game<Position, Move, Options>, 'checkOptions' | 'deal'>,
  grading: Grading<Position, State>,
) {
  return (given: unknown, from: GradeFrom): Checked<Graded> => {
    const unknown = unknownName('from', from, ['deal', 'budget']);
    if (unknown) return unknown;
    const { deal, budget } = from;
    const options = hostOptions(game, given ?? {});
    if ('problem' in options) return options;
    if (!Number.isInteger(deal) || deal < 1 || deal > LAST_DEAL) {
      return { problem: { code: 'deal', got: String(deal), last: LAST_DEAL } };
    }
    return { value: gradeOf(grading, game.deal(options.value, dealDeck(deal)), budget) };
  };
}

const GRADED = {
  freecell: begin(freecell, freecellGrading),
  klondike: begin(klondike, klondikeGrading),
  pyramid: begin(pyramid, pyramidGrading),
};

/** The games whose deals have grades, by their names. */
export type GradedGame = keyof typeof GRADED;
export const GRADED_GAMES = Object.keys(GRADED) as readonly GradedGame[];

/**
 * How hard a deal is, the same on all machines: docs/grades.md says what that means, and what it does not.
 *
 * @param options as the game's `checkOptions` takes them
 * @returns the grade, 1 to 5, with what is known of the first moves; or what is wrong with options or deal
 */
export function gradeDeal(game: GradedGame, options: unknown, from: GradeFrom): Checked<Graded> {
  const graded = named('game', GRADED, game);
  return 'problem' in graded ? graded : graded.value(options, from);
}

/** How many deals are looked at for a day. */
const TRIES = 1000;

/**
 * The deal of a day that has a grade: that of the day itself where it has it, otherwise the first one after it,
 * by their numbers. It grades one deal after the other on the calling thread, which takes seconds: for Node, or for a
 * worker.
 *
 * @returns the deal's number; or the problem, as `daily` gives it: `no-daily` where none of a thousand has the grade
 */
export async function dailyGraded(
  game: GradedGame,
  options: unknown,
  day: Day,
  grade: Grade,
): Promise<Checked<number>> {
  const first = await daily(game, options, day);
  if ('problem' in first) return first;
  for (let tried = 0; tried < TRIES; tried++) {
    const deal = ((first.value - 1 + tried) % LAST_DEAL) + 1;
    const graded = gradeDeal(game, options, { deal, budget: 0 });
    if ('problem' in graded) return graded;
    if (graded.value.grade === grade) return { value: deal };
  }
  return { problem: { code: 'no-daily', tried: TRIES } };
}

/** A game that was played to its end by the moves of its solver, as a link. */
function played<State, Move, Options extends object>(
  game: Game<State, Move, Options, unknown, never>,
  options: unknown,
  deal: number,
  moves: readonly string[],
): Checked<string> {
  const started = Session.start(game, { deal, options });
  if ('problem' in started) return started;
  const session = started.value;
  // The proof names every move.
  const off = { autoFinish: false, autoFoundation: 'off', autoFlip: false };
  const names = Object.keys(game.aids ?? {}) as (keyof typeof off)[];
  const aids = Object.fromEntries(names.map((name) => [name, off[name]])) as never;
  for (const text of moves) {
    const move = game.readMove(session.state, text)!;
    const refused = session.play(move, { source: 'host', now: 0, aids });
    if (refused) return { problem: { ...refused, move: text } };
  }
  return share(game, session.save(0));
}

/**
 * The proof that a deal can be won: a share string that replays a win.
 *
 * @returns nothing where no win was found; the string is what `<game-replay link>`, `readShare` and `verify` take
 */
export function winningLink(
  game: SolvableGame,
  options: unknown,
  deal: number,
): Checked<string | undefined> {
  const solved = solve(game, options, { deal });
  if ('problem' in solved) return solved;
  const { moves } = solved.value;
  if (!moves) return { value: undefined };
  switch (game) {
    case 'freecell':
      return played(freecell, options, deal, moves);
    case 'golf':
      return played(golf, options, deal, moves);
    case 'klondike':
      return played(klondike, options, deal, moves);
    case 'pyramid':
      return played(pyramid, options, deal, moves);
  }
}
