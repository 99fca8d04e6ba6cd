import { describe, it } from '#bdd';
import { expect } from 'chai';
import { dealDeck, freecell, gradeDeal, klondike, pyramid } from '../../../src/core.js';
import {
  type Graded,
  type Grading,
  beginGrading,
  gradeOf,
} from '../../../src/core/solver/grade.js';
import { plainSearches } from '../../../src/core/solver/plain-search.js';
import { grading as freecellGrading } from '../../../src/games/freecell/solver/grade.js';
import { grading as klondikeGrading } from '../../../src/games/klondike/solver/grade.js';
import { grading as pyramidGrading } from '../../../src/games/pyramid/solver/grade.js';
import { countOf, itInFull } from '../../support/counts.js';
import { valueOf } from '../support/result.js';

const freecellDeal = (deal: number) =>
  freecell.deal(valueOf(freecell.options.check({})), dealDeck(deal));

/** The result of a grading that counts so many positions at a time. */
function sliced<Position>(
  grading: Grading<Position>,
  position: Position,
  nodes: number,
  budget: number,
): Graded {
  const search = beginGrading(grading, position, budget);
  for (;;) {
    const graded = search.step(nodes);
    if (graded) return graded;
  }
}

describe('grades', () => {
  it('are the same however they are sliced', () => {
    const deals = countOf({ normal: 1, full: 20 });
    for (let deal = 1; deal <= deals; deal++) {
      const state = freecellDeal(deal);
      const whole = gradeOf(freecellGrading, state, 60);
      expect(sliced(freecellGrading, state, 7, 60)).to.deep.equal(whole);
      const pyramids = pyramid.deal(valueOf(pyramid.options.check({})), dealDeck(deal));
      expect(sliced(pyramidGrading, pyramids, 3, 0)).to.deep.equal(
        gradeOf(pyramidGrading, pyramids, 0),
      );
    }
  });

  itInFull('are so in Klondike too', () => {
    for (let deal = 1; deal <= 5; deal++) {
      const state = klondike.deal(valueOf(klondike.options.check({})), dealDeck(deal));
      expect(sliced(klondikeGrading, state, 5, 500)).to.deep.equal(
        gradeOf(klondikeGrading, state, 500),
      );
    }
  });

  it('know deals that players call hard, and the plain searches of all machines', () => {
    const factsOf = (deal: number): readonly unknown[] => {
      const { grade, positions, moves } = valueOf(gradeDeal('freecell', {}, { deal, budget: 0 }));
      return [grade, positions, moves];
    };
    // 1941 stands in lists of hard deals that players made.
    expect([164, 1, 1941].map(factsOf)).to.deep.equal([
      [2, 666, 38],
      [3, 940, 53],
      [5, 6263, 45],
    ]);
  });

  it('tell nothing of first moves that was not proved', () => {
    const whole = valueOf(gradeDeal('freecell', {}, { deal: 1 }));
    const short = valueOf(gradeDeal('freecell', {}, { deal: 1, budget: 60 }));
    expect(short.winningFirstMoves).to.be.lessThan(whole.winningFirstMoves);
    expect(short.losingFirstMoves).to.equal(0);
    expect({ ...short, winningFirstMoves: 0 }).to.deep.equal({ ...whole, winningFirstMoves: 0 });
    expect(whole.firstMoves).to.be.at.least(whole.winningFirstMoves + whole.losingFirstMoves);
  });

  it('do not change with the budget for first moves, which may only settle the verdict', () => {
    const winning = new Set([10]);
    const counting = {
      game: 'counting',
      searches: plainSearches({
        most: 3,
        orders: [[1, 1]],
        start: (position: number) => position,
        next: (state: number) => [state + 1],
        key: String,
        figures: () => [0],
        isWon: () => false,
      }),
      scale: () => [1, 2, 3, 3] as const,
      firstMoves: () => [10, 20],
      solver: (position: number) => ({
        step: () =>
          position === 0 ? 'unknown' : winning.has(position) ? 'winnable' : 'unwinnable',
      }),
    } satisfies Grading<number>;
    const factsOf = (budget: number): readonly unknown[] => {
      const { grade, verdict } = gradeOf(counting, 0, budget);
      return [grade, verdict];
    };
    expect(factsOf(0)).to.deep.equal([undefined, 'unknown']);
    expect(factsOf(1)).to.deep.equal([undefined, 'winnable']);
    winning.clear();
    expect(factsOf(1)).to.deep.equal([undefined, 'unwinnable']);
  });

  it('are those that the docs show', () => {
    const graded = valueOf(gradeDeal('freecell', { variant: 'kingcell' }, { deal: 617 }));
    const { grade, firstMoves, winningFirstMoves, losingFirstMoves } = graded;
    expect([grade, firstMoves, winningFirstMoves, losingFirstMoves]).to.deep.equal([4, 14, 14, 0]);
  });

  it('say what is wrong', () => {
    expect(gradeDeal('freecell', { cells: 9 }, { deal: 1 })).to.deep.equal({
      problem: { code: 'option', option: 'cells', got: '9', accepted: '0–8' },
    });
    expect(gradeDeal('pyramid', {}, { deal: 0 })).to.have.nested.property('problem.code', 'deal');
  });
});
