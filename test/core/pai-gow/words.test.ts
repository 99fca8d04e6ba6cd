import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  FORTUNE_LINES,
  FOXWOODS_RULES,
  type HandDescription,
  type PaigowRefusal,
  type SeatResult,
  describeFive,
  describeTwo,
  paigow,
} from '../../../src/core.js';
import { paigowWords } from '../../../src/games/pai-gow/locales/en.js';
import { kitWords, problemText } from '../../../src/locales/words.js';
import type { SeatedTable } from '../../../src/locales/table-en.js';
import { card, cards } from '../support/cards.js';
import { problemOf } from '../support/result.js';

/** One person at seat 2. The house deals at seat 1. */
const ONE: SeatedTable = { kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true };
/** Two people who share the device. One of them deals. */
const TWO: SeatedTable = { kinds: ['human', 'human', 'bot'], dealer: 1, house: false };

const words = paigowWords(ONE);
const shared = paigowWords(TWO);

type Code = PaigowRefusal['code'];
type OfCode<C extends Code> = Omit<PaigowRefusal & { readonly code: C }, 'code'>;

/** Every code once, with its figures and its sentence. The compiler reports missing codes. */
const REFUSALS: { readonly [C in Code]: readonly [figures: OfCode<C>, text: string] } = {
  'no-such-seat': [{ seat: 9, seats: 4 }, 'There is no such seat; the table has 4.'],
  'not-your-seat': [{ seat: 2, yours: 1 }, 'Only Seat 3 may do that.'],
  'not-whole': [{ what: 'stake', amount: 5.5 }, 'A bet is a whole number of chips, not 5.5.'],
  'below-min': [
    { what: 'bonus', amount: 0, min: 1 },
    'A bonus bet is at least 1; 0 is too little.',
  ],
  'above-max': [
    { what: 'stake', amount: 2000, max: 1000 },
    'A bet is at most 1,000; 2,000 is too much.',
  ],
  'above-stack': [
    { what: 'stake', amount: 25, stack: 1 },
    'A bet of 25 is more than the 1 chip left.',
  ],
  'no-such-move': [
    { move: 'hit' },
    'There is no move “hit”; there are bank, decline, bet, pass, cut and set.',
  ],
  'not-now': [{ move: 'set', phase: 'bets' }, 'Setting is not possible now: bets are being made.'],
  'not-offered': [{ seat: 2 }, 'The bank is offered to Seat 3.'],
  'seat-open': [{ seat: 3 }, 'Nobody sits at Seat 4.'],
  'seat-out': [{ seat: 1 }, 'You sit this hand out.'],
  'already-set': [{ seat: 2 }, 'Seat 3 has set, and that stands.'],
  'already-bet': [{ seat: 1 }, 'You have bet, and that stands.'],
  'already-cut': [{ seat: 1 }, 'You have cut, and that stands.'],
  'dealer-bets-not': [{ seat: 0 }, 'Whoever deals does not bet.'],
  'house-cuts-not': [{ seat: 0 }, 'The house does not cut.'],
  'table-moves': [{ move: 'deal' }, 'The deal is done by the table.'],
  'bets-open': [{ seat: 1 }, 'You have yet to bet or to sit out.'],
  'no-bonus': [{}, 'There is no bonus bet at this table.'],
  'bad-cut': [{ most: 64 }, 'Words for a cut have up to 64 letters.'],
  'cards-covered': [
    { seat: 1 },
    'These cards are covered: they can’t be set before they are shown.',
  ],
  'two-in-front': [{}, 'Two cards go in front and five behind.'],
  'same-card': [{ card: card('KS') }, 'The king of spades cannot be in front twice.'],
  'foreign-card': [{ card: card('KS') }, 'The king of spades is not one of the seven cards.'],
  foul: [
    {
      ...{ front: 'pair', frontHigh: 1, frontKicker: undefined },
      ...{ back: 'nothing', backHigh: 13, backKicker: 11 },
    },
    'The pair of aces in front outranks the king-high five cards.',
  ],
  'house-way': [{ houseWay: 'foxwoods' }, 'The dealer sets by the house way of Foxwoods.'],
};

