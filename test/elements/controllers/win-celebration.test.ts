import { expect } from 'chai';
import type { Outcome } from '../../../src/core.js';
import { celebrate } from '../../../src/elements/patience/shows/celebrate.js';
import { WinCelebration } from '../../../src/elements/patience/win-celebration.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';
import { until } from '../support/until.js';

function stage(duration = 0) {
  const node = document.createElement('div');
  // A plain board with one card is enough to celebrate.
  const frame = document.createElement('div');
  const board = document.createElement('div');
  board.className = 'board';
  const card = document.createElement('button');
  card.dataset['card'] = 'KS';
  board.append(card);
  frame.append(board);
  node.attachShadow({ mode: 'open' }).append(frame);
  document.body.append(node);
  const host = Object.assign(node, litHost(), {
    preferences: { motion: 'on' },
    game: { outcome: undefined as Outcome | undefined, moveCount: 80 },
    motion: { duration },
    loadFailed: (error: unknown): never => {
      throw error as Error;
    },
  });
  const celebration = new WinCelebration(host);
  afterTest(() => {
    celebration.reset();
    host.remove();
  });
  const win = (): void => {
    host.game.outcome = 'won';
    host.update();
  };
  const panel = (): Promise<void> => until('the panel stands', () => celebration.isPanelOpen);
  /** The number of cards in the celebration. */
  const shown = (): number => card.getAnimations().length;
  return { host, celebration, win, panel, shown, card };
}

/** The timers set from now on: when they are due, and whether they are still set. */
function holdTimers() {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<number, { readonly act: () => void; readonly after: number }>();
  let last = 0;
  globalThis.setTimeout = ((act: () => void, after: number) => {
    held.set(++last, { act, after });
    return last;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => held.delete(id)) as typeof clearTimeout;
  afterTest(() => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }));
  return {
    due: (): number[] => [...held.values()].map(({ after }) => after),
    run: (): void => {
      for (const [id, { act }] of [...held]) {
        held.delete(id);
        act();
      }
    },
  };
}

describe('the animations of a win', () => {
  it('begin and end where the cards will lie, though the last one is still in flight', () => {
    const { card } = stage();
    const board = card.parentElement!;
    const waysOf = (): readonly string[] =>
      ['one', 'two', 'three'].map(() => {
        const end = celebrate(board, 80, 1);
        const keyframes = card.getAnimations().at(-1)!.effect as KeyframeEffect;
        const way = JSON.stringify(keyframes.getKeyframes().map(({ transform }) => transform));
        end();
        return way;
      });
    const still = waysOf();
    const flight = card.animate({ transform: ['translate(-500px, 40px)', 'none'] }, 1000);
    flight.pause();
    expect(waysOf()).to.deep.equal(still);
    expect(card.getAnimations()).to.deep.equal([flight]);
  });
});

describe('the celebration of a win', () => {
  it('opens the panel with the animation when the last card has landed, and once', async () => {
    const timers = holdTimers();
    const { host, celebration, win, shown } = stage(320);
    host.update();
    expect([timers.due(), celebration.isPanelOpen]).to.deep.equal([[], false]);
    win();
    win();
    expect([timers.due(), celebration.isPanelOpen, shown()]).to.deep.equal([[320], false, 0]);
    timers.run();
    expect([celebration.isPanelOpen, host.requests]).to.deep.equal([true, 1]);
    await until('the cards have left', () => shown() === 1);
    win();
    expect(timers.due()).to.deep.equal([]);
  });

  it('shows no panel for a lost game', () => {
    const timers = holdTimers();
    const { host } = stage();
    host.game.outcome = 'lost';
    host.update();
    expect(timers.due()).to.deep.equal([]);
  });

  it('doesn’t move cards if the player wants no motion', async () => {
    const { host, win, panel, card } = stage();
    host.preferences = { motion: 'off' };
    win();
    await panel();
    const [show] = card.getAnimations();
    expect([show!.playState, show!.effect!.getComputedTiming().duration]).to.deep.equal([
      'finished',
      0,
    ]);
  });

  it('can be ended: the animation stops, and the panel stays', async () => {
    const { celebration, win, panel, shown } = stage();
    win();
    await panel();
    celebration.endShow();
    expect([celebration.isPanelOpen, shown()]).to.deep.equal([true, 0]);
  });

  it('can be ended before the last card has landed: no panel opens', () => {
    const timers = holdTimers();
    const { celebration, win } = stage(320);
    win();
    celebration.reset();
    expect([timers.due(), celebration.isPanelOpen]).to.deep.equal([[], false]);
  });

  it('can be ended, and celebrates the next win', async () => {
    const { host, celebration, win, panel, shown } = stage();
    win();
    await panel();
    celebration.reset();
    host.game.outcome = undefined;
    host.update();
    expect([celebration.isPanelOpen, shown()]).to.deep.equal([false, 0]);
    win();
    await panel();
    expect(shown()).to.equal(1);
  });

  it('still opens its panel if the element leaves the page meanwhile, without an animation', () => {
    const timers = holdTimers();
    const { host, celebration, win, shown } = stage(320);
    win();
    host.remove();
    host.disconnect();
    timers.run();
    expect([celebration.isPanelOpen, shown()]).to.deep.equal([true, 0]);
  });

  it('ends its animation if the element leaves the page', async () => {
    const { host, celebration, win, panel, shown } = stage();
    win();
    await panel();
    host.disconnect();
    expect([celebration.isPanelOpen, shown()]).to.deep.equal([true, 0]);
  });
});
