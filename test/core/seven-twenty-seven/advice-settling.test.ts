import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { seatAccount } from '../../../src/core.js';
import { CLAIMS, Settling } from '../../../src/games/seven-twenty-seven/advice/settling.js';
import { SCORINGS } from '../../../src/games/seven-twenty-seven/rules/options.js';
import { DECLARATIONS } from '../../../src/games/seven-twenty-seven/rules/state.js';
import {
  isBust,
  rankTable,
  totalsOf,
  weigh,
} from '../../../src/games/seven-twenty-seven/rules/scoring.js';
import { judgePots, potTransfers } from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { potsOf, uncalledOf } from '../../../src/core/table/pots.js';
import { seatsFrom } from '../../../src/core/table/seats.js';
import { countOf } from '../../support/counts.js';
import { SEED } from '../support/walks.js';

const seat = fc.record({
  paid: fc.constantFrom(1, 5, 5, 12, 20, 20),
  isIn: fc.boolean(),
  cards: fc.array(fc.nat({ max: 51 }), { minLength: 2, maxLength: 4 }),
  declared: fc.constantFrom(...DECLARATIONS),
});

describe('the settling of samples', () => {
  it('pays every seat what the rules pay it', () => {
    fc.assert(
      fc.property(
        fc.array(seat, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...SCORINGS),
        fc.boolean(),
        (all, scoring, declares) => {
          // Those who are bust are out before; seat 0 is the last who never is.
          const table = all.map((one, at) => ({
            ...one,
            isIn: at === 0 || (one.isIn && !isBust(one.cards, scoring, 'face')),
          }));
          if (isBust(table[0]!.cards, scoring, 'face')) return;
          const order = seatsFrom(1, table.length);
          const called = table.map(({ paid }) => paid);
          const uncalled = uncalledOf(called);
          if (uncalled) called[uncalled.seat]! -= uncalled.amount;
          const hands = table.map(({ isIn, cards, declared }) =>
            isIn
              ? { totals: totalsOf(cards, scoring, 'face'), declared: declares ? declared : null }
              : null,
          );
          const isIn = table.map((one) => one.isIn);
          const pots = judgePots(potsOf(called, isIn), { hands, scoring, order });
          for (const at of table.keys()) {
            const won = potTransfers(pots)
              .filter(({ to }) => to === seatAccount(at))
              .reduce((sum, { amount }) => sum + amount, 0);
            const back = uncalled?.seat === at ? uncalled.amount : 0;
            const settling = new Settling({
              ...{ seat: at, ranks: rankTable(scoring), declares, order, gone: 0 },
            });
            const told = settling.settle({
              paid: Float64Array.from(table, (one) => one.paid),
              left: Uint8Array.from(isIn, Number),
              hands: Uint16Array.from(table, (one) => weigh(one.cards, 'face')),
              claims: Uint8Array.from(table, (one) => (declares ? CLAIMS[one.declared] : 3)),
            });
            expect(told.chips).to.equal(won + back);
          }
        },
      ),
      { seed: SEED, numRuns: countOf({ normal: 300, full: 5000 }) },
    );
  });
});
