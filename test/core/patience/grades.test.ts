import { expect } from 'chai';
import { describe, it } from '#bdd';
import { dealNumber } from '../../../src/core/engine/deck.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import { rulesGrading } from '../../../src/core/puzzles/rules-grade.js';
import { type Graded, gradeOf } from '../../../src/core/solver/grade.js';
import type { Solver } from '../../../src/core/solver/search.js';
import { SOLVERS } from '../../../src/games/index.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { loadPatience } from '../../../src/games/patience/load.js';
import { ownPatience } from '../../../src/games/patience/own.js';
import { type Gradable, gradeDeal, hasGrades } from '../../../src/grade.js';
import { valueOf } from '../support/result.js';

const named = async (name: string): Promise<PatienceData> => valueOf(await loadPatience(name));

const graded = (game: Gradable, deal: number): Graded =>
  valueOf(gradeDeal(game, {}, { deal, budget: 0 }));

describe('the grade of a patience by rules', () => {
  it('follows from positions alone, so all machines agree', async () => {
    const tripeaks = await named('tripeaks');
    const rules = tripeaks.rules(valueOf(tripeaks.options.check({})));
    const grading = rulesGrading(
      'tripeaks',
      () => rules,
      () => [80, 100, 200, 1000],
    );
    const game = patienceGame(tripeaks);
    const facts = [1, 2, 3, 4].map((deal) => {
      const state = dealNumber(game, valueOf(game.options.check({})), deal);
      const { grade, positions, moves } = gradeOf(grading, state, 0);
      return [grade, positions, moves];
    });
    expect(facts).to.deep.equal([
      [4, 1844, 47],
      [1, 312, 46],
      [1, 304, 44],
      [2, 340, 51],
    ]);
  });

  it('is the same in the worker, however it is sliced', async () => {
    const yukon = await named('yukon');
    const game = patienceGame(yukon);
    const options = valueOf(game.options.check({}));
    const state = dealNumber(game, options, 2);
    const question = { rules: yukon.rules(options), state, game: 'yukon', variant: '' };
    const solver = SOLVERS.find((one) => one.game === 'patience-grade') as unknown as Solver<
      unknown,
      Graded
    >;
    const search = solver.search(JSON.parse(JSON.stringify(question)), () => 0, 0);
    let found: Graded | undefined;
    while (!found) found = search.step(100);
    expect(found).to.deep.equal(graded(yukon, 2));
    expect(found).to.deep.equal(graded('yukon', 2));
    expect(found.grade).to.equal(1);
  });

  it('needs a scale: other games and rules of one’s own have none', async () => {
    const yukon = await named('yukon');
    const streets = await named('streets');
    const own = valueOf(ownPatience(yukon.rules(valueOf(yukon.options.check({})))));
    expect(
      [yukon, 'yukon', 'klondike', streets, own, 'golf'].map((game) => hasGrades(game as 'golf')),
    ).to.deep.equal([true, true, true, false, false, false]);
    expect(gradeDeal(streets, {}, { deal: 1 })).to.deep.equal({
      problem: {
        code: 'option',
        option: 'game',
        got: 'streets',
        accepted: 'a game whose deals have grades',
      },
    });
  });
});
