import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeState, klondike } from '../../../src/core.js';
import { Guided } from '../../../src/games/klondike/solver/guided.js';
import { proofOf } from '../../../src/games/klondike/solver/proof.js';
import { search } from '../../../src/games/klondike/solver/solve.js';
import { countOf } from '../../support/counts.js';
import { klondikeDealt } from '../support/klondike.js';
import { plainVerdict } from '../support/klondike-plain.js';
import { WAYS, smallGame } from '../support/klondike-small.js';

const GAMES = countOf({ normal: 100, full: 1000 });

/** How a game ends that is played by these moves, each of which must be legal. */
function endOf(state: KlondikeState, moves: ReturnType<typeof proofOf>): unknown {
  let at = state;
  for (const move of moves) {
    expect(klondike.refusal(at, move)).to.equal(undefined);
    at = klondike.play(at, move);
  }
  return klondike.outcome(at);
}

describe('a search that goes on where a win seems nearest', () => {
  it('wins what trying every move wins, of small games in every way to play', () => {
    const counts = { won: 0, lost: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 36);
      const won = plainVerdict(state, 1000);
      if (won === undefined) continue;
      const guided = new Guided(state);
      expect(guided.step(Infinity), `game ${seed}`).to.equal(won);
      expect(guided.isOver, `game ${seed}`).to.equal(!won);
      if (won) expect(endOf(state, proofOf(state, guided.line())), `game ${seed}`).to.equal('won');
      counts[won ? 'won' : 'lost']++;
    }
    expect(counts.lost).to.be.greaterThan(GAMES / 50);
    expect(counts.won).to.be.greaterThan(GAMES / 2);
  });

  it('is the same in slices of any size', () => {
    const state = klondikeDealt(5, { redeals: 1 });
    const [whole, sliced] = [new Guided(state), new Guided(state)];
    expect(whole.step(Infinity)).to.equal(true);
    while (!sliced.step(7)) expect(sliced.isOver).to.equal(false);
    expect([sliced.searched, sliced.line()]).to.deep.equal([whole.searched, whole.line()]);
  });

  it('is over after so many positions, and has proved nothing', () => {
    const guided = new Guided(klondikeDealt(1, { redeals: 1 }));
    expect([guided.step(Infinity), guided.isOver]).to.deep.equal([false, true]);
  });
});

describe('the solver of Klondike with few redeals', () => {
  it('wins within some thousand moves what took a hundred thousand', () => {
    for (const [deal, redeals] of [
      ...([5, 13, 18, 22, 23, 24] as const).map((one) => [one, 1] as const),
      [18, 0],
      [23, 0],
    ] as const) {
      const state = klondikeDealt(deal, { redeals });
      const found = search(state);
      expect(found.step(Infinity), `deal ${deal}`).to.equal('winnable');
      expect(found.searched, `deal ${deal}`).to.be.lessThan(4000);
      expect(endOf(state, found.proof()!), `deal ${deal}`).to.equal('won');
    }
  });

  it('comes to the same after as many moves in slices of any size', () => {
    // The first is won by the guided search, the second is lost after questions to the easier game.
    for (const [deal, verdict] of [
      [5, 'winnable'],
      [16, 'unwinnable'],
    ] as const) {
      const state = klondikeDealt(deal, { redeals: 1 });
      const [whole, sliced] = [search(state), search(state)];
      expect(whole.step(Infinity)).to.equal(verdict);
      expect(whole.searched).to.be.greaterThan(1000);
      while (sliced.step(37) === undefined) continue;
      expect([sliced.step(1), sliced.searched], `deal ${deal}`).to.deep.equal([
        verdict,
        whole.searched,
      ]);
    }
  });

  it('proves within some thousand moves the losses that took a hundred thousand', () => {
    for (const deal of [1, 3, 21, 24]) {
      const found = search(klondikeDealt(deal, { redeals: 0 }));
      expect(found.step(Infinity), `deal ${deal}`).to.equal('unwinnable');
      expect(found.searched, `deal ${deal}`).to.be.lessThan(8000);
    }
  });
});
