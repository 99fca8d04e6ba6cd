import { describe, it } from '#bdd';
import { expect } from 'chai';
import { half, judge, won } from '../support/seven27-pots.js';

describe('5-A-A, where it beats all', () => {
  const hands = ['2C 3C AC AD', '5C AH AS', '6C KC KD'];

  it('has the whole pot before others that come to 7 and 27, and shares it as usual otherwise', () => {
    expect(won({ hands })).to.deep.equal([42, 42, 16]);
    expect(won({ hands, fiveAceAce: 'beats-all' })).to.deep.equal([0, 100, 0]);
  });

  it('ties with another, and wins no target but those that it declared', () => {
    const two = ['5D AC AD', '5C AH AS'];
    expect(won({ hands: two, pot: 101, fiveAceAce: 'beats-all' })).to.deep.equal([51, 50]);
    const declared = ['2C 3C AC AD: both', '5C AH AS: low', 'KC: low'];
    expect(won({ hands: declared, fiveAceAce: 'beats-all' })).to.deep.equal([0, 100, 0]);
    // With more cards it is a hand like others.
    const more = ['2C 3C AC AD', '5C AH AS KC'];
    expect(won({ hands: more, fiveAceAce: 'beats-all' })).to.deep.equal([100, 0]);
  });
});

describe('three quarters for who wins one half alone and ties for the other', () => {
  // Seat 1 is 7 exactly alone; seats 0, 1 and 2 are 27 exactly, and seat 3 is 26.
  const hands = ['9C 9D 9H', '5C AC AD', '8C 9S TC', '6C TD TH'];

  it('is half of the half that is tied; the others who tie share the rest', () => {
    expect(won({ hands, pot: 120 })).to.deep.equal([20, 80, 20, 0]);
    expect(won({ hands, pot: 120, winAndTie: 'three-quarters' })).to.deep.equal([15, 90, 15, 0]);
  });

  it('gives odd chips to the 27 half, then to the side that is first from the dealer’s left', () => {
    // 61 for the 27: 30 for seat 1, after the others; of their 31 seat 0 has the odd one.
    const given = { hands, pot: 121, winAndTie: 'three-quarters' } as const;
    expect(won(given)).to.deep.equal([16, 90, 15, 0]);
    // From seat 1 on: 31 for it, and 15 each for the others.
    expect(won({ ...given, first: 1 })).to.deep.equal([15, 91, 15, 0]);
    expect(judge(given)[0]).to.deep.include({ threeQuarters: 1, declarationsVoid: false });
  });

  it('is what shared halves come to where two tie', () => {
    const two = { hands: [hands[1]!, hands[2]!], pot: 103 };
    expect(won(two)).to.deep.equal([77, 26]);
    expect(won({ ...two, winAndTie: 'three-quarters' })).to.deep.equal([77, 26]);
  });

  it('keeps who declared both in for a tie, and nobody who ties for both or loses one', () => {
    const both = ['9C 9D 9H: high', '5C AC AD: both', '7C: low'];
    // Seats 1 and 2 tie for the 7, seats 0 and 1 for the 27: no half is seat 1's alone.
    const three = { hands: both, winAndTie: 'three-quarters' } as const;
    expect(won(three)).to.deep.equal([50, 0, 50]);
    const low = ['9C 9D 9H: high', '5C AC AD: both', '6C: low'];
    expect(won({ hands: low })).to.deep.equal([50, 0, 50]);
    expect(won({ ...three, hands: low })).to.deep.equal([25, 75, 0]);
    const beaten = ['9C 9D 9H: high', '4C AC AD: both', '6C: low'];
    expect(won({ ...three, hands: beaten })).to.deep.equal([50, 0, 50]);
  });

  it('is settled in each pot by itself', () => {
    // The main pot of 40 is of all four, with three quarters for seat 1; the side pot of 61 without it.
    const given = { hands, paid: [30, 10, 30, 11], winAndTie: 'three-quarters' } as const;
    // Main: 20 for the 7; of the other 20 10 for seat 1, 5 each for seats 0 and 2.
    // Side 1 (three chips of seats 0, 2, 3): 1 for the 7, nearest are 16½ and more: seat 3 with 26.
    expect(won(given)).to.deep.equal([5 + 1 + 10 + 10, 30, 5 + 9 + 10, 1]);
  });
});

describe('what nobody wins', () => {
  const void_ = ['9C 9D 9H: both', '7C: both'];

  it('is paid by the totals, or stays whole for the next hand', () => {
    expect(won({ hands: void_, pot: 101 })).to.deep.equal([51, 50]);
    for (const carry of ['pot', 'half'] as const) {
      expect(won({ hands: void_, pot: 101, carry })).to.deep.equal([0, 0]);
      const [pot] = judge({ hands: void_, pot: 101, carry });
      expect([half(pot!, 'low'), half(pot!, 'high')]).to.deep.equal([
        '50 carried: ',
        '51 carried: ',
      ]);
      expect([pot!.declarationsVoid, pot!.failedBoth]).to.deep.equal([false, [0, 1]]);
    }
  });

  it('of a half goes to the other half, or stays where halves do', () => {
    const hands = ['TC 9C', 'TD 9D 5C'];
    const given = { hands, scoring: 'over-is-bust', pot: 101 } as const;
    expect(won(given)).to.deep.equal([0, 101]);
    expect(won({ ...given, carry: 'pot' })).to.deep.equal([0, 101]);
    expect(won({ ...given, carry: 'half' })).to.deep.equal([0, 51]);
  });
});
