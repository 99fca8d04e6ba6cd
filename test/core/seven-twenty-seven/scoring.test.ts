import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, FACE_DOWN, cardOf, formatCards } from '../../../src/core.js';
import {
  SCORINGS,
  type Scoring,
  TENS,
  type Tens,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import {
  TARGETS,
  type Target,
  type Totals,
} from '../../../src/games/seven-twenty-seven/rules/results.js';
import {
  GOALS,
  NO_WIN,
  isBust,
  rankTable,
  rankTotal,
  totalsOf,
  weigh,
} from '../../../src/games/seven-twenty-seven/rules/scoring.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { plainBeats, plainCan, plainTotals } from '../support/plain-seven27.js';

/** The totals of a hand, in points. */
function points(hand: string, scoring: Scoring = 'nearest', tens: Tens = 'face'): Totals {
  const { low, high } = totalsOf(cards(hand), scoring, tens);
  return { low: low / 2, high: high / 2 };
}

describe('what cards count', () => {
  for (const [hand, total] of [
    ['2C 3D 4H', 9],
    ['9S', 9],
    ['TC', 10],
    ['JC', 0.5],
    ['QD KH', 1],
    ['5C KC', 5.5],
    ['TC TD 6H JS', 26.5],
  ] as const) {
    it(`${hand}: ${total}`, () => {
      expect(points(hand)).to.deep.equal({ low: total, high: total });
    });
  }

  it('a ten half a point where tens do', () => {
    expect(points('TC TD 6H JS', 'nearest', 'half')).to.deep.equal({ low: 7.5, high: 7.5 });
    expect(points('9C', 'nearest', 'half')).to.deep.equal({ low: 9, high: 9 });
  });

  it('a card that lies face down nothing', () => {
    expect(totalsOf([FACE_DOWN, ...cards('9S')], 'nearest', 'face').low).to.equal(18);
  });

  it('makes 5-A-A 7 and 27 in every scoring', () => {
    for (const scoring of SCORINGS) {
      expect(points('5C AC AH', scoring), scoring).to.deep.equal({ low: 7, high: 27 });
    }
  });

  for (const [hand, low, high] of [
    // A single ace counts as 11 for 7, too: 11 is nearer to 7 than 1 is.
    ['AC', 11, 11],
    ['2C AC', 3, 13],
    ['AC AD AH AS', 4, 24],
    ['6C AC', 7, 17],
    ['KC AC', 11.5, 11.5],
    ['KC KD AC', 2, 12],
    ['TC 5D AC', 16, 26],
    ['TC 6D AC', 17, 27],
    ['TC TD AC', 21, 31],
    ['TC TD AC AH', 22, 22],
  ] as const) {
    it(`an ace 1 or 11: ${hand} is ${low} and ${high}`, () => {
      expect(points(hand)).to.deep.equal({ low, high });
    });
  }

  it('an ace for the 27 as the scoring prefers, of 22 and 32', () => {
    const highs = SCORINGS.map((scoring) => [scoring, points('TC TD AC AH', scoring).high]);
    expect(highs).to.deep.equal([
      ['nearest', 22],
      ['over-is-bust', 22],
      ['under-beats-over', 22],
      ['over-beats-under', 32],
      ['inside-beats-outside', 22],
      ['outside-beats-inside', 32],
    ]);
  });

  it('no ace as 11 where that is too much', () => {
    expect(points('TC TD AC', 'over-is-bust')).to.deep.equal({ low: 21, high: 21 });
    expect(points('AC', 'over-is-bust')).to.deep.equal({ low: 1, high: 11 });
  });
});

/** What beats what for 7 and for 27: `<` for the first, `>` for the second, in each scoring. */
const PAIRS: readonly (readonly [target: Target, one: number, other: number, orders: string])[] = [
  ['low', 7, 6.5, '< < < < < <'],
  ['low', 7, 7.5, '< < < < < <'],
  ['low', 6.5, 7.5, '= < < > > <'],
  ['low', 6.5, 8, '< < < < < <'],
  ['low', 5.5, 7.5, '> < > > > >'],
  ['low', 0.5, 13.5, '= < < > > <'],
  ['high', 26, 28, '= < < > < >'],
  ['high', 26, 27.5, '> < > > > >'],
  ['high', 27, 26.5, '< < < < < <'],
  ['high', 27, 27.5, '< < < < < <'],
  ['high', 7.5, 46.5, '= < < > < >'],
  // Both lie outside.
  ['high', 5, 49, '= < < > = ='],
];

describe('the order of totals', () => {
  for (const [target, one, other, orders] of PAIRS) {
    it(`for the ${target} one, ${one} and ${other}: ${orders}`, () => {
      const found = SCORINGS.map((scoring) => {
        const ranks = [one, other].map((total) => rankTotal(2 * total, target, scoring));
        return ranks[0]! < ranks[1]! ? '<' : ranks[0]! > ranks[1]! ? '>' : '=';
      });
      expect(found.join(' ')).to.equal(orders);
    });
  }

  it('lets a total above the target win nothing where over is bust, and there alone', () => {
    for (const scoring of SCORINGS) {
      for (const target of TARGETS) {
        const goal = GOALS[target];
        expect(rankTotal(goal, target, scoring)).to.equal(
          scoring === 'outside-beats-inside' ? 1 : 0,
        );
        expect(rankTotal(goal + 1, target, scoring) >= NO_WIN).to.equal(scoring === 'over-is-bust');
        expect(rankTotal(0, target, scoring)).to.be.below(NO_WIN);
      }
    }
  });

  it('is that of the plain rules, for any two totals', () => {
    for (const scoring of SCORINGS) {
      for (const target of TARGETS) {
        const goal = GOALS[target] / 2;
        const ranks = Array.from({ length: 110 }, (_, total) => rankTotal(total, target, scoring));
        const wrong = ranks.flatMap((rank, one) =>
          ranks.flatMap((than, other) =>
            rank < than === plainBeats(one / 2, other / 2, goal, scoring) ? [] : [[one, other]],
          ),
        );
        expect(wrong, `${scoring} ${target}`).to.deep.equal([]);
      }
    }
  });
});

describe('a bust', () => {
  for (const [hand, bust] of [
    ['TC 9D 8H', false],
    ['TC 9D 8H KC', true],
    ['TC 9D 7H AC', false],
    ['TC 9D 8H AC', true],
    ['TC 9D 4H AC AD AH AS', false],
    ['TC 9D 5H AC AD AH AS', true],
  ] as const) {
    it(`is ${bust ? '' : 'not '}${hand}, every ace as 1`, () => {
      expect(isBust(cards(hand), 'over-is-bust', 'face')).to.equal(bust);
    });
  }

  it('is not where tens count half a point', () => {
    expect(isBust(cards('TC 9D 8H KC'), 'over-is-bust', 'half')).to.equal(false);
  });

  it('is no hand in any other scoring', () => {
    const bust = SCORINGS.filter((scoring) => isBust(cards('TC TD TH TS'), scoring, 'face'));
    expect(bust).to.deep.equal(['over-is-bust']);
  });
});

/** Every combination of ranks in hands of up to so many cards. */
function* hands(most: number, from = 1): Generator<readonly Card[]> {
  yield [];
  for (let rank = from; rank <= 13; rank++) {
    for (let count = 1; count <= Math.min(4, most); count++) {
      const same = Array.from({ length: count }, (_, suit) => cardOf(rank, suit as 0 | 1 | 2 | 3));
      for (const rest of hands(most - count, rank + 1)) yield [...same, ...rest];
    }
  }
}

const MOST = countOf({ normal: 5, full: 7 });
const ALL_HANDS = [...hands(MOST)];

describe(`the aces of every hand of up to ${MOST} cards`, () => {
  it('are looked for in as many hands as there are', () => {
    const sizes = Array.from(
      { length: MOST + 1 },
      (_, size) => ALL_HANDS.filter((hand) => hand.length === size).length,
    );
    const wanted = [1, 13, 91, 455, 1_820, 6_175, 18_395, 49_205];
    expect(sizes).to.deep.equal(wanted.slice(0, MOST + 1));
  });

  for (const scoring of SCORINGS) {
    for (const tens of TENS) {
      it(`count as is best of all ways: ${scoring}, tens ${tens}`, () => {
        const table = rankTable({ scoring, fiveAceAce: 'counted' });
        const wrong = ALL_HANDS.filter((hand) => {
          const totals = totalsOf(hand, scoring, tens);
          const all = plainTotals(hand, tens);
          const weight = weigh(hand, { tens, fiveAceAce: 'counted' });
          return !TARGETS.every((target) => {
            const [total, goal] = [totals[target] / 2, GOALS[target] / 2];
            const rank = table[target][weight]!;
            return (
              all.includes(total) &&
              !all.some((other) => plainBeats(other, total, goal, scoring)) &&
              rank === rankTotal(totals[target], target, scoring) &&
              rank < NO_WIN === plainCan(total, goal, scoring)
            );
          });
        });
        expect(wrong.map((hand) => formatCards(hand))).to.deep.equal([]);
      });
    }
  }
});

describe('the weight of a hand', () => {
  it('is the sum of its cards’ weights, and of the whole deck still in the tables', () => {
    for (const tens of TENS) {
      const rules = { tens, fiveAceAce: 'counted' } as const;
      const each = ALL_CARDS.map((one) => weigh([one], rules));
      const all = weigh(ALL_CARDS, rules);
      expect(all).to.equal(each.reduce((sum, weight) => sum + weight, 0));
      for (const scoring of SCORINGS) {
        const { low, high } = totalsOf(ALL_CARDS, scoring, tens);
        const ranks = rankTable({ ...rules, scoring });
        expect(ranks.low[all]).to.equal(rankTotal(low, 'low', scoring));
        expect(ranks.high[all]).to.equal(rankTotal(high, 'high', scoring));
      }
    }
  });
});
