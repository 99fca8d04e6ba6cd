import { expect } from 'chai';
import type { Reading } from '../../../src/core/engine/reading.js';
import type { ReactiveControllerHost } from 'lit';
import { AT_ONCE, SlowReader } from '../../../src/elements/controllers/slow-reader.js';
import { holdSlices } from '../support/slices.js';
import { nextFrame, until } from '../support/until.js';

/** A host that records whether the reader waits. */
class Host implements ReactiveControllerHost {
  readonly told: boolean[] = [];
  readonly updateComplete = Promise.resolve(true);
  readonly addController = (): void => undefined;
  readonly removeController = (): void => undefined;
  readonly requestUpdate = (): void => undefined;
  readonly waits = (isWaiting: boolean): void => {
    this.told.push(isWaiting);
  };
}

/** Reads a number of pieces; the value is that number, and 13 can't be read. */
function* count(pieces: number): Reading<number> {
  for (let n = 1; n < pieces; n++) yield;
  return pieces % 13 === 0 ? { problem: { code: 'unlucky' } } : { value: pieces };
}

const LONG = AT_ONCE + 1;

function stage() {
  const host = new Host();
  const reader = new SlowReader(host, count, host.waits);
  const read: unknown[] = [];
  const ask = (pieces: number): unknown => {
    const found = reader.read(pieces, () => read.push(ask(pieces)));
    return found;
  };
  return { host, reader, read, ask };
}

describe('a slow reader', () => {
  it('reads at once what is short', () => {
    const { host, reader, ask } = stage();
    expect(ask(AT_ONCE)).to.deep.equal({ value: AT_ONCE });
    expect([host.told, reader.isWaiting]).to.deep.equal([[], false]);
  });

  it('reads what is long in slices, and has whoever asked ask again', async () => {
    const { host, reader, read, ask } = stage();
    expect([ask(LONG), ask(LONG)]).to.deep.equal([undefined, undefined]);
    expect([host.told, reader.isWaiting]).to.deep.equal([[true], true]);
    await until('it is read', () => read.length > 0);
    expect(read).to.deep.equal([{ value: LONG }]);
    expect([host.told, reader.isWaiting]).to.deep.equal([[true, false], false]);
  });

  it('gives the same result until it is stopped, then reads anew', async () => {
    const { reader, read, ask } = stage();
    ask(LONG);
    await until('it is read', () => read.length > 0);
    expect(ask(LONG)).to.equal(read[0]);
    reader.stop();
    expect(ask(LONG)).to.equal(undefined);
    reader.stop();
  });

  it('reads the last one that it was asked for', async () => {
    const { read, ask } = stage();
    ask(LONG);
    ask(LONG + 1);
    await until('it is read', () => read.length > 0);
    await nextFrame();
    expect(read).to.deep.equal([{ value: LONG + 1 }]);
  });

  it('stops', async () => {
    const { host, reader, read, ask } = stage();
    const letGo = holdSlices();
    ask(LONG);
    reader.stop();
    letGo();
    await nextFrame();
    expect([read, host.told]).to.deep.equal([[], [true, false]]);
  });

  it('rests while its host is not on the page, and goes on from there', async () => {
    const { reader, read, ask } = stage();
    const letGo = holdSlices();
    ask(LONG);
    reader.hostDisconnected();
    letGo();
    await nextFrame();
    expect([read, reader.isWaiting]).to.deep.equal([[], true]);
    reader.hostConnected();
    await until('it is read', () => read.length > 0);
    expect(read).to.deep.equal([{ value: LONG }]);
  });

  it('looks for the first that is sound', () => {
    const { reader } = stage();
    const again = (): void => undefined;
    expect(reader.readFirst([13, 2, 3], again)).to.deep.equal([
      { problem: { code: 'unlucky' } },
      { value: 2 },
    ]);
    expect(reader.readFirst([], again)).to.deep.equal([]);
    expect(reader.readFirst([13, LONG], again)).to.equal(undefined);
    reader.stop();
  });

  it('reads for those who await it in their order, whatever is stopped', async () => {
    const { host, reader } = stage();
    const order: number[] = [];
    const reads = [LONG, 2].map(async (pieces) => {
      const read = await reader.later(count(pieces));
      order.push('value' in read ? read.value : 0);
    });
    reader.stop();
    await Promise.all(reads);
    expect([order, host.told]).to.deep.equal([
      [LONG, 2],
      [true, false],
    ]);
  });
});
