import { expect } from 'chai';
import { solverClient } from '../../../src/elements/solver/client.js';
import { afterTest, makeElement, putInBox } from '../support/mount.js';
import { GAMES, type TrickTag } from '../support/tricks.js';
import { until } from '../support/until.js';

describe('the bots of a trick-taking table without a worker', () => {
  for (const tag of Object.keys(GAMES) as readonly TrickTag[]) {
    it(`play on: ${tag}`, async () => {
      const { workerFactory } = solverClient;
      solverClient.workerFactory = null;
      afterTest(() => (solverClient.workerFactory = workerFactory));
      const table = makeElement(tag, { bots: 'beginner' });
      putInBox(table, {});
      await table.updateComplete;
      await until('it is over', () => {
        const [move] = table.legalMoves.filter(({ type }) => type !== 'cut' && type !== 'claim');
        if (move) table.play(move);
        return table.outcome === 'over';
      });
      expect(table.state!.results).not.to.equal(null);
    });
  }
});
