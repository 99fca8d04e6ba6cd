import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { FACE_DOWN, type Seat } from '../../../src/core.js';
import {
  adviseSeven27,
  beginSeven27Advice,
} from '../../../src/games/seven-twenty-seven/advice/advice.js';
import { judgeSeven27Decision } from '../../../src/games/seven-twenty-seven/advice/decision.js';
import type { Estimate } from '../../../src/games/seven-twenty-seven/advice/estimate.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/rules/game.js';
import { DECLARES, DRAWS, SCORINGS } from '../../../src/games/seven-twenty-seven/rules/options.js';
import type { Seven27State } from '../../../src/games/seven-twenty-seven/rules/state.js';
import { botWith } from '../../../src/games/seven-twenty-seven/bots/bots.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { must } from '../support/result.js';
import { plainShowdown } from '../support/plain-seven27.js';
import { botsTable, handOf, seedOf } from '../support/seven27-bots.js';
import { dealt, deckOfHands, playMoves, seats } from '../support/seven27.js';
import { stirred } from '../support/stirred.js';
import { choices } from '../support/plain-poker.js';
import { SEED } from '../support/walks.js';

/**
 * What a seat sees at the last bet, with all cards dealt. The others have one hidden card each, and nothing
 * they did hints at it, so each unseen card is equally likely.
 */
function lastBet(hands: readonly string[], moves: string, seat: Seat): Seven27State {
  const count = hands.length;
  const rules = { lastBet: true, scoring: 'over-is-bust' } as const;
  const each = (letter: string): string =>
    Array.from({ length: count }, (_, at) => `${letter}${at}`).join(' ');
  const session = playMoves(
    dealt(seats(count, rules), deckOfHands(hands)),
    `${each('s')} ${each('k')} ${each('s')} ${moves}`,
  );
  const { state } = session;
  const unread = state.seats.map((one) => ({ ...one, stands: 0, last: null }));
  return seven27.view({ ...state, seats: unread }, seat);
}

/** The net chips of a seat after a showdown, for every card that the others may have. */
function enumerated(view: Seven27State, seat: Seat, paid: readonly number[]): number {
  const seen = view.seats.flatMap(({ cards }) => cards.filter((card) => card !== FACE_DOWN));
  const unseen = ALL_CARDS.filter((card) => !seen.includes(card));
  const others = view.seats.length - 1;
  let [sum, count] = [0, 0];
  for (const picked of choices(unseen, others)) {
    for (const order of others === 1 ? [picked] : [picked, [...picked].reverse()]) {
      let next = 0;
      const hands = view.seats.map(({ cards }) => ({
        cards: cards.map((card) => (card === FACE_DOWN ? order[next++]! : card)),
        declared: 'all',
      }));
      const { dealer, scoring, tens } = view.options;
      sum += plainShowdown({ scoring, tens, hands, paid, dealer })[seat]!;
      count++;
    }
  }
  return sum / count;
}

const close = ({ value, error }: Estimate, exact: number): void => {
  expect(Math.abs(value - exact), `${value} ± ${error} for ${exact}`).to.be.below(3 * error);
};

const of = (state: Seven27State, seat: Seat, type: string) => {
  const advice = must(adviseSeven27(state, seat), 'an advice');
  return must(
    advice.choices.find(({ move }) => move.type === type),
    type,
  );
};

describe('the advice for Seven Twenty-Seven', () => {
  it('is what every card that may be hidden comes to, against one and against two', () => {
    const one = lastBet(['6C 7D', '5H 9S'], 'b0:10', 1);
    close(of(one, 1, 'call').net, enumerated(one, 1, [15, 15]) - 10);
    const two = lastBet(['9H TS', 'KC 6D', '8C 3D'], 'k0 b1:5 c2', 0);
    // After this call nobody else has to act, so no fold depends on it.
    close(of(two, 0, 'call').net, enumerated(two, 0, [10, 10, 10]) - 5);
  });

  it('counts what the next card does', () => {
    const session = dealt(seats(2), deckOfHands(['KC 6D', '8H 9S']));
    const { card } = must(adviseSeven27(session.state, 0, { samples: 50 }), 'an advice');
    // The hand is 6½: half a point makes 7 (11 court cards left), an ace 7½. No card makes 27 or more.
    expect(card).to.deep.equal({
      unseen: 49,
      low: { hits: 11, nearer: 11, over: 38 },
      high: { hits: 0, nearer: 49, over: 0 },
    });
  });

  it('is the same at the same decision, in slices and at once, whatever lies hidden', () => {
    const quick = botWith({ passes: 1, samples: 4 });
    const samples = countOf({ normal: 8, full: 60 });
    const order = fc.shuffledSubarray([...Array(52).keys()], { minLength: 52 });
    const table = fc.record({
      scoring: fc.constantFrom(...SCORINGS),
      declare: fc.constantFrom(...DECLARES),
      draw: fc.constantFrom(...DRAWS),
    });
    fc.assert(
      fc.property(fc.nat({ max: 999 }), order, table, (number, stir, changes) => {
        const options = botsTable(4, changes);
        for (const { state, seat, move } of handOf(
          options,
          seedOf(77, number),
          Array(4).fill(quick),
        )) {
          const told = JSON.stringify(adviseSeven27(state, seat, { samples }));
          const other = stirred(state, seat, stir);
          expect(JSON.stringify(adviseSeven27(other, seat, { samples }))).to.equal(told);
          if (state.phase === 'ante') {
            expect(told).to.equal(undefined);
            continue;
          }
          const slices = beginSeven27Advice(state, seat, { samples }, () => 0)!;
          while (!slices.run(0)) expect(slices.progress).to.be.below(1);
          expect(JSON.stringify(slices.run(0))).to.equal(told);
          const judged = must(judgeSeven27Decision(state, move as never, samples), 'a judgement');
          expect(judged.cost).to.be.at.least(0);
          expect(judged.agrees || !judged.isSame).to.equal(true);
        }
      }),
      { seed: SEED, numRuns: countOf({ normal: 1, full: 10 }) },
    );
  });

  it('tries a bet of any amount beside the others, and changes none of their figures by it', () => {
    const view = lastBet(['6C 7D', '5H 9S'], '', 0);
    const plain = must(adviseSeven27(view, 0, { samples: 200 }), 'an advice');
    const move = { type: 'bet', seat: 0, amount: 7 } as const;
    const judged = must(judgeSeven27Decision(view, move, 200), 'a judgement');
    expect(judged.chosen.move).to.deep.equal(move);
    const nets = judged.advice.choices.filter((choice) => choice !== judged.chosen);
    expect(nets.map(({ net }) => net)).to.deep.equal(plain.choices.map(({ net }) => net));
  });

  it('keeps a hand that is 27, and tells what a card would have cost', () => {
    const rules = { dealing: 'down-down-up' } as const;
    const hands = deckOfHands(['8C 9D TS', '5H 6H 9S']);
    const { state } = playMoves(dealt(seats(2, rules), hands), 'k0 k1');
    const stand = must(judgeSeven27Decision(state, { type: 'stand', seat: 0 }), 'stand');
    expect(stand).to.include({ isSame: true, agrees: true, cost: 0 });
    const take = must(judgeSeven27Decision(state, { type: 'take', seat: 0 }), 'take');
    expect(take.agrees).to.equal(false);
    expect(take.cost).to.equal(take.chosen.behind.value);
    expect(take.cost).to.be.above(1);
  });
});
