import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PaigowGuideStep, guideStep } from '../../../src/games/pai-gow/rules/guide.js';
import type { PaigowState } from '../../../src/core.js';

const NONE = { front: 0, stands: false };

/** The parts of a hand that the guide reads, for a player against the house. */
const view = (
  phase: PaigowState['phase'],
  status: string,
  front: readonly number[] = [],
  outcome?: string,
): PaigowState =>
  ({
    phase,
    options: { dealer: 1 },
    seats: [
      { status, front },
      { status: 'dealer', front: [] },
    ],
    results: outcome ? { seats: [{ seat: 0, outcome }] } : null,
  }) as unknown as PaigowState;

describe('the guide of Pai Gow', () => {
  const steps: readonly (readonly [PaigowGuideStep, PaigowState, typeof NONE, boolean?])[] = [
    ['stake', view('bets', 'waiting'), NONE],
    ['wait', view('bets', 'in'), NONE],
    ['choose', view('set', 'in'), { front: 1, stands: false }],
    ['foul', view('set', 'in'), { front: 2, stands: false }],
    ['set', view('set', 'in'), { front: 2, stands: true }],
    ['wait', view('set', 'in', [1, 2]), NONE],
    ['out', view('set', 'out'), NONE],
    ['reveal', view('over', 'in', [1, 2], 'win'), NONE, true],
    ['win', view('over', 'in', [1, 2], 'win'), NONE],
    ['push', view('over', 'in', [1, 2], 'push'), NONE],
    ['lose', view('over', 'in', [1, 2], 'lose'), NONE],
    ['out', view('over', 'out'), NONE],
  ];
  for (const [step, state, laid, isRevealing = false] of steps) {
    it(`gives ${step} in ${state.phase}, ${state.seats[0]!.status}, ${laid.front} in front`, () => {
      expect(guideStep(state, 0, laid, isRevealing)).to.equal(step);
    });
  }

  it('tells a dealer that others are compared with the dealer’s hands', () => {
    expect(guideStep(view('over', 'in'), 1, NONE, false)).to.equal('dealt');
    expect(guideStep(view('set', 'in'), 1, NONE, false)).to.equal('wait');
    expect(guideStep(view('dealer', 'in'), 1, NONE, false)).to.equal('choose');
  });
});
