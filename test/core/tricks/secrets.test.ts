import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Card,
  type RandomBelow,
  type Seat,
  Session,
  botRandom,
  suitOf,
} from '../../../src/core.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import { passCount } from '../../../src/core/tricks/passing.js';
import type { TrickMove, TrickSeat, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { valueOf } from '../support/result.js';
import { seedOf } from '../support/seven27-bots.js';
import {
  heartsOptions,
  spadesOptions,
  twentyNineOptions,
  whistOptions,
} from '../support/trick-options.js';
import { BY } from '../support/tricks.js';
import { SEED } from '../support/walks.js';

type Rules<O extends TrickOptions> = Pick<TrickGame<O>, 'view' | 'moves' | 'refusal'>;
type Leak = <O extends TrickOptions>(game: TrickGame<O>) => Rules<O>;

const HANDS = countOf({ normal: 2, full: 15 });
/** The most hands to search for a leak. The first leak found ends the search. */
const LEAK_HANDS = 25;

/** The cards that a seat knows: its own, what it passed and got, what was played, and what was turned up. */
function knownCards<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat | undefined,
): ReadonlySet<Card> {
  const { tricks, trick, turned, laid, bidder } = state;
  const own = seat === undefined ? undefined : state.seats[seat]!;
  const played = [...tricks, ...(trick ? [trick] : [])].flatMap(({ plays }) => plays);
  return new Set([
    ...ALL_CARDS.filter((card) => !game.tableOf(state.options).pack.has(card)),
    ...(own?.hasLooked ? [...own.cards, ...own.dealt, ...own.passed, ...own.received] : []),
    ...played.map(({ card }) => card),
    ...(turned === null ? [] : [turned]),
    ...(laid !== null && seat === bidder ? [laid] : []),
    ...(state.results?.played ? state.seats.flatMap(({ dealt }) => dealt) : []),
  ]);
}

/** The state with all cards that a seat doesn't know exchanged for each other, and another concealed trump. */
function stirred<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat | undefined,
  order: readonly number[],
): TrickState<O> {
  const known = knownCards(game, state, seat);
  const hidden = ALL_CARDS.filter((card) => !known.has(card));
  const stir = [...hidden].sort((a, b) => order[a]! - order[b]!);
  const swap = (card: Card): Card => (known.has(card) ? card : stir[hidden.indexOf(card)]!);
  const swapAll = (all: readonly Card[]): readonly Card[] => all.map(swap);
  const swapSeat = (one: TrickSeat): TrickSeat => ({
    ...one,
    ...{ cards: swapAll(one.cards), dealt: swapAll(one.dealt) },
    ...{ passed: swapAll(one.passed), received: swapAll(one.received) },
  });
  const laid = state.laid === null ? null : swap(state.laid);
  const isSecret = !state.trumpShown && state.trump !== null && seat !== state.bidder;
  const other = laid === null ? (((state.trump! + 1) % 4) as 0 | 1 | 2 | 3) : suitOf(laid);
  return {
    ...state,
    ...{ deck: swapAll(state.deck), seats: state.seats.map(swapSeat), laid },
    trump: isSecret ? other : state.trump,
  };
}

/** Moves that a seat may ask about, legal or not. */
const asked = (seat: Seat): readonly TrickMove[] => [
  ...(['ready', 'look', 'blind-nil', 'ask', 'pair', 'claim'] as const).map((type) => ({
    type,
    seat,
  })),
  ...(['double', 'redouble', 'no-double'] as const).map((type) => ({ type, seat })),
  ...[null, 0, 1, 15, 20].map((bid): TrickMove => ({ type: 'bid', seat, bid })),
  ...ALL_CARDS.flatMap((card): readonly TrickMove[] => [
    { type: 'play', seat, card },
    { type: 'lay', seat, card },
  ]),
  { type: 'trump', seat, suit: 'H' },
  { type: 'pass', seat, cards: [0, 1, 2] },
  { type: 'pass', seat, cards: [40, 41] },
  { type: 'moon', seat, choice: 'add' },
  { type: 'cut', seat, text: 'x' },
];

/** Everything that a seat can learn about a state, as text. */
function learned<O extends TrickOptions>(
  rules: Rules<O>,
  state: TrickState<O>,
  seat: Seat | undefined,
): string {
  const view = rules.view(state, seat);
  if (seat === undefined) return JSON.stringify(view);
  const some = [...asked(seat), ...asked((seat + 1) % state.seats.length).slice(0, 3)];
  const answers = (of: TrickState<O>): string =>
    JSON.stringify([
      rules.moves(of, seat),
      some.map((move) => rules.refusal(of, move, seat) ?? null),
    ]);
  const answered = answers(state);
  if (answers(view) !== answered) expect.fail(`by the view ${answers(view)}, not ${answered}`);
  return JSON.stringify([view, answered]);
}

