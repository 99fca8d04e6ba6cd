import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  ORDERED_DECK,
  RANKS,
  cardCode,
  copyOf,
  dealDeck,
  faceOf,
  formatCards,
  isDeckOf,
  numberCopies,
  rankOf,
  shuffledDeck,
} from '../../../src/core.js';
import { deckOf } from '../../../src/core/patience/rules/deck.js';
import { cards } from '../support/cards.js';

/** How often each card is in a deck, by its text. */
function countsOf(deck: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of deck) counts[cardCode(card)] = (counts[cardCode(card)] ?? 0) + 1;
  return counts;
}

describe('copies', () => {
  it('are numbered in the order of the cards', () => {
    const numbered = numberCopies(cards('7H KS 7H XX 7H KS'));
    expect(formatCards(numbered)).to.equal('7H KS 7H XX 7H KS');
    expect(numbered.map(copyOf)).to.deep.equal([0, 0, 1, 0, 2, 1]);
    expect(numberCopies([...numbered].reverse()).map(copyOf)).to.deep.equal([0, 0, 0, 1, 1, 2]);
  });

  it('may stand for each other in a deck', () => {
    const two = deckOf({ packs: 2 });
    expect(isDeckOf(two.map(faceOf), two)).to.equal(true);
    expect(isDeckOf([...two].reverse(), two)).to.equal(true);
    expect(isDeckOf(two.with(0, two[1]!), two)).to.equal(false);
    expect(isDeckOf(two.slice(1), two)).to.equal(false);
    expect(isDeckOf(ORDERED_DECK.with(0, 64), ORDERED_DECK)).to.equal(false);
    expect(isDeckOf(new Array<number>(104), two)).to.equal(false);
  });
});

describe('the cards of a patience', () => {
  it('are one pack of 52 unless the rules say more', () => {
    expect(deckOf({})).to.deep.equal(ORDERED_DECK);
  });

  it('are listed pack after pack', () => {
    const three = deckOf({ packs: 3 });
    expect(three.length).to.equal(156);
    expect(three.slice(52, 104).map(faceOf)).to.deep.equal(ORDERED_DECK);
    expect(
      three
        .slice(104)
        .map(copyOf)
        .every((copy) => copy === 2),
    ).to.equal(true);
  });

  it('have one or two suits if the rules say so', () => {
    expect(formatCards(deckOf({ suits: 1 }).slice(0, 5))).to.equal('AS AS AS AS 2S');
    expect(formatCards(deckOf({ suits: 2 }).slice(0, 5))).to.equal('AS AH AH AS 2S');
    const spider = deckOf({ packs: 2, suits: 1 });
    expect(countsOf(spider)).to.deep.equal(
      Object.fromEntries(RANKS.map((rank) => [`${rank}S`, 8])),
    );
    expect(new Set(spider).size).to.equal(104);
    expect(new Set(deckOf({ packs: 4, suits: 1 })).size).to.equal(208);
  });

  it('may lack the lowest or highest ranks', () => {
    expect(formatCards(deckOf({ ranks: ['A', '8'] }))).to.equal(
      formatCards(ORDERED_DECK.slice(0, 32)),
    );
    expect(formatCards(deckOf({ packs: 2, ranks: ['Q', 'K'] }))).to.equal(
      'QC QD QH QS KC KD KH KS QC QD QH QS KC KD KH KS',
    );
  });
});

describe('the shuffle of any deck', () => {
  it("is Microsoft's for 52 cards", () => {
    for (const deal of [1, 617, 11982, 2 ** 31 - 1]) {
      expect(shuffledDeck(deal, ORDERED_DECK)).to.deep.equal(dealDeck(deal));
    }
  });

  it('deals two packs', () => {
    const deck = shuffledDeck(1, deckOf({ packs: 2 }));
    expect(formatCards(deck.slice(0, 13))).to.equal('JD 8H 3H TH 5D 8H 4C 4C QH KD 4D 2S 2D');
    expect(countsOf(deck)).to.deep.equal(countsOf(deckOf({ packs: 2 })));
    expect(new Set(deck).size).to.equal(104);
  });

  it('deals the same ranks for any number of suits', () => {
    for (const packs of [1, 2]) {
      const [one, two, four] = ([1, 2, 4] as const).map((suits) =>
        shuffledDeck(617, deckOf({ packs, suits })),
      );
      expect(one!.map(rankOf)).to.deep.equal(four!.map(rankOf));
      expect(two!.map(rankOf)).to.deep.equal(four!.map(rankOf));
    }
    expect(formatCards(shuffledDeck(1, deckOf({ packs: 2, suits: 1 })).slice(0, 13))).to.equal(
      'JS 8S 3S TS 5S 8S 4S 4S QS KS 4S 2S 2S',
    );
  });

  it('deals packs without some ranks', () => {
    const deck = shuffledDeck(1, deckOf({ ranks: ['A', '8'] }));
    expect(formatCards(deck.slice(0, 8))).to.equal('3D 6H 2C 6S 5D 3H 4C 3C');
  });
});