describe('a refusal of Pai Gow in words', () => {
  for (const [code, [figures, text]] of Object.entries(REFUSALS)) {
    it(`says ${code}`, () => {
      expect(words.refusal({ code, ...figures })).to.equal(text);
    });
  }

  it('quotes an invalid card and an invalid number', () => {
    const refusal = (code: string, figures: object): string => words.refusal({ code, ...figures });
    expect(refusal('foreign-card', { card: -1 })).to.equal('-1 is not one of the seven cards.');
    expect(refusal('foreign-card', { card: 53 })).to.equal('53 is not one of the seven cards.');
    const none = { what: 'stake', amount: NaN };
    expect(refusal('not-whole', none)).to.equal('A bet is a whole number of chips.');
  });

  it('covers what every table refuses', () => {
    expect(words.refusal({ code: 'no-undo' })).to.equal('What is done at a table stands.');
    expect(words.refusal({ code: 'hand-runs' })).to.equal('The hand is not over yet.');
  });

  const fouls: readonly (readonly [front: string, back: string, text: string])[] = [
    ['AC AD', 'KC KD 9H 5S 3C', 'The pair of aces in front outranks the pair of kings behind.'],
    ['AC KD', 'QC JD 9H 5S 3C', 'Ace, king in front outranks the queen-high five cards.'],
    ['KC QD', 'KH JD 9H 5S 3C', 'King, queen in front outranks king, jack behind.'],
    ['AC XX', '9C 8D 6H 5S 3C', 'The pair of aces in front outranks the nine-high five cards.'],
  ];
  for (const [front, back, text] of fouls) {
    it(`names the foul hands ${front} before ${back}`, () => {
      const hands = {
        front: describeTwo(cards(front)),
        back: describeFive(cards(back), 'second'),
      };
      const { front: two, back: five } = hands;
      const refusal = {
        ...{ code: 'foul', front: two.code, frontHigh: two.high, frontKicker: two.kicker },
        ...{ back: five.code, backHigh: five.high, backKicker: five.kicker },
      };
      expect(words.refusal(refusal)).to.equal(text);
      expect(words.setLine({ code: 'refused', refusal })).to.equal(text);
      expect(words.setLine({ code: 'foul', ...hands })).to.equal(
        text.replace('.', ': a foul, and both hands would lose.'),
      );
    });
  }
});

describe('a hand in words', () => {
  const fives: readonly (readonly [hand: string, text: string])[] = [
    ['KC JD 9H 4S 3C', 'king high'],
    ['6C 6D 9H 4S AC', 'pair of sixes'],
    ['AC AD 8H 8S KC', 'aces and eights'],
    ['QC QD QH 4S 3C', 'three queens'],
    ['8C 9D TH JS QC', 'queen-high straight'],
    ['TC JD QH KS AC', 'ace-high straight'],
    ['AC 2D 3H 4S 5C', 'ace-to-five straight'],
    ['TC 9D XX 7S 6C', 'ten-high straight, the joker as an eight'],
    ['5C 6D 7H XX 9S', 'nine-high straight, the joker as an eight'],
    ['5C XX 7H 8D 9S', 'nine-high straight, the joker as a six'],
    ['AS QS 9S 4S 3S', 'ace-high flush'],
    ['AS QS 9S 4S XX', 'ace-high flush, the joker as the king of spades'],
    ['KC KD KH TS TC', 'kings full of tens'],
    ['7C 7D 7H 7S KC', 'four sevens'],
    ['8S 9S TS JS QS', 'queen-high straight flush'],
    ['AS 2S 3S 4S 5S', 'ace-to-five straight flush'],
    ['TS JS QS KS AS', 'royal flush'],
    ['TS XX QS KS AS', 'royal flush, the joker as the jack of spades'],
    ['AC AD AH AS XX', 'five aces, the joker as an ace'],
  ];
  for (const [hand, text] of fives) {
    it(`calls ${hand} ${text}`, () => {
      expect(words.describe(describeFive(cards(hand), 'second'), 'back')).to.equal(text);
    });
  }

  it('of two cards is a pair, or both of them', () => {
    const two = (text: string): string => words.describe(describeTwo(cards(text)), 'front');
    expect(['QS KH', 'AS AD', 'TS 9D', 'XX 4D', 'XX AD'].map(two)).to.deep.equal([
      ...['king, queen', 'pair of aces', 'ten, nine'],
      ...['ace, four, the joker as an ace', 'pair of aces, the joker as an ace'],
    ]);
  });
});

