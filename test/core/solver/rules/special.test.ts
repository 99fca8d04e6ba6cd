import { expect } from 'chai';
import { describe, it } from '#bdd';
import { freecell, golf, klondike, pyramid } from '../../../../src/core.js';
import type { PatienceState } from '../../../../src/core/patience/rules/state.js';
import type { Table } from '../../../../src/core/patience/rules/table.js';
import { searchRules } from '../../../../src/core/solver/rules/solve.js';
import { countOf } from '../../../support/counts.js';
import { MID_GAMES } from '../../support/mid-games-all.js';
import { proofProblem } from './proof-problem.js';

/** How many positions of each group are compared. */
const POSITIONS = countOf({ normal: 4, full: 60 });
/** The positions that the general search may keep. */
const BUDGET = countOf({ normal: 2000, full: 50_000 });

const TABLES = Object.fromEntries(
  [freecell, golf, klondike, pyramid].map((game) => [
    game.game,
    game.tableOf as (options: object) => Table,
  ]),
);

describe('the verdict of the search that knows only rules', () => {
  for (const played of MID_GAMES) {
    const { game, groups } = played;
    it(`is that of the game’s own solver, in the middle of a game: ${game}`, () => {
      let compared = 0;
      for (const group of groups) {
        for (const position of played.positions(group, POSITIONS)) {
          const [own] = position.solve();
          const state = JSON.parse(position.text) as PatienceState;
          const { rules } = TABLES[game]!(state.options);
          const search = searchRules(rules, state, BUDGET);
          const verdict = search.step(Infinity);
          if (verdict === 'winnable')
            expect(proofProblem(rules, state, search.proof()), position.text).to.equal(undefined);
          if (own === 'unknown' || verdict === 'unknown') continue;
          expect(verdict, position.text).to.equal(own);
          compared++;
        }
      }
      expect(compared).to.be.at.least((groups.length * POSITIONS) / 2);
    });
  }
});
