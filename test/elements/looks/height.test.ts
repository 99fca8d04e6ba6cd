import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { readToken, solutionOf } from '../../support/notation.js';
import { faults } from '../support/geometry.js';
import { mount } from '../support/mount.js';
import { itInFull } from '../support/counts.js';

const GAMES = [
  { file: 'freecell-solutions-1-100.tsv', variant: 'freecell', deal: 1, width: 1024 },
  { file: 'freecell-solutions-1-100.tsv', variant: 'freecell', deal: 5, width: 320 },
  { file: 'kingcell-solutions-1-30.tsv', variant: 'kingcell', deal: 3, width: 390 },
] as const;

const read = async (file: string): Promise<string> => (await fetch(`/test/data/${file}`)).text();

describe('during a whole game', () => {
  before(() => setViewport({ width: 1280, height: 1200 }));
  after(() => resetPage());

  for (const { file, variant, deal, width } of GAMES) {
    itInFull(
      `${variant} ${deal} keeps its height and its cards in their places, ${width} wide`,
      async () => {
        const tokens = solutionOf(await read(file), deal);
        const rules = { deal: String(deal), variant, supermove: 'full' };
        const game = await mount({ ...rules, 'no-auto-finish': true }, { width });
        const height = game.offsetHeight;
        for (const [index, token] of tokens.entries()) {
          const refusal = game.play(readToken(game.state!, token));
          expect(refusal, `${index} ${token}`).to.equal(undefined);
          await game.updateComplete;
          expect(faults(game), `after ${index} ${token}`).to.deep.equal([]);
          expect(game.offsetHeight, `after ${index} ${token}`).to.equal(height);
        }
        expect([game.outcome, game.moveCount]).to.deep.equal(['won', tokens.length]);
      },
    );
  }
});
