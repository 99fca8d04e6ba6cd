import { describe, it } from '#bdd';
import { expect } from 'chai';
import { JOKER, cardCode, cardOf, formatCards, parseCard, parseCards } from '../../../src/core.js';
import { ALL_CARDS } from '../support/cards.js';

const SEVEN_OF_HEARTS = cardOf(7, 2);
const TEN_OF_SPADES = cardOf(10, 3);

describe('cards as text', () => {
  it('writes rank, then suit', () => {
    expect(formatCards(ALL_CARDS)).to.equal(
      'AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S ' +
        '8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS JC JD JH JS QC QD QH QS KC KD KH KS',
    );
    expect(cardCode(JOKER)).to.equal('XX');
    expect(formatCards([])).to.equal('');
  });

  it('reads back every card that it writes, in either case', () => {
    for (const card of [...ALL_CARDS, JOKER]) {
      expect(parseCard(cardCode(card))).to.equal(card);
      expect(parseCard(cardCode(card).toLowerCase())).to.equal(card);
    }
  });

  it('reads the ten in two digits, and blanks around a card', () => {
    expect(parseCard('10S')).to.equal(TEN_OF_SPADES);
    expect(parseCard('10s')).to.equal(TEN_OF_SPADES);
    expect(parseCard(' 7H\n')).to.equal(SEVEN_OF_HEARTS);
  });

  for (const text of ['', ' ', '7', 'H', 'H7', '1H', '0H', '10', '1S0', '110H', '7X', 'X', 'XXX']) {
    it(`reads no card from "${text}"`, () => {
      expect(parseCard(text)).to.equal(undefined);
    });
  }

  it('reads no card from words and signs', () => {
    for (const text of ['7♥', '7 H', '7HH', 'seven', 'ß', '__proto__', 'TT', '-H']) {
      expect(parseCard(text), text).to.equal(undefined);
    }
  });

  it('reads a list with blanks or commas between', () => {
    const both = [SEVEN_OF_HEARTS, TEN_OF_SPADES];
    for (const text of ['7H TS', '7h,10s', ' 7H ,\n TS, ', '7H\tTS']) {
      expect(parseCards(text), text).to.deep.equal(both);
    }
    expect(parseCards('')).to.deep.equal([]);
    expect(parseCards(' , ')).to.deep.equal([]);
  });

  it('names the first piece of a list that is no card', () => {
    expect(parseCards('7H 1H TS 2X')).to.deep.equal({ wrong: '1H' });
    expect(parseCards('7HTS')).to.deep.equal({ wrong: '7HTS' });
  });

  it('reads no more than 1,000 cards, and nothing behind a wrong one', () => {
    const all = 'AS '.repeat(1000);
    expect(parseCards(all)).to.deep.equal(Array(1000).fill(cardOf(1, 3)));
    expect(parseCards(`${all}2S 1H`)).to.deep.equal({ wrong: '2S' });
    expect(parseCards(`1H ${'AS '.repeat(3_500_000)}`)).to.deep.equal({ wrong: '1H' });
    const long = 'A'.repeat(1e7);
    expect(parseCards(long)).to.deep.equal({ wrong: long });
  });
});
