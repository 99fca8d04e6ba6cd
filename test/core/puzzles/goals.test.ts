import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type FreecellState,
  type KlondikeState,
  Session,
  freecellPuzzles,
  goalOf,
  klondikePuzzles,
  pyramidPuzzles,
} from '../../../src/core.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import { solvingGoals } from '../../../src/core/puzzles/goal-search.js';
import { withRulesPositions } from '../../../src/core/puzzles/rules-positions.js';
import { type PatienceData, patience } from '../../../src/games/patience/define.js';
import { game as simpleSimon } from '../../../src/games/patience/simple-simon.js';
import { parseGoal, writeGoal } from '../../../src/core/puzzles/goal.js';
import type { Solved, Solver } from '../../../src/core/solver/search.js';
import { solver as freecellSolver } from '../../../src/games/freecell/solver/solver.js';
import { solver as klondikeSolver } from '../../../src/games/klondike/solver/solver.js';
import { prover as pyramidProver } from '../../../src/games/pyramid/solver/solver.js';
import { problemOf, valueOf } from '../support/result.js';
import { firstOf } from '../../support/counts.js';

const AIDS = { autoFinish: true, autoFoundation: 'all' } as const;
const BY = { source: 'player', now: 0, aids: AIDS } as const;

/** The seven of hearts lies under two cards that fit nowhere; two cells are free. */
const SEVEN = [
  'Foundations: C-9 D-9 H-6 S-9',
  'Freecells: KC KD - -',
  '7H QH KH',
  '8H 9H TH JH',
  ...['TC', 'TD', 'TS', 'JC', 'JD', 'JS QC QD QS KS'],
].join('\n');

const start = (goal: string) =>
  Session.start(freecellPuzzles, { position: `${SEVEN}\nGoal: ${goal}` });
const puzzle = (goal: string) => valueOf(start(goal));

function solve<State>(solver: Solver<State, Solved>, state: State): Solved {
  const search = solver.search(state, () => 0);
  for (;;) {
    const found = search.step(10_000);
    if (found) return found;
  }
}

/** Cards of one suit: `KH QH JH`. */
const suited = (ranks: string, suit: string): string => ranks.replace(/./g, `$&${suit} `).trim();

/** The verdict and the number of moves of a puzzle that is made from rules. */
function solveRules(data: PatienceData, position: string): readonly [string, number] {
  const game = withRulesPositions(patienceGame(data));
  const none = { game: data.name, search: () => ({ step: (): Solved => ['unknown'] }) };
  const { state } = valueOf(Session.start(game, { position }));
  const [verdict, proof = []] = solve(solvingGoals(game, none), state);
  return [verdict, proof.length];
}

describe('the text of a goal', () => {
  for (const [text, goal] of [
    ['win', {}],
    ['WIN', {}],
    [' 7h ', { card: '7H' }],
    ['10s in 6', { card: 'TS', limit: 6 }],
    ['win   in 20', { limit: 20 }],
  ] as const) {
    it(`“${text}” is read`, () => {
      expect(valueOf(parseGoal(text))).to.deep.equal(goal);
      expect(valueOf(parseGoal(writeGoal(goal)))).to.deep.equal(goal);
    });
  }

  for (const text of ['', 'in 6', '7', '7X', 'XX', '7H in 0', '7H in 1000', '7H in six', 7, null]) {
    it(`${JSON.stringify(text)} is none`, () => {
      expect(problemOf(parseGoal(text))).to.include({ code: 'option', option: 'puzzle' });
    });
  }
});

describe('a puzzle', () => {
  it('is won when its card is home, and nothing is played after that', () => {
    const session = puzzle('7H');
    session.play({ from: 'column-1', to: 'cell-3', count: 1 }, BY);
    expect(session.outcome).to.equal(undefined);
    session.play({ from: 'column-1', to: 'cell-4', count: 1 }, BY);
    expect(session.outcome).to.equal('won');
    expect(session.save(0).moves.at(-1)).to.equal('1d 1h');
    expect(valueOf(Session.load(freecellPuzzles, session.save(0))).outcome).to.equal('won');
  });

  it('with a limit counts each move, and sends no card up by itself', () => {
    const session = puzzle('7H in 3');
    session.play({ from: 'column-1', to: 'cell-3', count: 1 }, BY);
    session.play({ from: 'column-1', to: 'cell-4', count: 1 }, BY);
    expect(session.save(0).moves).to.deep.equal(['1c', '1d']);
    expect(goalOf(session.state)).to.deep.equal({ card: '7H', limit: 3, moves: 2 });
    session.play({ from: 'column-1', to: 'foundation-3', count: 1 }, BY);
    expect(session.outcome).to.equal('won');
  });

  it('whose moves are used up is lost, and an undo takes that back', () => {
    const session = puzzle('7H in 1');
    session.play({ from: 'column-1', to: 'cell-3', count: 1 }, BY);
    expect(session.outcome).to.equal('lost');
    expect(session.legalMoves()).to.deep.equal([]);
    expect(session.play({ from: 'column-1', to: 'cell-4', count: 1 }, BY)).to.deep.equal({
      code: 'over',
    });
    session.undo({ source: 'player', now: 0 });
    expect(session.outcome).to.equal(undefined);
  });

  it('goes on as text with the moves that are left', () => {
    const session = puzzle('7H in 3');
    session.play({ from: 'column-1', to: 'cell-3', count: 1 }, BY);
    expect(freecellPuzzles.positions!.write(session.state).split('\n').at(-1)).to.equal(
      'Goal: 7H in 2',
    );
  });

  it('of Klondike does not count the turning of a card', () => {
    const position = [
      'Foundations: C-K D-K H-9 S-Q',
      'Stock: TH',
      ...['-', '<JH> QH', 'KH', 'KS', '-', '-', '-'],
      'Goal: JH in 4',
    ].join('\n');
    const session = valueOf(Session.start(klondikePuzzles, { position }));
    const by = { ...BY, aids: { ...AIDS, autoFlip: true } };
    session.play({ from: 'column-2', to: 'column-4', count: 1 }, by);
    expect(session.save(0).moves).to.deep.equal(['24 f2']);
    expect(goalOf(session.state)).to.include({ moves: 1 });
  });

  it('of Pyramid goes on where the pyramid is cleared without its card', () => {
    const rows = ['KC', ...[2, 3, 4, 5, 6, 7].map((n) => '- '.repeat(n))].join('\n');
    const position = `${rows}\nStock: KD\nGoal: KD`;
    const session = valueOf(Session.start(pyramidPuzzles, { position }));
    const by = { ...BY, aids: {} };
    session.play({ from: 'pyramid-1', to: 'foundation-1', count: 1 }, by);
    expect(session.outcome).to.equal(undefined);
    session.play({ from: 'stock', to: 'waste-1', count: 1 }, by);
    session.play({ from: 'waste-1', to: 'foundation-1', count: 1 }, by);
    expect(session.outcome).to.equal('won');
  });
});

