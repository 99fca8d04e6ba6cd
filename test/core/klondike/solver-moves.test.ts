import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeState, klondike } from '../../../src/core.js';
import {
  BASE,
  GROUP,
  LAID,
  PARENT,
  Packed,
  RAISE,
  SUPPLY,
  UP,
} from '../../../src/games/klondike/solver/packed.js';
import { countOf, firstOf, isFull } from '../../support/counts.js';
import {
  type Plain,
  plainName,
  plainOf,
  plainReach,
  plainSteps,
} from '../support/klondike-plain.js';
import { LOST_WITH_RETURNS, WAYS, smallGame } from '../support/klondike-small.js';

/** How many small games have all their positions looked up. */
const GAMES = countOf({ normal: 70, full: 300 });

const CARDS = Array.from({ length: 52 }, (_, card) => card);

/** What a solver's position says of each card, the draws left out. */
const packedName = (at: Packed): string => [...at.where].join('');

/** The same of a position of the game. */
function nameOf({ columns, heights, stock, waste }: Plain): string {
  const where = CARDS.map<number>((card) => (heights[card % 4]! > card >> 2 ? UP : 0));
  for (const card of [...stock, ...waste]) where[card] = SUPPLY;
  for (const { cards, down } of columns) {
    // One that can be turned over is as good as turned over.
    const first = Math.min(down, cards.length - 1);
    for (const card of cards.slice(first + 1)) where[card] = LAID;
    if (first >= 0) where[cards[first]!] = first === 0 && cards[0]! >= 48 ? LAID : BASE;
  }
  return where.join('');
}

/** All single moves that a solver's position allows, as its rules have it. */
function packedMoves(at: Packed): number[] {
  const reach = at.supply.reach();
  const isTaken = (card: number): boolean =>
    at.where[card] === SUPPLY && ((reach >> at.home[card]!) & 1) > 0;
  const isOpen = (card: number): boolean =>
    (at.where[card] === BASE || at.where[card] === LAID) && at.room[GROUP[card]!]! > 0;
  const isBack = (card: number): boolean =>
    at.returns && at.where[card] === UP && at.heights[card % 4] === (card >> 2) + 1;
  const raised = CARDS.filter(
    (card) => at.heights[card % 4] === card >> 2 && (isTaken(card) || isOpen(card)),
  );
  const laid = CARDS.filter(
    (card) =>
      at.room[PARENT[card]!]! > 0 && (at.where[card] === BASE || isTaken(card) || isBack(card)),
  );
  return [...raised.map((card) => card | RAISE), ...laid];
}

/** All that a solver's positions say which can be reached. */
function packedReach(state: KlondikeState): Set<string> {
  const at = new Packed(state, 'by rules');
  const names = new Set<string>();
  const known = new Set<string>();
  const visit = (): void => {
    const key = `${at.first} ${at.second}`;
    if (known.has(key)) return;
    known.add(key);
    names.add(packedName(at));
    for (const move of packedMoves(at)) {
      const before = at.made;
      at.make(move);
      visit();
      at.rewind(before);
    }
  };
  visit();
  return names;
}

describe('the positions of Klondike’s solver', () => {
  const check = (seed: number, most: number): boolean => {
    const state = smallGame(WAYS[seed % WAYS.length]!, seed, most);
    const all = plainReach(state, 400);
    if (!all) return false;
    const names = new Set(all.map(nameOf));
    expect([...packedReach(state)].sort(), `game ${seed}`).to.deep.equal([...names].sort());
    return true;
  };

  it('are those that the rules’ moves lead to, where no card comes back', () => {
    const games = Array.from({ length: GAMES }, (_, n) => 2 * n).filter((seed) => check(seed, 10));
    expect(new Set(games.map((seed) => seed % WAYS.length)).size).to.equal(WAYS.length / 2);
    expect(games).to.have.lengthOf(isFull ? 198 : 44);
  });

  it('are those that the rules’ moves lead to, where cards come back', () => {
    const seeds = firstOf(LOST_WITH_RETURNS, 45);
    expect(seeds.filter((seed) => !check(seed, 53))).to.deep.equal([]);
    const ways = new Set(seeds.map((seed) => seed % WAYS.length));
    expect(ways.size).to.equal(WAYS.length / 2);
  });

  it('come back as they were when moves are taken back', () => {
    for (let seed = 0; seed < 100; seed++) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 50);
      const at = new Packed(state, 'by rules');
      const before = JSON.stringify(at);
      for (let turn = 0; turn < 60; turn++) {
        const moves = packedMoves(at);
        if (moves.length === 0) break;
        at.make(moves[(turn * 31 + seed) % moves.length]!);
      }
      const made = at.made;
      at.rewind(0);
      expect({ ...JSON.parse(JSON.stringify(at)), trail: 0 }, `${made}`).to.deep.equal({
        ...JSON.parse(before),
        trail: 0,
      });
    }
  });
});

describe('plain search', () => {
  it('knows the moves of the rules', () => {
    let moves = 0;
    for (let seed = 0; seed < 300; seed++) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 50);
      const legal = klondike.moves(state).map((move) => plainOf(klondike.play(state, move)));
      const names = [...new Set(legal.map(plainName))].sort();
      const plain = plainSteps(plainOf(state), state.options).map(plainName);
      expect([...new Set(plain)].sort(), `game ${seed}`).to.deep.equal(names);
      moves += names.length;
    }
    expect(moves).to.be.greaterThan(1000);
  });
});
