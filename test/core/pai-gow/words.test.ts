import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PaigowRefusal, describeFive, describeTwo, paigow } from '../../../src/core.js';
import type { HandsDescribed } from '../../../src/games/pai-gow/rules/announce.js';
import type { SeatResult } from '../../../src/games/pai-gow/rules/results.js';
import { type PaigowWords, paigowWords } from '../../../src/games/pai-gow/words.js';
import { table } from '../../../src/locales/compiled/load/table.js';
import { kit } from '../../../src/locales/compiled/load/kit.js';
import { paiGow } from '../../../src/locales/compiled/load/pai-gow.js';
import type { SeatedTable } from '../../../src/locales/seat-person.js';
import { tableWords } from '../../../src/locales/table-english.js';
import { kitWords, problemText } from '../../../src/locales/words.js';
import { card, cards } from '../support/cards.js';
import { problemOf } from '../support/result.js';

/** One person at seat 2. The house deals at seat 1. */
const ONE: SeatedTable = { kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true };
/** Two people who share the device. One of them deals. */
const TWO: SeatedTable = { kinds: ['human', 'human', 'bot'], dealer: 1, house: false };

const words = paigowWords(tableWords, ONE);
const shared = paigowWords(tableWords, TWO);

const hands = (front: string, back: string): HandsDescribed => ({
  front: describeTwo(cards(front)),
  back: describeFive(cards(back), 'second'),
});

type Code = PaigowRefusal['code'];
type OfCode<C extends Code> = Omit<PaigowRefusal & { readonly code: C }, 'code'>;

/** Every code once, with its figures and its sentence. The compiler reports missing codes. */
const REFUSALS: { readonly [C in Code]: readonly [figures: OfCode<C>, text: string] } = {
  'no-such-seat': [{ seat: 9, seats: 4 }, 'There is no such seat. The table has 4 seats.'],
  'not-your-seat': [{ seat: 2, yours: 1 }, 'Only Seat 3 can do that.'],
  'not-whole': [{ what: 'stake', amount: 5.5 }, 'A bet must be a whole number of chips, not 5.5.'],
  'below-min': [{ what: 'bonus', amount: 0, min: 1 }, 'A bonus bet must be at least 1, not 0.'],
  'above-max': [
    { what: 'stake', amount: 2000, max: 1000 },
    'A bet can be at most 1,000, not 2,000.',
  ],
  'above-stack': [
    { what: 'stake', amount: 25, stack: 1 },
    'A bet of 25 is more than the 1 chip left.',
  ],
  'no-such-move': [
    { move: 'hit' },
    'There is no move “hit”. The moves are bank, decline, bet, pass, cut and set.',
  ],
  'not-now': [{ move: 'set', phase: 'bets' }, 'You can’t set hands now: players are betting.'],
  'not-offered': [{ seat: 2 }, 'The bank is offered to Seat 3.'],
  'seat-open': [{ seat: 3 }, 'Seat 4 is empty.'],
  'seat-out': [{ seat: 1 }, 'You are sitting out this hand.'],
  'already-set': [{ seat: 2 }, 'Seat 3 has already set.'],
  'already-bet': [{ seat: 1 }, 'You have already bet.'],
  'already-cut': [{ seat: 1 }, 'You have already cut.'],
  'dealer-bets-not': [{ seat: 0 }, 'The dealer doesn’t bet.'],
  'house-cuts-not': [{ seat: 0 }, 'The house doesn’t cut.'],
  'table-moves': [{ move: 'deal' }, 'Only the table can deal.'],
  'bets-open': [{ seat: 1 }, 'You must bet or sit out first.'],
  'no-bonus': [{}, 'This table has no bonus bet.'],
  'bad-cut': [{ most: 64 }, 'The words for a cut can have at most 64 characters.'],
  'cards-covered': [{ seat: 1 }, 'These cards are face down. Show them first.'],
  'two-in-front': [{}, 'Put two cards in front and five at the back.'],
  'same-card': [{ card: card('KS') }, 'The king of spades can’t be in front twice.'],
  'foreign-card': [{ card: card('KS') }, 'The king of spades is not one of the seven cards.'],
  foul: [
    {
      ...{ front: 'pair', frontHigh: 1, frontKicker: undefined },
      ...{ back: 'nothing', backHigh: 13, backKicker: 11 },
    },
    'The pair of aces in front outranks king high at the back.',
  ],
  'house-way': [{ houseWay: 'foxwoods' }, 'The dealer must set by the house way of Foxwoods.'],
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
    expect(refusal('not-whole', none)).to.equal('A bet must be a whole number of chips.');
  });

  it('covers what every table refuses, and is the code if it is unknown', () => {
    expect(words.refusal({ code: 'no-undo' })).to.equal('Moves at a table can’t be undone.');
    expect(words.refusal({ code: 'never-heard-of' })).to.equal('never-heard-of');
  });

  const fouls: readonly (readonly [front: string, back: string, text: string])[] = [
    [
      ...(['AC AD', 'KC KD 9H 5S 3C'] as const),
      'The pair of aces in front outranks the pair of kings at the back.',
    ],
    ['AC KD', 'QC JD 9H 5S 3C', 'Ace, king in front outranks queen high at the back.'],
    ['KC QD', 'KH JD 9H 5S 3C', 'King, queen in front outranks king, jack at the back.'],
    ['AC XX', '9C 8D 6H 5S 3C', 'The pair of aces in front outranks nine high at the back.'],
  ];
  for (const [front, back, text] of fouls) {
    it(`names the foul hands ${front} before ${back}`, () => {
      const { front: two, back: five } = hands(front, back);
      const refusal = {
        ...{ code: 'foul', front: two.code, frontHigh: two.high, frontKicker: two.kicker },
        ...{ back: five.code, backHigh: five.high, backKicker: five.kicker },
      };
      expect(words.refusal(refusal)).to.equal(text);
      expect(words.setLine({ code: 'refused', refusal })).to.equal(text);
      expect(words.setLine({ code: 'foul', ...hands(front, back) })).to.equal(
        `${text} This is a foul: both hands would lose.`,
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
    ['5C XX 7H 8D 9S', 'nine-high straight, the joker as a six'],
    ['AS QS 9S 4S 3S', 'ace-high flush'],
    ['AS QS 9S 4S XX', 'ace-high flush, the joker as the king of spades'],
    ['KC KD KH TS TC', 'kings full of tens'],
    ['7C 7D 7H 7S KC', 'four sevens'],
    ['8S 9S TS JS QS', 'queen-high straight flush'],
    ['AS 2S 3S 4S 5S', 'ace-to-five straight flush'],
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
    expect(['QS KH', 'AS AD', 'XX 4D'].map(two)).to.deep.equal([
      ...['king, queen', 'pair of aces', 'ace, four, the joker as an ace'],
    ]);
  });
});

