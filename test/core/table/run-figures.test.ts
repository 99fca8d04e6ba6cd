import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type HandEnd, type TableRun, endHand, startRun } from '../../../src/core.js';
import { handLines, seatFigures, seatsWithStacks } from '../../../src/core/table/run-figures.js';

/** A hand in which seat 1, and seat 2 if given, won that many chips from the house. */
function hand(one: number, two?: number): HandEnd {
  const move = (seat: number, chips: number): HandEnd['transfers'] =>
    chips === 0
      ? []
      : [
          chips > 0
            ? { from: 'house', to: `seat-${seat}`, amount: chips, for: 'stake' }
            : { from: `seat-${seat}`, to: 'house', amount: -chips, for: 'stake' },
        ];
  return {
    transfers: [...move(1, one), ...move(2, two ?? 0)],
    played: two === undefined ? [0, 1] : [0, 1, 2],
  };
}

const played = (...hands: readonly HandEnd[]): TableRun =>
  hands.reduce(
    endHand,
    startRun({ kinds: ['bot', 'human', 'bot', 'open'], stack: 1000, houseSeat: 0 }),
  );

describe('the figures of a table', () => {
  it('cover the seats with chips of their own', () => {
    expect(seatsWithStacks(played())).to.deep.equal([1, 2]);
    const rotating = startRun({ kinds: ['bot', 'human', 'open'], stack: 10 });
    expect(seatsWithStacks(rotating)).to.deep.equal([0, 1]);
  });

  it('list the hands with a running total, the newest first', () => {
    expect(handLines(played(hand(25, -10), hand(0), hand(-40, 5)), 1)).to.deep.equal([
      { hand: 3, dealer: 0, net: [-40, 5], total: -15 },
      { hand: 2, dealer: 0, net: [0, null], total: 25 },
      { hand: 1, dealer: 0, net: [25, -10], total: 25 },
    ]);
    expect(handLines(played(), 1)).to.deep.equal([]);
  });

  it('include hands that are no longer in the history', () => {
    const lines = handLines(played(...Array.from({ length: 130 }, () => hand(1))), 1);
    expect(lines).to.have.length(100);
    expect([lines[0], lines.at(-1)].map((line) => [line?.hand, line?.total])).to.deep.equal([
      [130, 130],
      [31, 31],
    ]);
  });

  it('have derived figures for each seat', () => {
    const [one, two] = seatFigures(played(hand(25, -10), hand(0), hand(-40, 5), hand(30)));
    expect(one).to.deep.include({ seat: 1, hands: 4, ahead: 2, behind: 1, even: 1, share: 0.5 });
    expect(one).to.deep.include({ net: 15, biggest: 30 });
    expect(two).to.deep.include({ seat: 2, hands: 2, ahead: 1, behind: 1, even: 0, share: 0.5 });
    expect(seatFigures(played())[0]).to.deep.include({ hands: 0, share: null });
  });
});
