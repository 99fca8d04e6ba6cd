import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import { deckOf, optionsOf } from '../support/tricks.js';
import { HandComparison } from './comparison/compare.js';
import {
  type ComparedGame,
  HEARTS,
  KNOCK_OUT,
  OH_HELL,
  SPADES,
  TWENTY_EIGHT,
  TWENTY_NINE,
  WHIST,
} from './comparison/games.js';
import { anyPlay } from './comparison/random-player.js';
import type { Result } from './plain/hand.js';

interface Case<O extends TrickOptions> {
  readonly entry: ComparedGame<O>;
  readonly given: Partial<O>;
  readonly hands?: Readonly<Record<number, string>>;
  /** The cards of the pack after the hands. */
  readonly next?: string;
  /** The first moves, separated by commas. */
  readonly script?: string;
  /** After the script, this seat plays its highest card, and the others their lowest. */
  readonly strongSeat?: number;
  /** The legal moves after the script, in any order. */
  readonly legal?: string;
  readonly result?: Partial<Result>;
}

/** Plays a case with both engines, and checks what the published rules say. */
function check<O extends TrickOptions>(name: string, one: Case<O>): void {
  it(name, () => {
    const { entry, given, hands = {}, next = '', script = '', strongSeat = 0 } = one;
    const options = optionsOf(entry.game, { dealer: 3, ...given });
    const moves = script.split(',').map((text) => text.trim());
    if (script === '') moves.pop();
    let legal: readonly string[] | undefined;
    const pair = new HandComparison(entry, options, deckOf(entry.game, options, hands, next));
    const { result } = pair.playHand((ask) => {
      const move = moves.shift();
      if (move !== undefined) return move;
      legal ??= ask.legal;
      return anyPlay(ask, strongSeat);
    });
    if (one.legal !== undefined) expect([...legal!].sort().join(', ')).to.equal(one.legal);
    expect(result).to.deep.include(one.result ?? {});
  });
}

/** Wins each trick once it has led. */
const TOPS = 'AC KC QC JC AD KD QD JD AH KH AS KS QS';

describe('published cases of Hearts', () => {
  const entry = HEARTS;
  const given = { passing: 'none', jack: 'diamonds' } as const;
  const hands = { 0: TOPS };
  check('count the jack of diamonds beside the moon that is added', {
    ...{ entry, given, hands },
    result: { points: [-10, 26, 26, 26], details: { moon: 0, cardPoints: [16, 0, 0, 0] } },
  });
  check('count the jack of diamonds beside the moon that is subtracted', {
    ...{ entry, given: { ...given, moon: 'subtract' }, hands },
    result: { points: [-36, 0, 0, 0] },
  });
  check('count the jack for another player who took it', {
    ...{ entry, given },
    hands: {
      ...{
        0: '2C KC QC JC AD KD QD AH KH QH AS KS QS',
        1: 'AC 2S 4C 5C 6C 7C 6D 7D 8D 6H 7H 8H 7S',
      },
      ...{ 2: 'JD 2D 3D 4D 5D 2H 3H 4H 5H 3S 4S 5S 6S', 3: '3C' },
    },
    // Seat 2 has no club, and discards the jack to the first trick.
    script: '0 play 2C, 1 play AC, 2 play JD, 3 play 3C, 1 play 2S',
    result: { points: [0, 16, 26, 26] },
  });
  check('play on at a tie of the lowest scores', {
    ...{ entry, hands },
    given: { passing: 'none', scores: [74, 48, 80, 64] },
    result: { scores: [74, 74, 106, 90], winners: null },
  });
  check('end without a tie', {
    ...{ entry, hands },
    given: { passing: 'none', scores: [73, 48, 80, 64] },
    result: { scores: [73, 74, 106, 90], winners: [0] },
  });
  check('end at exactly 100 points', {
    ...{ entry, hands },
    given: { passing: 'none', scores: [0, 74, 73, 73] },
    result: { scores: [0, 100, 99, 99], winners: [0] },
  });
});