/** A random legal move, with random cards to pass. */
function anyMove<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  random: RandomBelow,
): TrickMove {
  const legal = game.moves(state).filter(({ type }) => type !== 'cut' || random(8) === 0);
  const move = legal[random(legal.length)]!;
  if (move.type !== 'pass') return move;
  const hand = [...state.seats[move.seat]!.cards];
  const count = passCount(game.tableOf(state.options));
  const some = [...Array(count).keys()].map(() => hand.splice(random(hand.length), 1)[0]!);
  return { ...move, cards: some };
}

/** Every position of some hands, with the hidden cards in other places, for each seat and a spectator. */
function check<O extends TrickOptions>(
  game: TrickGame<O>,
  options: fc.Arbitrary<O>,
  rules: Rules<O>,
  numRuns: number,
): void {
  const order = fc.shuffledSubarray([...ALL_CARDS], { minLength: 52 });
  const hand = fc.record({ options, number: fc.nat(), order, deck: order });
  fc.assert(
    fc.property(hand, ({ options: given, number, order: other, deck }) => {
      const random = botRandom(seedOf(number, 1), 'players');
      const session = valueOf(Session.start(game, { deck, options: given }));
      for (;;) {
        const { state } = session;
        for (const seat of [undefined, ...state.seats.keys()]) {
          const changed = stirred(game, state, seat, other);
          expect(learned(rules, changed, seat)).to.equal(learned(rules, state, seat));
        }
        if (session.outcome !== undefined) break;
        session.play(anyMove(game, state, random), BY);
      }
    }),
    { seed: SEED, numRuns, endOnFailure: true },
  );
}

/** Checks one game as it is, and finds each leak that is planted in it. */
function secretsOf<O extends TrickOptions>(
  name: string,
  game: TrickGame<O>,
  options: fc.Arbitrary<O>,
  leaks: Readonly<Record<string, Leak>>,
): void {
  describe(`what a seat sees of ${name}`, () => {
    it('does not depend on what is hidden from it', () => {
      check(game, options, game, HANDS);
    });

    for (const [leak, rules] of Object.entries(leaks)) {
      it(`would depend on it with ${leak}`, () => {
        expect(() => {
          check(game, options, rules(game), LEAK_HANDS);
        }).to.throw();
      });
    }
  });
}

/** A view with some fields of the state. */
const viewWith =
  (...names: readonly (keyof TrickState)[]): Leak =>
  (game) => ({
    ...game,
    view: (state, seat) => ({
      ...game.view(state, seat),
      ...Object.fromEntries(names.map((name) => [name, state[name]])),
    }),
  });

/** A view with one field of each seat. */
const viewWithSeats =
  (name: keyof TrickSeat): Leak =>
  (game) => ({
    ...game,
    view: (state, seat) => {
      const view = game.view(state, seat);
      const seats = view.seats.map((one, at) => ({ ...one, [name]: state.seats[at]![name] }));
      return { ...view, seats };
    },
  });

const hiddenMoves: Leak = (game) => ({
  ...game,
  moves: (state, seat) =>
    game.moves(state, seat).filter(({ type }) => type !== 'play' || state.deck[7]! % 2 === 0),
});

const hiddenRefusal: Leak = (game) => ({
  ...game,
  refusal: (state, move, seat) =>
    game.refusal(state, move, seat) && { code: 'not-now', card: state.deck[9] },
});

secretsOf('Hearts', hearts, heartsOptions, {
  'a view of the deck': viewWith('deck'),
  'a view of the cards passed': viewWithSeats('passed'),
  'a view of the cards received': viewWithSeats('received'),
  'a view of the cards dealt': viewWithSeats('dealt'),
  'moves that know the deck': hiddenMoves,
  'a refusal that names a card of the deck': hiddenRefusal,
});
secretsOf('Spades', spades, spadesOptions, { 'a view of the hands': viewWithSeats('cards') });
secretsOf('whist', whist, whistOptions('whist'), { 'a view of the deck': viewWith('deck') });
secretsOf('knock-out whist', whist, whistOptions('knock-out'), {});
secretsOf('German whist', whist, whistOptions('german'), {
  'a view of the cards drawn': viewWithSeats('cards'),
});
secretsOf('Oh hell', whist, whistOptions('oh-hell'), {});
secretsOf('Twenty-Nine', twentyNine, twentyNineOptions('29'), {
  'a view of the concealed trump': viewWith('trump'),
});
secretsOf('Twenty-Eight', twentyNine, twentyNineOptions('28'), {
  'a view of the card that was laid': viewWith('laid'),
});
