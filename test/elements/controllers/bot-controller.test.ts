import { expect } from 'chai';
import { BotController, type BotHost } from '../../../src/elements/controllers/bot-controller.js';
import { LoadError } from '../../../src/elements/base/lazy.js';
import { afterTest } from '../support/mount.js';
import { pass, until } from '../support/until.js';

/** A table whose bots have this many actions left. */
function stage(due: number, load: () => Promise<unknown> | undefined = () => undefined) {
  const done: unknown[] = [];
  let left = due;
  const node = document.createElement('div');
  node.style.setProperty('--baize-duration', '0.1');
  document.body.append(node);
  afterTest(() => node.remove());
  const host = Object.assign(node, {
    hasDecided: false,
    preferences: { motion: 'on' },
    updateComplete: Promise.resolve(true),
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    loadFailed: (error: unknown) => void done.push((error as LoadError).module),
    nextAct: () =>
      left === 0
        ? undefined
        : () => {
            left--;
            done.push('acted');
            bots.wake();
          },
  });
  const bots = new BotController(host satisfies BotHost, load);
  return { bots, done, node, host };
}

describe('the bots of a table', () => {
  it('act one after the other, each after a while, once they are woken', async () => {
    const { bots, done } = stage(2);
    await pass(60);
    expect(done).to.deep.equal([]);
    bots.wake();
    expect(done).to.deep.equal([]);
    await until('both have acted', () => done.length === 2);
    await pass(60);
    expect(done).to.deep.equal(['acted', 'acted']);
  });

  it('hurry after the player’s last decision: ten acts take a moment, later ones none', async () => {
    const { bots, done, host } = stage(13);
    const own = globalThis.setTimeout;
    const times: unknown[] = [];
    globalThis.setTimeout = ((act: () => void, time?: number) => {
      times.push(time);
      return own(act, 0);
    }) as typeof setTimeout;
    afterTest(() => (globalThis.setTimeout = own));
    bots.wake();
    host.hasDecided = true;
    await until('all have acted', () => done.length === 13);
    // The page's factor is a tenth.
    expect(times.slice(0, 13)).to.deep.equal([32, ...Array<number>(9).fill(5), 0, 0, 0]);
  });

  it('rest until they are woken again', async () => {
    const { bots, done } = stage(1);
    bots.wake();
    bots.rest();
    await pass(60);
    expect(done).to.deep.equal([]);
    bots.hostConnected();
    await until('it has acted', () => done.length === 1);
  });

  it('do nothing while the table is away', async () => {
    const { bots, done, node } = stage(1);
    bots.wake();
    node.remove();
    bots.hostDisconnected();
    bots.wake();
    await pass(60);
    expect(done).to.deep.equal([]);
  });

  it('wait for what they play by, and play without it where it can’t be loaded', async () => {
    let settle: (error: Error) => void;
    const loading = new Promise((_, reject) => (settle = reject));
    const { bots, done } = stage(1, () => loading);
    bots.wake();
    await pass(60);
    expect(done).to.deep.equal([]);
    settle!(new LoadError('bots', 'gone'));
    await until('it has acted', () => done.includes('acted'));
    expect([...new Set(done)]).to.deep.equal(['bots', 'acted']);
  });
});
