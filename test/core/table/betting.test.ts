import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type BettingLimits,
  type BettingMove,
  type BettingRound,
  callOf,
  leaveRound,
  legalBetting,
  playBetting,
  refuseBetting,
  startRound,
} from '../../../src/core/table/betting.js';
import { countOf } from '../../support/counts.js';
import { SEED } from '../support/walks.js';

const LIMITS: BettingLimits = { min: 10, max: 50, maxRaises: null };

/** A round in which seats without chips are out. */
const start = (
  chips: readonly number[],
  first = 0,
  limits: Partial<BettingLimits> = {},
): BettingRound =>
  startRound(
    chips,
    chips.map((stack) => stack > 0),
    { ...LIMITS, ...limits },
    first,
  );

/** Parses a move: `check`, `bet 20`. */
function moveOf(text: string): BettingMove {
  const [type, amount] = text.split(' ') as [BettingMove['type'], string?];
  return type === 'bet' || type === 'raise' ? { type, amount: Number(amount) } : { type };
}

const refused = (round: BettingRound, text: string): unknown =>
  refuseBetting(round, round.turn!, moveOf(text));

/** Plays moves such as `2 raise 10`, and checks that it is that seat's turn. */
const play = (round: BettingRound, ...turns: readonly string[]): BettingRound =>
  turns.reduce((before, turn) => {
    const [seat, ...rest] = turn.split(' ');
    expect(before.turn, turn).to.equal(Number(seat));
    expect(refused(before, rest.join(' ')), turn).to.equal(undefined);
    return playBetting(before, moveOf(rest.join(' ')));
  }, round);

/** The legal moves as text: `check`, `bet 10–50`. */
const legal = (round: BettingRound): readonly string[] =>
  legalBetting(round).map((move) =>
    'amount' in move ? `${move.type} ${move.amount}–${move.max}` : move.type,
  );

const bets = ({ seats }: BettingRound): readonly number[] => seats.map(({ bet }) => bet);
const stacks = ({ seats }: BettingRound): readonly number[] => seats.map(({ chips }) => chips);

describe('a betting round', () => {
  it('ends when all have checked', () => {
    const round = play(start([100, 100, 100], 1), '1 check', '2 check', '0 check');
    expect(round.turn).to.equal(null);
    expect(bets(round)).to.deep.equal([0, 0, 0]);
    expect(legal(round)).to.deep.equal([]);
  });

  it('begins at the first seat clockwise that is in the hand and has chips', () => {
    expect(start([100, 0, 0, 100], 1).turn).to.equal(3);
    expect(start([100, 0, 0, 100, 0], 4).turn).to.equal(0);
  });

  it('continues until all bets are equal', () => {
    const round = play(
      start([100, 100, 100]),
      ...['0 bet 20', '1 call', '2 raise 15', '0 call', '1 raise 50', '2 call', '0 fold'],
    );
    expect(round).to.deep.include({ turn: null, bet: 85, raises: 2 });
    expect(bets(round)).to.deep.equal([35, 85, 85]);
    expect(stacks(round)).to.deep.equal([65, 15, 15]);
  });

  it('lets a seat that checked call and raise', () => {
    const round = play(start([100, 100, 100]), '0 check', '1 bet 20', '2 call');
    expect(legal(round)).to.deep.equal(['call', 'raise 10–50', 'fold']);
    const raised = play(round, '0 raise 30', '1 call', '2 call');
    expect(bets(raised)).to.deep.equal([50, 50, 50]);
    expect(raised.turn).to.equal(null);
  });

  it('ends when all but one have folded', () => {
    const round = play(start([100, 100, 100]), '0 bet 20', '1 fold', '2 fold');
    expect(round.turn).to.equal(null);
    expect(round.seats.map(({ isIn }) => isIn)).to.deep.equal([true, false, false]);
  });

  it('skips a seat that is all-in', () => {
    const round = play(start([100, 30, 100]), '0 bet 20', '1 raise 10', '2 raise 20', '0 call');
    expect(round.turn).to.equal(null);
    expect(bets(round)).to.deep.equal([50, 30, 50]);
  });

  it('lets a seat with too few chips call with all of them', () => {
    const round = play(start([100, 30, 100]), '0 bet 50');
    expect(callOf(round, 1)).to.equal(30);
    expect(bets(play(round, '1 call', '2 call'))).to.deep.equal([50, 30, 50]);
  });

  it('is skipped if at most one seat could bet and there is no bet', () => {
    const isIn = [true, true, true];
    expect(startRound([100, 0, 0], isIn, LIMITS, 0).turn).to.equal(null);
    expect(startRound([0, 0, 0], isIn, LIMITS, 0).turn).to.equal(null);
    expect(startRound([100, 100, 0], [true, false, true], LIMITS, 0).turn).to.equal(null);
    expect(startRound([100, 5, 0], isIn, LIMITS, 0).turn).to.equal(0);
  });
});

