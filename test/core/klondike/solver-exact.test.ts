import { describe, it } from '#bdd';
import { expect } from 'chai';
import { search } from '../../../src/games/klondike/solve.js';
import { plainVerdict } from '../support/klondike-plain.js';
import { WAYS, smallGame } from '../support/klondike-small.js';

const GAMES = 1200;
/** Plain search gives up where there are more positions. */
const MOST = 1000;

describe('the solver of Klondike', () => {
  it('says the same as plain search, of small games in every way to play', () => {
    const counts = { won: 0, lost: 0, lostWithReturns: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const options = WAYS[seed % WAYS.length]!;
      const state = smallGame(options, seed, 36);
      const won = plainVerdict(state, MOST);
      if (won === undefined) continue;
      const verdict = search(state).step(Infinity);
      expect(verdict, `game ${seed}`).to.equal(won ? 'winnable' : 'unwinnable');
      if (won) counts.won++;
      else if (options.foundationReturn) counts.lostWithReturns++;
      else counts.lost++;
    }
    expect(counts).to.deep.equal({ won: 0, lost: 0, lostWithReturns: 0 });
  });
});
