import { describe, it } from '#bdd';
import { expect } from 'chai';
import pokersolver from 'pokersolver';
import {
  type Card,
  HAND_KINDS,
  JOKER,
  WHEELS,
  type Wheel,
  bestFive,
  cardCode,
  formatCards,
  kindOfFive,
  rankFive,
} from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { choices, plainRank, randomHands } from '../support/plain-poker.js';

const rank = (hand: readonly Card[], wheel: Wheel): number => {
  const [a, b, c, d, e] = hand as readonly [Card, Card, Card, Card, Card];
  return rankFive(a, b, c, d, e, wheel);
};

/** How many hands another program ranks, and for how many all choices of five are tried. */
const RANDOM = countOf({ normal: 1_200, full: 200_000 });
const BESTS = countOf({ normal: 250, full: 6_000 });
/** The simple rules rank one of so many hands of the small decks. */
const EACH = countOf({ normal: 10, full: 1 });

/**
 * Small decks in which every kind is frequent: around the wheel, and around the ace-high straight.
 */
const SMALL = {
  low: cards('AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D XX'),
  high: cards('AC AD AH AS KC KD KH KS QC QD QH JC JD JH TC TD TH 9C 9D XX'),
};

describe('the ranks of five cards', () => {
  it('give as many hands of each kind as there are among 2,598,960', () => {
    const counts = Object.keys(HAND_KINDS).map(() => 0);
    for (let a = 0; a < 52; a++) {
      for (let b = a + 1; b < 52; b++) {
        for (let c = b + 1; c < 52; c++) {
          for (let d = c + 1; d < 52; d++) {
            for (let e = d + 1; e < 52; e++) counts[kindOfFive(rankFive(a, b, c, d, e, 'low'))]!++;
          }
        }
      }
    }
    expect(counts).to.deep.equal([
      ...[1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40, 0],
    ]);
  });

  it(`order ${RANDOM} random hands as pokersolver does, which ranks the wheel lowest`, () => {
    const solved = [...randomHands(ALL_CARDS, 5, RANDOM)]
      .map((hand) => ({ hand, rank: rank(hand, 'low') }))
      .sort((one, other) => one.rank - other.rank)
      .map((all) => ({
        ...all,
        solved: pokersolver.Hand.solve(
          all.hand.map((card) => cardCode(card).replace(/.$/, (suit) => suit.toLowerCase())),
        ),
      }));
    // The hands are sorted, so comparing each with the next compares them all.
    const wrong = solved.flatMap((next, index) => {
      const last = solved[index - 1] ?? next;
      const same = last.solved.compare(next.solved) === Math.sign(next.rank - last.rank);
      return same ? [] : [`${formatCards(last.hand)} / ${formatCards(next.hand)}`];
    });
    expect(wrong).to.deep.equal([]);
  });

  it('depend on the wheel rule only for A-2-3-4-5', () => {
    const moved = [
      ...randomHands([...ALL_CARDS, JOKER], 5, countOf({ normal: 20_000, full: 50_000 })),
    ].filter((hand) => rank(hand, 'low') !== rank(hand, 'second'));
    expect(moved).not.to.be.empty;
    for (const hand of moved) {
      // The four bits below the kind. In the simple ranks, 14 is the wheel's place.
      expect(plainRank(hand, 'second') % 16 ** 5, formatCards(hand)).to.equal(14 * 16 ** 4);
    }
  });

  for (const [name, deck] of Object.entries(SMALL)) {
    for (const wheel of WHEELS) {
      it(`order ${EACH === 1 ? 'all hands' : `one hand in ${EACH}`} of a ${name} deck as the plain rules, wheel ${wheel}`, () => {
        const some = [...choices(deck, 5)].filter((_, index) => index % EACH === 0);
        const hands = some.map((hand) => ({
          hand,
          rank: rank(hand, wheel),
          plain: plainRank(hand, wheel),
        }));
        hands.sort((one, other) => one.plain - other.plain);
        const wrong = hands.filter((next, index) => {
          const last = hands[index - 1] ?? next;
          const sameOrder = Math.sign(next.rank - last.rank) === Math.sign(next.plain - last.plain);
          return !sameOrder || kindOfFive(next.rank) !== Math.floor(next.plain / 16 ** 5);
        });
        expect(wrong.map(({ hand }) => formatCards(hand))).to.deep.equal([]);
      });
    }
  }

  it('don’t depend on the order of the cards', () => {
    for (const hand of randomHands([...ALL_CARDS, JOKER], 5, 2_000)) {
      const ranks = hand.map((_, at) => rank([...hand.slice(at), ...hand.slice(0, at)], 'second'));
      expect(new Set([...ranks, rank([...hand].reverse(), 'second')]).size).to.equal(1);
    }
  });
});

describe('the best five of more cards', () => {
  const decks = { ...SMALL, whole: [...ALL_CARDS, JOKER] };
  for (const [name, deck] of Object.entries(decks)) {
    it(`is the best of all choices, from a ${name} deck`, () => {
      const wrong: string[] = [];
      for (const size of [6, 7]) {
        for (const hand of randomHands(deck, size, BESTS)) {
          for (const wheel of WHEELS) {
            const all = [...choices(hand, 5)].map((five) => rank(five, wheel));
            if (bestFive(hand, wheel) !== Math.max(...all)) wrong.push(formatCards(hand));
          }
        }
      }
      expect(wrong).to.deep.equal([]);
    });
  }

  it('equals the rank of exactly five', () => {
    const hand = cards('AS KS 9S 4S XX');
    expect(bestFive(hand, 'second')).to.equal(rank(hand, 'second'));
  });
});
