import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  JOKER,
  type RevealedShuffle,
  type ShuffleFault,
  checkShuffle,
  commitment,
  cutDeck,
  formatSeed,
  parseSeed,
  secureShuffle,
  tableDeck,
} from '../../../src/core.js';
import { valueOf } from '../support/result.js';

const seed = valueOf(parseSeed('5eed'.repeat(16)));
const other = valueOf(parseSeed('5eee'.repeat(16)));
const cuts = ['north', 'east', 'south'];
const uncut = tableDeck(seed);
const deck = cutDeck(uncut, cuts);
const HONEST: RevealedShuffle = { commitment: commitment(seed), seed, cuts, deck };

/** The deck with two cards in each other's place. */
function swapped(one: number, two: number): number[] {
  const cards = [...deck];
  [cards[one], cards[two]] = [cards[two]!, cards[one]!];
  return cards;
}

/** The faults found in an honest deal with these changes. */
const faultsOf = (change: Partial<RevealedShuffle>): readonly ShuffleFault[] => {
  const { faults, fair } = checkShuffle({ ...HONEST, ...change });
  expect(fair).to.equal(faults.length === 0);
  return faults;
};
const codes = (change: Partial<RevealedShuffle>): string =>
  faultsOf(change)
    .map(({ code }) => code)
    .join();

describe('a deal that is checked', () => {
  it('is fair where all is as it was promised', () => {
    const fair = { fair: true, deck, commitment: commitment(seed), faults: [] };
    expect(checkShuffle(HONEST)).to.deep.equal(fair);
    const asText = { ...HONEST, seed: formatSeed(seed).toUpperCase() };
    expect(checkShuffle(asText)).to.deep.equal(fair);
    const loose = { ...HONEST, commitment: ` ${commitment(seed).toUpperCase()}\n` };
    expect(checkShuffle(loose)).to.deep.equal(fair);
    expect(codes({ cuts: [], deck: uncut })).to.equal('');
  });

  it('of which nothing can be used is told, and not thrown', () => {
    for (const nothing of [null, undefined, 0, 'text', [], {}]) {
      const { fair, faults } = checkShuffle(nothing as RevealedShuffle);
      expect([fair, faults.map(({ code }) => code)]).to.deep.equal([false, ['seed']]);
    }
    const odd = (change: object): string => codes(change);
    expect(odd({ seed: '0a'.repeat(5_000_000) })).to.equal('seed');
    expect(odd({ seed: new Uint8Array(10_000_000) })).to.equal('seed');
    const nones: readonly unknown[] = [undefined, null, 5, 1n, {}, Object.create(null)];
    for (const commitment of nones) {
      expect(odd({ commitment })).to.equal('commitment');
    }
    for (const none of [undefined, null, 5, 'north', {}, [1], [null], [{ toString: 1 }]]) {
      expect(odd({ cuts: none })).to.equal('cuts');
      expect(odd({ deck: none })).to.equal('cards');
    }
    for (const size of [0, -1, 1.5, NaN, 1e9, '52', null, 1n]) {
      expect(odd({ size })).to.equal('cards');
    }
  });

  it('tells a changed seed by the commitment, and the deck that it gives', () => {
    expect(codes({ seed: other })).to.equal('commitment,order');
    expect(faultsOf({ seed: other, deck: cutDeck(tableDeck(other), cuts) })).to.deep.equal([
      { code: 'commitment', expected: commitment(seed), got: commitment(other) },
    ]);
    expect(checkShuffle({ ...HONEST, seed: other }).deck).to.deep.equal(
      cutDeck(tableDeck(other), cuts),
    );
  });

  it('tells a commitment that was changed, or is none', () => {
    for (const wrong of [commitment(other), '', 'x', commitment(seed).slice(1)]) {
      expect(codes({ commitment: wrong }), wrong).to.equal('commitment');
    }
  });

  it('tells changed cuts by the order', () => {
    for (const wrong of [
      ['north', 'east'],
      ['north', 'east', 'west'],
      ['east', 'north', 'south'],
    ]) {
      expect(codes({ cuts: wrong }), wrong.join()).to.equal('order');
    }
    expect(codes({ cuts: [] })).to.equal('order');
  });

  it('tells cuts that were left out', () => {
    expect(faultsOf({ deck: uncut })).to.deep.equal([{ code: 'uncut' }]);
  });

  it('tells a changed deck by the first card that lies wrong', () => {
    expect(faultsOf({ deck: swapped(4, 40) })).to.deep.equal([
      { code: 'order', at: 4, expected: deck[4], got: deck[40] },
    ]);
  });

  it('tells cards that are no deck', () => {
    const without = deck.filter((card) => card !== JOKER);
    const twice = deck.map((card) => (card === JOKER ? 0 : card));
    expect(faultsOf({ deck: [] })).to.deep.equal([{ code: 'cards', count: 0 }]);
    expect(faultsOf({ deck: without })).to.deep.equal([{ code: 'cards', count: 52 }]);
    expect(faultsOf({ deck: twice })).to.deep.equal([{ code: 'cards', count: 52 }]);
    expect(faultsOf({ deck: [...deck, 0] })).to.deep.equal([{ code: 'cards', count: 53 }]);
    expect(codes({ deck: [...deck.slice(1), NaN] })).to.equal('cards');
  });

  it('checks a deck without a joker by its size', () => {
    const without = secureShuffle(seed, 52);
    const dealt = cutDeck(without, cuts);
    expect(codes({ deck: dealt, size: 52 })).to.equal('');
    expect(codes({ deck: without, size: 52 })).to.equal('uncut');
    expect(faultsOf({ deck: dealt })).to.deep.equal([{ code: 'cards', count: 52 }]);
    expect(faultsOf({ size: 52 })).to.deep.equal([{ code: 'cards', count: 52 }]);
  });

  it('says of a seed that can’t be used what would be', () => {
    for (const unusable of ['', 'xyz', 'ab'.repeat(15), new Uint8Array(65)]) {
      const check = checkShuffle({ ...HONEST, seed: unusable });
      expect(check).to.deep.include({ fair: false, deck: [], commitment: '' });
      expect(check.faults).to.have.length(1);
      expect(check.faults[0]).to.deep.include({ code: 'seed' });
      expect(check.faults[0]).to.have.nested.property('problem.accepted', '0–9, a–f: 32, 34 … 128');
    }
  });
});
