import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Game, dealDeck, freecell, klondike, pyramid } from '../../../src/core.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { solver as freecellSolver } from '../../../src/games/freecell/solver/solver.js';
import { solver as klondikeSolver } from '../../../src/games/klondike/solver/solver.js';
import { prover as pyramidSolver } from '../../../src/games/pyramid/solver/solver.js';
import type { MoveResolver } from '../../../src/core/patience/move-resolver.js';
import { type Hint, hints } from '../../../src/core/solver/hint.js';
import type { Solved, Solver } from '../../../src/core/solver/search.js';
import { countOf } from '../../support/counts.js';
import { valueOf } from '../support/result.js';

const freecellGesture = resolverOf(freecell.tableOf);
const klondikeGesture = resolverOf(klondike.tableOf);
const pyramidGesture = resolverOf(pyramid.tableOf);

/** Positions of each game in the midst of it. */
const POSITIONS = countOf({ normal: 4, full: 300 });
/** Enough to solve most positions, and low enough to give up soon on the rest. */
const BUDGET = 60_000;
/** Checks each deal after every so many random moves. */
const EVERY = 5;
const LENGTH = 40;

interface Hinted<State, Move, Options extends object> {
  readonly game: Game<State, Move, Options, State, never>;
  /** With few ways back, so that many a legal move loses. */
  readonly options: object;
  readonly solver: Solver<State, Solved>;
  readonly gesture: MoveResolver<State, Move>;
}

/** A small linear generator: every run stumbles alike. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >> 8;
}

function solveAt<State>(solver: Solver<State, Solved>, state: State, budget: number): Solved {
  const search = solver.search(state, () => 0, budget);
  for (;;) {
    const solved = search.step(Infinity);
    if (solved) return solved;
  }
}

/** The analysis of a position that can be won, with the moves of a win, or `undefined`. */
function wonAt<State>(solver: Solver<State, Solved>, state: State): Solved | undefined {
  const solved = solveAt(solver, state, BUDGET);
  return solved[0] === 'winnable' && solved[1]?.length ? solved : undefined;
}

/** Positions that can be won, from random play. */
function* positions<State, Move, Options extends object>({
  game,
  options: given,
  solver,
}: Hinted<State, Move, Options>): Generator<readonly [State, Solved]> {
  const options = valueOf(game.options.check(given));
  for (let deal = 1; ; deal++) {
    const next = randomFrom(deal);
    let state = game.deal(options, dealDeck(deal));
    for (let turn = 1; turn < LENGTH && game.outcome(state) === undefined; turn++) {
      const legal = game.moves(state);
      const isLooked = turn % EVERY === 0;
      const solved = isLooked ? wonAt(solver, state) : undefined;
      if (solved) yield [state, solved];
      else if (isLooked) break;
      // Half of the time on by the way to win, so that positions late in a game are met too.
      const way = (solved?.[1] as readonly Move[] | undefined)?.slice(0, 4);
      const moves = way && next() % 2 === 0 ? way : [legal[next() % legal.length]!];
      state = moves.reduce((at, move) => game.play(at, move), state);
    }
  }
}

/** The hints of these searches. If a search never ends, only its first hint. */
async function told<Move>(
  search: Promise<Solved | readonly []>,
  isLate: boolean,
  legal: Move | undefined,
  count = Infinity,
): Promise<readonly Hint<Move>[]> {
  const all: Hint<Move>[] = [];
  const soon = isLate ? Promise.resolve() : new Promise(() => undefined);
  for await (const hint of hints(search, soon, () => legal)) {
    if (all.push(hint) >= count) break;
  }
  return all;
}

/** Whether a move of a game that can be won loses it, as far as a search knows. */
const loses = <State, Move, Options extends object>(
  { game, solver }: Hinted<State, Move, Options>,
  state: State,
  move: Move,
): boolean => {
  const next = game.play(state, move);
  return game.outcome(next) !== 'won' && solveAt(solver, next, BUDGET)[0] === 'unwinnable';
};

/** Asks for hints in every way that a search can go; how many lost the game, and in which words. */
async function tried<State, Move, Options extends object>(
  played: Hinted<State, Move, Options>,
): Promise<{ readonly proven: number; readonly doubted: number }> {
  const lost = { proven: 0, doubted: 0 };
  let left = POSITIONS;
  for (const [state, solved] of positions(played)) {
    const legal = played.gesture.hint(state);
    const late = new Promise<Solved>((done) => setTimeout(() => done(solved)));
    const few = solveAt(played.solver, state, 40);
    const answers = await Promise.all([
      told<Move>(Promise.resolve(solved), false, legal),
      told<Move>(late, true, legal),
      told<Move>(new Promise(() => undefined), true, legal, 1),
      told<Move>(Promise.resolve([]), false, legal),
      told<Move>(Promise.resolve(few), false, legal),
    ]);
    const shown = answers.flat().filter((hint) => 'move' in hint);
    expect(shown.length).to.equal(answers.flat().length);
    const isProven = shown.map(({ certainty }) => certainty === 'proven');
    for (const words of ['proven', 'doubted'] as const) {
      const moves = shown.filter((_, index) => isProven[index] === (words === 'proven'));
      const each = new Map(moves.map(({ move }) => [JSON.stringify(move), move]));
      for (const move of each.values()) {
        expect(played.game.refusal(state, move)).to.equal(undefined);
        if (loses(played, state, move)) lost[words]++;
      }
    }
    expect(answers[1].map((hint) => 'move' in hint && hint.certainty)).to.deep.equal([
      'searching',
      'proven',
    ]);
    if (--left === 0) return lost;
  }
  throw new Error('there are no positions');
}

const FREECELL = { options: { variant: 'bakers-game' }, gesture: freecellGesture };
const KLONDIKE = { options: { draw: 3, redeals: 1 }, gesture: klondikeGesture };
const PYRAMID = { options: { redeals: 0 }, gesture: pyramidGesture };

describe(`hints in ${POSITIONS} positions of each game that can be won`, () => {
  it('lose none without a word of doubt', async () => {
    const lost = {
      freecell: await tried({ game: freecell, solver: freecellSolver, ...FREECELL }),
      klondike: await tried({ game: klondike, solver: klondikeSolver, ...KLONDIKE }),
      pyramid: await tried({ game: pyramid, solver: pyramidSolver, ...PYRAMID }),
    };
    expect(Object.values(lost).map(({ proven }) => proven)).to.deep.equal([0, 0, 0]);
    // Some hints without proof do lose, which shows that the count works.
    expect(lost.freecell.doubted + lost.klondike.doubted + lost.pyramid.doubted).to.be.above(0);
  });
});
