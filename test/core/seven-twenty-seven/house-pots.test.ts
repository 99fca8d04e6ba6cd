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
    // A hand of four cards is not 5-A-A.
    const more = ['2C 3C AC AD', '5C AH AS KC'];
    expect(won({ hands: more, fiveAceAce: 'beats-all' })).to.deep.equal([100, 0]);
  });
});

describe('three quarters for who wins one half alone and ties for the other', () => {
  // Only seat 1 has exactly 7. Seats 0, 1 and 2 have exactly 27, and seat 3 has 26.
  const hands = ['9C 9D 9H', '5C AC AD', '8C 9S TC', '6C TD TH'];

  it('is half of the half that is tied; the others who tie share the rest', () => {
    expect(won({ hands, pot: 120 })).to.deep.equal([20, 80, 20, 0]);
    expect(won({ hands, pot: 120, winAndTie: 'three-quarters' })).to.deep.equal([15, 90, 15, 0]);
  });

  it('gives odd chips to the 27 half, then to the side that is first from the dealer’s left', () => {
    // The 27 half is 61: 30 for seat 1, and 31 for the others, with the odd chip for seat 0.
    const given = { hands, pot: 121, winAndTie: 'three-quarters' } as const;
    expect(won(given)).to.deep.equal([16, 90, 15, 0]);
    // If seat 1 comes first, it gets 31 and the others 15 each.
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
    // Seats 1 and 2 tie for 7, seats 0 and 1 for 27, so seat 1 wins no half alone.
    const three = { hands: both, winAndTie: 'three-quarters' } as const;
    expect(won(three)).to.deep.equal([50, 0, 50]);
    const low = ['9C 9D 9H: high', '5C AC AD: both', '6C: low'];
    expect(won({ hands: low })).to.deep.equal([50, 0, 50]);
    expect(won({ ...three, hands: low })).to.deep.equal([25, 75, 0]);
    const beaten = ['9C 9D 9H: high', '4C AC AD: both', '6C: low'];
    expect(won({ ...three, hands: beaten })).to.deep.equal([50, 0, 50]);
  });

  it('is settled in each pot by itself', () => {
    // The main pot of 40 has all four seats, and three quarters go to seat 1. The two side pots
    // don't include seat 1.
    const given = { hands, paid: [30, 10, 30, 11], winAndTie: 'three-quarters' } as const;
    // Main: 20 for 7. Of the other 20, 10 go to seat 1, and 5 each to seats 0 and 2. Side 1 (3
    // chips of seats 0, 2, 3): 1 to seat 3, whose 26 is nearest to 7, and 1 each to seats 0 and 2
    // for 27. Side 2 (38 chips of seats 0 and 2): a tie in both halves.
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
