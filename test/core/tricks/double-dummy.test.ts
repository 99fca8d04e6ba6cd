import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Board } from '../../../src/core/tricks/double-dummy/board.js';
import { Bounds } from '../../../src/core/tricks/double-dummy/bounds.js';
import type { OpenHand } from '../../../src/core/tricks/double-dummy/position.js';
import { TrickSearch } from '../../../src/core/tricks/double-dummy/search.js';
import {
  CardsSolver,
  HandSolver,
  sharedResults,
  solveCards,
  solveHand,
} from '../../../src/core/tricks/double-dummy/solve.js';
import { countOf, firstOf } from '../../support/counts.js';
import { lowCardsRedealt, playedOn, randomHand, resultsOfPbn } from '../support/open-hands.js';
import { PlainTricks, legalCards } from '../support/plain-tricks.js';
import { randomFrom } from '../support/small-random.js';

const ENDINGS = countOf({ normal: 150, full: 5000 });
const LONG_ENDINGS = countOf({ normal: 4, full: 500 });
const plain = (position: OpenHand): number => new PlainTricks().tricks(position);

/** Random positions of two to four cards each, in the middle of a trick or at its start. */
function* endings(count: number, seed: number, most = 3): Generator<OpenHand> {
  const random = randomFrom(seed);
  for (let n = 0; n < count; n++) {
    const start = randomHand(random, 2 + random(most - 1));
    yield playedOn(random, start, random(4));
  }
}

/** The lowest card that counts in each suit as a place among the cards in play, from the lowest. */
const placesOf = (ranks: Int32Array, board: Board): number[] =>
  [...ranks.subarray(0, 4)].map((bits, suit) =>
    bits === 0 ? 32 - Math.clz32(board.inPlay[suit]!) : 31 - Math.clz32(bits & -bits),
  );

describe('the double-dummy solver', () => {
  it('agrees with plain search on endings', () => {
    for (const position of endings(ENDINGS, 58)) {
      const [evens, odds] = solveHand(position);
      const total = position.hands[(position.leader + 3) & 3]!.length;
      expect([evens, odds], JSON.stringify(position)).to.deep.equal([
        plain(position),
        total - plain(position),
      ]);
    }
  });

  it('agrees with plain search on longer endings, with results of other deals', () => {
    const random = randomFrom(65);
    const known = [0, 1, 2, 3, 4].map(() => sharedResults());
    for (let n = 0; n < LONG_ENDINGS; n++) {
      const position = randomHand(random, 4 + (n % 8 === 7 ? 1 : 0));
      const [evens] = solveHand(position, known[position.trump ?? 4]);
      expect(evens, JSON.stringify(position)).to.equal(plain(position));
    }
  });

  it('agrees with plain search on each legal card', () => {
    for (const position of endings(ENDINGS / 4, 59)) {
      const search = new PlainTricks();
      const results = new Map(solveCards(position).map(({ card, tricks }) => [card, tricks[0]]));
      const legal = legalCards(position);
      expect(results.size).to.equal(legal.length);
      for (const card of legal) {
        expect(results.get(card), JSON.stringify([position, card])).to.equal(
          search.tricksAfter(position, card),
        );
      }
    }
  });

  it('uses results of other deals with the same trump', () => {
    const known = [0, 1, 2, 3, 4].map(() => sharedResults(2000));
    for (const position of endings(ENDINGS, 60)) {
      const [evens] = solveHand(position, known[position.trump ?? 4]);
      expect(evens, JSON.stringify(position)).to.equal(plain(position));
    }
  });

  it('depends on no card below those that it says', () => {
    const random = randomFrom(61);
    let changed = 0;
    for (const position of endings(ENDINGS, 61)) {
      if (position.trick?.length) continue;
      const board = new Board(position);
      const known = sharedResults();
      const need = 1 + random(board.tricks);
      const search = new TrickSearch(board, known);
      search.start(need);
      const isReached = search.step(Infinity)!;
      const ranks = new Int32Array(4);
      // Positions that a bound decides are not entered.
      if (known.find(board, position.leader, need, ranks, 0) < 0) continue;
      const other = lowCardsRedealt(random, position, placesOf(ranks, board));
      changed++;
      expect(plain(other) >= need, JSON.stringify([position, other])).to.equal(isReached);
    }
    expect(changed).to.be.greaterThan(ENDINGS / 50);
  });

  it('goes on after each slice', () => {
    for (const position of endings(ENDINGS / 20, 62, 4)) {
      const whole = new HandSolver(position);
      const sliced = new HandSolver(position);
      const tricks = whole.step(Infinity);
      let found = sliced.step(1);
      while (!found) found = sliced.step(1);
      expect([found, sliced.searched]).to.deep.equal([tricks, whole.searched]);
      const cards = new CardsSolver(position);
      let results = cards.step(3);
      while (!results) results = cards.step(3);
      expect(results).to.deep.equal(solveCards(position));
    }
  });

  it('refuses what is no position', () => {
    const [position] = endings(1, 63);
    const bad: readonly OpenHand[] = [
      { ...position!, hands: position!.hands.slice(1) },
      { ...position!, hands: position!.hands.map(() => position!.hands[0]!) },
      { ...position!, hands: [[], [], [], []], trick: [] },
      { ...position!, suits: [[], [], [], []] },
    ];
    for (const one of bad) expect(() => solveHand(one)).to.throw(RangeError);
  });
});

describe('a bound without search', () => {
  type Test = (bounds: Bounds, leader: number, tricks: number, wanted: number) => boolean;
  const rules: Readonly<Record<string, readonly [side: 0 | 1, test: Test]>> = {
    'tricks that the leader takes at once': [
      0,
      (bounds, leader, tricks, wanted) => bounds.takesAtOnce(leader, tricks, wanted),
    ],
    'tricks of the leader’s high trumps': [
      0,
      (bounds, leader, _, wanted) => bounds.takesByTrumps(leader & 1, wanted),
    ],
    'tricks of the opponents’ high trumps': [
      1,
      (bounds, leader, _, wanted) => bounds.takesByTrumps((leader & 1) ^ 1, wanted),
    ],
    'tricks that the leader loses at once': [
      1,
      (bounds, leader, tricks, wanted) => bounds.losesAtOnce(leader, tricks, wanted),
    ],
  };
  for (const [name, [side, test]] of Object.entries(rules)) {
    it(`holds for ${name}, whoever owns lower cards`, () => {
      const random = randomFrom(64);
      let held = 0;
      for (let n = 0; n < ENDINGS; n++) {
        const position = randomHand(random, 2 + random(2));
        const board = new Board(position);
        const ranks = new Int32Array(4);
        const bounds = new Bounds(board, ranks);
        const { leader } = position;
        const wanted = 1 + random(board.tricks);
        if (!test(bounds, leader, board.tricks, wanted)) continue;
        held++;
        const other = lowCardsRedealt(random, position, placesOf(ranks, board));
        const evens = plain(other);
        const isEven = ((leader + side) & 1) === 0;
        expect(
          isEven ? evens : board.tricks - evens,
          JSON.stringify([position, other]),
        ).to.be.at.least(wanted);
      }
      expect(held).to.be.greaterThan(ENDINGS / 50);
    });
  }
});

describe('whole deals', () => {
  const file = new URL('../../data/double-dummy.tsv', import.meta.url);
  const deals = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  for (const line of firstOf(deals, 1)) {
    const [deal, results] = line.split('\t');
    it(`have the results of another program: ${deal}`, () => {
      expect(resultsOfPbn(deal!)).to.equal(results);
    });
  }
});