describe('the legal moves', () => {
  it('if there is no bet', () => {
    const round = start([100, 100]);
    expect(legal(round)).to.deep.equal(['check', 'bet 10–50']);
    for (const move of ['call', 'raise 10', 'fold']) {
      expect(refused(round, move), move).to.deep.equal({ code: 'no-bet-open' });
    }
    expect(refused(round, 'bet 9')).to.deep.equal({
      ...{ code: 'below-min', what: 'bet', amount: 9, min: 10 },
    });
    expect(refused(round, 'bet 51')).to.deep.equal({
      ...{ code: 'above-max', what: 'bet', amount: 51, max: 50 },
    });
    expect(refused(round, 'bet 12.5')).to.deep.equal({
      ...{ code: 'not-whole', what: 'bet', amount: 12.5 },
    });
  });

  it('if there is a bet', () => {
    const round = play(start([100, 40]), '0 bet 20');
    expect(legal(round)).to.deep.equal(['call', 'raise 10–20', 'fold']);
    const open = { code: 'bet-open', bet: 20, call: 20 };
    expect(refused(round, 'check')).to.deep.equal(open);
    expect(refused(round, 'bet 20')).to.deep.equal(open);
    expect(refused(round, 'raise 21')).to.deep.equal({
      ...{ code: 'above-stack', what: 'raise', amount: 21, stack: 20 },
    });
  });

  it('of a stack below the minimum: all of it', () => {
    expect(legal(start([7, 100]))).to.deep.equal(['check', 'bet 7–7']);
    expect(refused(start([7, 100]), 'bet 6')).to.deep.include({ code: 'below-min', min: 7 });
    const round = play(start([100, 27, 100]), '0 bet 20');
    expect(legal(round)).to.deep.equal(['call', 'raise 7–7', 'fold']);
  });

  it('of a stack that is just enough for the call: no raise', () => {
    const round = play(start([100, 20, 100]), '0 bet 20');
    expect(legal(round)).to.deep.equal(['call', 'fold']);
    const short = { code: 'short-of-raise', stack: 20, call: 20 };
    expect(refused(round, 'raise 1')).to.deep.equal(short);
    const shorter = play(start([100, 15, 100]), '0 bet 20');
    expect(refused(shorter, 'raise 1')).to.deep.equal({ ...short, stack: 15, call: 15 });
  });

  it('against players who are all-in: no raise', () => {
    const round = play(start([40, 100, 30]), '0 bet 40');
    expect(legal(play(round, '1 call'))).to.deep.equal(['call', 'fold']);
    const last = play(start([40, 30, 100]), '0 bet 40', '1 call');
    expect(legal(last)).to.deep.equal(['call', 'fold']);
    expect(refused(last, 'raise 10')).to.deep.equal({ code: 'nobody-to-raise' });
  });

  it('stop at the maximum number of raises, not counting the bet', () => {
    const limited = start([500, 500], 0, { maxRaises: 2 });
    const round = play(limited, '0 bet 10', '1 raise 10', '0 raise 10');
    expect(legal(round)).to.deep.equal(['call', 'fold']);
    expect(refused(round, 'raise 10')).to.deep.equal({ code: 'max-raises', max: 2 });
    const none = play(start([500, 500], 0, { maxRaises: 0 }), '0 bet 10');
    expect(legal(none)).to.deep.equal(['call', 'fold']);
  });
});

