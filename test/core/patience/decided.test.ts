import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { describe, it } from '#bdd';
import { readDeals } from '../../../bench/patience/deals.js';
import { UNCERTAIN, beginningOf } from '../../../bench/patience/games.js';
import { searchRules } from '../../../src/core/solver/rules/solve.js';
import { countOf } from '../../support/counts.js';
import { proofProblem } from '../solver/rules/proof-problem.js';

/** The positions that the search may keep for a deal. */
const BUDGET = countOf({ normal: 800, full: 100_000 });
/** How many of the deals it decides at least. */
const DECIDED = countOf({ normal: 100, full: 200 });

const VERDICTS: Readonly<Record<string, string>> = {
  solved: 'winnable',
  unsolvable: 'unwinnable',
};

describe('the verdict on deals that Solvitaire has decided', () => {
  const deals = readDeals(fileURLToPath(new URL('decided.tsv', import.meta.url)));
  let decided = 0;

  for (const game of new Set(deals.map((deal) => deal.game))) {
    it(`is the same, or not known within the budget: ${game}`, async () => {
      for (const known of deals.filter((one) => one.game === game)) {
        const { deal, told } = known;
        const { rules, state } = await beginningOf(known);
        const search = searchRules(rules, state, BUDGET);
        const verdict = search.step(Infinity);
        if (verdict === 'winnable')
          expect(proofProblem(rules, state, search.proof()), `deal ${deal}`).to.equal(undefined);
        if (verdict === 'unknown' || VERDICTS[told] === UNCERTAIN[game]) continue;
        expect(verdict, `deal ${deal}`).to.equal(VERDICTS[told]);
        decided++;
      }
    });
  }

  it('is known of most deals', () => {
    expect(decided).to.be.at.least(DECIDED);
  });
});
