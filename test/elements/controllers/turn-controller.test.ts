import { expect } from 'chai';
import type { SeatKind } from '../../../src/core.js';
import { TurnController, type TurnHost } from '../../../src/elements/table/turn-controller.js';

/** A hand that waits for some seats. */
class Hand implements TurnHost {
  isOver = false;
  awaited: readonly number[] = [];

  constructor(readonly kinds: readonly SeatKind[]) {}

  isAwaited(seat: number): boolean {
    return this.awaited.includes(seat);
  }
}

function stage(...kinds: readonly SeatKind[]) {
  const hand = new Hand(kinds);
  const turn = new TurnController(hand);
  const settled = (...awaited: readonly number[]): readonly unknown[] => {
    hand.awaited = awaited;
    turn.update();
    return [turn.seat, turn.isCovered];
  };
  return { hand, turn, settled };
}

describe('whose turn it is', () => {
  it('is nobody’s if no person sits', () => {
    expect(stage('bot', 'open').settled(0)).to.deep.equal([undefined, false]);
  });

  it('is the only person’s, who looks on while others act; nothing is covered', () => {
    const { settled } = stage('bot', 'human', 'bot');
    expect([settled(0), settled(1), settled()]).to.deep.equal([
      [1, false],
      [1, false],
      [1, false],
    ]);
  });

  it('stays with a person who may still act, then moves to the next one who must', () => {
    const { settled } = stage('human', 'bot', 'human');
    expect([settled(0, 2), settled(2, 0), settled(2), settled()]).to.deep.equal([
      [0, true],
      [0, true],
      [2, true],
      [2, true],
    ]);
  });

  it('uncovers the cards until it is another’s, over hands too', () => {
    const { hand, turn, settled } = stage('human', 'human');
    settled(0);
    turn.uncover();
    expect([settled(0), settled(1)]).to.deep.equal([
      [0, false],
      [1, true],
    ]);
    turn.uncover();
    hand.isOver = true;
    settled();
    hand.isOver = false;
    hand.awaited = [1];
    turn.begin(true);
    expect([turn.seat, turn.isCovered]).to.deep.equal([1, false]);
    turn.begin(false);
    expect([turn.seat, turn.isCovered]).to.deep.equal([1, true]);
  });

  it('covers the cards of the former holder after another person acted, even only by a stake', () => {
    const { turn, settled } = stage('human', 'human');
    settled(0);
    turn.uncover();
    expect([settled(1), settled(0)]).to.deep.equal([
      [1, true],
      [0, true],
    ]);
  });

  it('is the first person’s when the hand is over, and all is open', () => {
    const { hand, turn, settled } = stage('bot', 'human', 'human');
    settled(2);
    hand.isOver = true;
    expect(settled()).to.deep.equal([1, false]);
    // They share the device, so no one may see cards that are not shown.
    expect(turn.viewer).to.equal(undefined);
  });
});
