import { describe, it } from '#bdd';
import { expect } from 'chai';
import { DRAWS } from '../../../src/core.js';
import { search, verdict } from '../../../src/games/klondike/solver/solve.js';
import { klondikeAt, klondikeDealt } from '../support/klondike.js';
import { firstOf, isFull } from '../../support/counts.js';
import { readText } from '../support/oracles.js';

/** How many of the hundred deals, and of the first forty, are won, lost and left open. */
const ALL = { 1: [86, 10, 4], 3: [68, 16, 16] } as const;
const FIRST = { 1: [30, 8, 2], 3: [21, 13, 6] } as const;

describe('verdicts on deals of Klondike', () => {
  for (const draw of DRAWS) {
    it(`agree with another program’s at draw ${draw}, where cards may come back`, () => {
      const lines = readText(`data/klondike-verdicts/draw-${draw}.tsv`).trimEnd().split('\n');
      const wrong: string[] = [];
      const found = { winnable: 0, unwinnable: 0, unknown: 0 };
      for (const line of firstOf(lines.slice(1), 40)) {
        const [deal, theirs] = line.split('\t');
        const ours = verdict(klondikeDealt(Number(deal), { draw, foundationReturn: true }), 10_000);
        found[ours]++;
        if (ours === (theirs === 'solved' ? 'unwinnable' : 'winnable')) wrong.push(line);
      }
      expect(wrong).to.deep.equal([]);
      // The whole without a limit is in bench/.
      const [winnable, unwinnable, unknown] = (isFull ? ALL : FIRST)[draw];
      expect(found).to.deep.equal({ winnable, unwinnable, unknown });
    });
  }

  it('take what a redeal, three cards at a time, and cards that come back make possible', () => {
    const of = (deal: number, options: object): string => verdict(klondikeDealt(deal, options));
    expect(of(312, { draw: 1 })).to.equal('unwinnable');
    expect(of(312, { draw: 1, foundationReturn: true })).to.equal('winnable');
    const passes = [0, 1, 2, 3, 'unlimited'].map((redeals) => of(20, { draw: 1, redeals }));
    expect(passes).to.deep.equal(['unwinnable', 'winnable', 'winnable', 'winnable', 'winnable']);
  });

  it('are the same in slices of any size', () => {
    for (const deal of [3, 12, 14, 403]) {
      const state = klondikeDealt(deal, { draw: 3 });
      const whole = search(state);
      const inParts = search(state);
      let found = inParts.step(1);
      for (let nodes = 1; !found; nodes = (nodes % 97) + 1) found = inParts.step(nodes);
      expect(found).to.equal(whole.step(Infinity));
      expect(inParts.searched).to.equal(whole.searched);
    }
  });

  it('are unknown where the budget runs out', () => {
    const state = klondikeDealt(442, { draw: 1 });
    const found = search(state, 1000);
    expect(found.step(Infinity)).to.equal('unknown');
    expect(found.step(1)).to.equal('unknown');
    expect(found.proof()).to.equal(undefined);
  });

  it('are refused for what no game comes to', () => {
    const stock = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD';
    const columns = ['', '', '', '', '', '', 'KD'];
    expect(() => search(klondikeAt({ columns, stock }))).to.throw(RangeError, '25 cards');
  });
});