describe('the line below the trays', () => {
  const legal = (front: string, back: string): string =>
    words.setLine({ code: 'legal', ...hands(front, back) });

  it('says what is missing', () => {
    expect(words.setLine({ code: 'choose', missing: 1 })).to.equal(
      'Choose one more card for the front hand.',
    );
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
  });
});

/** Three seats: a person, a bot, and the house. */
const HOUSE: SeatedTable = { kinds: ['human', 'bot', 'bot'], dealer: 2, house: true };

const RESULT: SeatResult = {
  ...{ seat: 0, front: 'win', back: 'lose', outcome: 'push', foul: false, stake: 20, covered: 20 },
  ...{ returned: 0, net: 0, commission: 0, total: -5, envy: [] },
  bonus: { stake: 5, line: null, net: -5 },
};

/** A paid hand, and a legal and a foul set, by language: here hands are parts of sentences. */
const COMPOSED = {
  de: [
    'Du: König-Dame vorn gewonnen, zwei Paare, Asse und Neunen hinten verloren. Eine Hand für jeden: Dein Einsatz kommt zurück. Der Bonuseinsatz von 5 ist verloren. Insgesamt −5.',
    'Gültig gelegt: hinten zwei Paare, Asse und Neunen, mehr als vorn König-Dame.',
    'Paar Asse vorn ist mehr als höchste Karte Dame hinten.',
  ],
  es: [
    'Tú: rey, reina gana delante; dobles parejas de ases y nueves pierden detrás. Una mano para cada uno: recuperas tu apuesta. El bono de 5 se pierde. Total −5.',
    'Colocación válida: las dobles parejas de ases y nueves ganan a rey, reina.',
    'La pareja de ases delante vale más que la carta alta reina detrás.',
  ],
  fr: [
    'Vous : roi, dame gagne en main basse, deux paires as et neuf perdent en main haute. Une main chacun : votre mise vous revient. Le bonus de 5 est perdu. Total −5.',
    'Mains valables : les deux paires as et neuf battent roi, dame.',
    'La paire d’as en main basse l’emporte sur une hauteur dame en main haute.',
  ],
  ja: [
    'あなた：フロントはキングとクイーンで勝ち、バックはエースと9のツーペアで負け。一勝一敗：賭けたチップは戻ります。ボーナスベットの5枚は負けです。合計−5。',
    '有効な組み方です。バックのエースと9のツーペアがフロントのキングとクイーンを上回っています。',
    'フロントのエースのペアが、バックのクイーンハイより強くなっています。',
  ],
  ar: [
    'أنت: الأمامية رابحة، ملك وبنت؛ والخلفية خاسرة، زوجان، آسات وتسعات. يد لكلٍّ منكما: يعود إليك رهانك. خسارة رهان المكافأة: 5. المجموع \u2068−5\u2069.',
    'ترتيب صحيح: زوجان، آسات وتسعات أعلى من ملك وبنت.',
    'اليد الأمامية أعلى من الخلفية: في الأمام زوج آسات، وفي الخلف أعلى ورقة بنت.',
  ],
} as const;

describe('hands within sentences', () => {
  for (const language of ['de', 'es', 'fr', 'ja', 'ar'] as const) {
    it(`agree with their verbs and articles in ${language}`, async () => {
      const foreign: PaigowWords = paigowWords(
        {
          kit: await kit[language](),
          table: await table[language](),
          paiGow: await paiGow[language](),
        },
        HOUSE,
      );
      const legal = hands('KC QD', 'AH AD 9H 9S 3C');
      const foul = { code: 'foul', front: 'pair', frontHigh: 1, back: 'nothing', backHigh: 12 };
      expect([
        foreign.announce({ code: 'paid', result: RESULT, brief: false, ...legal }),
        foreign.setLine({ code: 'legal', ...legal }),
        foreign.refusal(foul),
      ]).to.deep.equal(COMPOSED[language].map((text) => text.replace(' :', '\u00a0:')));
    });
  }
});

describe('the message about a wrong setting', () => {
  it('names the value and what is accepted', () => {
    const problem = problemOf(paigow.options.check({ commission: 101 }));
    expect(problemText(kitWords.kit, problem)).to.equal(
      'commission "101" cannot be used; accepted: 0–100',
    );
  });
});
