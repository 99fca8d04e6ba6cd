import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeState, Session, klondike } from '../../../src/core.js';
import { search } from '../../../src/games/klondike/solver/solve.js';
import { countOf, isFull } from '../../support/counts.js';
import { type KlondikeSession, NO_FLIPS, klondikeFrom } from '../support/klondike.js';
import { WAYS, smallGame } from '../support/klondike-small.js';
import { valueOf } from '../support/result.js';

const by = { source: 'host', now: 0, aids: NO_FLIPS } as const;

/** Plays a position's proof through its session; whether there was one. */
function wins(session: KlondikeSession, name: string): boolean {
  const found = search(session.state, 3000);
  const verdict = found.step(Infinity);
  if (verdict !== 'winnable') {
    expect(found.proof(), name).to.equal(undefined);
    return false;
  }
  const refused = found
    .proof()!
    .map((move) => session.play(move, by))
    .filter(Boolean);
  expect([refused, session.outcome], name).to.deep.equal([[], 'won']);
  return true;
}

const start = (deal: number, options: object): KlondikeSession =>
  valueOf(Session.start(klondike, { deal, options }));

/** The deals of each way to play, and how many of them are won in each. */
const DEALS = [1, 2, 3, 4, 5].slice(0, countOf({ normal: 3, full: 5 }));
const WON = isFull
  ? [...[5, 5, 0, 0, 1, 0, 1, 1, 1, 1], ...[3, 3, 0, 0, 0, 0, 1, 2, 0, 1]]
  : [...[3, 3, 0, 0, 1, 0, 1, 1, 1, 1], ...[3, 3, 0, 0, 0, 0, 1, 2, 0, 1]];

describe('a proof that a game of Klondike can be won', () => {
  it('wins, move by move, from deals in every way to play', () => {
    const won = WAYS.map(
      (options) =>
        DEALS.filter((deal) => wins(start(deal, options), `${deal} ${JSON.stringify(options)}`))
          .length,
    );
    // At draw one, then three: without a limit, then for 0 to 3 redeals; without returns, and with.
    expect(won).to.deep.equal(WON);
  });

  it('wins from any position, even with a card still to be turned over', () => {
    let [won, unturned] = [0, 0];
    const needsTurn = ({ piles, faceDown }: KlondikeState): boolean =>
      Object.entries(faceDown).some(([id, down]) => down > 0 && piles[id]!.length === down);
    for (let seed = 0; seed < countOf({ normal: 80, full: 200 }); seed++) {
      const state = smallGame(WAYS[seed % WAYS.length]!, seed, 50);
      if (!wins(klondikeFrom(state), `game ${seed}`)) continue;
      won++;
      if (needsTurn(state)) unturned++;
    }
    expect({ won, unturned }).to.deep.equal(
      isFull ? { won: 151, unturned: 67 } : { won: 61, unturned: 28 },
    );
  });

  it('goes on from every position of a game', () => {
    const session = start(15, { draw: 3 });
    const first = search(session.state);
    first.step(Infinity);
    for (const move of first.proof()!) {
      expect(search(session.state).step(Infinity)).to.equal('winnable');
      session.play(move, by);
    }
    expect(session.outcome).to.equal('won');
    expect(search(session.state).proof()).to.equal(undefined);
    expect(search(session.state).step(1)).to.equal('winnable');
  });
});