describe('the line below the trays', () => {
  const legal = (front: string, back: string): string => {
    const hands: { readonly front: HandDescription; readonly back: HandDescription } = {
      front: describeTwo(cards(front)),
      back: describeFive(cards(back), 'second'),
    };
    return words.setLine({ code: 'legal', ...hands });
  };

  it('says what is missing', () => {
    const missing = ([2, 1] as const).map((count) =>
      words.setLine({ code: 'choose', missing: count }),
    );
    expect(missing).to.deep.equal([
      'Choose two cards for the front; the five behind must rank higher.',
      'Choose one more card for the front.',
    ]);
  });

  it('says what both hands of a legal set are', () => {
    expect(legal('KH QS', 'AS AD 9H 7C 4D')).to.equal(
      'A legal set: the pair of aces beats king, queen.',
    );
    expect(legal('KH KS', 'AS AD 9H 9C 4D')).to.equal(
      'A legal set: aces and nines beat the pair of kings.',
    );
    expect(legal('QH JS', 'AS KD 9H 7C 4D')).to.equal('A legal set: ace high beats queen, jack.');
  });
});

describe('the names of seats', () => {
  it('address the only person, and name the house', () => {
    expect([0, 1, 2, 3].map(words.seatName)).to.deep.equal(['Dealer', 'You', 'Seat 3', 'Seat 4']);
  });

  it('are numbers if people share the device, or if players deal', () => {
    expect([0, 1, 2].map(shared.seatName)).to.deep.equal(['Seat 1', 'Seat 2', 'Seat 3']);
    expect(shared.covered(1)).to.equal('Seat 2, take the device.');
  });

  it('say who gets the first hand', () => {
    expect(words.firstHand(11, 2, false)).to.equal('11: the first hand is Seat 3’s');
    expect(words.firstHand(11, 1, true)).to.equal('11: the first hand is yours');
    expect(words.firstHand(3, 0, false)).to.equal('3: the first hand is the dealer’s');
    expect(words.diceName([2, 5, 4])).to.equal('dice 2, 5, 4');
  });
});

describe('chips in words', () => {
  it('have thousands, a real minus and a plural', () => {
    const { amount, chips, signed } = words;
    expect([amount(1240), chips(0), chips(1), chips(1240)]).to.deep.equal([
      ...['1,240', '0 chips', '1 chip', '1,240 chips'],
    ]);
    expect([25, -25, 0, -1240].map(signed)).to.deep.equal(['+25', '−25', '±0', '−1,240']);
    expect(words.handNumber(12)).to.equal('hand 12');
    expect([words.backs(1), words.backs(7)]).to.deep.equal([
      '1 face-down card',
      '7 face-down cards',
    ]);
  });

  it('depend on what they were staked on', () => {
    expect([words.staked(25, 0), words.staked(25, 5)]).to.deep.equal([
      'stake 25',
      'stake 25, bonus 5',
    ]);
    expect(words.bonusLine({ stake: 5, line: 'flush', net: 20 })).to.equal('Fortune: flush +20');
    expect(words.bonusLine({ stake: 5, line: null, net: -5 })).to.equal('Fortune −5');
    expect([
      words.stakeLine(20),
      words.stakeLine(0),
      words.pays(4),
      words.returned(5),
    ]).to.deep.equal([...['Stake +20', 'Stake ±0', 'a win pays 4', 'dealer short, 5 back']]);
    const envy: SeatResult['envy'][number] = { seat: 2, line: 'quads', chips: 5 };
    expect(words.envyLine(envy)).to.equal('Envy: Seat 3’s four of a kind +5');
  });
});

describe('a tray’s heading', () => {
  it('says how many cards go there, and how many are in front', () => {
    const { tray } = words;
    expect([tray('front', 2), tray('front', 1), tray('back', 6)]).to.deep.equal([
      ...['Front · two cards', 'Front · 1 of 2', 'Back · 1 to the front'],
    ]);
    expect(tray('back', 5)).to.equal('Back · five cards');
  });
});

describe('every message key of the rules', () => {
  it('has a message: lines and rules of the house way', () => {
    const lines = FORTUNE_LINES.map((line) => words.bonusLine({ stake: 1, line, net: 1 }));
    const rules = FOXWOODS_RULES.map(words.houseWay);
    for (const text of [...lines, ...rules]) {
      expect(text).not.to.match(/undefined|-kind|trips|quads/);
    }
    expect(words.houseWay('two-pairs')).to.equal('House way: two pairs.');
    expect(words.houseWay('quads')).to.equal('House way: four of a kind.');
  });
});

describe('the message about a wrong setting', () => {
  const problem = (options: object): string =>
    problemText(kitWords.kit, problemOf(paigow.options.check(options)));

  it('names the value and what is accepted', () => {
    expect(problem({ commission: 101 })).to.equal(
      'commission "101" cannot be used; accepted: 0–100',
    );
    expect(problemText(kitWords.kit, problemOf(paigow.checkDeck([1, 2, 3])))).to.equal(
      'the deck of 3 cards cannot be used; accepted: all 53 cards, once each',
    );
  });
});
