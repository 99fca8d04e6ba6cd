import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Seven27Options, Seven27Session } from '../../../src/core.js';
import {
  type DrawPlan,
  hasDecided,
  nearestStop,
  planMove,
  refusePlan,
  stopsOf,
} from '../../../src/games/seven-twenty-seven/rules/plan.js';
import { deckOfHands, dealt, playMoves, table } from '../support/seven27.js';

/** A hand of 16 for 27 (an ace counts 11), in its first draw. The first seat is to act. */
const drawing = (
  given: Partial<Seven27Options> = {},
  stacks: readonly number[] = [100, 100, 100],
): Seven27Session =>
  dealt(table(stacks, given), deckOfHands(['5C AC', 'KC 6C', '9C 9D'], 'AD 8D 4H'));

const move = ({ state }: Seven27Session, plan: DrawPlan): string => planMove(state, 0, plan).type;

describe('a plan for the draws that are left', () => {
  it('stands, or takes until the total for 27 is reached', () => {
    const session = drawing();
    const moves = (['stand', 16, 17] as const).map((plan) =>
      move(session, plan === 'stand' ? { type: plan } : { type: 'take', until: plan }),
    );
    expect(moves).to.deep.equal(['stand', 'stand', 'take']);
  });

  it('stops at totals that are not reached yet', () => {
    const { state } = drawing();
    const stops = stopsOf(state, 0);
    expect([stops.at(0), stops.at(-1), stops.length]).to.deep.equal([17, 27, 11]);
    expect([nearestStop(stops, 25), nearestStop(stops, 5), nearestStop([], 25)]).to.deep.equal([
      ...[25, 17, undefined],
    ]);
    // Half a point above 6 goes on to 7.
    expect(stopsOf(state, 1)[0]).to.equal(7);
  });

  it('is for seats that may still take cards, and not for two people at one device', () => {
    const { state } = drawing();
    expect([refusePlan(state, 0, [0]), refusePlan(state, 0, [0, 2])]).to.deep.equal([
      ...[undefined, 'shared'],
    ]);
    expect(refusePlan(playMoves(drawing(), 's0 s1 s2 b0:5 f1').state, 1, [1])).to.equal('not-now');
    const frozen = playMoves(drawing({ freeze: 2 }), 's0 s1 s2 k0 k1 k2 s0 s1 t2 k0 k1 k2 s0');
    expect(refusePlan(frozen.state, 0, [0])).to.equal('not-now');
  });

  it('leaves no decision to a player who is all-in, unless hands are declared', () => {
    const stacks = [20, 100, 100];
    const allIn = (given: Partial<Seven27Options> = {}): Seven27Session =>
      playMoves(drawing(given, stacks), 's0 t1 s2 b0:15');
    expect([hasDecided(allIn().state, 0, true), hasDecided(allIn().state, 0, false)]).to.deep.equal(
      [true, false],
    );
    expect(hasDecided(allIn({ declare: 'simultaneous' }).state, 0, true)).to.equal(false);
    expect(hasDecided(drawing().state, 0, true)).to.equal(false);
  });
});
