import { expect } from 'chai';
import { StateController } from '../../../src/elements/controllers/state-controller.js';
import { litHost } from '../../support/lit-host.js';

function stage() {
  const states = new Set<string>();
  const host = {
    ...litHost(),
    outcome: undefined as string | undefined,
    paused: false,
    isDealing: true,
    attachInternals: () => ({ states }) as unknown as ElementInternals,
  };
  new StateController(host);
  /** The states after an update. */
  const now = (changes: Partial<typeof host> = {}): string => {
    Object.assign(host, changes);
    host.update();
    return [...states].sort().join(' ');
  };
  return { host, states, now };
}

describe('the controller of states', () => {
  it('says nothing before the first update', () => {
    expect(stage().states.size).to.equal(0);
  });

  it('follows the game from its deal to its end', () => {
    const { now } = stage();
    expect([
      now(),
      now({ isDealing: false }),
      now({ paused: true }),
      now({ paused: false, outcome: 'lost' }),
      now({ outcome: undefined }),
      now({ outcome: 'won' }),
      now({ outcome: undefined, isDealing: true }),
    ]).to.deep.equal(['dealing', '', 'paused', 'lost', '', 'won', 'dealing']);
  });

  it('has several states at once', () => {
    expect(stage().now({ outcome: 'lost', paused: true })).to.equal('dealing lost paused');
  });

  it('goes without where the browser has no states', () => {
    const host = {
      ...litHost(),
      ...{ outcome: 'won', paused: false, isDealing: false },
      attachInternals: () => ({}) as ElementInternals,
    };
    new StateController(host);
    expect(() => host.update()).not.to.throw();
  });
});
