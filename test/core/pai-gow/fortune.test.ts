import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  FORTUNE_ENVY,
  FORTUNE_LINES,
  FORTUNE_PAY,
  type FortuneLine,
  type HandKindName,
  JOKER,
  checkFortuneTable,
  describeFive,
  formatCards,
  fortuneLine,
  rankOf,
  suitOf,
} from '../../../src/core.js';
import { isRare } from '../../../src/games/pai-gow/rules/fortune.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { choices, randomHands } from '../support/plain-poker.js';

/** How many random hands of each deck are checked by the simple method. */
const HANDS = countOf({ normal: 2_000, full: 10_000 });

type Hand = readonly [name: string, hand: string];

const LINES: Readonly<Record<FortuneLine, readonly Hand[]>> = {
  'natural-seven': [
    ['from the middle', '4S 5S 6S 7S 8S 9S TS'],
    ['with the ace high, though it is royal', '8H 9H TH JH QH KH AH'],
    ['with the ace low', 'AD 2D 3D 4D 5D 6D 7D'],
  ],
  'royal-match': [
    ['without the joker', 'TS JS QS KS AS KH QH'],
    ['with the joker in the royal flush', 'TS JS XX KS AS KH QH'],
    ['with the joker for the ace', 'TC JC QC KC XX KD QD'],
  ],
  'joker-seven': [
    ['with the joker in a gap', '4S 5S XX 7S 8S 9S TS'],
    ['with the joker at an end', '4S 5S 6S 7S 8S 9S XX'],
    ['with the ace low', 'AS 2S XX 4S 5S 6S 7S'],
    ['with the joker as the low ace', '2S 3S 4S 5S 6S 7S XX'],
    ['royal', '8H 9H TH JH XX KH AH'],
  ],
  'five-aces': [
    ['beside two small cards', 'AC AD AH AS XX 7C 2D'],
    ['beside a suited king and queen', 'AC AD AH AS XX KS QS'],
  ],
  'royal-flush': [
    ['without the joker', 'TS JS QS KS AS 3H 2H'],
    ['with the joker', 'TS JS XX KS AS 3H 2H'],
    ['and a king and a queen of two suits', 'TS JS QS KS AS KH QD'],
    ['and a king beside the joker', 'TS JS QS KS AS KH XX'],
    ['and the nine below, six in a row', '9S TS JS QS KS AS 2H'],
    ['rather than four aces', 'AC AD AS XX KS QS JS'],
  ],
  'straight-flush': [
    ['without the joker', '5S 6S 7S 8S 9S KH 2D'],
    ['with the joker', '5S 6S XX 8S 9S KH 2D'],
    ['of the wheel', 'AS 2S 3S 4S 5S KH QD'],
    ['of six', '4S 5S 6S 7S 8S 9S KD'],
    ['of six and the joker in a gap too wide', '3S 4S 5S 6S 7S TS XX'],
    ['rather than four aces', 'AC AD AS XX 2S 3S 4S'],
  ],
  quads: [
    ['without the joker', '8C 8D 8H 8S KC 4D 2H'],
    ['of aces with the joker', 'AC AD AH XX KC 4D 2H'],
    ['beside trips', '8C 8D 8H 8S KC KD KH'],
    ['beside a flush', 'AC AD AS XX KS 9S 4S'],
  ],
  'full-house': [
    ['without the joker', '8C 8D 8H KS KC 4D 2H'],
    ['of aces with the joker', 'AC AD XX KS KC 4D 2H'],
    ['with the joker in the pair', 'AC XX 8H 8C 8D 4D 2H'],
    ['of two trips', '8C 8D 8H KS KC KD 2H'],
    ['beside a flush', '8C 8D 8H KC KD 9C 2C'],
  ],
  flush: [
    ['without the joker', 'KS JS 8S 5S 3S QD 2H'],
    ['with the joker', 'KS JS 8S 5S XX QD 2H'],
    ['beside trips', 'KS JS 8S 5S 3S KD KH'],
    ['beside a straight', 'KS JS TS 9S 8S QD 2H'],
    ['beside three aces, the joker one of them', 'AS JS 8S 5S XX AD 2H'],
  ],
  trips: [
    ['without the joker', '8C 8D 8H KS JC 4D 2H'],
    ['of aces with the joker', 'AC AD XX KS JC 4D 2H'],
    ['rather than a straight', '8C 8D 8H 9S TC JD QH'],
    ['of aces rather than the joker’s straight', 'AC AD XX 6S 7C 8D 9H'],
  ],
  straight: [
    ['without the joker', '5C 6D 7H 8S 9C KD 2H'],
    ['with the joker', '5C 6D XX 8S 9C KD 2H'],
    ['of the wheel', 'AC 2D 3H 4S 5C KD JH'],
    ['beside two pairs', '5C 6D 7H 8S 9C 9D 8H'],
    ['beside a pair of aces with the joker', 'AC XX 6S 7C 8D 9H 2C'],
  ],
};

