import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PaigowAdvice,
  type PaigowLesson,
  NO_PAIGOW_NOTES,
  advisePaigow,
  checkPaigowNotes,
  judgePaigowSet,
  notedPaigowLesson,
} from '../../../src/core.js';
import { MOST_LESSONS } from '../../../src/games/pai-gow/advice/coach.js';
import { cards } from '../support/cards.js';
import { HANDS } from '../../support/paigow-hands.js';

const HANDS_OF_DEALER = 53_524_680;

const adviceFor = (hand: string, commission: number): PaigowAdvice =>
  advisePaigow(cards(hand), { houseWay: 'foxwoods', wheel: 'second', commission });

/** Judges a set of these seven cards. */
const judged = (hand: string, front: string, commission = 0, more = {}): PaigowLesson =>
  judgePaigowSet(
    { hand: 3, seat: 0, stake: 25, cards: cards(hand), front: cards(front), ...more },
    adviceFor(hand, commission),
    commission,
  );

describe('a judged set', () => {
  it('costs nothing if it is the best or as good', () => {
    const best = judged(HANDS.aces, 'KD QS');
    expect(best).to.deep.equal({
      ...{ hand: 3, seat: 0, stake: 25, cards: HANDS.aces, front: 'KD QS', best: 'KD QS' },
      chances: [20_313_893, 25_847_265, 7_363_522],
      bestChances: [20_313_893, 25_847_265, 7_363_522],
      cost: 0,
    });
    const { front, best: first, cost } = judged(HANDS.quads, '7H 7S');
    expect([front, first, cost]).to.deep.equal(['7H 7S', '7C 7D', 0]);
  });

  it('costs what it wins less than the best, as a share of the stake', () => {
    const { front, best, chances, cost } = judged(HANDS.aces, '9C KD');
    expect([front, best]).to.deep.equal(['KD 9C', 'KD QS']);
    expect(chances).to.deep.equal([16_058_094, 29_960_226, 7_506_360]);
    // (20,313,893 − 7,363,522) − (16,058,094 − 7,506,360)
    expect(cost).to.equal(4_398_637 / HANDS_OF_DEALER);
  });

  it('is judged after the commission, which lowers the value of wins', () => {
    const { cost } = judged(HANDS.aces, 'KD 9C', 5);
    const [best, set] = [20_313_893 * 95 - 736_352_200, 16_058_094 * 95 - 750_636_000];
    expect(cost).to.equal((best - set) / (100 * HANDS_OF_DEALER));
  });

  it('loses against every hand if it is foul', () => {
    const { front, chances, cost } = judged(HANDS.aces, 'AH AC');
    expect([front, chances]).to.deep.equal(['AH AC', [0, 0, HANDS_OF_DEALER]]);
    expect(cost).to.equal((20_313_893 - 7_363_522 + HANDS_OF_DEALER) / HANDS_OF_DEALER);
  });
});

/** Lessons with the given costs, one per hand. */
const lessonsOf = (costs: readonly number[]): readonly PaigowLesson[] => {
  const one = judged(HANDS.aces, 'KD 9C');
  return costs.map((cost, index) => ({ ...one, hand: index + 1, cost, stake: 10 }));
};

describe('the coach’s notes', () => {
  it('are the totals, this hand’s sets, and the costliest hands first', () => {
    const lessons = lessonsOf([0, 0.5, 0.25]);
    const notes = lessons.reduce(notedPaigowLesson, NO_PAIGOW_NOTES);
    expect(notes.totals).to.deep.equal([{ seat: 0, hands: 3, best: 1, cost: 0.75, chips: 7.5 }]);
    expect(notes.latest).to.deep.equal([lessons[2]]);
    expect(notes.lessons).to.deep.equal([lessons[1], lessons[2]]);
  });

  it('are kept by seat, also within one hand', () => {
    const [own] = lessonsOf([0.5]);
    const other = { ...own!, seat: 2, cost: 0 };
    const notes = [other, own!].reduce(notedPaigowLesson, NO_PAIGOW_NOTES);
    expect(notes.latest).to.deep.equal([other, own]);
    expect(notes.totals.map(({ seat, best }) => [seat, best])).to.deep.equal([
      [0, 0],
      [2, 1],
    ]);
  });

  it('drop the cheapest of many lessons, but nothing of the totals', () => {
    const costs = Array.from({ length: 40 }, (_, index) => (1 + ((index * 7) % 40)) / 64);
    const notes = lessonsOf(costs).reduce(notedPaigowLesson, NO_PAIGOW_NOTES);
    const costliest = costs.toSorted((a, b) => b - a).slice(0, MOST_LESSONS);
    expect(notes.lessons.map(({ cost }) => cost)).to.deep.equal(costliest);
    expect([notes.totals[0]!.hands, notes.totals[0]!.cost]).to.deep.equal([40, 820 / 64]);
  });
});

describe('the notes of an untrusted save', () => {
  const notes = lessonsOf([0.5, 0, 0.25]).reduce(notedPaigowLesson, NO_PAIGOW_NOTES);
  const [lesson] = notes.lessons;
  const [totals] = notes.totals;

  it('are accepted as they were written, and may be missing', () => {
    const read: unknown = JSON.parse(JSON.stringify(notes));
    expect(checkPaigowNotes(read)).to.deep.equal(notes);
    expect(checkPaigowNotes(undefined)).to.equal(NO_PAIGOW_NOTES);
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['a list', []],
    ['without sums', { ...notes, totals: undefined }],
    ['more best sets than sets', { ...notes, totals: [{ ...totals, best: 4 }] }],
    ['a sum below nothing', { ...notes, totals: [{ ...totals, cost: -1 }] }],
    ['a sum that is none', { ...notes, totals: [{ ...totals, chips: null }] }],
    ['six cards', { ...notes, lessons: [{ ...lesson, cards: 'AH AC KD QS 9C 5H' }] }],
    ['a card twice', { ...notes, lessons: [{ ...lesson, cards: 'AH AH KD QS 9C 5H 2D' }] }],
    ['a card that is none', { ...notes, lessons: [{ ...lesson, cards: 'AH 1C KD QS 9C 5H 2D' }] }],
    ['cards of elsewhere', { ...notes, latest: [{ ...lesson, front: 'KD TS' }] }],
    ['chances of too many', { ...notes, latest: [{ ...lesson, chances: [1, 2, 3] }] }],
    ['a seat that is none', { ...notes, latest: [{ ...lesson, seat: 'x' }] }],
  ];
  for (const [what, value] of wrong) {
    it(`are rejected: ${what}`, () => {
      expect(checkPaigowNotes(value)).to.equal(undefined);
    });
  }
});
