import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, golf } from '../../../src/core.js';
import type { Transfer } from '../../../src/core/patience/piles.js';
import { safeCardsSentUp } from '../../../src/core/patience/safe-cards.js';
import { solutions } from '../support/oracles.js';
import { valueOf } from '../support/result.js';
import { NO_AIDS, play, start } from '../support/sessions.js';

const ends = (move: Transfer): Transfer => move;

const tokensOf = (deal: number): readonly string[] =>
  solutions('freecell-solutions-1-100.tsv').find((one) => one.deal === deal)!.tokens;

describe('safe cards that a player sent up', () => {
  for (const [deal, third, all] of [
    [1, 17, 34],
    [2, 23, 38],
    [3, 6, 32],
    [4, 6, 44],
  ] as const) {
    it(`are ${all} in a won game of deal ${deal}, the third at move ${third}`, () => {
      const session = start(deal, { supermove: 'full' });
      const counts = tokensOf(deal).map((token) => {
        play(session, token, NO_AIDS, 0);
        return safeCardsSentUp(session, ends);
      });
      expect([counts.indexOf(3) + 1, counts.at(-1)]).to.deep.equal([third, all]);
    });
  }

  it('are those of moves that stand, and not what went up automatically', () => {
    const session = start(3, { supermove: 'full' });
    const tokens = tokensOf(3).slice(0, 6);
    play(session, tokens.join(' '), NO_AIDS, 0);
    session.undo();
    expect(safeCardsSentUp(session, ends)).to.equal(2);
    session.redo();
    expect(safeCardsSentUp(session, ends)).to.equal(3);
    session.restart();
    play(session, tokens[2]!, { autoFinish: false, autoFoundation: 'safe' });
    expect([session.steps[0]!.automatic.length, safeCardsSentUp(session, ends)]).to.deep.equal([
      2, 0,
    ]);
  });

  it('are none where nothing is built up', () => {
    const session = valueOf(Session.start(golf, { deal: 1 }));
    session.play(session.legalMoves()[0]!);
    expect(safeCardsSentUp(session, ends)).to.equal(0);
  });
});