describe('published cases of Spades', () => {
  const entry = SPADES;
  const hands = { 0: '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS' };
  check('take 100 points at ten bags, and keep the rest', {
    ...{ entry, hands, given: { bagCounts: [8, 0] } },
    script: '0 bid 3, 1 bid 1, 2 bid 4, 3 bid 1',
    result: { points: [70 + 6 - 100, -20], bags: [4, 0] },
  });
  check('take nothing at nine bags', {
    ...{ entry, hands, given: { bagCounts: [3, 0] } },
    script: '0 bid 3, 1 bid 1, 2 bid 4, 3 bid 1',
    result: { points: [76, -20], bags: [9, 0] },
  });
  check('take 100 points at exactly ten bags', {
    ...{ entry, hands, given: { bagCounts: [4, 0] } },
    script: '0 bid 3, 1 bid 1, 2 bid 4, 3 bid 1',
    result: { points: [-24, -20], bags: [0, 0] },
  });
  check('make the tricks of a failed nil bags only', {
    ...{ entry, hands, given: { bagCounts: [9, 0] } },
    script: '0 bid 0, 1 bid 0, 2 bid 4, 3 bid 1',
    // The partner's bid fails. 22 bags are two penalties.
    result: { points: [-40 + 13 - 100 - 200, 90], bags: [2, 0] },
  });
  check('count the tricks of a failed nil for the partner, if so set', {
    ...{ entry, hands, given: { bagCounts: [9, 0], nilTricks: 'count' } },
    script: '0 bid 0, 1 bid 0, 2 bid 4, 3 bid 1',
    result: { points: [40 + 9 - 100 - 100, 90], bags: [8, 0] },
  });
  check('play on at a tie over 500', {
    ...{ entry, hands, given: { scores: [400, 560] } },
    script: '0 bid 10, 1 bid 1, 2 bid 3, 3 bid 2',
    result: { scores: [530, 530], winners: null },
  });
});

describe('published cases of whist and its variants', () => {
  const SPADE_SUIT = '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS';
  check('give four points for four honours', {
    ...{
      entry: WHIST,
      given: { game: '10', honours: true },
      hands: { 3: SPADE_SUIT },
      strongSeat: 3,
    },
    result: { points: [0, 11], details: { honours: [0, 4] }, winners: [1] },
  });
  check('give none if tricks end the game', {
    ...{
      entry: WHIST,
      given: { game: '7', honours: true },
      hands: { 3: SPADE_SUIT },
      strongSeat: 3,
    },
    result: { points: [0, 7], details: { honours: [0, 0] }, winners: [1] },
  });
  check('give no honours at one point short of game', {
    entry: WHIST,
    given: { game: '10', honours: true, scores: [9, 0] },
    // Seats 0 and 2 hold the honours, and make six tricks.
    hands: {
      ...{
        0: 'AS KS 2C 3C 4C 5C 6C 7C 8C 9C TC 2D 3D',
        1: '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH',
      },
      ...{
        2: 'QS JS 4D 5D 6D 7D 8D 9D TD JD QD KD AD',
        3: 'JC QC KC AC 2S 3S 4S 5S 6S 7S 8S 9S TS',
      },
    },
    strongSeat: 3,
    result: { tricks: [6, 7], details: { honours: [0, 0] } },
  });
  const knockOut = { entry: KNOCK_OUT, next: '2C' } as const;
  check('knock out all who take no trick', {
    ...{ ...knockOut, given: { variant: 'knock-out' }, hands: { 0: 'AC KC QC JC TC 9C 8C' } },
    result: { scores: [7, 0, 0, 0], winners: [0] },
  });
  check('let the first of several with most tricks name trump', {
    ...knockOut,
    given: { variant: 'knock-out', hand: 2, scores: [3, 0, 1, 3], dealer: 0 },
    legal: '3 trump C, 3 trump D, 3 trump H, 3 trump S',
  });
  const ohHell = { entry: OH_HELL, given: { variant: 'oh-hell', hand: 3 } } as const;
  check('forbid the dealer of Oh hell the bid that makes the sum fit', {
    ...ohHell,
    ...{ script: '0 bid 1, 1 bid 0, 2 bid 1', legal: '3 bid 0, 3 bid 2, 3 bid 3' },
  });
  check('leave the dealer of Oh hell free if the sum is too high', {
    ...ohHell,
    ...{ script: '0 bid 2, 1 bid 2, 2 bid 0', legal: '3 bid 0, 3 bid 1, 3 bid 2, 3 bid 3' },
  });
});

const bids = (seat: number, from: number): string =>
  Array.from({ length: 29 - from }, (_, index) => `${seat} bid ${from + index}`).join(', ');

