import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Seven27State,
  Session,
  botRandom,
  endHand,
  netOf,
  seven27,
  seven27Chips,
  seven27HandEnd,
  seven27Pots,
  startRun,
} from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, sorted } from '../support/cards.js';
import { frozen } from '../support/frozen.js';
import { valueOf } from '../support/result.js';
import { BY, anyMove, variants } from '../support/seven27.js';
import { seedOf } from '../support/seven27-bots.js';
import { SEED } from '../support/walks.js';

const HANDS = countOf({ normal: 50, full: 1000 });
/** More moves than any hand has, even if players raise until all are all-in. */
const MOST_MOVES = 2000;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const inFront = (state: Seven27State): readonly number[] =>
  state.seats.map((_, seat) => seven27Chips(state, seat));

/** What must hold in every position: no chip or card is missing or extra. */
function checkPosition(state: Seven27State): void {
  const { options, seats, deck, next, betting, phase, turn } = state;
  const chips = inFront(state);
  expect(Math.min(...chips)).to.be.at.least(0);
  const { carried } = options;
  const middle = carried + sum(seats.map(({ paid, won }) => paid - won));
  expect(sum(chips) + middle).to.equal(carried + sum(options.stacks.map((stack) => stack ?? 0)));
  if (phase !== 'over' && phase !== 'ante') {
    expect(sum(seven27Pots(state).map(({ amount }) => amount))).to.equal(middle);
  }
  expect(sorted([...deck.slice(next), ...seats.flatMap(({ cards }) => cards)])).to.equal(
    sorted(ALL_CARDS),
  );
  const inPlaces = seats.map(({ places }) => places.map((at) => deck[at]).join());
  expect(inPlaces).to.deep.equal(seats.map(({ cards }) => cards.join()));
  expect(betting?.turn ?? null).to.equal(phase === 'bets' ? turn : null);
  if (turn !== null) expect(seats[turn]!.status).to.equal('in');
}

/** What must hold at the end: every chip is paid, and the transfers account for it. */
function checkEnd(state: Seven27State): void {
  const { options, results } = state;
  expect(seven27.moves(state)).to.deep.equal([]);
  const chips = inFront(state);
  if (!results) {
    expect(chips).to.deep.equal(options.stacks.map((stack) => stack ?? 0));
    return;
  }
  expect(results.stacks.map((stack) => stack ?? 0)).to.deep.equal(chips);
  expect(netOf(results.transfers, 'pot')).to.equal(results.carried - options.carried);
  expect(results.transfers.every(({ amount }) => Number.isInteger(amount) && amount > 0)).to.equal(
    true,
  );
  for (const { seat, net, paid, won, shown, totals } of results.seats) {
    expect(net).to.equal(won - paid);
    expect(netOf(results.transfers, `seat-${seat}`)).to.equal(net);
    expect(shown).to.equal(totals !== null);
  }
  expect(results.showdown).to.equal(results.seats.filter(({ shown }) => shown).length > 1);
  expect(sum(results.pots.map(({ amount }) => amount))).to.equal(
    options.carried + sum(results.seats.map(({ paid }) => paid)),
  );
}

describe('a hand of Seven Twenty-Seven that is played by chance', () => {
  it('keeps every chip and every card at each move, and ends', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(variants, fc.nat(), (options, number) => {
        const random = botRandom(seedOf(number, 0), 'players');
        const deck = fc.sample(fc.shuffledSubarray([...ALL_CARDS], { minLength: 52 }), {
          numRuns: 1,
          seed: number,
        })[0]!;
        const session = valueOf(Session.start(seven27, { deck, options }));
        while (session.outcome === undefined) {
          checkPosition(frozen(session.state));
          const { phase, next, paidPots } = session.state;
          met.add(phase);
          if (next === 52) met.add('deck out');
          if (paidPots.length > 0) met.add('side pot paid');
          expect(session.play(anyMove(session.state, random), BY)).to.equal(undefined);
          expect(session.at).to.be.below(MOST_MOVES);
        }
        const { state } = session;
        checkPosition(state);
        checkEnd(state);
        met.add(state.results ? `showdown ${state.results.showdown}` : 'none in');
        for (const { status } of state.seats) met.add(status);
      }),
      { seed: SEED, numRuns: HANDS },
    );
    expect([...met].sort()).to.deep.equal([
      ...['ante', 'bets', 'bust', 'deck out', 'declare', 'draw', 'folded', 'in', 'none in'],
      ...['open', 'out', 'showdown false', 'showdown true', 'side pot paid'],
    ]);
  });
});

describe('a run of hands', () => {
  it('passes the deal to the left, over seats without chips, and keeps every chip', () => {
    let run = startRun({ kinds: Array<'bot'>(4).fill('bot'), stack: 40 });
    const random = botRandom(seedOf(3, 3), 'players');
    for (let hand = 1; hand <= 30 && run.stacks.filter(Boolean).length > 1; hand++) {
      const { kinds, stacks, dealer } = run;
      const session = valueOf(
        Session.start(seven27, { deck: ALL_CARDS, options: { kinds, stacks, dealer } }),
      );
      while (session.outcome === undefined) session.play(anyMove(session.state, random), BY);
      run = endHand(run, seven27HandEnd(session.state));
      expect(sum(run.stacks.map((stack) => stack!))).to.equal(160);
      const order = [1, 2, 3, 4].map((step) => (dealer + step) % 4);
      expect(run.dealer).to.equal(order.find((seat) => run.stacks[seat]! > 0));
    }
    expect(run.stacks).to.include(0);
    expect(run.hand).to.be.above(3);
  });
});
