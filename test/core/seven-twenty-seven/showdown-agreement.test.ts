import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, formatCards, netOf, seatAccount } from '../../../src/core.js';
import {
  CARRIES,
  FIVE_ACE_ACES,
  SCORINGS,
  type Scoring,
  TENS,
  WIN_AND_TIES,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import type {
  Declaration,
  PotResult,
} from '../../../src/games/seven-twenty-seven/rules/results.js';
import { carryOf, withCarried } from '../../../src/games/seven-twenty-seven/rules/paying.js';
import { isBust } from '../../../src/games/seven-twenty-seven/rules/scoring.js';
import {
  judgePots,
  potTransfers,
  shownHand,
} from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { potsOf } from '../../../src/core/table/pots.js';
import { seatsFrom } from '../../../src/core/table/seats.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import {
  type PlainHand,
  type PlainHouse,
  type PlainTable,
  plainShowdown,
} from '../support/plain-seven27.js';

/** Tables for each of six scorings, with and without declarations: 4,200 or 100,800 in all. */
const TABLES = countOf({ normal: 350, full: 8_400 });

/**
 * The least number of pots of each kind. A normal run has a 24th of the tables. Its bounds are
 * lower than a 24th of the full ones, to allow for chance.
 */
const LEAST = {
  house: countOf({ normal: 1, full: 60 }),
  seldom: countOf({ normal: 4, full: 300 }),
  nobody: countOf({ normal: 100, full: 3_000 }),
  failed: countOf({ normal: 175, full: 5_000 }),
};

/** Cards of which hands near 7 and 27 are made, so that many tie. */
const CLOSE = cards(
  'AC AD AH AS 5C 5D 5H 6C 6D 6H 7C 7D 7H KC KD KH KS TC TD TH TS 9C 9D 9H 8C 8D',
);

const DECLARATIONS: Readonly<Record<string, Declaration | null>> = {
  all: null,
  '7': 'low',
  '27': 'high',
  both: 'both',
};

/** Random numbers below a bound, the same in every run (a 32-bit xorshift). */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

type Below = ReturnType<typeof numbers>;

/** Cards for everyone from one deck, and chips of which some match. */
function deal(below: Below): {
  hands: readonly (readonly Card[])[];
  paid: readonly number[];
  folds: readonly boolean[];
  declared: readonly string[];
} {
  const seats = 2 + below(9);
  const deck = [...(below(2) === 0 && seats < 9 ? CLOSE : ALL_CARDS)];
  const most = Math.min(7, Math.floor(deck.length / seats));
  const draw = (): Card => deck.splice(below(deck.length), 1)[0]!;
  const each = <Value>(make: () => Value): readonly Value[] =>
    Array.from({ length: seats }, () => make());
  const stakes = [1 + below(9), 3 + below(30), 20 + below(40)];
  return {
    hands: each(() => Array.from({ length: Math.min(most, 1 + below(4)) }, draw)),
    paid: each(() => stakes[below(stakes.length)]!),
    folds: each(() => below(5) === 0),
    declared: each(() => ['7', '27', 'both'][below(3)]!),
  };
}

const NO_HOUSE: PlainHouse = {
  ...{ fiveAceAce: 'counted', winAndTie: 'shared', carry: 'none', chips: [], carried: 0 },
};

/** The results of our showdown at a table. */
function judged(table: PlainTable): readonly PotResult[] {
  const { hands, paid, dealer, house = NO_HOUSE, scoring, tens } = table;
  const { fiveAceAce, winAndTie, carried } = house;
  const isIn = hands.map((hand) => hand !== null);
  return judgePots(withCarried(potsOf(paid, isIn), carried), {
    hands: hands.map(
      (hand) =>
        hand && shownHand(hand.cards, DECLARATIONS[hand.declared]!, { scoring, tens, fiveAceAce }),
    ),
    ...{ winAndTie, carry: carryOf(house.carry, house.chips) },
    order: seatsFrom((dealer + 1) % paid.length, paid.length),
  });
}

const describeTable = ({ hands, paid, scoring, dealer }: PlainTable): string =>
  `${scoring}, dealer ${dealer}: ` +
  hands
    .map((hand, seat) =>
      hand ? `${paid[seat]} ${formatCards(hand.cards)} ${hand.declared}` : `${paid[seat]} -`,
    )
    .join(' | ');

