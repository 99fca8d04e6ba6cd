import { describe, it } from '#bdd';
import { expect } from 'chai';
import { PairSet } from '../../../src/core/solver/pair-set.js';
import { Aided } from '../../../src/games/klondike/solver/aided.js';
import { Packed } from '../../../src/games/klondike/solver/packed.js';
import { search } from '../../../src/games/klondike/solver/solve.js';
import { Walk } from '../../../src/games/klondike/solver/walk.js';
import { countOf, firstOf, isFull } from '../../support/counts.js';
import { klondikeDealt } from '../support/klondike.js';
import { plainVerdict } from '../support/klondike-plain.js';
import { LOST_WITH_RETURNS, WAYS, smallGame } from '../support/klondike-small.js';

const GAMES = countOf({ normal: 50, full: 2000 });

describe('the easier game of Klondike', () => {
  it('is never lost at a position of a win, whatever it was asked before', () => {
    let positions = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 50);
      const walk = new Walk(new Packed(state, 'by rules'), new PairSet());
      walk.start();
      if (!walk.step(2000)) continue;
      const aided = new Aided(state);
      const { made } = walk.at;
      const places = Array.from({ length: made + 1 }, (_, place) => place);
      for (const place of [...places, ...places.reverse()]) {
        aided.start(walk.at, place);
        expect(aided.step(Infinity), `game ${seed}, move ${place}`).to.equal(true);
        positions++;
      }
    }
    expect(positions).to.be.greaterThan(GAMES * 20);
  });

  it('knows of no loss what it was stopped at', () => {
    let stops = 0;
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const state = smallGame(WAYS[seed]!, seed, 50);
      if (!plainVerdict(state, 1000)) continue;
      for (let moves = 1; moves <= 60; moves++) {
        const aided = new Aided(state);
        aided.start(new Packed(state, 'by rules'), 0);
        if (aided.step(moves) !== undefined) break;
        aided.stop();
        stops++;
        aided.start(new Packed(state, 'by rules'), 0);
        expect(aided.step(Infinity), `game ${seed}, stopped at ${moves}`).to.equal(true);
      }
    }
    expect(stops).to.be.greaterThan(20);
  });

  it('is lost only where the game is', () => {
    let lost = 0;
    for (const seed of [
      ...firstOf(LOST_WITH_RETURNS, 30),
      ...Array.from({ length: GAMES }, (_, n) => n),
    ]) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 53);
      const aided = new Aided(state);
      aided.start(new Packed(state, 'by rules'), 0);
      if (aided.step(Infinity) !== false) continue;
      expect(plainVerdict(state, 1000), `game ${seed}`).not.to.equal(true);
      lost++;
    }
    expect(lost).to.be.greaterThan(isFull ? 60 : 10);
  });
});

describe('the solver of Klondike at draw three', () => {
  it('leaves what is lost with an aid, and finds the win beside it', () => {
    for (const [deal, verdict] of [
      [315, 'winnable'],
      [403, 'unwinnable'],
    ] as const) {
      const found = search(klondikeDealt(deal, { draw: 3 }));
      expect(found.step(Infinity), `deal ${deal}`).to.equal(verdict);
      expect(found.searched).to.be.lessThan(500_000);
    }
  });
});
