import { type Checked, quote } from './core/engine/reason.js';
import { named, unknownName } from './core/engine/option.js';
import type { Game } from './core/engine/rules.js';
import { Session } from './core/engine/session.js';
import { freecell } from './games/freecell/rules/game.js';
import { search as freecellSearch } from './games/freecell/solver/solve.js';
import { golf } from './games/golf/rules/game.js';
import { search as golfSearch } from './games/golf/solver/solve.js';
import { klondike } from './games/klondike/rules/game.js';
import { search as klondikeSearch } from './games/klondike/solver/solve.js';
import { pyramid } from './games/pyramid/rules/game.js';
import { lineFrom } from './games/pyramid/solver/line.js';
import { search as pyramidSearch } from './games/pyramid/solver/solve.js';
import type { PyramidMove, PyramidState } from './games/pyramid/rules/state.js';
import { type ProvingSearch, type Verdict, finish } from './core/solver/search.js';

/** A game with its solver, whatever its states and moves are. */
interface Solvable<State, Move, Options extends object> {
  readonly game: Game<State, Move, Options, unknown, never>;
  readonly search: (state: State, budget?: number) => ProvingSearch<Move>;
}

/** A search of a game's position, and its proof as text. */
export interface Solving {
  readonly search: ProvingSearch<unknown>;
  /** The moves that win, in the game's notation; `undefined` as long as none are known. */
  readonly proof: () => readonly string[] | undefined;
}

function begin<State, Move, Options extends object>(
  { game, search }: Solvable<State, Move, Options>,
  options: unknown,
  from: SolveFrom,
): Checked<Solving> {
  const unknown = unknownName('from', from, ['deal', 'moves', 'budget']);
  if (unknown) return unknown;
  const { deal, moves = [], budget } = from;
  const started = Session.start(game, { deal, options });
  if ('problem' in started) return started;
  let { state } = started.value;
  for (const text of moves) {
    const move = game.readMove(state, text);
    if (move === undefined) return { problem: { code: 'move', got: quote(text) } };
    const refused = game.refusal(state, move);
    if (refused) return { problem: { ...refused, move: text } };
    state = game.play(state, move);
  }
  const found = search(state, budget);
  const proof = (): readonly string[] | undefined => {
    let at = state;
    return found.proof()?.map((move) => {
      const text = game.writeMove(at, move);
      at = game.play(at, move);
      return text;
    });
  };
  return { value: { search: found, proof } };
}

/** Pyramid's searches may only count cards; then the moves are found by asking again after each. */
function pyramidProving(state: PyramidState, budget?: number): ProvingSearch<PyramidMove> {
  const found = pyramidSearch(state, budget);
  return {
    get searched() {
      return found.searched;
    },
    step: (nodes) => found.step(nodes),
    proof: () => (found.step(0) === 'winnable' ? lineFrom(state, found, budget) : undefined),
  };
}

const SOLVERS = {
  freecell: (options: unknown, from: SolveFrom) =>
    begin({ game: freecell, search: freecellSearch }, options, from),
  golf: (options: unknown, from: SolveFrom) =>
    begin({ game: golf, search: golfSearch }, options, from),
  klondike: (options: unknown, from: SolveFrom) =>
    begin({ game: klondike, search: klondikeSearch }, options, from),
  pyramid: (options: unknown, from: SolveFrom) =>
    begin({ game: pyramid, search: pyramidProving }, options, from),
};

/** The games that have a solver, by their names. */
export type SolvableGame = keyof typeof SOLVERS;
export const SOLVABLE_GAMES = Object.keys(SOLVERS) as readonly SolvableGame[];

/** Which position is solved. */
export interface SolveFrom {
  /** The deal's number. */
  readonly deal: number;
  /** Moves from the deal on, in the game's notation. */
  readonly moves?: readonly string[];
  /** How many positions are kept at most; beyond it the verdict is `unknown`. Each game has its own. */
  readonly budget?: number;
}

export interface Solved {
  readonly verdict: Verdict;
  /** How many positions were searched. */
  readonly searched: number;
  /** Moves that win, not the fewest, where the verdict is `winnable`. */
  readonly moves: readonly string[] | undefined;
}

/**
 * Begins to find out whether a game can still be won, to be gone on with in steps.
 *
 * @param options as the game's `checkOptions` takes them
 * @returns the search, or what is wrong with options, deal or moves
 */
export function beginSolving(
  game: SolvableGame,
  options: unknown,
  from: SolveFrom,
): Checked<Solving> {
  const begun = named('game', SOLVERS, game);
  return 'problem' in begun ? begun : begun.value(options, from);
}

/** Finds out whether a game can still be won, all at once; the parameters are those of `beginSolving`. */
export function solve(game: SolvableGame, options: unknown, from: SolveFrom): Checked<Solved> {
  const begun = beginSolving(game, options, from);
  if ('problem' in begun) return begun;
  const { search, proof } = begun.value;
  const verdict = finish(search);
  return { value: { verdict, searched: search.searched, moves: proof() } };
}
