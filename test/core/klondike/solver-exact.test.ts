import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { KlondikeState } from '../../../src/core.js';
import { PairSet } from '../../../src/core/solver/pair-set.js';
import { Packed } from '../../../src/games/klondike/solver/packed.js';
import { Pruner } from '../../../src/games/klondike/solver/pruner.js';
import { search } from '../../../src/games/klondike/solver/solve.js';
import { Walk } from '../../../src/games/klondike/solver/walk.js';
import { countOf, isFull } from '../../support/counts.js';
import { klondikeAt } from '../support/klondike.js';
import { plainVerdict } from '../support/klondike-plain.js';
import {
  LOST_WITH_RETURNS,
  WAYS,
  WON_WITH_LOST_WAYS,
  smallGame,
} from '../support/klondike-small.js';
import { tightGame } from '../support/klondike-tight.js';

const GAMES = countOf({ normal: 100, full: 1200 });
/**
 * Endgames with little room. A solver that did not know that a king which goes up leaves its column called 3266 and 3520
 * lost, and one in 800 of all.
 */
const TIGHT_FROM = 3200;
const TIGHT_GAMES = countOf({ normal: 350, full: 8000 });
const TIGHT_COUNTS = isFull
  ? { won: 5113, lost: 882, open: 2005 }
  : { won: 228, lost: 28, open: 94 };
/** Plain search gives up if there are more positions. */
const MOST = 1000;

/**
 * Whether a game can be won, by a search that asks after every move whether its way is lost, and how often it gave one up. The
 * solver asks first after two thousand moves, when small games are over.
 */
function prunedAtOnce(state: KlondikeState): { readonly won: boolean; readonly pruned: number } {
  const walk = new Walk(new Packed(state, 'by rules'), new PairSet());
  const pruner = new Pruner(state, walk, false);
  let pruned = 0;
  walk.start();
  for (let won; ;) {
    if ((won = walk.step(1)) !== undefined) return { won, pruned };
    const { depth } = walk;
    pruner.ask();
    while (pruner.isAsking) pruner.step(1000);
    if (walk.depth < depth) pruned++;
  }
}

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

  it('says the same of endgames with little room', () => {
    const counts = { won: 0, lost: 0, open: 0 };
    for (let seed = TIGHT_FROM; seed < TIGHT_FROM + TIGHT_GAMES; seed++) {
      const state = tightGame(WAYS[seed % WAYS.length]!, seed);
      const won = plainVerdict(state, 300);
      counts[won === undefined ? 'open' : won ? 'won' : 'lost']++;
      if (won === undefined) continue;
      expect(search(state).step(Infinity), `game ${seed}`).to.equal(
        won ? 'winnable' : 'unwinnable',
      );
    }
    expect(counts).to.deep.equal(TIGHT_COUNTS);
  });

  it('gives up no way that can be won', () => {
    for (const seed of WON_WITH_LOST_WAYS) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 46);
      expect(plainVerdict(state, 600), `game ${seed}`).to.equal(true);
      const { won, pruned } = prunedAtOnce(state);
      expect(won, `game ${seed}`).to.equal(true);
      expect(pruned, `game ${seed}`).to.be.greaterThan(0);
    }
  });

  it('takes no column with more face-down cards than a game has', () => {
    const columns = ['', '', '', '', '', '', '7D 8D 9D TD JD QD KD | 9C'];
    expect(() =>
      search(klondikeAt({ columns, home: '8C 6D KH KS', stock: 'TC JC QC KC' })),
    ).to.throw(RangeError, 'face-down');
  });

  it('says the same of games that are lost although cards may come back', () => {
    for (const seed of LOST_WITH_RETURNS) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 53);
      expect(plainVerdict(state, 300), `game ${seed}`).to.equal(false);
      expect(search(state).step(Infinity), `game ${seed}`).to.equal('unwinnable');
    }
  });
});
