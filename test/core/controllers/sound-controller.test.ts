import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import type { Problem } from '../../../src/core.js';
import { type LoadError } from '../../../src/elements/base/lazy.js';
import type { Preferences } from '../../../src/elements/controllers/preferences.js';
import { SoundController } from '../../../src/elements/controllers/sound-controller.js';
import { litHost } from '../../support/lit-host.js';
import { blockModule } from '../support/blocked-module.js';
import { settle } from '../support/stores.js';

const line = blockModule('/sounding.js');

interface StageOptions {
  readonly sound?: unknown;
  readonly room?: unknown;
  readonly preferences?: Preferences;
  readonly isConnected?: boolean;
}

function stage({ sound = null, room, preferences = {}, isConnected = true }: StageOptions) {
  const failed: unknown[] = [];
  const wrong: unknown[] = [];
  const host = {
    ...litHost(),
    ...{ sound, preferences, isConnected },
    room: room === undefined ? undefined : { sound: room },
    complain: (problem: Problem) => wrong.push(problem['got']),
    loadFailed: (error: unknown) => failed.push(error),
  };
  new SoundController(host as never);
  return { host, failed, wrong };
}

/** Whether the sounds are asked for at an update; they are not to be had. */
async function isAsked(stageOptions: StageOptions): Promise<boolean> {
  line.block();
  const { host, failed } = stage(stageOptions);
  host.update();
  // Another host's failure comes no sooner than this one's.
  const other = stage({ sound: 'on' });
  other.host.update();
  while (other.failed.length === 0) await settle();
  return failed.length > 0;
}

describe('the controller of sound', () => {
  afterEach(() => line.unblock());

  // The first tests: sounds that have been loaded once are there for good.
  const silent: readonly [string, StageOptions][] = [
    ['where nobody says anything', {}],
    ['where the page says off', { sound: 'off', room: 'on' }],
    ['where a framework says false', { sound: false }],
    ['where the room says off', { room: 'off' }],
    ['where the player says off', { sound: 'on', preferences: { sound: 'off' } }],
    ['off the page', { sound: 'on', isConnected: false }],
  ];
  for (const [where, stageOptions] of silent) {
    it(`loads nothing ${where}`, async () => {
      expect(await isAsked(stageOptions)).to.equal(false);
    });
  }

  const heard: readonly [string, StageOptions][] = [
    ['the page says on', { sound: 'on' }],
    ['the attribute has no value', { sound: '' }],
    ['the room says always', { room: 'always' }],
    ['the player says on', { sound: 'off', preferences: { sound: 'on' } }],
  ];
  for (const [where, stageOptions] of heard) {
    it(`loads the sounds where ${where}`, async () => {
      expect(await isAsked(stageOptions)).to.equal(true);
    });
  }

  it('tells once that the sounds can’t be loaded, and goes on without', async () => {
    line.block();
    const { host, failed, wrong } = stage({ sound: 'loud' });
    host.update();
    while (failed.length === 0) await settle();
    host.update();
    host.disconnect();
    await settle();
    expect(failed.map((error) => (error as LoadError).module)).to.deep.equal(['sounds']);
    expect(wrong).to.deep.equal([]);
  });

  it('asks for them again after a while, and waits twice as long each time', async () => {
    const { setTimeout } = globalThis;
    const timers: { readonly act: () => void; readonly wait: number | undefined }[] = [];
    Object.assign(globalThis, {
      setTimeout: (act: () => void, wait?: number) => timers.push({ act, wait }),
    });
    line.block();
    const { host, failed } = stage({ sound: 'on' });
    for (let count = 1; count <= 3; count++) {
      host.update();
      while (failed.length < count) await settle();
      host.update();
      const { requests } = host;
      timers.at(-1)!.act();
      expect(host.requests).to.equal(requests + 1);
    }
    Object.assign(globalThis, { setTimeout });
    expect(timers.map(({ wait }) => wait)).to.deep.equal([1000, 2000, 4000]);
  });

  it('has it decided with every update, and as the host leaves the page', async () => {
    // The sounds tell of a word that they don't know: so it is seen that they looked.
    const { host, wrong } = stage({ sound: 'loud' });
    host.update();
    while (wrong.length === 0) await settle();
    host.update();
    await settle();
    expect(wrong).to.deep.equal(['loud']);
    host.sound = 'shrill';
    host.update();
    await settle();
    expect(wrong).to.deep.equal(['loud', 'shrill']);
    host.sound = 'deep';
    host.disconnect();
    await settle();
    expect(wrong).to.deep.equal(['loud', 'shrill', 'deep']);
  });
});
