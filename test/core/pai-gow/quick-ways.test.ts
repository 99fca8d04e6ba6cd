import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  HOUSE_WAYS,
  HOUSE_WAY_NAMES,
  WHEELS,
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
import { QUICK_WAYS } from '../../../src/games/pai-gow/advice/quick-ways.js';
import { RankHand, leave, rankOfFront } from '../../../src/games/pai-gow/rules/rank-hand.js';
import { countOf } from '../../support/counts.js';
import { quickHands, rankHandOf } from '../support/quick-hands.js';

const HANDS = countOf({ normal: 1_500, full: 20_000 });

for (const wheel of WHEELS) {
  describe(`hands as ranks and one suit, wheel ${wheel}`, () => {
    it('rank as the cards do, computed and looked up', () => {
      const look = sevenRanker(wheel);
      for (const hand of quickHands(HANDS)) {
        const rank = bestFive(hand, wheel);
        expect(rankHandOf(hand).rank(wheel), formatCards(hand)).to.equal(rank);
        expect(look(hand), formatCards(hand)).to.equal(rank);
      }
    });

    for (const name of HOUSE_WAY_NAMES) {
      it(`are set as ${name} sets the cards, computed and looked up`, () => {
        const look = sevenSetter(name, wheel);
        const behind = new RankHand();
        for (const cards of quickHands(HANDS)) {
          const { front, back } = HOUSE_WAYS[name](cards, wheel);
          const ranks = [rankTwo(...front), rankFive(...back, wheel)];
          const hand = rankHandOf(cards);
          const quick = QUICK_WAYS[name](hand);
          leave(behind, hand, quick);
          const computed = [rankOfFront(quick), behind.rank(wheel)];
          expect(computed, formatCards(cards)).to.deep.equal(ranks);
          const set = look(cards);
          const found = [rankOfFront(frontOfSet(set)), backOfSet(set)];
          expect(found, formatCards(cards)).to.deep.equal(ranks);
        }
      });
    }
  });
}
