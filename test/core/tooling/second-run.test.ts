import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from '#bdd';
import { withSecond } from '../../../scripts/test/second-run.mjs';

const none = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };
const first = {
  passed: 10,
  failed: 2,
  skipped: 1,
  files: ['a.test.ts'],
  failures: ['drag › drops', 'drag › glides'],
};

describe('files that failed in a browser', () => {
  /** What is written while they are run again. */
  let written: unknown[] = [];
  const { log } = console;
  beforeEach(() => {
    written = [];
    console.log = (text: unknown) => void written.push(text);
  });
  afterEach(() => {
    console.log = log;
  });

  it('are run once more, and only what failed twice has failed', async () => {
    const asked: string[][] = [];
    const counts = await withSecond(first, (files) => {
      asked.push(files);
      return Promise.resolve({ ...none, passed: 5, failed: 1, failures: ['drag › glides'] });
    });
    expect(asked).to.deep.equal([['a.test.ts']]);
    expect(written).to.deep.equal(['\n2 failed; once more: a.test.ts']);
    expect(counts).to.deep.equal({
      passed: 11,
      failed: 1,
      skipped: 1,
      again: 1,
      lines: ['passed only when run again: drag › drops', '✗ drag › glides'],
    });
  });

  it('have failed where the second run has no result', async () => {
    const counts = await withSecond(first, () => Promise.resolve({ ...none, failed: 2 }));
    expect([counts.passed, counts.failed, counts.again]).to.deep.equal([10, 2, 0]);
  });

  it('have failed where the second run broke down, though it names no test', async () => {
    const counts = await withSecond(first, () => Promise.resolve({ ...none, failed: 1 }));
    expect([counts.failed, counts.lines.length]).to.deep.equal([2, 2]);
  });

  it('are not run again where there is no second run: the pure core has no excuse', async () => {
    const counts = await withSecond(first, undefined);
    const lines = ['✗ drag › drops', '✗ drag › glides'];
    expect(counts).to.deep.equal({ passed: 10, failed: 2, skipped: 1, again: 0, lines });
    expect(written).to.deep.equal([]);
  });
});
