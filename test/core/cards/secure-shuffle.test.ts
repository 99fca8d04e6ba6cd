import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  JOKER,
  LONGEST_SEED,
  SHORTEST_SEED,
  TABLE_DECK_SIZE,
  botRandom,
  cutDeck,
  secureDice,
  secureShuffle,
  tableDeck,
} from '../../../src/core.js';
import { ALL_CARDS, sorted } from '../support/cards.js';
import { frozen } from '../support/frozen.js';
import { oracleCut, oracleDice, oracleDraws, oracleShuffle } from '../support/shuffle-oracle.js';
import { SEED } from '../support/walks.js';

const seeds = fc.uint8Array({ minLength: SHORTEST_SEED, maxLength: LONGEST_SEED });
/** Any text that a player can type, and some that no player can. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constant('\ud800'),
);
const cutLists = fc.array(texts, { maxLength: 7 });
const RUNS = { seed: SEED, numRuns: 200 };
const WHOLE = sorted([...ALL_CARDS, JOKER]);

const ONE_SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const DECK = frozen(tableDeck(ONE_SEED));

describe('the secure shuffle', () => {
  it('gives the order that Node’s SHA-256 gives, for any seed and size', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 120 }), (seed, size) => {
        expect(secureShuffle(seed, size)).to.deep.equal(oracleShuffle(Buffer.from(seed), size));
      }),
      RUNS,
    );
  });

  it('gives a permutation, and the same one again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deck = tableDeck(seed);
        expect(sorted(deck)).to.equal(WHOLE);
        expect(tableDeck(Uint8Array.from(seed))).to.deep.equal(deck);
      }),
      RUNS,
    );
    expect([secureShuffle(ONE_SEED, 0), secureShuffle(ONE_SEED, 1)]).to.deep.equal([[], [0]]);
  });

  it('gives another deck for a seed with one bit changed, and for one with a zero more', () => {
    const others = [...ONE_SEED.keys()].map((byte) =>
      ONE_SEED.map((value, index) => (index === byte ? value ^ 1 : value)),
    );
    const longer = Uint8Array.from([...ONE_SEED, 0]);
    const decks = [ONE_SEED, longer, ...others].map((seed) => tableDeck(seed).join());
    expect(new Set(decks).size).to.equal(34);
  });

  it('stops at seeds that are too short or too long', () => {
    for (const length of [0, 15, 65]) {
      for (const use of [
        (seed: Uint8Array) => tableDeck(seed),
        (seed: Uint8Array) => secureDice(seed, 3),
        (seed: Uint8Array) => botRandom(seed, 'bot'),
      ]) {
        expect(() => use(new Uint8Array(length)), String(length)).to.throw(
          RangeError,
          `a seed has 16 to 64 bytes, not ${length}`,
        );
      }
    }
  });
});

describe('the dice', () => {
  it('show what Node’s SHA-256 gives', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 40 }), (seed, count) => {
        expect(secureDice(seed, count)).to.deep.equal(oracleDice(Buffer.from(seed), count));
      }),
      RUNS,
    );
  });
});

describe('chance for bots', () => {
  it('is what Node’s SHA-256 gives, words that would favour small numbers passed over', () => {
    // Of 2^31 + 1 numbers, nearly every other word is passed over.
    const bound = fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(2 ** 31, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32),
    );
    fc.assert(
      fc.property(seeds, texts, fc.array(bound, { maxLength: 60 }), (seed, label, bounds) => {
        const random = botRandom(seed, label);
        const draw = oracleDraws(`baize/1/bot/${label}`, Buffer.from(seed));
        expect(bounds.map(random)).to.deep.equal(bounds.map(draw));
      }),
      RUNS,
    );
  });

  it('differs from label to label', () => {
    const of = (label: string) =>
      Array.from({ length: 20 }, () => 1000).map(botRandom(ONE_SEED, label));
    const runs = ['seat-1', 'seat-2', 'seat-1 ', ''].map((label) => of(label).join());
    expect(new Set(runs).size).to.equal(4);
    expect(of('seat-1').join()).to.equal(runs[0]);
  });

  it('stops at bounds that are not whole numbers from 1 to 2^32', () => {
    const random = botRandom(ONE_SEED, 'bot');
    for (const bound of [0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1]) {
      expect(() => random(bound), String(bound)).to.throw(RangeError, `bound ${bound} is not`);
    }
  });
});

describe('the players’ cuts', () => {
  it('are what Node’s SHA-256 gives, and a permutation always', () => {
    fc.assert(
      fc.property(seeds, cutLists, (seed, cuts) => {
        const deck = frozen(tableDeck(seed));
        const cut = cutDeck(deck, cuts);
        expect(sorted(cut)).to.equal(WHOLE);
        expect(cut).to.deep.equal(oracleCut(deck, cuts));
        expect(cutDeck(deck, [...cuts])).to.deep.equal(cut);
      }),
      RUNS,
    );
  });

  it('leave the deck as it is where there are none', () => {
    expect(cutDeck(DECK, [])).to.deep.equal(DECK);
    expect(cutDeck(DECK, [])).to.not.equal(DECK);
    expect(cutDeck([], ['a'])).to.deep.equal([]);
  });

  it('move the same places whatever the house has shuffled', () => {
    const places = cutDeck([...Array(TABLE_DECK_SIZE).keys()], ['north', 'south']);
    expect(cutDeck(DECK, ['north', 'south'])).to.deep.equal(places.map((place) => DECK[place]));
  });

  it('count each text, its bytes and its place in the list', () => {
    const lists = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      ['c', 'ab'],
      ['ab', 'c', ''],
      ['', 'ab', 'c'],
      [''],
      ['', ''],
      ['ab', 'C'],
      ['ab', 'c '],
      ['é'],
      ['e\u0301'],
    ];
    const decks = lists.map((cuts) => cutDeck(DECK, cuts).join());
    expect(new Set([...decks, DECK.join()]).size).to.equal(lists.length + 1);
  });
});
