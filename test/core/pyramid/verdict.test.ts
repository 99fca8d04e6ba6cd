import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PyramidOptions,
  type PyramidState,
  pyramid,
  pyramidLine,
  pyramidSearch,
  pyramidVerdict,
} from '../../../src/core.js';
import { firstOf } from '../../support/counts.js';
import { readText } from '../support/oracles.js';
import { type PyramidSketch, pyramidAfter, pyramidAt, pyramidDeal } from '../support/pyramid.js';

const ORACLES: readonly (readonly [string, Partial<PyramidOptions>, number])[] = [
  ['unlimited-cover-1-300', {}, 300],
  ['unlimited-nocover-1-300', { coverPairs: false }, 300],
  ['onepass-cover-1-60', { redeals: 0 }, 60],
  ['onepass-nocover-1-60', { redeals: 0, coverPairs: false }, 60],
];

/** Plays the moves of a line by the rules; how it ends. */
function endOf(state: PyramidState): unknown {
  let at = state;
  for (const move of pyramidLine(state) ?? []) {
    expect(pyramid.refusal(at, move)).to.equal(undefined);
    at = pyramid.play(at, move);
  }
  return pyramid.outcome(at);
}

describe('the verdict at the deal, as other programs found it', () => {
  for (const [file, options, count] of ORACLES) {
    it(file, () => {
      const lines = readText(`data/pyramid-${file}.tsv`).trimEnd().split('\n');
      expect(lines.length).to.equal(count);
      const words = { winnable: 'won', unwinnable: 'lost', unknown: 'unknown' };
      const theirs = firstOf(lines, count / 2);
      const ours = theirs.map((_, index) => {
        const verdict = pyramidVerdict(pyramidDeal(index + 1, options));
        return `${index + 1}\t${words[verdict]}`;
      });
      expect(ours).to.deep.equal(theirs);
    });
  }
});

const verdict = (sketch: PyramidSketch): unknown => pyramidVerdict(pyramidAt(sketch));