describe('an all-in raise below the minimum', () => {
  // Seat 1 has 4 more than the bet.
  const round = play(start([200, 24, 200, 200]), '0 bet 20', '1 raise 4');

  it('must be called', () => {
    expect(callOf(round, 2)).to.equal(24);
    const called = play(round, '2 call', '3 fold');
    expect(called.turn).to.equal(0);
    expect(callOf(called, 0)).to.equal(4);
    expect(bets(play(called, '0 call'))).to.deep.equal([24, 24, 24, 0]);
  });

  it('lets seats that acted before it only call or fold', () => {
    const back = play(round, '2 call', '3 call');
    expect(legal(back)).to.deep.equal(['call', 'fold']);
    expect(refused(back, 'raise 10')).to.deep.equal({ code: 'not-reopened', min: 10 });
    expect(play(back, '0 fold').turn).to.equal(null);
  });

  it('lets seats that have not acted raise, after which all may raise again', () => {
    expect(legal(round)).to.deep.equal(['call', 'raise 10–50', 'fold']);
    const raised = play(round, '2 raise 10', '3 call');
    expect(legal(raised)).to.deep.equal(['call', 'raise 10–50', 'fold']);
    expect(callOf(raised, 0)).to.equal(14);
    const again = play(raised, '0 raise 50', '2 call', '3 call');
    expect(again.turn).to.equal(null);
    expect(bets(again)).to.deep.equal([84, 24, 84, 84]);
  });

  it('lets nobody raise again even if several follow', () => {
    const twice = play(start([200, 24, 31, 200]), '0 bet 20', '1 raise 4', '2 raise 7', '3 call');
    expect(callOf(twice, 0)).to.equal(11);
    expect(refused(twice, 'raise 10')).to.deep.equal({ code: 'not-reopened', min: 10 });
  });

  it('of exactly the minimum lets all raise again', () => {
    const full = play(start([200, 30, 200]), '0 bet 20', '1 raise 10', '2 call');
    expect(legal(full)).to.deep.equal(['call', 'raise 10–50', 'fold']);
  });

  it('lets nobody raise who called the last full raise', () => {
    const called = play(start([200, 200, 44]), '0 bet 20', '1 raise 20', '2 raise 4', '0 raise 10');
    // Seat 0 had yet to answer the full raise, so it may raise again. That lets seat 1, who made
    // it, raise too.
    expect(legal(called)).to.deep.equal(['call', 'raise 10–50', 'fold']);
    const shut = play(start([200, 200, 44]), '0 bet 20', '1 raise 20', '2 raise 4', '0 call');
    expect(shut.turn).to.equal(1);
    expect(refused(shut, 'raise 10')).to.deep.equal({ code: 'not-reopened', min: 10 });
  });

  it('counts as a raise', () => {
    const limited = play(start([200, 24, 200], 0, { maxRaises: 1 }), '0 bet 20', '1 raise 4');
    expect(refused(limited, 'raise 10')).to.deep.equal({ code: 'max-raises', max: 1 });
  });
});

describe('an all-in bet below the minimum', () => {
  it('starts the betting: a seat that checked may raise', () => {
    const round = play(start([200, 4, 200]), '0 check', '1 bet 4', '2 call');
    expect(callOf(round, 0)).to.equal(4);
    expect(legal(round)).to.deep.equal(['call', 'raise 10–50', 'fold']);
  });
});

describe('a seat that leaves', () => {
  it('folds in its turn', () => {
    const round = play(start([100, 100, 100]), '0 bet 20');
    expect(leaveRound(round, 1)).to.deep.equal(playBetting(round, { type: 'fold' }));
  });

  it('out of turn leaves the turn where it is', () => {
    const round = leaveRound(play(start([100, 100, 100]), '0 bet 20'), 2);
    expect(round.turn).to.equal(1);
    expect(play(round, '1 call').turn).to.equal(null);
  });

  it('ends the round if one seat is left, or one that could bet and there is no bet', () => {
    expect(leaveRound(start([100, 100]), 1).turn).to.equal(null);
    expect(leaveRound(play(start([100, 100]), '0 bet 20'), 0).turn).to.equal(null);
    const isIn = [true, true, true];
    expect(leaveRound(startRound([100, 100, 0], isIn, LIMITS, 0), 1).turn).to.equal(null);
    // If there is a bet, it must still be called.
    const open = play(start([100, 30, 100]), '0 bet 40', '1 call');
    expect(leaveRound(open, 0).turn).to.equal(2);
  });

  it('changes nothing once the round is over', () => {
    const over = play(start([100, 100, 100]), '0 check', '1 check', '2 check');
    expect(leaveRound(over, 1)).to.deep.include({ turn: null, bet: 0 });
  });
});

describe('any betting round', () => {
  const tables = fc.record({
    chips: fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 2, maxLength: 10 }),
    first: fc.nat(9),
    maxRaises: fc.constantFrom(null, 0, 1, 3),
    picks: fc.array(fc.nat(), { minLength: 250, maxLength: 250 }),
  });

  it('ends with all chips there, and with equal bets or all-ins', () => {
    const all = fc.property(tables, ({ chips, first, maxRaises, picks }) => {
      let round = start(chips, first % chips.length, { maxRaises });
      for (const pick of picks) {
        const moves = legalBetting(round);
        const move = moves[pick % moves.length];
        if (!move) break;
        const amount = 'amount' in move ? move.amount + (pick % (move.max - move.amount + 1)) : 0;
        const made = { ...move, amount };
        const refused = refuseBetting(round, round.turn!, made);
        round = playBetting(round, made);
        const found = [
          ...[refused?.code, Math.min(...stacks(round)) >= 0, Math.max(...bets(round))],
          ...round.seats.map((seat) => seat.chips + seat.bet),
        ];
        const wanted = [undefined, true, round.bet, ...chips];
        if (String(found) !== String(wanted)) expect(found).to.deep.equal(wanted);
      }
      expect(round.turn).to.equal(null);
      const inIt = round.seats.filter(({ isIn }) => isIn);
      if (inIt.length < 2) return;
      for (const seat of inIt) {
        if (seat.chips > 0) expect(seat.bet).to.equal(round.bet);
      }
    });
    fc.assert(all, { seed: SEED, numRuns: countOf({ normal: 500, full: 1_000 }) });
  });
});
