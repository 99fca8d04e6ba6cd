import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Seat, cardCode } from '../../../../src/core.js';
import { EndingSearch } from '../../../../src/core/tricks/bots/ending-search.js';
import { factsOf } from '../../../../src/core/tricks/bots/facts.js';
import { openTableOf } from '../../../../src/core/tricks/bots/load.js';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import { legalCards } from '../../../../src/core/tricks/following.js';
import { refusal } from '../../../../src/core/tricks/refusal.js';
import type { TrickMove, TrickState } from '../../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../../src/core/tricks/trick-game.js';
import { pointsOf, sideOf } from '../../../../src/core/tricks/trick-table.js';
import { hearts } from '../../../../src/games/hearts/rules/game.js';
import { twentyNine } from '../../../../src/games/twenty-nine/rules/game.js';
import { countOf } from '../../../support/counts.js';
import { valueOf } from '../../support/result.js';
import { randomFrom } from '../../support/small-random.js';
import { shuffledPack } from '../../support/trick-bots.js';
import { advised, endingOf } from '../../support/trick-endings.js';
import { dealt } from '../../support/tricks.js';

/** The number of random endings of each game, and the most cards in a hand. */
const ENDINGS = countOf({ normal: 25, full: 500 });
const LONGEST = countOf({ normal: 3, full: 4 });

/** A card as text. */
const played = (move: TrickMove): string =>
  move.type === 'play' ? cardCode(move.card) : move.type;

/** The cards that the seat whose turn it is may play, and the pair that it may show. */
function movesOf<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
): readonly TrickMove[] {
  const seat = state.turn!;
  const table = game.tableOf(state.options);
  const pair: TrickMove = { type: 'pair', seat };
  const cards = legalCards(table, state, seat);
  return [
    ...(refusal(table, state, pair, seat) ? [] : [pair]),
    ...cards.map((card): TrickMove => ({ type: 'play', seat, card })),
  ];
}

/** What a finished hand is worth for a seat, counted from its tricks. */
function worthOf<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
): number {
  const table = game.tableOf(state.options);
  const { bidder, results } = state;
  if (bidder === null) {
    const taken = state.seats.map((_, at) =>
      state.tricks
        .filter(({ winner }) => winner === at)
        .flatMap(({ plays }) => plays.map(({ card }) => pointsOf(table, card))),
    );
    const sums = taken.map((all) => all.filter((one) => one > 0).reduce((a, b) => a + b, 0));
    const bonus = taken[seat]!.includes(-10) ? 10 : 0;
    const moon = sums.indexOf(26);
    if (moon >= 0) return bonus + (moon === seat ? 13 : -13);
    return bonus - sums[seat]!;
  }
  const own = results!.sides[sideOf(table, bidder)]!;
  const worth = own.points + 0.01 * (own.cardPoints - own.bid!);
  return sideOf(table, seat) === sideOf(table, bidder) ? worth : -worth;
}

/** The value of a position by plain search by the rules of the game. Moves are left out only if they can't matter. */
function plainValue<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
  least = -Infinity,
  most = Infinity,
): number {
  if (state.phase !== 'play') return worthOf(game, state, seat);
  const table = game.tableOf(state.options);
  const isOwn = sideOf(table, state.turn!) === sideOf(table, seat);
  let best = isOwn ? least : most;
  for (const move of movesOf(game, state)) {
    if (isOwn ? best >= most : best <= least) break;
    const next = game.play(state, move);
    best = isOwn
      ? Math.max(best, plainValue(game, next, seat, best, most))
      : Math.min(best, plainValue(game, next, seat, least, best));
  }
  return best;
}

