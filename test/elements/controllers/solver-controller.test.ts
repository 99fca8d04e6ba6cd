import { expect } from 'chai';
import { type FreecellMove, type FreecellState, Session, freecell } from '../../../src/core.js';
import type { Solved, SolverOnDemand, Verdict } from '../../../src/core/solver/search.js';
import { EventQueue } from '../../../src/elements/base/event-queue.js';
import { LiveRegion } from '../../../src/elements/controllers/live-region.js';
import { SolverController } from '../../../src/elements/controllers/solver-controller.js';
import { patienceWords } from '../../../src/locales/words.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';
import { until } from '../support/until.js';

type Play = readonly [move: unknown, source: string, aids: unknown];

const MOVE: FreecellMove = { from: 'column-5', to: 'column-8', count: 1 };

/** A solver that finds this in every position. */
const solverOf = (verdict: Verdict, proof?: readonly unknown[]): SolverOnDemand<never, Solved> => ({
  game: 'none',
  load: () =>
    Promise.resolve({ game: 'none', search: () => ({ step: () => [verdict, proof] as Solved }) }),
});

interface StageOptions {
  readonly isWatched?: boolean;
  readonly verdict?: Verdict;
}

function stage({ isWatched = false, verdict = 'winnable' }: StageOptions = {}) {
  const started = Session.start(freecell, { deal: 617 });
  if ('problem' in started) throw new Error('the stage’s deal');
  const session = started.value;
  const reports: unknown[] = [];
  const plays: Play[] = [];
  const lit = litHost();
  const host = Object.assign(document.createElement('div'), lit, {
    // A page that allows no workers, so the search runs on this thread.
    constructor: { workerFactory: null },
    words: patienceWords,
    verdict: isWatched,
    grade: null,
    inForce: { grade: undefined },
    preferences: {},
    liveRegion: new LiveRegion(litHost()),
    game: {
      session,
      isPlayable: true,
      outcome: undefined as string | undefined,
      play: (...play: Play) => void plays.push(play),
      assist: (by: string) => reports.push(by),
    },
    complain: (problem: unknown) => reports.push(problem),
    reportOption: (_: string, problem: unknown) => problem && reports.push(problem),
    loadFailed: (error: unknown) => reports.push(String(error)),
    sayNotLoaded: () => reports.push('not loaded'),
  });
  const events = new EventQueue(host);
  const all = Object.assign(host, { events });
  host.addEventListener('game-verdict', ({ detail }) => reports.push(detail.verdict));
  const solver = solverOf(verdict, verdict === 'winnable' ? [MOVE] : undefined);
  const controller = new SolverController<FreecellState, FreecellMove>(all as never, () => ({
    solvers: { verdict: solver, proof: solver },
    aids: () => ({ autoFinish: true, autoFoundation: 'all' }),
  }));
  afterTest(() => host.disconnect());
  return { host, events, session, controller, reports, plays };
}

describe('the controller of a solver', () => {
  it('has the position while a move can be made, and none else', () => {
    const { host, session, controller } = stage();
    expect(controller.position).to.equal(session.state);
    host.game.isPlayable = false;
    expect(controller.position).to.equal(undefined);
  });

  it('gives the advice of the solver', async () => {
    const { session, controller } = stage();
    expect(await controller.advice(session.state)).to.deep.equal(['winnable', [MOVE]]);
  });

  it('has no advice where there is no position, and loads nothing for it', async () => {
    const { host, controller } = stage();
    expect(await controller.advice(undefined)).to.deep.equal([]);
    expect(host.controllers).to.deep.equal([controller]);
  });

  it('has no advice on a position that the game has left meanwhile', async () => {
    const { session, controller } = stage();
    const asked = controller.advice(session.state);
    session.play(MOVE, {
      source: 'player',
      now: 0,
      aids: { autoFinish: false, autoFoundation: 'off' },
    });
    expect(await asked).to.deep.equal([]);
  });

  it('makes a move of a showing with its own aids: nothing goes up by itself', () => {
    const { controller, plays, reports } = stage();
    controller.playDemonstrated(MOVE);
    expect(reports).to.deep.equal(['shown']);
    expect(plays).to.deep.equal([[MOVE, 'auto', { autoFinish: true, autoFoundation: 'off' }]]);
  });

  it('tells the verdict from when it is watched on, once', async () => {
    const { host, events, controller, reports } = stage();
    host.update();
    expect(host.controllers).to.deep.equal([controller]);
    host.verdict = true;
    host.update();
    const heard = (): boolean => {
      events.flush();
      return reports.length > 0;
    };
    await until('the verdict is told', heard);
    host.update();
    controller.updateVerdict();
    events.flush();
    expect(reports).to.deep.equal(['winnable']);
    expect(controller.verdictIndicator()).not.to.equal(undefined);
  });

  it('tells it of another game as well', async () => {
    const { host, events, session, controller, reports } = stage({
      isWatched: true,
      verdict: 'unwinnable',
    });
    const heard = (count: number) => (): boolean => {
      events.flush();
      return reports.length === count;
    };
    host.update();
    await until('the first verdict', heard(1));
    controller.follow({ type: 'start', after: session.state });
    await until('the second verdict', heard(2));
    expect(reports).to.deep.equal(['unwinnable', 'unwinnable']);
    expect(host.liveRegion.spoken).to.contain(patienceWords.patience.deadDeal);
  });

  it('shows a verdict only once the module of it is there', () => {
    expect(stage().controller.verdictIndicator()).to.equal(undefined);
  });

  it('tells where it can’t have what knows solvers; a showing says so to the player', async () => {
    const { host, session, controller, reports } = stage();
    // The host rejects the adviser as a controller, as if its module had failed to load.
    host.addController = () => {
      throw new Error('no line');
    };
    expect(await controller.advice(session.state)).to.deep.equal([]);
    expect(reports).to.deep.equal(['Error: no line']);
    await controller.demonstrate();
    expect(reports).to.deep.equal(['Error: no line', 'Error: no line', 'not loaded']);
  });
});
