import { expect } from 'chai';
import { PlayClock } from '../../../src/elements/controllers/play-clock.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';
import { nextFrame, until } from '../support/until.js';

/** A session that records the calls of its clock. */
function sessionOf(name: string, reports: string[]) {
  const note = (what: string) => (now: number) =>
    void reports.push(`${name} ${what}${Number.isFinite(now) ? '' : ' at no time'}`);
  const figures = { outcome: undefined, moveCount: 0, elapsed: () => 0 };
  return { ...figures, pause: note('stands'), resume: note('goes') };
}

function stage() {
  const reports: string[] = [];
  let ticks = 0;
  const box = document.createElement('div');
  box.style.height = '20px';
  const host = Object.assign(box, litHost());
  const clock = new PlayClock(host, () => ticks++);
  const connect = (): void => {
    document.body.append(host);
    host.connect();
  };
  afterTest(() => {
    host.disconnect();
    host.remove();
  });
  const since = (): string[] => reports.splice(0);
  return { host, clock, connect, since, reports, ticks: (): number => ticks };
}

/** Hides the page, or shows it again. */
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  afterTest(() => Reflect.deleteProperty(document, 'hidden'));
}

describe('the clock of play', () => {
  it('stands until its host is on the page, goes there, and stands again after', () => {
    const { host, clock, connect, since, reports } = stage();
    clock.follow(sessionOf('one', reports));
    expect(since()).to.deep.equal(['one stands']);
    connect();
    expect(since()).to.deep.equal(['one goes']);
    host.disconnect();
    expect(since()).to.deep.equal(['one stands']);
  });

  it('stands while it is paused, wherever its host goes', () => {
    const { host, clock, connect, since, reports } = stage();
    connect();
    clock.follow(sessionOf('one', reports));
    clock.pause();
    expect([clock.paused, since()]).to.deep.equal([true, ['one goes', 'one stands']]);
    host.disconnect();
    connect();
    expect([clock.paused, since()]).to.deep.equal([true, ['one stands', 'one stands']]);
    clock.resume();
    expect([clock.paused, since()]).to.deep.equal([false, ['one goes']]);
  });

  it('goes in another game, though the last was paused', () => {
    const { clock, connect, since, reports } = stage();
    connect();
    clock.pause();
    clock.follow(sessionOf('two', reports));
    expect([clock.paused, since()]).to.deep.equal([false, ['two goes']]);
  });

  it('ticks while its host is on the screen, and not off the page', async () => {
    const { setInterval: own } = globalThis;
    const every = new Set<unknown>();
    globalThis.setInterval = ((act: () => void, milliseconds: number) => {
      every.add(milliseconds);
      return own(act, milliseconds / 50);
    }) as typeof setInterval;
    afterTest(() => (globalThis.setInterval = own));
    const { host, clock, connect, reports, ticks } = stage();
    clock.follow(sessionOf('one', reports));
    connect();
    // Nothing has reported yet that the host is visible.
    expect([...every]).to.deep.equal([]);
    await until('it ticks', () => ticks() >= 3);
    expect([...every]).to.deep.equal([500]);
    host.remove();
    host.disconnect();
    const before = ticks();
    await nextFrame();
    await nextFrame();
    expect(ticks()).to.equal(before);
  });

  it('stands while the page is hidden', () => {
    const { host, clock, connect, since, reports } = stage();
    hide(true);
    connect();
    clock.follow(sessionOf('one', reports));
    expect(since()).to.deep.equal(['one stands']);
    hide(false);
    clock.resume();
    expect(since()).to.deep.equal(['one goes']);
    host.disconnect();
  });

  it('tells a time that never runs backwards', async () => {
    const { clock } = stage();
    const before = clock.now();
    await nextFrame();
    expect(clock.now()).to.be.greaterThan(before);
  });
});
