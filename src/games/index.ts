import { graderOf } from '../core/solver/grade.js';
import { solver as rulesSolver } from '../core/puzzles/rules-solver.js';
import type { Solver } from '../core/solver/search.js';
import type { Checked } from '../core/engine/reason.js';
import type { TrickOptions } from '../core/tricks/options.js';
import { trickSolver } from '../core/tricks/bots/solver.js';
import type { GameDescriptor } from './define-game.js';
import { freecellGame } from './freecell/descriptor.js';
import { heartsTable } from './hearts/descriptor.js';
import { golfGame } from './golf/descriptor.js';
import { klondikeGame } from './klondike/descriptor.js';
import { paigowTable } from './pai-gow/descriptor.js';
import { patienceGames } from './patience/descriptor.js';
import { grader as rulesGrader } from './patience/grader.js';
import { taggedGames } from './patience/tagged.js';
import { pyramidGame } from './pyramid/descriptor.js';
import { seven27Table } from './seven-twenty-seven/descriptor.js';
import { spadesTable } from './spades/descriptor.js';
import { twentyNineTable } from './twenty-nine/descriptor.js';
import { whistTable } from './whist/descriptor.js';
import { tenDiceRace } from './ten-dice/descriptor.js';

/** Every game of the kit, by the alphabet of the folders, then the patiences with a tag of their own. */
export const GAMES = [
  freecellGame,
  golfGame,
  heartsTable,
  klondikeGame,
  paigowTable,
  patienceGames,
  pyramidGame,
  seven27Table,
  spadesTable,
  tenDiceRace,
  twentyNineTable,
  whistTable,
  ...taggedGames,
] as const;

type Listed = (typeof GAMES)[number];
export type GameName = Listed['name'];

/** The patiences with a tag of their own, whose elements `<patience-game>` can replace. */
export type TaggedGame = (typeof taggedGames)[number]['name'];

/** The tags of the trick-taking games, whose options are those of a hand. */
export type TrickTag = Extract<
  Listed,
  { readonly options: { check(this: void, given: unknown): Checked<TrickOptions> } }
>['tag'];

/** The games that have one of the fields that not every game has, by their names. */
type NameOfGamesWith<Field extends keyof GameDescriptor> = Extract<
  Listed,
  Readonly<Record<Field, unknown>>
>['name'];

/** The games that have a solver. Their deals can be proved and linked. */
export type SolvableGame = NameOfGamesWith<'search'>;
/** The games whose deals may have grades. `GRADED_GAMES` lists those that do. */
export type GradedGame = NameOfGamesWith<'grading'>;

/** A game with all that solvers, links and days need. */
export type SolvableDescriptor = GameDescriptor &
  Required<Pick<GameDescriptor, 'rules' | 'search' | 'longestLink'>>;

export type GradedDescriptor = SolvableDescriptor & Required<Pick<GameDescriptor, 'grading'>>;

const isSolvable = (game: GameDescriptor): game is SolvableDescriptor => game.search !== undefined;

const isGraded = (game: GameDescriptor): game is GradedDescriptor =>
  isSolvable(game) && game.grading !== undefined;

const all: readonly GameDescriptor[] = GAMES;

/** The games that have a solver, by their names. */
export const SOLVABLE = Object.fromEntries(
  all.filter(isSolvable).map((game) => [game.name, game]),
) as Readonly<Record<SolvableGame, SolvableDescriptor>>;

/** The games whose deals have grades, by their names. */
export const GRADED = Object.fromEntries(
  all.filter(isGraded).map((game) => [game.name, game]),
) as Readonly<Record<GradedGame, GradedDescriptor>>;

export const SOLVABLE_GAMES = Object.keys(SOLVABLE) as readonly SolvableGame[];
export const GRADED_GAMES = Object.keys(GRADED) as readonly GradedGame[];

/**
 * Every question that the worker can answer: verdicts, ways to win, grades, advice at tables. One solver and one
 * grader answer for all patiences that are described by rules, and one solver for all trick-taking games.
 */
export const SOLVERS: readonly Solver<never, unknown>[] = [
  rulesSolver,
  rulesGrader,
  trickSolver,
  ...all.flatMap(({ solver, prover, grading, adviser }) =>
    [solver, prover, solver && grading && graderOf(grading), adviser].filter(
      (one) => one !== undefined,
    ),
  ),
];
