import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  FORTUNE_LINES,
  HAND_KINDS,
  type HandKindName,
  type PaigowHandCounts,
  bestFive,
  countPaigowHands,
  formatCards,
  fortuneLine,
  kindOfFive,
} from '../../../src/core.js';
import { fortuneOf, isBesideKingQueen } from '../../../src/games/pai-gow/advice/fortune-class.js';
import { HandClasses } from '../../../src/games/pai-gow/advice/hand-classes.js';
import { countOf } from '../../support/counts.js';
import { WHOLE_DECK, quickHands, rankHandOf } from '../support/quick-hands.js';
import { cards } from '../support/cards.js';
import { choices } from '../support/plain-poker.js';

const NATURAL = countPaigowHands({ houseWay: 'foxwoods', wheel: 'second', joker: false });
const ALL = countPaigowHands({ houseWay: 'foxwoods', wheel: 'second', joker: true });

const sum = (counts: Iterable<number>): number =>
  [...counts].reduce((all, count) => all + count, 0);
const total = (tops: Readonly<Record<string, readonly number[]>>): number =>
  sum(Object.values(tops).map(sum));

/** How many hands of a house way are of a kind. */
const ofKind = (tops: PaigowHandCounts['backs'], kind: HandKindName): number => sum(tops[kind]);

describe('the count of all hands', () => {
  it('is C(52, 7) hands of the known kinds without the joker', () => {
    expect(NATURAL.hands).to.equal(133_784_560);
    expect(NATURAL.kinds).to.deep.equal({
      'five-aces': 0,
      'royal-flush': 4_324,
      'straight-flush': 37_260,
      quads: 224_848,
      'full-house': 3_473_184,
      flush: 4_047_644,
      straight: 6_180_020,
      trips: 6_461_620,
      'two-pairs': 31_433_400,
      pair: 58_627_800,
      nothing: 23_294_460,
    });
  });

  it('is C(53, 7) hands with the joker, each counted once in every table', () => {
    expect(ALL.hands).to.equal(154_143_080);
    for (const { hands, kinds, fortune, backs, fronts } of [ALL, NATURAL]) {
      expect(sum(Object.values(kinds))).to.equal(hands);
      expect(sum(Object.values(fortune))).to.equal(hands);
      expect([total(backs), total(fronts)]).to.deep.equal([hands, hands]);
    }
  });

  it('agrees with what can be counted by hand', () => {
    // Five aces and any two of the other 48 cards.
    expect(ALL.kinds['five-aces']).to.equal((48 * 47) / 2);
    // Eight rows of seven in each suit. With the joker, six cards that two neighbouring rows share
    // count only once.
    expect(ALL.fortune['natural-seven']).to.equal(4 * 8);
    expect(ALL.fortune['joker-seven']).to.equal(4 * (8 * 7 - 7));
    // A royal flush in four suits, without the joker or with it in any of five places; K-Q in three
    // suits.
    expect(ALL.fortune['royal-match']).to.equal(4 * 6 * 3);
    expect(NATURAL.fortune['royal-match']).to.equal(4 * 3);
    // The back is nothing only if all seven are. It never has two pairs of which the lower is
    // hidden.
    expect(ofKind(ALL.backs, 'nothing')).to.equal(ALL.kinds.nothing);
    expect(ofKind(ALL.backs, 'five-aces')).to.equal(6);
    expect(
      Object.keys(ALL.fronts).filter((kind) => ofKind(ALL.fronts, kind as HandKindName) > 0),
    ).to.deep.equal(['nothing', 'pair']);
  });

  it('reports its progress', () => {
    const shares: number[] = [];
    const options = { houseWay: 'foxwoods', wheel: 'low', joker: true } as const;
    const { kinds } = countPaigowHands(options, (share) => shares.push(share));
    expect(kinds).to.deep.equal(ALL.kinds);
    expect(shares).to.deep.equal([...shares].sort((a, b) => a - b));
    expect([shares.length, shares.at(-1)]).to.deep.equal([6250, 1]);
  });
});

describe('classes of hands', () => {
  it('have the same counts by rank and line as dealing every hand', () => {
    const deck = cards('AC KC QC JC TC 9C 8C 7C AD KD QD JD 9D AH KH 9H 9S 2S XX');
    const counted = new Map<string, number>();
    const count = (key: string, hands: number): void => {
      counted.set(key, (counted.get(key) ?? 0) + hands);
    };
    const classes = new HandClasses(deck, (hand, hands) => {
      const rank = hand.rank('second');
      count(`${rank} ${fortuneOf(hand, rank)}`, hands);
    });
    for (let chunk = 0; chunk < classes.chunks; chunk++) classes.run(chunk);
    for (const seven of choices(deck, 7)) {
      const line = fortuneLine(seven) ?? 'none';
      count(`${bestFive(seven, 'second')} ${line === 'royal-match' ? 'royal-flush' : line}`, -1);
    }
    expect([...counted].filter(([, left]) => left !== 0)).to.deep.equal([]);
    expect(counted.size).to.equal(301);
  });

  it('have the line that the side bet pays', () => {
    const wrong: string[] = [];
    for (const seven of quickHands(countOf({ normal: 2_000, full: 20_000 }))) {
      const hand = rankHandOf(seven);
      const rank = bestFive(seven, 'second');
      const line = fortuneLine(seven) ?? 'none';
      const found = fortuneOf(hand, rank);
      const isMatch = line === 'royal-match';
      const wanted = isMatch ? 'royal-flush' : line;
      if (found !== wanted || (isMatch && !isBesideKingQueen(hand))) wrong.push(formatCards(seven));
    }
    expect(wrong).to.deep.equal([]);
  });

  it('recognize a king and a queen beside a royal flush', () => {
    const besides: readonly (readonly [string, boolean])[] = [
      ['AS KS QS JS TS KH QH', true],
      ['AS XX QS JS TS KH QH', true],
      ['AS KS QS JS TS KH QD', true],
      ['AS KS QS JS TS KH 9D', false],
      ['AS KS QS JS TS KH KD', false],
      ['AS KS QS JS TS 9S QD', false],
    ];
    for (const [text, is] of besides) {
      expect(isBesideKingQueen(rankHandOf(cards(text))), text).to.equal(is);
    }
  });

  it('are 292,253 for the whole deck', () => {
    let found = 0;
    const classes = new HandClasses(WHOLE_DECK, () => found++);
    for (let chunk = 0; chunk < classes.chunks; chunk++) classes.run(chunk);
    expect(found).to.equal(292_253);
  });

  it('include every kind and every line', () => {
    const kinds = Object.entries(HAND_KINDS).filter(
      ([name]) => ALL.kinds[name as HandKindName] > 0,
    );
    expect(kinds.length).to.equal(kindOfFive(bestFive(cards('AC AD AH AS XX'), 'second')) + 1);
    expect(FORTUNE_LINES.filter((line) => ALL.fortune[line] === 0)).to.deep.equal([]);
  });
});