describe('the verdict of a position', () => {
  it('is winnable where it is won', () => {
    expect(verdict({ rows: [], stock: '7H' })).to.equal('winnable');
  });

  it('is unwinnable where a card has lost its last partner', () => {
    expect(verdict({ rows: ['7H'], stock: '6S' })).to.equal('winnable');
    expect(verdict({ rows: ['7H'], stock: '7S' })).to.equal('unwinnable');
    expect(verdict({ rows: ['7H'], wastes: 3, waste: ['7S', '8S', '5S'] })).to.equal('unwinnable');
  });

  it('is unwinnable where a card covers the only partner of what covers it', () => {
    const rows = ['7H', '6S -'];
    expect(verdict({ rows })).to.equal('winnable');
    expect(verdict({ rows, coverPairs: false })).to.equal('unwinnable');
    expect(verdict({ rows: ['7H', '6S KC'] })).to.equal('winnable');
    expect(verdict({ rows: ['7H', '6S 5C'], stock: '8C' })).to.equal('winnable');
    expect(verdict({ rows: ['7H', '5C -', '- 6S -'], stock: '8C' })).to.equal('unwinnable');
  });

  it('counts the redeals', () => {
    const rows = ['7H', '5C -'];
    const stock = '6S 8C';
    expect(verdict({ rows, stock, redeals: 0 })).to.equal('winnable');
    expect(verdict({ rows, stock: '6S AC 8C', redeals: 0 })).to.equal('unwinnable');
    expect(verdict({ rows, stock: '6S AC 8C', redeals: 1 })).to.equal('winnable');
    expect(verdict({ rows, stock: '6S AC 8C', redeals: 1, used: 1 })).to.equal('unwinnable');
    expect(verdict({ rows, stock: '6S KC 8C', redeals: 0 })).to.equal('winnable');
    expect(verdict({ rows, waste: ['6S AC'], stock: '8C', redeals: 7, used: 7 })).to.equal(
      'unwinnable',
    );
  });

  it('of several wastes knows their order and the redeals', () => {
    const rows = ['7H', '5C -'];
    const waste = ['6S AC', '8C 2H'];
    expect(verdict({ rows, waste, wastes: 2 })).to.equal('winnable');
    expect(verdict({ rows, waste, wastes: 2, redeals: 2 })).to.equal('winnable');
    // After the redeal the 6 lies alone, the ace and the 8 on the other waste.
    expect(verdict({ rows, waste, wastes: 2, redeals: 1 })).to.equal('winnable');
    expect(verdict({ rows, waste, wastes: 2, redeals: 0 })).to.equal('unwinnable');
    expect(verdict({ rows, waste: ['', '8C'], stock: '6S', wastes: 2, redeals: 0 })).to.equal(
      'winnable',
    );
    // One waste would be lost.
    expect(verdict({ rows, stock: '6S AC 8C', wastes: 2, redeals: 0 })).to.equal('winnable');
    expect(verdict({ rows, stock: '6S AC 8C', redeals: 0 })).to.equal('unwinnable');
  });

  it('of several wastes knows what two of their cards uncover', () => {
    const last = { rows: ['7H'], wastes: 2, redeals: 0 } as const;
    expect(verdict({ ...last, waste: ['6S AC', 'QD'] })).to.equal('winnable');
    expect(verdict({ ...last, waste: ['6S AC', 'QD 2H'] })).to.equal('unwinnable');
    expect(verdict({ ...last, waste: ['6S AC', 'QD 2H'], stock: 'JH' })).to.equal('winnable');
    expect(verdict({ ...last, waste: ['6S KC', '2H'] })).to.equal('winnable');
    expect(verdict({ ...last, waste: ['6S 2H', '3C'], stock: '4C 5C' })).to.equal('unwinnable');
    // A card that pairs with none is put where it blocks nothing.
    expect(verdict({ ...last, waste: ['2H', '3C'], stock: '6S 4C 5C' })).to.equal('winnable');
  });

  it('is unknown where it would cost more than its budget', () => {
    const state = pyramidDeal(7, { redeals: 1 });
    expect(pyramidVerdict(state, 10)).to.equal('unknown');
    expect(pyramidVerdict(state, 0)).to.equal('unknown');
    expect(pyramidVerdict(state)).to.equal('unwinnable');
    expect(pyramidVerdict(pyramidDeal(1), 0)).to.equal('unknown');
  });
});

describe('a search in slices', () => {
  it('comes to the same, and keeps to it', () => {
    for (const redeals of ['unlimited', 0, 1] as const) {
      for (let deal = 1; deal <= 4; deal++) {
        const state = pyramidDeal(deal, { redeals });
        const search = pyramidSearch(state);
        let found = search.step(1);
        while (found === undefined) found = search.step(50);
        expect(found).to.equal(pyramidVerdict(state));
        expect(search.step(50)).to.equal(found);
      }
    }
  });

  it('looks no further in a slice than it is told to', () => {
    const search = pyramidSearch(pyramidDeal(7, { redeals: 1 }));
    for (let slice = 0; slice < 20; slice++) expect(search.step(5)).to.equal(undefined);
  });
});

describe('a line that wins', () => {
  it('wins by the rules', () => {
    for (const coverPairs of [true, false]) {
      for (const wastes of [1, 2, 3] as const) {
        const state = pyramidDeal(3, { coverPairs, wastes });
        expect(endOf(state)).to.equal('won');
      }
      expect(endOf(pyramidDeal(36, { coverPairs, redeals: 2 }))).to.equal('won');
      for (const wastes of [2, 3] as const) {
        expect(endOf(pyramidDeal(3, { coverPairs, wastes, redeals: 1 }))).to.equal('won');
        expect(endOf(pyramidDeal(8, { coverPairs, wastes, redeals: 2 }))).to.equal('won');
      }
    }
  });

  it('is none where there is none', () => {
    expect(pyramidLine(pyramidDeal(1, { redeals: 0 }))).to.equal(undefined);
    expect(pyramidLine(pyramidDeal(3), 0)).to.equal(undefined);
  });

  it('goes on from any position on it', () => {
    const state = pyramidAfter(pyramidDeal(3), 'KS s s 7C6D QDAD s');
    expect(endOf(state)).to.equal('won');
  });
});