describe('the solution of a puzzle', () => {
  const proofOf = (state: FreecellState): Solved => solve(freecellSolver, state);

  it('is the fewest moves where they are limited', () => {
    const [verdict, proof = []] = proofOf(puzzle('7H in 9').state);
    expect([verdict, proof.length]).to.deep.equal(['winnable', 3]);
  });

  it('is none where the moves are too few', () => {
    expect(proofOf(puzzle('7H in 2').state)).to.deep.equal(['unwinnable']);
  });

  it('leads to the goal, whatever the goal is', () => {
    for (const goal of firstOf(['7H', 'win', 'win in 60'], 2)) {
      const session = puzzle(goal);
      const [verdict, proof = []] = proofOf(session.state);
      expect(verdict, goal).to.equal('winnable');
      for (const move of proof) {
        const refused = session.play(move as never, {
          ...BY,
          aids: { autoFinish: false, autoFoundation: 'off' },
        });
        expect(refused, goal).to.equal(undefined);
      }
      expect(session.outcome, goal).to.equal('won');
    }
  });

  it('is that of the whole game where the goal is a win', () => {
    const deal = valueOf(
      Session.start(freecellPuzzles, { deal: 11982, options: { variant: 'freecell' } }),
    ).state;
    const goal = { ...deal, goal: { moves: 0 } };
    expect(solve(freecellSolver, goal)).to.deep.equal(['unwinnable']);
  });

  it('of Klondike turns cards over', () => {
    const position = [
      'Foundations: C-K D-K H-9 S-Q',
      'Stock: TH',
      ...['-', '<JH> QH', 'KH', 'KS', '-', '-', '-'],
      'Goal: JH in 4',
    ].join('\n');
    const { state } = valueOf(Session.start(klondikePuzzles, { position }));
    const [verdict, proof = []] = solve<KlondikeState>(klondikeSolver, state);
    expect([verdict, proof.length]).to.deep.equal(['winnable', 5]);
  });

  it('sends complete runs to the foundations in one move each', () => {
    const SUITS = ['C', 'D', 'H', 'S'] as const;
    const runs = SUITS.map((suit) => suited('KQJT98765432A', suit));
    const position = [...runs, ...Array<string>(6).fill('-')].join('\n');
    const solved = (goal: string) => solveRules(simpleSimon, `${position}\nGoal: ${goal}`);
    expect(solved('win in 4')).to.deep.equal(['winnable', 4]);
    expect(solved('win in 3')).to.deep.equal(['unwinnable', 0]);
  });

  it('counts from the rank that the foundations begin with', () => {
    const suits = ['C', 'D', 'S'].map((suit) => suited('543TKQJA298', suit));
    const position = [
      `Foundation: 6H 7H 8H 9H TH JH QH`,
      ...suits,
      '6C 7C 6D 7D 6S 7S 5H 4H 3H 2H AH KH',
    ];
    const rules = {
      version: 1,
      columns: { deal: [13, 13, 13, 13] },
      foundations: { base: '6' },
    } as const;
    const game = patience({ name: 'sixes', title: '', source: '', rules });
    expect(solveRules(game, `${position.join('\n')}\nGoal: KH in 1`)).to.deep.equal([
      'winnable',
      1,
    ]);
  });

  it('of Pyramid brings a card of the stock away', () => {
    const rows = ['3C', ...[2, 3, 4, 5, 6, 7].map((n) => '- '.repeat(n))].join('\n');
    const position = `${rows}\nStock: 2C TD 5C\nGoal: TD in 3`;
    const { state } = valueOf(Session.start(pyramidPuzzles, { position }));
    const [verdict, proof = []] = solve(pyramidProver, state);
    expect([verdict, proof.length]).to.deep.equal(['winnable', 3]);
  });
});
