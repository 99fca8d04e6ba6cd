import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, dealDeck, formatCards, klondike } from '../../../src/core.js';
import { faceUp } from '../../../src/core/patience/rules/state.js';
import { COLUMNS, FOUNDATIONS, STOCK, WASTE } from '../../../src/games/klondike/solver/piles.js';
import { cards } from '../support/cards.js';
import { klondikeAfter, klondikeDealt } from '../support/klondike.js';

/** The columns as text, from the first, bottom card first. */
const columns = (deal: number): readonly string[] => {
  const { piles } = klondikeDealt(deal);
  return COLUMNS.map((id) => formatCards(piles[id]!));
};

describe('the deals of Klondike', () => {
  it('go row by row, each row to one column less', () => {
    expect(columns(1)).to.deep.equal([
      'JD',
      '2D 5H',
      '9H KD QC',
      'JC KC KH 9D',
      '5D 9S 3H QD AH',
      '7H 5S 2S JS 3C 5C',
      '7C AD KS AS 4C TS QH',
    ]);
    expect(columns(617)).to.deep.equal([
      '7D',
      'AD AH',
      '5C TD 8H',
      '3S 7S AS 3H',
      '5S QD KH 9D 3D',
      '8C AC TH 6S TC 5H',
      '2D 6D QC 8D KD 9S 3C',
    ]);
  });

  it('leave the rest to the stock, in order, the next card on top', () => {
    const { piles } = klondikeDealt(1);
    const rest = cards('4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H');
    expect([...piles[STOCK]!].reverse()).to.deep.equal(rest);
    expect(piles[STOCK]).to.deep.equal(dealDeck(1).slice(28).reverse());
    expect(piles[WASTE]).to.deep.equal([]);
    expect(Object.keys(piles)).to.deep.equal([STOCK, WASTE, ...FOUNDATIONS, ...COLUMNS]);
  });

  it('show the top card of each column alone', () => {
    const state = klondikeDealt(617);
    expect(COLUMNS.map((id) => state.faceDown[id])).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(COLUMNS.map((id) => faceUp(state, id))).to.deep.equal([1, 1, 1, 1, 1, 1, 1]);
    expect([state.redeals, state.score, state.takenBack]).to.deep.equal([0, 0, []]);
  });
});

describe('the view of Klondike', () => {
  it('has the shape of the state, with its hidden cards face down', () => {
    const state = klondikeDealt(1);
    const { piles, ...others } = klondike.view(state);
    const { piles: all, ...same } = state;
    expect(others).to.deep.equal(same);
    expect(piles[STOCK]).to.deep.equal(all[STOCK]!.map(() => FACE_DOWN));
    expect(COLUMNS.map((id) => piles[id])).to.deep.equal(
      COLUMNS.map((id, index) => [
        ...Array.from({ length: index }, () => FACE_DOWN),
        all[id]!.at(-1),
      ]),
    );
  });

  it('shows what was turned up, and hides it again when the waste is turned over', () => {
    const state = klondikeAfter(klondikeDealt(1, { draw: 3 }), 's s');
    const seen = klondike.view(state).piles;
    expect(seen[WASTE]).to.deep.equal(cards('4H AC 4D 7S 3S TD'));
    expect(seen[STOCK]).to.have.lengthOf(18);
    const again = klondikeAfter(state, 's s s s s s r');
    expect(klondike.view(again).piles[STOCK]).to.deep.equal(new Array(24).fill(FACE_DOWN));
    expect(again.piles[STOCK]).to.deep.equal(klondikeDealt(1).piles[STOCK]);
  });

  it('is its own view', () => {
    const seen = klondike.view(klondikeDealt(617));
    expect(klondike.view(seen)).to.deep.equal(seen);
  });
});
