import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { askBot, botRandom } from '../../../src/core.js';
import { botWith, seven27Bot } from '../../../src/games/seven-twenty-seven/bots/bots.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/rules/game.js';
import { DECLARES, DRAWS, SCORINGS } from '../../../src/games/seven-twenty-seven/rules/options.js';
import type { Seven27State } from '../../../src/games/seven-twenty-seven/rules/state.js';
import { countOf } from '../../support/counts.js';
import { type Seven27Bot, botsTable, handOf, seedOf } from '../support/seven27-bots.js';
import { stirred } from '../support/stirred.js';
import { SEED } from '../support/walks.js';

type Rules = Pick<typeof seven27, 'view'>;

/** Every decision in some hands, compared with the bot's decisions for other orders of the hidden cards. */
function check(rules: Rules, bot: Seven27Bot): void {
  const order = fc.shuffledSubarray([...Array(52).keys()], { minLength: 52 });
  const table = fc.record({
    scoring: fc.constantFrom(...SCORINGS),
    declare: fc.constantFrom(...DECLARES),
    draw: fc.constantFrom(...DRAWS),
  });
  const hands = fc.record({ number: fc.nat({ max: 999 }), order, table });
  fc.assert(
    fc.property(hands, ({ number, order: stir, table: changes }) => {
      const options = botsTable(4, { ...changes, tempers: ['steady', 'bold', 'cautious', 'bold'] });
      const quick = botWith({ passes: 1, samples: 4 });
      for (const { state, seat } of handOf(options, seedOf(99, number), [
        quick,
        quick,
        quick,
        quick,
      ])) {
        const choose = (asked: Seven27State): string =>
          JSON.stringify(
            askBot({ view: rules.view }, asked, seat, bot, botRandom(seedOf(7, 7), 'bot')),
          );
        expect(choose(stirred(state, seat, stir))).to.equal(choose(state));
      }
    }),
    { seed: SEED, numRuns: countOf({ normal: 4, full: 20 }) },
  );
}

describe('what a bot of Seven Twenty-Seven knows', () => {
  it('is the same whatever order the cards are in that it may not see', () => {
    check(seven27, seven27Bot);
  });

  it('is stirred indeed: other cards lie in other hands, and its own where they were', () => {
    const quick = botWith({ passes: 0, samples: 0 });
    const hand = handOf(botsTable(3), seedOf(99, 1), [quick, quick, quick]);
    const drawing = [...hand].find(({ state }) => state.phase === 'draw')!;
    const { state, seat } = drawing;
    const order = [...Array(52).keys()].reverse();
    const other = stirred(state, seat, order);
    expect(other.seats[seat]!.cards).to.deep.equal(state.seats[seat]!.cards);
    expect(other.deck).to.not.deep.equal(state.deck);
    expect([...other.deck].sort((a, b) => a - b)).to.deep.equal([...Array(52).keys()]);
    expect(seven27.view(other, seat)).to.deep.equal(seven27.view(state, seat));
  });
});

describe('the test of what bots know finds', () => {
  const shown: Rules = { view: (state) => state };
  const leaks: readonly (readonly [string, Rules, Seven27Bot])[] = [
    [
      'a bot that is handed the state and looks at the next card',
      shown,
      (view, seat, random) =>
        view.phase === 'draw' && view.deck[view.next]! % 2
          ? { type: 'stand', seat }
          : seven27Bot({ ...view, seats: seven27.view(view, seat).seats }, seat, random),
    ],
    ['a bot that is handed the state and counts what others have', shown, seven27Bot],
  ];
  for (const [name, rules, bot] of leaks) {
    it(name, () => {
      expect(() => check(rules, bot)).to.throw();
    });
  }
});
