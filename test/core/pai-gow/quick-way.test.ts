import { describe, it } from '#bdd';
import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  HOUSE_FRONTS,
  HOUSE_HANDS,
  HOUSE_WAY_NAMES,
  type HouseRule,
  type HouseWayOptions,
  WHEELS,
  type Wheel,
  bestFive,
  formatCards,
  rankFive,
  rankTwo,
} from '../../../src/core.js';
import {
  backOfSet,
  frontOfSet,
  sevenRanker,
  sevenSetter,
} from '../../../src/games/pai-gow/advice/hand-table.js';
import { quickWay } from '../../../src/games/pai-gow/advice/quick-way.js';
import { isFoul } from '../../../src/games/pai-gow/rules/hand-rank.js';
import { houseWayOf, rulesOfWay } from '../../../src/games/pai-gow/rules/house-ways.js';
import { RankHand, leave, rankOfFront } from '../../../src/games/pai-gow/rules/rank-hand.js';
import { countOf } from '../../support/counts.js';
import { quickHands, rankHandOf } from '../support/quick-hands.js';

const HANDS = countOf({ normal: 400, full: 20_000 });

/** Compares the ranks of many sets, computed and cached, with those of the cards. None is foul. */
function setsAgree(options: HouseWayOptions, wheel: Wheel, count: number): void {
  const way = houseWayOf(options);
  const quick = quickWay(rulesOfWay(options));
  const look = sevenSetter(options, wheel);
  const behind = new RankHand();
  const wrong: string[] = [];
  for (const cards of quickHands(count)) {
    const { front, back } = way(cards, wheel);
    const ranks = [rankTwo(...front), rankFive(...back, wheel)] as const;
    const hand = rankHandOf(cards);
    const code = quick(hand);
    leave(behind, hand, code);
    const set = look(cards);
    const computed = String([rankOfFront(code), behind.rank(wheel)]);
    const found = String([rankOfFront(frontOfSet(set)), backOfSet(set)]);
    if (isFoul(ranks[1], ranks[0])) wrong.push(`${formatCards(cards)} is set foul`);
    if (computed !== String(ranks)) wrong.push(`${formatCards(cards)} computed as ${computed}`);
    if (found !== String(ranks)) wrong.push(`${formatCards(cards)} looked up as ${found}`);
  }
  expect(wrong).to.deep.equal([]);
}

for (const wheel of WHEELS) {
  describe(`hands as ranks and one suit, wheel ${wheel}`, () => {
    it('rank as the cards do, computed and cached', () => {
      const look = sevenRanker(wheel);
      const wrong = [...quickHands(HANDS)].filter((hand) => {
        const rank = bestFive(hand, wheel);
        return rankHandOf(hand).rank(wheel) !== rank || look(hand) !== rank;
      });
      expect(wrong.map((hand) => formatCards(hand))).to.deep.equal([]);
    });

    for (const houseWay of HOUSE_WAY_NAMES) {
      it(`are set as ${houseWay} sets the cards, computed and cached`, () => {
        setsAgree({ houseWay }, wheel, HANDS);
      });
    }
  });
}

const RANKS = '23456789TJQKA';
const RANGE = fc
  .tuple(fc.nat(12), fc.nat(12))
  .map(([a, b]) =>
    a === b ? RANKS.charAt(a) : `${RANKS[Math.min(a, b)]}-${RANKS[Math.max(a, b)]}`,
  );

/** Any rules at all. Many of them never apply, or would be foul. */
const RULE: fc.Arbitrary<HouseRule> = fc.record(
  {
    hand: fc.constantFrom(...HOUSE_HANDS),
    straight: fc.constant(true as const),
    ...{ main: RANGE, second: RANGE, single: RANGE, nextSingle: RANGE },
    front: fc.constantFrom(...HOUSE_FRONTS),
  },
  { requiredKeys: ['hand', 'front'] },
);

describe('a page’s own house way', () => {
  it('sets no hand foul, and sets hands of ranks as it sets the cards', () => {
    fc.assert(
      fc.property(
        fc.array(RULE, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...HOUSE_WAY_NAMES),
        fc.constantFrom(...WHEELS),
        (houseWayRules, houseWay, wheel) => {
          setsAgree({ houseWay, houseWayRules }, wheel, 60);
        },
      ),
      { seed: 24, numRuns: countOf({ normal: 3, full: 300 }) },
    );
  });
});
