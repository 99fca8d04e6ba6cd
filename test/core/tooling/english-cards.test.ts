import { describe, it } from '#bdd';
import { expect } from 'chai';
import { englishPictures } from '../../../scripts/build/english-cards.mjs';
import { roundPath } from '../../../scripts/build/round-path.mjs';
import { DECK_SIZE } from '../../../src/core/cards/card.js';
import { listOf } from '../../../src/core/cards/list.js';
import { cardCode } from '../../../src/core/cards/notation.js';

/** The most that a card's file may have, in bytes. */
const MOST = 26_000;

describe('the pictures of the English cards', () => {
  it('are one file for each of 52 cards, small and without text, style or addresses', async () => {
    const pictures = await englishPictures();
    const all = listOf(DECK_SIZE, cardCode);
    expect(pictures.map(({ card }) => card).sort()).to.deep.equal([...all].sort());
    for (const { card, picture } of pictures) {
      expect(picture, card).to.match(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>$/);
      expect(picture, card).not.to.match(/<(text|style|script|image)|href="[^#]|undefined|NaN/);
      expect(picture.length, card).to.be.below(MOST);
    }
  });
});

describe('rounded path data', () => {
  const CASES = {
    'M1.4 1.6l.4.4.4.4.4.4z': 'M1 2l1 0 0 0 1 1z',
    'm10.2 10.2 5.4 5.4h1.2v-1.2': 'm10 10l6 6h1v-2',
    'M0 0a1.25 1.25 0 01.6.6A2 2 0 1 1 5.5-5.5': 'M0 0a1.3 1.3 0 0 1 1 1A2 2 0 1 1 6-5',
    'm1 1zm2.4 2.4l-1 0': 'm1 1zm2 2l-1 0',
  };
  for (const [exact, rounded] of Object.entries(CASES)) {
    it(`of ${exact} is ${rounded}: errors do not add up`, () => {
      expect(roundPath(exact)).to.equal(rounded);
    });
  }
});
