import { unknownName } from './core/engine/option.js';
import { type Checked, quote } from './core/engine/reason.js';
import { Session } from './core/engine/session.js';
import { type ProvingSearch, type Verdict, finish } from './core/solver/search.js';
import { type Solvable, describeGame } from './solvable.js';

/** A search of a game's position, and its proof as text. */
export interface Solving {
  readonly search: ProvingSearch<unknown>;
  /** The moves that win, in the game's notation; `undefined` until a win is found. */
  readonly proof: () => readonly string[] | undefined;
}

/** Which position is solved. */
export interface SolveFrom {
  /** The deal's number. */
  readonly deal: number;
  /** Moves from the deal on, in the game's notation. */
  readonly moves?: readonly string[];
  /** The most positions to keep. If the search needs more, the verdict is `unknown`. Each game has its own default. */
  readonly budget?: number;
}

export interface Solved {
  readonly verdict: Verdict;
  /** How many positions were searched. */
  readonly searched: number;
  /** Moves that win, not always the fewest; `undefined` unless the verdict is `winnable`. */
  readonly moves: readonly string[] | undefined;
}

/**
 * Begins a search for whether a game can still be won. The search then continues in steps.
 *
 * @param game its name, if it is in `SOLVABLE`, or a patience's data: see `Solvable`
 * @param options of the game; an option that isn't given takes its default
 * @returns the search, or the problem with the game's name, the options, the deal or the moves
 */
export function beginSolving(game: Solvable, options: unknown, from: SolveFrom): Checked<Solving> {
  const known = describeGame(game);
  if ('problem' in known) return known;
  const unknown = unknownName('from', from, ['deal', 'moves', 'budget']);
  if (unknown) return unknown;
  const { rules, search } = known.value;
  const { deal, moves = [], budget } = from;
  const started = Session.start(rules, { deal, options: options as object });
  if ('problem' in started) return started;
  let { state } = started.value;
  for (const text of moves) {
    const move = rules.readMove(state, text);
    if (move === undefined) return { problem: { code: 'move', got: quote(text) } };
    const refused = rules.refusal(state, move);
    if (refused) return { problem: { ...refused, move: text } };
    state = rules.play(state, move);
  }
  const found = search(state, budget);
  const proof = (): readonly string[] | undefined => {
    let at = state;
    return found.proof()?.map((move) => {
      const text = rules.writeMove(at, move);
      at = rules.play(at, move);
      return text;
    });
  };
  return { value: { search: found, proof } };
}

/** Finds out whether a game can still be won, all at once. The parameters are those of `beginSolving`. */
export function solve(game: Solvable, options: unknown, from: SolveFrom): Checked<Solved> {
  const begun = beginSolving(game, options, from);
  if ('problem' in begun) return begun;
  const { search, proof } = begun.value;
  const verdict = finish(search);
  return { value: { verdict, searched: search.searched, moves: proof() } };
}
