import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Clock, Session, freecell } from '../../../src/core.js';
import { position } from '../support/position.js';
import { valueOf } from '../support/result.js';
import { NO_AIDS, play, start, startAt } from '../support/sessions.js';

const at = (now: number) => ({ source: 'player', now }) as const;

describe('a stopwatch', () => {
  it('runs from start to stop, and adds up', () => {
    const clock = new Clock();
    expect([clock.running, clock.elapsed(1000)]).to.deep.equal([false, 0]);
    clock.start(1000);
    expect([clock.running, clock.elapsed(1000), clock.elapsed(3500)]).to.deep.equal([
      true,
      0,
      2500,
    ]);
    clock.stop(4000);
    expect([clock.running, clock.elapsed(9000)]).to.deep.equal([false, 3000]);
    clock.start(10_000);
    expect(clock.elapsed(10_500)).to.equal(3500);
  });

  it('goes on from a time', () => {
    const clock = new Clock(500);
    expect(clock.elapsed(99)).to.equal(500);
    clock.start(1000);
    expect(clock.elapsed(1250)).to.equal(750);
  });

  it('starts and stops once', () => {
    const clock = new Clock();
    clock.stop(500);
    clock.start(1000);
    clock.start(2000);
    expect(clock.elapsed(3000)).to.equal(2000);
    clock.stop(3000);
    clock.stop(4000);
    expect(clock.elapsed(5000)).to.equal(2000);
  });

  it('is never less than it was before the time went back', () => {
    const clock = new Clock(500);
    clock.start(10_000);
    expect(clock.elapsed(2000)).to.equal(500);
    clock.stop(2000);
    expect(clock.elapsed(99_000)).to.equal(500);
    clock.start(3000);
    expect(clock.elapsed(3100)).to.equal(600);
  });
});

describe('the clock of a game', () => {
  it('starts at the first move', () => {
    const session = start(1);
    session.resume(500);
    expect(session.elapsed(5000)).to.equal(0);
    play(session, '5a', NO_AIDS, 10_000);
    expect(session.elapsed(10_000)).to.equal(0);
    expect(session.elapsed(12_500)).to.equal(2500);
    play(session, '5b', NO_AIDS, 13_000);
    session.undo(at(14_000));
    session.redo(at(15_000));
    expect(session.elapsed(16_000)).to.equal(6000);
  });

  it('stands while the game is paused, moves or not', () => {
    const session = start(1);
    play(session, '5a', NO_AIDS, 1000);
    session.pause(3000);
    expect([session.paused, session.elapsed(9000)]).to.deep.equal([true, 2000]);
    play(session, '5b', NO_AIDS, 9000);
    session.undo(at(9500));
    session.pause(9600);
    expect(session.elapsed(10_000)).to.equal(2000);
    session.resume(10_000);
    expect([session.paused, session.elapsed(10_700)]).to.deep.equal([false, 2700]);
    session.resume(11_000);
    expect(session.elapsed(11_000)).to.equal(3000);
  });

  it('starts at the end of a pause in which the first move was made', () => {
    const session = start(1);
    session.pause(0);
    play(session, '5a', NO_AIDS, 1000);
    expect(session.elapsed(5000)).to.equal(0);
    session.resume(5000);
    expect(session.elapsed(6000)).to.equal(1000);
  });

  it('stops at a win', () => {
    const session = startAt(position({ home: 'KC QD KH KS', columns: ['KD'] }));
    play(session, '1a', NO_AIDS, 1000);
    play(session, 'ah', NO_AIDS, 4000);
    expect(session.elapsed(99_000)).to.equal(3000);
    session.pause(5000);
    session.resume(6000);
    expect(session.elapsed(99_000)).to.equal(3000);
  });

  it('stops at a loss, and goes on when that is taken back', () => {
    const columns = ['2D KH', 'KD', 'JS', 'JC', 'KS', 'KC', 'JH', '9H'];
    const session = startAt(position({ cells: 1, columns }));
    play(session, '1a', NO_AIDS, 1000);
    expect(session.elapsed(9000)).to.equal(0);
    session.undo(at(10_000));
    expect(session.elapsed(10_500)).to.equal(500);
    session.redo(at(11_000));
    expect(session.elapsed(99_000)).to.equal(1000);
  });

  it('waits for a move in a game that was taken up', () => {
    const played = start(1);
    play(played, '5a', NO_AIDS, 1000);
    const session = valueOf(Session.load(freecell, played.save(3000)));
    expect(session.elapsed(50_000)).to.equal(2000);
    session.resume(50_000);
    expect(session.elapsed(60_000)).to.equal(2000);
    session.undo(at(70_000));
    expect(session.elapsed(70_500)).to.equal(2500);
  });

  it('never goes below what it was when the host sets its own back', () => {
    const session = start(1);
    play(session, '5a', NO_AIDS, 10_000);
    expect(session.elapsed(1000)).to.equal(0);
    session.pause(5000);
    session.resume(6000);
    expect(session.elapsed(6500)).to.equal(500);
    expect(session.save(0).elapsed).to.equal(0);
  });
});