/** The last positions of a hand that is played at random. Whoever may ask for trump does. */
function* endingsOf<O extends TrickOptions>(
  game: TrickGame<O>,
  options: O,
  number: number,
): Generator<TrickState<O>> {
  const random = randomFrom(number);
  let state = game.deal(options, shuffledPack(number));
  while (state.phase !== 'over') {
    const [automatic] = game.automatic(state, { type: 'deal' }, {});
    let move = automatic;
    if (state.phase === 'play') {
      const some = movesOf(game, state);
      const ask: TrickMove = { type: 'ask', seat: state.turn! };
      if (state.seats[state.turn!]!.cards.length <= LONGEST && some.length > 1) yield state;
      move = game.refusal(state, ask, ask.seat) ? some[random(some.length)]! : ask;
    }
    state = game.play(state, move ?? game.moves(state).find(({ type }) => type !== 'cut')!);
  }
}

/** Compares the values of all moves of random endings with those of plain search. */
function check<O extends TrickOptions>(game: TrickGame<O>, given: Partial<O>): void {
  let compared = 0;
  for (let number = 0; compared < ENDINGS; number++) {
    const options = valueOf(game.options.check({ ...given, dealer: number % 4 }));
    const table = game.tableOf(options);
    for (const state of endingsOf(game, options, number)) {
      const open = openTableOf(table, state);
      if (!EndingSearch.fits(open)) continue;
      compared++;
      const seat = state.turn!;
      const search = new EndingSearch(factsOf(table), seat, options);
      search.deal(open);
      for (const move of movesOf(game, state)) {
        const plain = plainValue(game, game.play(state, move), seat);
        expect(search.value(move), `${number} ${JSON.stringify(move)}`).to.be.closeTo(plain, 1e-9);
      }
    }
  }
}

describe('the search of endings', () => {
  it('finds the values of plain search in Hearts', () => {
    check(hearts, {});
    check(hearts, { jack: 'diamonds' });
  });

  it('finds the values of plain search in Twenty-Nine and Twenty-Eight', () => {
    check(twentyNine, {});
    check(twentyNine, { game: '28', lastTrick: true });
  });

  it('leaves endings to others in which trump is concealed or hands are long', () => {
    const ending = { hands: ['KC TS 9C', 'QH JH 7H', '7S AC 8H', 'KS QC AS'], leader: 0 };
    const state = endingOf(twentyNine, {}, { ...ending, trump: 'C', winner: () => 0 });
    const table = twentyNine.tableOf(state.options);
    const fits = (some: TrickState): boolean => EndingSearch.fits(openTableOf(table, some));
    expect(fits(state)).to.equal(true);
    expect(fits({ ...state, trumpShown: false })).to.equal(false);
    const long = dealt(hearts, {}).state;
    expect(EndingSearch.fits(openTableOf(hearts.tableOf(long.options), long))).to.equal(false);
  });
});

describe('bots that search endings', () => {
  it('avoid the queen of spades for certain in Hearts', () => {
    // The 6 loses now, and the 4 loses later. If the 4 goes first, the 6 may beat the 5 and win the queen.
    const hands = ['4C 6C', 'QS 4D', 'KC 2H', '5C 9C'];
    const state = endingOf(hearts, {}, { hands, leader: 0, winner: (_cards, trick) => trick % 3 });
    const { moves } = advised(hearts, state);
    expect(moves.map(({ move }) => played(move))).to.deep.equal(['6C', '4C']);
    // The seat took four hearts before.
    expect(moves[0]).to.deep.include({ value: -4, error: 0 });
    expect(moves[1]!.value).to.be.lessThan(-5);
  });

  it('win the contract in Twenty-Nine', () => {
    const hands = ['KC TS 9C', 'QH JH 7H', '7S AC 8H', 'KS QC AS'];
    const state = endingOf(
      twentyNine,
      {},
      {
        ...{ hands, leader: 0, trump: 'C', bids: [0, 0, 16, 0], state: { bidder: 2 } },
        winner: (_cards, trick) => trick % 4,
      },
    );
    const { moves } = advised(twentyNine, state);
    expect(played(moves[0]!.move)).to.equal('TS');
    // The contract is worth 1 and each card point over it 0.01. By simple rules, the king would be worth most.
    expect(moves[0]!.value).to.be.within(1, 1.1);
    expect(moves.find(({ move }) => played(move) === 'KC')!.value).to.be.lessThan(0.9);
  });
});
