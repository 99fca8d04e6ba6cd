import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Variant, freecell } from '../../../src/core.js';
import { firstOf } from '../../support/counts.js';
import { solutions } from '../support/oracles.js';
import { NO_AIDS, read, start } from '../support/sessions.js';

/** Solutions that another program found, and how many there are. */
const ORACLES: readonly (readonly [Variant, string, number])[] = [
  ['freecell', 'freecell-solutions-1-100.tsv', 100],
  ['kingcell', 'kingcell-solutions-1-30.tsv', 30],
];

for (const [variant, file, count] of ORACLES) {
  describe(`solutions of ${variant} by another program`, () => {
    const all = solutions(file);

    it(`are those of deals 1 to ${count}`, () => {
      expect(all.map(({ deal }) => deal)).to.deep.equal(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    });

    it('win here move by move, in the same notation', () => {
      const wrong: string[] = [];
      for (const { deal, tokens } of firstOf(all, 40)) {
        const session = start(deal, { variant, supermove: 'full' });
        for (const [index, token] of tokens.entries()) {
          const { outcome, state } = session;
          const move = read(state, token);
          const written = freecell.writeMove(state, move);
          const refused = session.play(move, { source: 'host', now: 0, aids: NO_AIDS });
          if (outcome === undefined && written === token && refused === undefined) continue;
          wrong.push(`deal ${deal}, move ${index + 1}: ${token}, ${written}, ${refused?.code}`);
        }
        expect(session.outcome, `deal ${deal}`).to.equal('won');
        expect(session.moveCount, `deal ${deal}`).to.equal(tokens.length);
        expect(session.save(0).moves, `deal ${deal}`).to.deep.equal(tokens);
      }
      expect(wrong).to.deep.equal([]);
    });
  });
}