/** Random tables with a scoring, other ones for each. Either everybody declares, or nobody does. */
function* tables(
  scoring: Scoring,
  declares: boolean,
  count = TABLES,
  houseOf?: (below: Below, seats: number) => PlainHouse,
): Generator<PlainTable> {
  const below = numbers(20_261_121 + 2 * SCORINGS.indexOf(scoring) + Number(declares));
  for (let n = 0; n < count;) {
    const { hands, paid, folds, declared } = deal(below);
    const tens = TENS[below(TENS.length)]!;
    const stays = (seat: number): boolean => !folds[seat] && !isBust(hands[seat]!, scoring, tens);
    const inIt = hands.map((own, seat): PlainHand | null =>
      stays(seat) ? { cards: own, declared: declares ? declared[seat]! : 'all' } : null,
    );
    const dealer = below(hands.length);
    if (inIt.every((hand) => hand === null)) continue;
    n++;
    const house = houseOf?.(below, hands.length);
    yield { scoring, tens, hands: inIt, paid, dealer, ...(house && { house }) };
  }
}

/** The number of pots with each special case. */
const met = (
  pots: readonly PotResult[],
): Readonly<Record<'alone' | 'ties' | 'nobody' | 'failed' | 'void', number>> => {
  const count = (has: (pot: PotResult) => boolean): number => pots.filter(has).length;
  return {
    alone: count(({ alone }) => alone !== null),
    ties: count(({ halves }) => halves.some(({ winners }) => winners.length > 1)),
    nobody: count(({ halves }) => halves.some(({ reason }) => reason === 'nobody')),
    failed: count(({ failedBoth }) => failedBoth.length > 0),
    void: count((pot) => pot.declarationsVoid),
  };
};

describe('the showdown', () => {
  for (const scoring of SCORINGS) {
    for (const declares of [false, true]) {
      it(`pays as the plain rules do: ${scoring}, ${declares ? 'declared' : 'undeclared'}`, () => {
        const wrong: string[] = [];
        const pots: PotResult[] = [];
        for (const table of tables(scoring, declares)) {
          const results = judged(table);
          const transfers = potTransfers(results);
          const won = table.paid.map((_, seat) => netOf(transfers, seatAccount(seat)));
          if (String(won) !== String(plainShowdown(table))) wrong.push(describeTable(table));
          pots.push(...results);
        }
        expect(wrong.slice(0, 5)).to.deep.equal([]);
        const { alone, ties, nobody, failed, ...seen } = met(pots);
        expect(Math.min(alone, ties)).to.be.above(LEAST.seldom);
        expect(nobody > LEAST.nobody).to.equal(declares || scoring === 'over-is-bust');
        expect(failed > LEAST.failed).to.equal(declares);
        expect(seen.void > LEAST.seldom).to.equal(declares);
      });
    }
  }
});

/** Random house rules. */
const anyHouse = (below: Below, seats: number): PlainHouse => ({
  fiveAceAce: FIVE_ACE_ACES[below(2)]!,
  winAndTie: WIN_AND_TIES[below(2)]!,
  carry: CARRIES[below(3)]!,
  chips: Array.from({ length: seats }, () => below(3)),
  carried: below(2) * below(40),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the showdown by the rules of the house', () => {
  for (const declares of [false, true]) {
    it(`pays as the plain rules do, and loses no chip: ${declares ? 'declared' : 'undeclared'}`, () => {
      const wrong: string[] = [];
      const counts = { halves: 0, pots: 0, quarters: 0, fives: 0 };
      for (const scoring of SCORINGS) {
        for (const table of tables(scoring, declares, TABLES / 2, anyHouse)) {
          const results = judged(table);
          const transfers = potTransfers(results);
          const won = table.paid.map((_, seat) => netOf(transfers, seatAccount(seat)));
          const stay = results.flatMap(({ halves }) =>
            halves.filter(({ reason }) => reason === 'carried').map(({ amount }) => amount),
          );
          const all = sum(table.paid) + table.house!.carried;
          const isSame = String(won) === String(plainShowdown(table));
          if (!isSame || sum(won) + sum(stay) !== all) wrong.push(describeTable(table));
          const carried = results.map(
            ({ halves }) => halves.filter(({ reason }) => reason === 'carried').length,
          );
          counts.halves += carried.filter((count) => count === 1).length;
          counts.pots += carried.filter((count) => count === 2).length;
          counts.quarters += results.filter(({ threeQuarters }) => threeQuarters !== null).length;
          counts.fives += Number(
            table.house!.fiveAceAce === 'beats-all' &&
              table.hands.some((hand) =>
                /^(?=.*5)(?=.*A.*A)(.. ?){3}$/.test(formatCards(hand?.cards ?? [])),
              ),
          );
        }
      }
      expect(wrong.slice(0, 5)).to.deep.equal([]);
      expect(counts.halves, JSON.stringify(counts)).to.be.above(LEAST.house);
      expect(counts.pots > LEAST.house, JSON.stringify(counts)).to.equal(declares);
      expect(Math.min(counts.quarters, counts.fives), JSON.stringify(counts)).to.be.above(
        LEAST.house,
      );
    });
  }
});