const LOST: readonly Hand[] = [
  ['three pairs', 'KC KD QH QS 7C 7D 2H'],
  ['two pairs with the joker', 'AC XX QH QS 7C 6D 2H'],
  ['kings and the joker, which is no third', 'KC KD XX 9S 7C 6D 2H'],
  ['a pair', 'KC KD JH 9S 7C 6D 2H'],
  ['nothing', 'AC KD JH 9S 7C 6D 2H'],
];

/** The kinds of all choices of five cards that are lines of their own. */
const KIND_LINES: Readonly<Partial<Record<HandKindName, FortuneLine>>> = {
  'five-aces': 'five-aces',
  'straight-flush': 'straight-flush',
  quads: 'quads',
  'full-house': 'full-house',
  flush: 'flush',
  trips: 'trips',
  straight: 'straight',
};

/** Seven suited cards in a row, none of them the joker. */
function isNaturalSeven(seven: readonly Card[]): boolean {
  const suits = new Set(seven.map(suitOf));
  const rows = [1, 14].map((ace) => seven.map((c) => (rankOf(c) === 1 ? ace : rankOf(c))));
  const isRow = (row: readonly number[]): boolean =>
    new Set(row).size === 7 && Math.max(...row) - Math.min(...row) === 6;
  return !seven.includes(JOKER) && suits.size === 1 && rows.some(isRow);
}

/** The best line by the simple method: the first one in the list that the hand makes. */
function plainLine(seven: readonly Card[]): FortuneLine | undefined {
  const made = new Set<FortuneLine>();
  for (const five of choices(seven, 5)) {
    const { code, high } = describeFive(five, 'second');
    const line = KIND_LINES[code];
    if (line) made.add(line);
    if (code !== 'straight-flush' || high !== 1) continue;
    made.add('royal-flush');
    const [one, other] = seven.filter((card) => !five.includes(card)) as [Card, Card];
    const ranks = [rankOf(one), rankOf(other)].sort().join(' ');
    const isMatch = ranks === '12 13' && suitOf(one) === suitOf(other);
    if (isMatch && one !== JOKER && other !== JOKER) made.add('royal-match');
  }
  if (isNaturalSeven(seven)) made.add('natural-seven');
  const others = seven.filter((card) => card !== JOKER);
  const filled = ALL_CARDS.filter((card) => !others.includes(card)).map((card) => [
    ...others,
    card,
  ]);
  if (seven.includes(JOKER) && filled.some(isNaturalSeven)) made.add('joker-seven');
  return FORTUNE_LINES.find((line) => made.has(line));
}

describe('the Fortune line', () => {
  for (const line of FORTUNE_LINES) {
    for (const [name, hand] of LINES[line]) {
      it(`${line}: ${name}`, () => {
        const found = [cards(hand), [...cards(hand)].reverse()].map((seven) => fortuneLine(seven));
        expect(found).to.deep.equal([line, line]);
      });
    }
  }

  for (const [name, hand] of LOST) {
    it(`none: ${name}`, () => {
      expect(fortuneLine(cards(hand))).to.equal(undefined);
    });
  }

  const decks: Readonly<Record<string, readonly Card[]>> = {
    whole: [...ALL_CARDS, JOKER],
    high: cards('AS KS QS JS TS 9S 8S AH KH QH JH TH AC KC QC AD KD QD XX'),
    low: cards('AS 2S 3S 4S 5S 6S 7S 8S AH 2H 3H 4H 5H AC AD 2C XX'),
  };
  for (const [name, deck] of Object.entries(decks)) {
    it(`agrees with all choices of five, from a ${name} deck`, () => {
      const found = new Set<FortuneLine | undefined>();
      const wrong: string[] = [];
      for (const hand of randomHands(deck, 7, HANDS)) {
        const line = fortuneLine(hand);
        found.add(line);
        if (line !== plainLine(hand)) wrong.push(formatCards(hand));
      }
      expect(wrong).to.deep.equal([]);
      expect(found.size).to.be.above(6);
    });
  }
});

