import { expect } from 'chai';
import { MemoryStore } from '../../../src/storage.js';
import { Autosave } from '../../../src/elements/controllers/autosave.js';
import type { Room } from '../../../src/elements/controllers/room.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest, ownKey } from '../support/mount.js';

const SETTINGS = '[617]';

/** A store that refuses to write while it is full. */
class Disk extends MemoryStore {
  isFull = false;

  override set(key: string, value: string, ifVersion?: number): number | undefined {
    if (this.isFull) throw new Error('full');
    return super.set(key, value, ifVersion);
  }
}

/** A tab with a game. */
function tab(store: MemoryStore | undefined, saveKey: string | null = 'shelf') {
  const reports: unknown[] = [];
  const host = Object.assign(document.createElement('div'), litHost(), {
    saveKey,
    room: (store && { store }) as Room | undefined,
    complain: (problem: unknown) => reports.push(problem),
  });
  const game = {
    touched: false,
    conflict: () => reports.push('conflict'),
    prevailed: () => reports.push('prevailed'),
  };
  const autosave = new Autosave(host, game);
  let count = 0;
  /** Makes a move, which the save counts. */
  const step = (): void => {
    count++;
    game.touched = true;
    autosave.keep(() => ({ count }));
  };
  host.connect();
  afterTest(() => {
    autosave.keep(undefined);
    host.disconnect();
  });
  return { host, game, autosave, reports, step };
}

const keptIn = (store: MemoryStore, key = `baize:shelf:${SETTINGS}`): string | undefined =>
  store.get(key)?.value;

describe('autosave', () => {
  it('writes each step at once, under the name and the page’s settings', () => {
    const store = new Disk();
    const { autosave, step } = tab(store);
    expect([autosave.open(SETTINGS), autosave.key]).to.deep.equal([undefined, 'baize:shelf:[617]']);
    step();
    expect(keptIn(store)).to.equal('{"count":1}');
    step();
    expect(keptIn(store)).to.equal('{"count":2}');
  });

  it('keeps in the browser outside of a room', () => {
    const key = ownKey();
    const { autosave, step } = tab(undefined, key);
    autosave.open(SETTINGS);
    step();
    expect(localStorage.getItem(`baize:${key}:[617]`)).to.match(/^\d+ \{"count":1\}$/);
  });

  it('finds what another tab kept, once: at a second opening there is nothing new', () => {
    const store = new Disk();
    const one = tab(store);
    one.autosave.open(SETTINGS);
    one.step();
    const two = tab(store);
    expect(two.autosave.peek(SETTINGS)).to.deep.equal([{ count: 1 }]);
    expect(two.autosave.open(SETTINGS)).to.deep.equal({ count: 1 });
    expect([two.autosave.open(SETTINGS), two.autosave.peek(SETTINGS)]).to.deep.equal([
      undefined,
      [],
    ]);
    expect(two.autosave.open('[5]')).to.equal(undefined);
  });

  it('gives what it can’t read as it stands, for the save’s check', () => {
    const store = new Disk();
    store.set(`baize:shelf:${SETTINGS}`, '{"count"');
    expect(tab(store).autosave.open(SETTINGS)).to.equal('{"count"');
  });

  it('forgets what it kept, and not what another tab did', () => {
    const store = new Disk();
    const [one, two] = [tab(store), tab(store)];
    one.autosave.open(SETTINGS);
    one.step();
    one.autosave.keep(undefined);
    expect(keptIn(store)).to.equal(undefined);
    one.step();
    two.autosave.open(SETTINGS);
    two.step();
    one.autosave.keep(undefined);
    expect(keptIn(store)).to.equal('{"count":1}');
  });

  it('asks once which game goes on where another tab wrote, and keeps what is chosen', () => {
    const store = new Disk();
    const [one, two] = [tab(store), tab(store)];
    one.autosave.open(SETTINGS);
    two.autosave.open(SETTINGS);
    one.step();
    expect(two.autosave.askIfOvertaken()).to.equal(true);
    expect([two.autosave.askIfOvertaken(), two.reports]).to.deep.equal([false, ['conflict']]);
    two.step();
    two.step();
    two.autosave.overwrite();
    expect([keptIn(store), one.reports]).to.deep.equal(['{"count":2}', []]);
    expect(one.autosave.askIfOvertaken()).to.equal(true);
  });

  it('is overtaken by nobody where this tab wrote last', () => {
    const store = new Disk();
    const { autosave, step, reports } = tab(store);
    autosave.open(SETTINGS);
    expect(autosave.askIfOvertaken()).to.equal(false);
    step();
    expect([autosave.askIfOvertaken(), reports]).to.deep.equal([false, []]);
  });

  it('tells once of a store that fails, and keeps the game itself until that takes it', () => {
    const store = new Disk();
    const { autosave, step, reports } = tab(store);
    autosave.open(SETTINGS);
    store.isFull = true;
    step();
    step();
    expect(reports).to.deep.equal([{ code: 'storage', got: 'Error: full' }]);
    expect([keptIn(store), autosave.find()]).to.deep.equal([undefined, { count: 2 }]);
    store.isFull = false;
    step();
    expect([keptIn(store), reports.length]).to.deep.equal(['{"count":3}', 1]);
  });

  it('writes the time played as its host leaves the page, and not where it was removed', () => {
    const store = new Disk();
    const { host, autosave } = tab(store);
    autosave.open(SETTINGS);
    let elapsed = 1;
    autosave.keep(() => ({ elapsed }));
    elapsed = 2;
    host.disconnect();
    expect(keptIn(store)).to.equal('{"elapsed":2}');
    store.remove(autosave.key);
    elapsed = 3;
    host.connect();
    host.disconnect();
    expect(keptIn(store)).to.equal(undefined);
  });

  it('writes nothing where nothing has changed: that would be news for other tabs', () => {
    const store = new Disk();
    const { host, autosave, step } = tab(store);
    autosave.open(SETTINGS);
    step();
    const before = store.get(autosave.key)!.version;
    host.disconnect();
    expect(store.get(autosave.key)!.version).to.equal(before);
  });

  it('is moved where the room is another one, and finds the game of that', () => {
    const [here, there] = [new Disk(), new Disk()];
    const { host, autosave, step } = tab(here);
    there.set(`baize:shelf:${SETTINGS}`, '{"count":9}');
    autosave.open(SETTINGS);
    step();
    host.room = { store: there } as unknown as Room;
    expect([autosave.isMoved, autosave.peek(SETTINGS)]).to.deep.equal([true, [{ count: 9 }]]);
    expect([autosave.open(SETTINGS), autosave.isMoved]).to.deep.equal([{ count: 9 }, false]);
    expect(keptIn(here)).to.equal('{"count":1}');
  });

  for (const [count, kept, asked] of [
    [0, '{"count":2}', []],
    [9, '{"count":9}', ['conflict']],
  ] as const) {
    it(`carries its game along to a room where one of ${count} moves is kept`, () => {
      const [here, there] = [new Disk(), new Disk()];
      const { host, autosave, step, reports } = tab(here);
      there.set(`baize:shelf:${SETTINGS}`, `{"count":${count}}`);
      autosave.open(SETTINGS);
      step();
      host.room = { store: there } as unknown as Room;
      expect([autosave.peek(SETTINGS, true), autosave.open(SETTINGS, true)]).to.deep.equal([
        [],
        undefined,
      ]);
      step();
      expect([keptIn(here), keptIn(there), reports]).to.deep.equal(['{"count":1}', kept, asked]);
    });
  }
});
