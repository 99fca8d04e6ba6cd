import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Card, Seven27Options } from '../../../src/core.js';
import { explain } from '../../../src/games/seven-twenty-seven/rules/explain.js';
import {
  deckOfHands,
  dealt,
  passOn,
  playMoves,
  seats,
  startHand,
  table,
} from '../support/seven27.js';
import { wordsAt } from '../support/seven27-words.js';

const DDU = { dealing: 'down-down-up' } as const;

/** The explanation of a hand of people, line by line. The first seat is at the dealer's left. */
function lines(
  hands: readonly string[],
  given: Partial<Seven27Options> = {},
  moves = '',
): readonly string[] {
  return end(seats(hands.length, { ...DDU, ...given }), deckOfHands(hands), moves);
}

function end(options: Seven27Options, deck: readonly Card[], moves: string): readonly string[] {
  const { state } = passOn(playMoves(dealt(options, deck), moves), ({ phase }) => phase === 'over');
  const words = wordsAt({ kinds: state.options.kinds, dealer: 0, house: false });
  return explain(state).map(words.explain);
}

describe('how a hand ended, line by line', () => {
  it('one hand wins both halves, with the totals of either target', () => {
    expect(lines(['5C AC AD', 'KC KD 9C'], { ante: 42 })).to.deep.equal([
      'Seat 1 wins both halves (84 chips): 5-A-A makes 7 and 27.',
      'Seat 2 wins nothing: K-K-9 makes 10 (3 from 7, 17 from 27).',
    ]);
  });

  it('both halves are won without being exact', () => {
    expect(lines(['JC 6C AC', 'KC KD TC'])).to.deep.equal([
      'Seat 1 wins both halves (10 chips): J-6-A makes 7½ (½ from 7) and 17½ (9½ from 27).',
      'Seat 2 wins nothing: K-K-10 makes 11 (4 from 7, 16 from 27).',
    ]);
  });

  it('halves are won, and shared with the odd chips told', () => {
    const hands = ['KC 2C 5C', 'KD 2D 5D', '9C 9D 8D', 'QC TC TD'];
    expect(lines(hands, { ante: 5 })).to.deep.equal([
      'Seat 1 shares the 7 half (5 chips): K-2-5 makes 7½ (½ from 7).',
      'Seat 2 shares the 7 half (5 chips): K-2-5 makes 7½ (½ from 7).',
      'Seat 3 wins the 27 half (10 chips): 9-9-8 makes 26 (1 from 27).',
      'Seat 4 wins nothing: Q-10-10 makes 20½ (13½ from 7, 6½ from 27).',
    ]);
  });

  it('26 and 28 share a half by totals of their own', () => {
    expect(lines(['8C 9C 9D', '8D TC TD', 'KC 2C 4C'], { ante: 4 })).to.deep.equal([
      'Seat 3 wins the 7 half (6 chips): K-2-4 makes 6½ (½ from 7).',
      'Seat 1 shares the 27 half (3 chips): 8-9-9 makes 26 (1 from 27).',
      'Seat 2 shares the 27 half (3 chips): 8-10-10 makes 28 (1 from 27).',
    ]);
  });

  it('nobody at 7 or below: the half goes where the other went', () => {
    expect(lines(['8C 9C 9D', 'KC 9H TD'], { scoring: 'over-is-bust' })).to.deep.equal([
      'Seat 1 wins the 27 half (5 chips): 8-9-9 makes 26 (1 from 27).',
      'Nobody can win the 7 half: its 5 chips go to Seat 1 too.',
      'Seat 2 wins nothing: K-9-10 makes 19½ (12½ from 7, 7½ from 27).',
    ]);
  });

  it('who declared both without being the best is out', () => {
    const simultaneous = { declare: 'simultaneous' } as const;
    const moves = 'k0 k1 k2 s0 s1 s2 g0:7+27 g1:7 g2:27';
    expect(lines(['5C AC AD', '5D AH AS', '9C 9D 8D'], simultaneous, moves)).to.deep.equal([
      'Seat 1 declared both but did not win both, and gets nothing.',
      'Seat 2 wins the 7 half (7 chips): 5-A-A makes 7.',
      'Seat 3 wins the 27 half (8 chips with the odd one): 9-9-8 makes 26 (1 from 27).',
      'Seat 1 wins nothing: 5-A-A makes 7 and 27.',
    ]);
  });

  it('declarations that nobody could win are void', () => {
    const simultaneous = { declare: 'simultaneous' } as const;
    const moves = 'k0 k1 s0 s1 g0:7+27 g1:7+27';
    expect(lines(['5C AC AD', '5D AH AS'], simultaneous, moves)).to.deep.equal([
      'Nobody can win what they declared, so the totals decide.',
      'Seat 1 shares the 7 half (3 chips with the odd one): 5-A-A makes 7.',
      'Seat 2 shares the 7 half (2 chips): 5-A-A makes 7.',
      'Seat 1 shares the 27 half (3 chips with the odd one): 5-A-A makes 27.',
      'Seat 2 shares the 27 half (2 chips): 5-A-A makes 27.',
    ]);
  });

  it('the last one in, and the bet that nobody called', () => {
    expect(lines(['5C AC AD', '9C 9D 8D'], {}, 'b0:20 f1')).to.deep.equal([
      'Uncalled bet returned to Seat 1: 20 chips.',
      'Seat 1 is the last player in and takes 10 chips without showing.',
    ]);
  });

  it('side pots by their names', () => {
    const options = table([10, 100, 100], { ...DDU, minBet: 5 });
    const deck = deckOfHands(['5C AC AD', 'KC 2C 4C', '9C 9D 8D']);
    expect(end(options, deck, 'b0:5 r1:20 c2')).to.deep.equal([
      'Main pot: Seat 1 wins both halves (30 chips): 5-A-A makes 7 and 27.',
      'Side pot: Seat 2 wins the 7 half (20 chips): K-2-4 makes 6½ (½ from 7).',
      'Side pot: Seat 3 wins the 27 half (20 chips): 9-9-8 makes 26 (1 from 27).',
    ]);
  });

  it('nothing where nothing was played', () => {
    const { state } = playMoves(startHand(seats(2)), 'o0 o1');
    expect(explain(state)).to.deep.equal([]);
  });
});
