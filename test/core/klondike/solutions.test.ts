import { describe, it } from '#bdd';
import { expect } from 'chai';
import { DRAWS, Session, klondike } from '../../../src/core.js';
import {
  FINISHES,
  FLIPS,
  type KlondikeSession,
  klondikeMove,
  playKlondike,
} from '../support/klondike.js';
import { solutions } from '../support/oracles.js';
import { valueOf } from '../support/result.js';

const start = (deal: number, options: object): KlondikeSession =>
  valueOf(Session.start(klondike, { deal, options }));

for (const draw of DRAWS) {
  describe(`won games at draw ${draw}`, () => {
    const all = solutions(`klondike-draw${draw}-solutions.tsv`);

    it('are three', () => {
      const deals = draw === 1 ? [15, 21, 28] : [15, 20, 21];
      expect(all.map(({ deal }) => deal)).to.deep.equal(deals);
    });

    it('win move by move, and come back from their save', () => {
      for (const { deal, tokens } of all) {
        const session = start(deal, { draw });
        for (const [index, token] of tokens.entries()) {
          const name = `deal ${deal}, move ${index + 1}: ${token}`;
          expect(session.outcome, name).to.equal(undefined);
          const move = klondikeMove(session.state, token);
          expect(klondike.writeMove(session.state, move), name).to.equal(token);
          const by = { source: 'host', now: 0, aids: FLIPS } as const;
          expect(session.play(move, by), name).to.equal(undefined);
        }
        expect(session.outcome, `deal ${deal}`).to.equal('won');
        expect(session.moveCount).to.equal(tokens.length);
        const loaded = valueOf(Session.load(klondike, session.save(0)));
        expect(loaded.state).to.deep.equal(session.state);
      }
    });

    it('turn all 21 cards over on the way', () => {
      for (const { deal, tokens } of all) {
        const session = start(deal, { draw });
        playKlondike(session, tokens.join(' '));
        const texts = session.steps.flatMap(({ text }) => text.split(' '));
        expect(texts.filter((text) => text.startsWith('f'))).to.have.lengthOf(21);
      }
    });

    it('finish by themselves before their last move, and score the same', () => {
      for (const { deal, tokens } of all) {
        const scored = { draw, scoring: 'vegas', redeals: 'unlimited' };
        const session = start(deal, scored);
        let played = 0;
        while (session.outcome === undefined) {
          playKlondike(session, tokens[played++]!, FINISHES);
        }
        expect(session.outcome).to.equal('won');
        expect(played, `deal ${deal}`).to.be.within(40, tokens.length - 2);
        expect(session.state.score).to.equal(52 * 5 - 52);
        const loaded = valueOf(Session.load(klondike, session.save(0)));
        expect(loaded.state).to.deep.equal(session.state);
      }
    });
  });
}
