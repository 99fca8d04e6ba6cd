import { describe, it } from '#bdd';
import { expect } from 'chai';
import { search } from '../../../src/games/klondike/solver/solve.js';
import { countOf, isFull } from '../../support/counts.js';
import { plainVerdict } from '../support/klondike-plain.js';
import { LOST_WITH_RETURNS, WAYS, smallGame } from '../support/klondike-small.js';

const GAMES = countOf({ normal: 100, full: 1200 });
/** Plain search gives up where there are more positions. */
const MOST = 1000;

describe('the solver of Klondike', () => {
  it('says the same as plain search, of small games in every way to play', () => {
    const counts = { won: 0, lost: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const options = WAYS[seed % WAYS.length]!;
      const state = smallGame(options, seed, 36);
      const won = plainVerdict(state, MOST);
      if (won === undefined) continue;
      const verdict = search(state).step(Infinity);
      expect(verdict, `game ${seed}`).to.equal(won ? 'winnable' : 'unwinnable');
      counts[won ? 'won' : 'lost']++;
    }
    expect(counts).to.deep.equal(isFull ? { won: 1028, lost: 42 } : { won: 87, lost: 3 });
  });

  it('says the same of games that are lost although cards may come back', () => {
    for (const seed of LOST_WITH_RETURNS) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 53);
      expect(plainVerdict(state, 300), `game ${seed}`).to.equal(false);
      expect(search(state).step(Infinity), `game ${seed}`).to.equal('unwinnable');
    }
  });
});
