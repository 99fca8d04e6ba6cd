import { expect } from 'chai';
import { HeartsTable } from '../../../src/games/hearts/element/element.js';
import { SpadesTable } from '../../../src/games/spades/element/element.js';
import { TwentyNineTable } from '../../../src/games/twenty-nine/element/element.js';
import { WhistTable } from '../../../src/games/whist/element/element.js';
import { some } from '../support/counts.js';
import { afterTest, makeElement, putInBox } from '../support/mount.js';
import type { TrickTag } from '../support/tricks.js';
import { until } from '../support/until.js';

const CLASSES = {
  'hearts-table': HeartsTable,
  'spades-table': SpadesTable,
  'whist-table': WhistTable,
  'twenty-nine-table': TwentyNineTable,
} as const;

const TAGS = Object.keys(CLASSES) as readonly TrickTag[];

describe('the bots of a trick-taking table without a worker', () => {
  // test/core/tricks/bots has whole hands of each game. How a bot is asked is the same for all.
  for (const tag of some(TAGS, ['twenty-nine-table'])) {
    it(`play on: ${tag}`, async () => {
      CLASSES[tag].workerFactory = null;
      afterTest(() => (CLASSES[tag].workerFactory = undefined));
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
