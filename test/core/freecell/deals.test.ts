import { describe, it } from '#bdd';
import { expect } from 'chai';
import { LAST_DEAL, VARIANTS, type Variant, dealDeck, formatCards } from '../../../src/core.js';
import { MAX_CELLS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { cellsOf, dealt, rowsOf } from '../support/deals.js';

/** Deal 1 as published, row by row. */
const DEAL_1 = [
  'JD 2D 9H JC 5D 7H 7C 5H',
  'KD KC 9S 5S AD QC KH 3H',
  '2S KS 9D QD JS AS AH 3C',
  '4C 5C TS QH 4H AC 4D 7S',
  '3S TD 4S TH 8H 2C JH 7D',
  '6D 8S 8D QS 6C 3D 8C TC',
  '6S 9C 2H 6H',
];

const DEAL_617 = [
  '7D AD 5C 3S 5S 8C 2D AH',
  'TD 7S QD AC 6D 8H AS KH',
  'TH QC 3H 9D 6S 8D 3D TC',
  'KD 5H 9S 3C 8S 7H 4D JS',
  '4C QS 9C 9H 7C 6H 2C 2S',
  '4S TS 2H 5D JC 6C JH QH',
  'JD KS KC 4H',
];

const lengthsOf = (variant: Variant): readonly number[] => {
  const rows = rowsOf(dealt(1, { variant })).map((row) => row.split(' ').length);
  return Array.from({ length: rows[0]! }, (_, n) => rows.filter((length) => length > n).length);
};

describe('the deals of the FreeCell family', () => {
  for (const variant of ['freecell', 'kingcell', 'bakers-game'] as const) {
    it(`${variant}: all cards to eight columns`, () => {
      expect(rowsOf(dealt(1, { variant }))).to.deep.equal(DEAL_1);
      expect(rowsOf(dealt(617, { variant }))).to.deep.equal(DEAL_617);
      expect(lengthsOf(variant)).to.deep.equal([7, 7, 7, 7, 6, 6, 6, 6]);
      expect(cellsOf(dealt(1, { variant }))).to.equal('- - - -');
      expect(cellsOf(dealt(1, { variant, cells: 0 }))).to.equal('');
    });
  }

  for (const variant of ['forecell', 'eight-off'] as const) {
    it(`${variant}: six rows, and the last four cards to cells 1 to 4`, () => {
      expect(rowsOf(dealt(1, { variant }))).to.deep.equal(DEAL_1.slice(0, 6));
      expect(rowsOf(dealt(617, { variant }))).to.deep.equal(DEAL_617.slice(0, 6));
      expect(lengthsOf(variant)).to.deep.equal([6, 6, 6, 6, 6, 6, 6, 6]);
      expect(cellsOf(dealt(1, { variant, cells: 4 }))).to.equal('6S 9C 2H 6H');
      expect(cellsOf(dealt(1, { variant, cells: 8 }))).to.equal('6S 9C 2H 6H - - - -');
    });
  }

  it('seahaven: five rows of ten, and the last two cards to cells 2 and 3', () => {
    expect(rowsOf(dealt(1, { variant: 'seahaven' }))).to.deep.equal([
      'JD 2D 9H JC 5D 7H 7C 5H KD KC',
      '9S 5S AD QC KH 3H 2S KS 9D QD',
      'JS AS AH 3C 4C 5C TS QH 4H AC',
      '4D 7S 3S TD 4S TH 8H 2C JH 7D',
      '6D 8S 8D QS 6C 3D 8C TC 6S 9C',
    ]);
    expect(lengthsOf('seahaven')).to.deep.equal([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(cellsOf(dealt(1, { variant: 'seahaven' }))).to.equal('- 2H 6H -');
    expect(cellsOf(dealt(1, { variant: 'seahaven', cells: 8 }))).to.equal('- 2H 6H - - - - -');
    expect(cellsOf(dealt(1, { variant: 'seahaven', cells: 3 }))).to.equal('- 2H 6H');
    expect(cellsOf(dealt(1, { variant: 'seahaven', cells: 2 }))).to.equal('2H 6H');
  });

  it('has as many cells as a variant has, unless told otherwise', () => {
    const counts = VARIANTS.map((variant) => cellsOf(dealt(1, { variant })).split(' ').length);
    expect(VARIANTS).to.deep.equal([
      ...['freecell', 'kingcell', 'forecell', 'bakers-game', 'eight-off', 'seahaven'],
    ]);
    expect(counts).to.deep.equal([4, 4, 4, 4, 8, 4]);
    expect(MAX_CELLS).to.equal(8);
    expect(VARIANTS.map(minCells)).to.deep.equal([0, 0, 4, 0, 4, 2]);
  });

  it('starts with empty foundations', () => {
    for (const variant of VARIANTS) {
      const { piles, takenBack } = dealt(1, { variant });
      const up = Object.keys(piles).filter((id) => id.startsWith('foundation-'));
      expect(up).to.deep.equal(['foundation-1', 'foundation-2', 'foundation-3', 'foundation-4']);
      expect(up.map((id) => piles[id])).to.deep.equal([[], [], [], []]);
      expect(takenBack).to.deep.equal([]);
    }
  });

  it('deals the last number, in rows from the front of the deck', () => {
    const deck = dealDeck(LAST_DEAL);
    const rows = [0, 8, 16, 24, 32, 40, 48].map((at) => formatCards(deck.slice(at, at + 8)));
    expect(rowsOf(dealt(LAST_DEAL))).to.deep.equal(rows);
  });
});