describe('published cases of Twenty-Nine', () => {
  /** Seats 0 and 2 win four tricks with 7 points, then seats 1 and 3 four tricks with 21 points. */
  const HALVES = {
    ...{ 0: 'JC 9C AC TC 7D 8D QD KD', 1: '7C 8C QC KC JD 9D AD TD' },
    ...{ 2: '7S 8S QS KS JH 9H AH TH', 3: '7H 8H QH KH JS 9S AS TS' },
  };
  const TRICKS = [
    ...['JC 7C 7S 7H', '9C 8C 8S 8H', 'AC QC QS QH', 'TC KC KS KH'].map((cards) => [0, cards]),
    ...[[0, '7D JD JH JS'] as const],
    ...['9D 9H 9S 8D', 'AD AH AS QD', 'TD TH TS KD'].map((cards) => [1, cards]),
  ] as readonly (readonly [number, string])[];
  const played = TRICKS.flatMap(([leader, cards]) =>
    cards.split(' ').map((card, step) => `${(leader + step) % 4} play ${card}`),
  );
  const script = ['0 pass', '1 bid 22', '2 pass', '3 pass', '1 trump D', ...played].join(',');
  for (const lastTrick of [true, false]) {
    check(`decide by the last trick: ${lastTrick ? 'one more' : 'none'}`, {
      ...{ entry: TWENTY_NINE, given: { game: '29', lastTrick }, hands: HALVES, script },
      result: {
        points: [0, lastTrick ? 1 : -1],
        details: { cardPoints: [7, lastTrick ? 22 : 21], bids: [null, 22] },
      },
    });
  }

  /** Seat 0 has king and queen of spades. Seat 3 can't follow clubs. */
  const PAIR = {
    ...{ 0: 'JC 9C AC TC KS QS JS 9S', 1: '7C KC QC 8C AD TD KD QD' },
    ...{ 2: 'AS TS 8S 7S KH QH 8H 7H', 3: 'JH 9H AH TH JD 9D 8D 7D' },
  };
  const pairCase = (bidder: number, bid: number, needed: number): void => {
    // A bid of 28 ends the auction.
    const auction =
      bid === 28
        ? ['0 pass', '1 bid 28']
        : [0, 1, 2, 3].map((seat) => (seat === bidder ? `${seat} bid ${bid}` : `${seat} pass`));
    const whose = bidder === 0 ? 'the bidder' : 'an opponent';
    check(`move a bid of ${bid} to ${needed} by a pair of ${whose}`, {
      ...{ entry: TWENTY_NINE, given: { game: '29' }, hands: PAIR },
      script: `${auction.join(',')},${bidder} trump S,0 play JC,1 play 7C,2 play 7H,3 ask,3 play 7D,0 pair`,
      result: {
        details: { cardPoints: [28, 0], bids: bidder === 0 ? [needed, null] : [null, needed] },
      },
    });
  };
  for (const [bid, needed] of [
    [15, 15],
    [16, 16],
    [18, 16],
    [20, 16],
    [22, 18],
  ] as const) {
    pairCase(0, bid, needed);
  }
  for (const [bid, needed] of [
    [16, 20],
    [24, 28],
    [26, 28],
    [28, 28],
  ] as const) {
    pairCase(1, bid, needed);
  }

  check('make the dealer bid if the others pass', {
    ...{ entry: TWENTY_NINE, given: { game: '29' }, script: '0 pass, 1 pass, 2 pass' },
    legal: bids(3, 15),
  });
  check('deal anew if all pass, if so set', {
    ...{ entry: TWENTY_NINE, given: { game: '29', allPass: 'redeal', scores: [3, -2] } },
    script: '0 pass, 1 pass, 2 pass, 3 pass',
    result: { isPlayed: false, scores: [3, -2], nextDealer: 0 },
  });
});

describe('published cases of Twenty-Eight', () => {
  const CLUBS = '7C JC 9C AC TC KC QC 8C';
  check('refuse a bid over the partner’s below 20', {
    ...{ entry: TWENTY_EIGHT, given: { game: '28' }, script: '0 bid 14, 1 pass' },
    legal: `${bids(2, 20)}, 2 pass`,
  });
  check('allow it after an opponent’s bid', {
    ...{ entry: TWENTY_EIGHT, given: { game: '28' }, script: '0 bid 14, 1 bid 15' },
    legal: `${bids(2, 16)}, 2 pass`,
  });
  check('count a bid of 20 twice, and a redouble four times', {
    ...{ entry: TWENTY_EIGHT, given: { game: '28', doubles: true }, hands: { 0: CLUBS } },
    script: '0 bid 20, 1 pass, 2 pass, 3 pass, 0 lay 7C, 1 double, 0 redouble',
    result: { points: [8, 0], winners: [0] },
  });
});
