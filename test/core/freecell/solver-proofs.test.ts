import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SUPERMOVES, VARIANTS } from '../../../src/core.js';
import { search } from '../../../src/games/freecell/solver/solve.js';
import { MAX_CELLS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { NO_AIDS, start } from '../support/sessions.js';

/** Plays a deal's proof through the session; whether there was one. */
function wins(deal: number, options: object): boolean {
  const session = start(deal, options);
  const found = search(session.state, 20_000);
  const verdict = found.step(Infinity);
  const name = `${deal} ${JSON.stringify(options)}`;
  if (verdict !== 'winnable') {
    expect(found.proof(), name).to.equal(undefined);
    return false;
  }
  const refused = found
    .proof()!
    .map((move) => session.play(move, { source: 'host', now: 0, aids: NO_AIDS }))
    .filter(Boolean);
  expect([refused, session.outcome], name).to.deep.equal([[], 'won']);
  return true;
}

describe('a proof that a deal of FreeCell’s family can be won', () => {
  for (const variant of VARIANTS) {
    it(`wins, move by move, with any number of cells and however many cards go at once: ${variant}`, () => {
      const won: number[] = [];
      for (let cells = minCells(variant); cells <= MAX_CELLS; cells++) {
        for (const [index, supermove] of SUPERMOVES.entries()) {
          if (wins(3 * cells + index + 1, { variant, cells, supermove })) won.push(cells);
        }
      }
      // With so many cells no deal is hard.
      expect(won.filter((cells) => cells >= 7)).to.deep.equal([7, 7, 7, 8, 8, 8]);
    });
  }

  it('goes on from any position of a game', () => {
    const session = start(1, {});
    const first = search(session.state);
    first.step(Infinity);
    for (const move of first.proof()!.slice(0, -1)) {
      const found = search(session.state);
      expect(found.step(Infinity)).to.equal('winnable');
      session.play(move, { source: 'host', now: 0, aids: NO_AIDS });
    }
    const last = search(session.state);
    last.step(Infinity);
    session.play(last.proof()![0]!, { source: 'host', now: 0, aids: NO_AIDS });
    expect(session.outcome).to.equal('won');
    expect(search(session.state).step(1)).to.equal('winnable');
  });
});
