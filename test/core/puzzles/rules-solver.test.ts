import { describe, it } from '#bdd';
import { expect } from 'chai';
import { dealNumber } from '../../../src/core/engine/deck.js';
import type { Transfer } from '../../../src/core/patience/piles.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import { withRulesPositions } from '../../../src/core/puzzles/rules-positions.js';
import type { RulesQuestion } from '../../../src/core/puzzles/rules-solver.js';
import type { Solved, Solver } from '../../../src/core/solver/search.js';
import { patience } from '../../../src/games/patience/define.js';
import { SOLVERS } from '../../../src/games/index.js';
import { valueOf } from '../support/result.js';

const SMALL: PatienceRules = {
  version: 1,
  ranks: ['A', '4'],
  columns: { deal: [4, 4, 4, 4], build: { by: 'alternate' } },
  cells: { count: 1 },
  foundations: {},
};

const LARGE: PatienceRules = {
  version: 1,
  columns: { deal: [7, 7, 7, 7, 6, 6, 6, 6], build: { by: 'alternate' } },
  cells: { count: 4 },
  foundations: {},
};

/** The seven of hearts lies under two cards that fit nowhere; two cells are free. */
const SEVEN = [
  'Foundations: C-9 D-9 H-6 S-9',
  'Cells: KC KD - -',
  '7H QH KH',
  '8H 9H TH JH',
  ...['TC', 'TD', 'TS', 'JC', 'JD', 'JS QC QD QS KS'],
].join('\n');

const gameOf = (rules: PatienceRules) =>
  withRulesPositions(
    patienceGame(patience({ name: 'own', title: '', source: '', rules: () => rules })),
  );

/** What the worker answers to a page that asks about a position. */
function ask(rules: PatienceRules, state: PatienceState): Solved {
  const known = SOLVERS.find(({ game }) => game === 'patience') as Solver<RulesQuestion, Solved>;
  const question = JSON.parse(JSON.stringify({ rules, state })) as RulesQuestion;
  const search = known.search(question, () => 0);
  for (;;) {
    const found = search.step(10_000);
    if (found) return found;
  }
}

describe('the worker’s solver of all patiences by rules', () => {
  it('answers by the rules in the question, with moves that win', () => {
    const game = gameOf(SMALL);
    const dealt = dealNumber(game, {}, 31);
    const [verdict, proof] = ask(SMALL, dealt);
    expect(verdict).to.equal('winnable');
    let state = dealt;
    for (const move of proof as readonly Transfer[]) {
      expect(game.refusal(state, move)).to.equal(undefined);
      state = game.play(state, move);
    }
    expect(game.outcome(state)).to.equal('won');
    const after = game.play(dealt, { from: 'column-1', to: 'cell-1', count: 1 });
    expect(ask(SMALL, after)).to.deep.equal(['unwinnable']);
  });

  it('answers for puzzles, by their goal and limit', () => {
    const game = gameOf(LARGE);
    const puzzle = (goal: string): PatienceState =>
      valueOf(game.positions!.read(`${SEVEN}\nGoal: ${goal}`, {}));
    const [verdict, proof] = ask(LARGE, puzzle('7H in 3'));
    expect([verdict, proof?.length]).to.deep.equal(['winnable', 3]);
    expect(ask(LARGE, puzzle('7H in 2'))).to.deep.equal(['unwinnable']);
    expect(ask(LARGE, puzzle('win'))[0]).to.equal('winnable');
  });
});
