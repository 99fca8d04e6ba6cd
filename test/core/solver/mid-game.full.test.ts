import { expect } from 'chai';
import { describe, it } from '#bdd';
import { MID_GAMES } from '../support/mid-games-all.js';

/** How many positions of each group are compared, and how far a plain search may look. */
const POSITIONS = 60;
const MOST = 60;

describe('a verdict in the middle of a game', () => {
  for (const played of MID_GAMES) {
    const { game, groups } = played;
    it(`is what trying every move comes to, by every option: ${game}`, () => {
      let compared = 0;
      for (const group of groups) {
        for (const position of played.positions(group, POSITIONS)) {
          const won = position.plainly(MOST);
          if (won === undefined) continue;
          const [verdict] = position.solve();
          expect(verdict, position.text).to.equal(won ? 'winnable' : 'unwinnable');
          compared++;
        }
      }
      // The positions lie on ways that the solver found: another solver has others, and another count.
      expect(compared).to.be.at.least(POSITIONS / 2);
    });
  }
});
