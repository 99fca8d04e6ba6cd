import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { seatAccount } from '../../../src/core.js';
import { CLAIMS, Settling } from '../../../src/games/seven-twenty-seven/advice/settling.js';
import {
  CARRIES,
  FIVE_ACE_ACES,
  SCORINGS,
  WIN_AND_TIES,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import { DECLARATIONS } from '../../../src/games/seven-twenty-seven/rules/state.js';
import { isBust, rankTable, weigh } from '../../../src/games/seven-twenty-seven/rules/scoring.js';
import { carryOf, withCarried } from '../../../src/games/seven-twenty-seven/rules/paying.js';
import {
  judgePots,
  potTransfers,
  shownHand,
} from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { potsOf, uncalledOf } from '../../../src/core/table/pots.js';
import { seatsFrom } from '../../../src/core/table/seats.js';
import { countOf } from '../../support/counts.js';
import { cards } from '../support/cards.js';
import { SEED } from '../support/walks.js';

const seat = fc.record({
  paid: fc.constantFrom(1, 5, 5, 12, 20, 20),
  chips: fc.constantFrom(0, 0, 30),
  isIn: fc.boolean(),
  cards: fc.oneof(
    fc.array(fc.nat({ max: 51 }), { minLength: 2, maxLength: 4 }),
    fc.constantFrom(...['5C AC AD', '2C 3C AH AS', '7C', '9C 9D 9H'].map(cards)),
  ),
  declared: fc.constantFrom(...DECLARATIONS),
});

describe('the settling of samples', () => {
  it('pays every seat what the rules pay it', () => {
    fc.assert(
      fc.property(
        fc.array(seat, { minLength: 2, maxLength: 6 }),
        fc.record({
          scoring: fc.constantFrom(...SCORINGS),
          tens: fc.constant('face' as const),
          fiveAceAce: fc.constantFrom(...FIVE_ACE_ACES),
          winAndTie: fc.constantFrom(...WIN_AND_TIES),
          carry: fc.constantFrom(...CARRIES),
          carried: fc.constantFrom(0, 7),
        }),
        fc.boolean(),
        (all, rules, declares) => {
          const { scoring, winAndTie, carried } = rules;
          // Bust hands are removed first. Seat 0 is the last player, who is never bust.
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
            isIn ? shownHand(cards, declares ? declared : null, rules) : null,
          );
          const isIn = table.map((one) => one.isIn);
          const chips = table.map((one, at) => {
            return one.chips + (uncalled?.seat === at ? uncalled.amount : 0);
          });
          const pots = judgePots(withCarried(potsOf(called, isIn), carried), {
            ...{ hands, winAndTie, carry: carryOf(rules.carry, chips), order },
          });
          for (const at of table.keys()) {
            const won = potTransfers(pots)
              .filter(({ to }) => to === seatAccount(at))
              .reduce((sum, { amount }) => sum + amount, 0);
            const back = uncalled?.seat === at ? uncalled.amount : 0;
            const settling = new Settling({
              ...{ seat: at, ranks: rankTable(rules), declares, order, gone: 0 },
              ...{ carry: rules.carry, winAndTie },
            });
            const told = settling.settle({
              paid: Float64Array.from(table, (one) => one.paid),
              chips: Float64Array.from(table, (one) => one.chips),
              carried,
              left: Uint8Array.from(isIn, Number),
              hands: Uint16Array.from(table, (one) => weigh(one.cards, rules)),
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
