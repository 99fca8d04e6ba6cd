import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  ACE,
  DECK_SIZE,
  FACE_DOWN,
  JOKER,
  KING,
  RANKS,
  SUITS,
  cardCode,
  cardOf,
  copyOf,
  faceOf,
  isFullDeck,
  isRed,
  rankOf,
  suitOf,
  withCopy,
} from '../../../src/core.js';
import { cardText, kitWords } from '../../../src/locales/words.js';
import { ALL_CARDS, card, cards } from '../support/cards.js';

describe('cards', () => {
  it('are numbered in the order of the Microsoft deck', () => {
    expect(cards('AC AD AH AS 2C')).to.deep.equal([0, 1, 2, 3, 4]);
    expect(cards('KC KD KH KS')).to.deep.equal([48, 49, 50, 51]);
    expect(card('7H')).to.equal(26);
    expect([DECK_SIZE, JOKER, ACE, KING]).to.deep.equal([52, 52, 1, 13]);
  });

  it('are made of a rank and a suit', () => {
    expect(RANKS.join('')).to.equal('A23456789TJQK');
    expect(SUITS.join('')).to.equal('CDHS');
    for (const some of ALL_CARDS) expect(cardOf(rankOf(some), suitOf(some))).to.equal(some);
    expect([rankOf(card('AC')), rankOf(card('TD')), rankOf(card('KS'))]).to.deep.equal([1, 10, 13]);
    expect(cards('4C 4D 4H 4S').map(suitOf)).to.deep.equal([0, 1, 2, 3]);
  });

  it('are the same in each copy, but for its number', () => {
    for (const face of [...ALL_CARDS, JOKER]) {
      for (const copy of [0, 1, 7, 15]) {
        const one = withCopy(face, copy);
        expect([faceOf(one), copyOf(one)]).to.deep.equal([face, copy]);
        expect(rankOf(one)).to.equal(rankOf(face));
        expect(suitOf(one)).to.equal(suitOf(face));
        expect(isRed(one)).to.equal(isRed(face));
        expect(cardCode(one)).to.equal(cardCode(face));
      }
    }
  });

  it('are red in diamonds and hearts', () => {
    expect(cards('5C 5D 5H 5S').map(isRed)).to.deep.equal([false, true, true, false]);
    expect(ALL_CARDS.filter(isRed).length).to.equal(26);
  });
});

describe('a card face down', () => {
  it('is no card of the deck, and has no name', () => {
    expect(ALL_CARDS).to.not.include(FACE_DOWN);
    expect(cardText(kitWords, FACE_DOWN)).to.equal('face-down card');
  });
});

describe('a full deck', () => {
  it('is the 52 cards, once each, in any order', () => {
    expect(isFullDeck(ALL_CARDS)).to.equal(true);
    expect(isFullDeck([...ALL_CARDS].reverse())).to.equal(true);
  });

  it('is nothing less, nothing more and nothing else', () => {
    const others = ALL_CARDS.slice(1);
    expect(isFullDeck([])).to.equal(false);
    expect(isFullDeck(others)).to.equal(false);
    expect(isFullDeck([...ALL_CARDS, 0])).to.equal(false);
    expect(isFullDeck([...ALL_CARDS, JOKER])).to.equal(false);
    for (const wrong of [51, JOKER, -1, 0.5, NaN]) {
      expect(isFullDeck([wrong, ...others]), String(wrong)).to.equal(false);
    }
  });
});