describe('a rare hand', () => {
  it('is a straight flush or better, whatever the bet', () => {
    for (const [line, hands] of Object.entries(LINES)) {
      const rare =
        FORTUNE_LINES.indexOf(line as FortuneLine) <= FORTUNE_LINES.indexOf('straight-flush');
      for (const [name, hand] of hands) expect(isRare(cards(hand)), name).to.equal(rare);
    }
  });
});

describe('the pay tables of the Fortune bet', () => {
  it('are those of the rules', () => {
    const pay = FORTUNE_LINES.map((line) => FORTUNE_PAY[line]);
    expect(pay).to.deep.equal([8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2]);
    const envy = FORTUNE_LINES.map((line) => FORTUNE_ENVY[line] ?? 0);
    expect(envy).to.deep.equal([5000, 1000, 500, 250, 50, 20, 5, 0, 0, 0, 0]);
  });

  it('decide which line is best: a page’s own may have a straight above trips', () => {
    const both = cards('8C 8D 8H 9S TC JD QH');
    expect(fortuneLine(both, { ...FORTUNE_PAY, straight: 6 })).to.equal('straight');
    expect(fortuneLine(both, { ...FORTUNE_PAY, straight: 3 })).to.equal('trips');
    expect(fortuneLine(both, { straight: 1 })).to.equal('straight');
    expect(fortuneLine(both, { trips: 0, straight: 0 })).to.equal(undefined);
    expect(fortuneLine(both, {})).to.equal(undefined);
  });

  it('pay a lower line if the higher one pays nothing', () => {
    const quads = cards('8C 8D 8H 8S KC 4D 2H');
    expect(fortuneLine(quads, { trips: 3 })).to.equal('trips');
    const seven = cards('8H 9H TH JH QH KH AH');
    expect(fortuneLine(seven, { 'royal-flush': 9, flush: 4 })).to.equal('royal-flush');
    expect(fortuneLine(seven, { flush: 4, straight: 5 })).to.equal('straight');
  });

  it('pay envy for four of a kind or better', () => {
    const envied = FORTUNE_LINES.map((line) =>
      fortuneLine(cards(LINES[line][0]![1]), FORTUNE_ENVY),
    );
    expect(envied).to.deep.equal([...FORTUNE_LINES.slice(0, 7), ...Array<undefined>(4)]);
  });

  it('are accepted from a page unchanged', () => {
    const own = { quads: 30, trips: 0, straight: 1_000_000 };
    expect(checkFortuneTable('pay', own)).to.deep.equal({ value: own });
    expect(checkFortuneTable('pay', {})).to.deep.equal({ value: {} });
    const again: unknown = JSON.parse(JSON.stringify(FORTUNE_PAY));
    expect(checkFortuneTable('pay', again)).to.deep.equal({ value: FORTUNE_PAY });
  });

  it('are rejected with what would be accepted', () => {
    const problem = (option: string, got: string, accepted: string) => ({
      problem: { code: 'option', option, got, accepted },
    });
    for (const brings of [-1, 2.5, 1_000_001, NaN, Infinity, null, '5']) {
      expect(checkFortuneTable('pay', { quads: brings })).to.deep.equal(
        problem('pay.quads', String(brings), '0–1000000'),
      );
    }
    const names = FORTUNE_LINES.join(', ');
    expect(checkFortuneTable('envy', { pairs: 5 })).to.deep.equal(problem('envy', 'pairs', names));
    for (const value of [undefined, null, 5, 'quads', [25]]) {
      expect(checkFortuneTable('pay', value)).to.have.nested.property('problem.accepted', '{}');
    }
  });
});
