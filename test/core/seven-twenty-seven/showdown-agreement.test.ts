import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, formatCards, netOf, seatAccount } from '../../../src/core.js';
import {
  SCORINGS,
  type Scoring,
  TENS,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import type {
  Declaration,
  PotResult,
} from '../../../src/games/seven-twenty-seven/rules/results.js';
import { isBust, totalsOf } from '../../../src/games/seven-twenty-seven/rules/scoring.js';
import { judgePots, potTransfers } from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { potsOf } from '../../../src/core/table/pots.js';
import { seatsFrom } from '../../../src/core/table/seats.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { type PlainHand, type PlainTable, plainShowdown } from '../support/plain-seven27.js';

/** In each of six scorings, with and without declarations: 8,400 in all, or 100,800. */
const TABLES = countOf({ normal: 700, full: 8_400 });

/**
 * How many pots of a kind are met at least. With a twelfth of the tables that is a twelfth, less three
 * standard deviations (√ of the count), so 25 − 15 for 300, and so on.
 */
const LEAST = {
  seldom: countOf({ normal: 10, full: 300 }),
  nobody: countOf({ normal: 200, full: 3_000 }),
  failed: countOf({ normal: 350, full: 5_000 }),
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

/** Numbers below a bound, the same at every run (a xorshift of 32 bits). */
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

/** What ours makes of a table. */
const judged = ({ hands, paid, scoring, tens, dealer }: PlainTable): readonly PotResult[] =>
  judgePots(
    potsOf(
      paid,
      hands.map((hand) => hand !== null),
    ),
    {
      hands: hands.map(
        (hand) =>
          hand && {
            totals: totalsOf(hand.cards, scoring, tens),
            declared: DECLARATIONS[hand.declared]!,
          },
      ),
      scoring,
      order: seatsFrom((dealer + 1) % paid.length, paid.length),
    },
  );

const describeTable = ({ hands, paid, scoring, dealer }: PlainTable): string =>
  `${scoring}, dealer ${dealer}: ` +
  hands
    .map((hand, seat) =>
      hand ? `${paid[seat]} ${formatCards(hand.cards)} ${hand.declared}` : `${paid[seat]} -`,
    )
    .join(' | ');

/** Random tables of a scoring, others in each; all declare something, or nobody does. */
function* tables(scoring: Scoring, declares: boolean): Generator<PlainTable> {
  const below = numbers(20_261_121 + 2 * SCORINGS.indexOf(scoring) + Number(declares));
  for (let n = 0; n < TABLES;) {
    const { hands, paid, folds, declared } = deal(below);
    const tens = TENS[below(TENS.length)]!;
    const stays = (seat: number): boolean => !folds[seat] && !isBust(hands[seat]!, scoring, tens);
    const inIt = hands.map((own, seat): PlainHand | null =>
      stays(seat) ? { cards: own, declared: declares ? declared[seat]! : 'all' } : null,
    );
    const dealer = below(hands.length);
    if (inIt.every((hand) => hand === null)) continue;
    n++;
    yield { scoring, tens, hands: inIt, paid, dealer };
  }
}

/** What is worth meeting: how many of the pots had it. */
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
